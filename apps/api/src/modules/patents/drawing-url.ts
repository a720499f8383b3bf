/** Where an image of a publication is read. */
export const drawingUrl = (publicId: string, position: number, size: 'full' | 'thumb') =>
  `/patent/search/drawing/${encodeURIComponent(publicId)}/${position}?size=${size}`
