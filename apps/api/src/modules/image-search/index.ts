export { imageSearchErrors } from './image-search.errors.ts'
export type { ObtainedImage, ObtainImage } from './obtain-image.ts'
export { checkCrop } from './check-crop.ts'
export { checkImage, type FindSimilarImages, refuseImage } from './find-similar-images.ts'
