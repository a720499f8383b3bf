export { imageSearchErrors } from './image-search.errors.ts'
export type { ObtainPicture } from './obtain-picture.ts'
export { checkCrop } from './read-image-query.ts'
export { refusePicture } from './search-by-image.ts'
