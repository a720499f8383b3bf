/** The address of a document of the partner API, which the API itself serves. */
export const documentPath = (page: string, language: string): string =>
  new URL(`/openapi/v1/${page}?lang=${language === 'en' ? 'en' : 'cn'}`, window.location.href).href
