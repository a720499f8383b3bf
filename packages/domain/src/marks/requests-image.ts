/** Whether a condition on the image requests images that are similar to an uploaded one, not for element codes. */
export const requestsImage = ({ field, way }: { field: string; way?: string | undefined }): boolean =>
  field === 'SBTP' && way === 'similar'
