export { imageSearchErrors } from './image-search.errors.ts'
export type { ObtainPicture } from './obtain-picture.ts'
export { checkCrop } from './read-image-query.ts'
export { refusePicture } from './find-near-pictures.ts'
