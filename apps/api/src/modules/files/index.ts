export { fileAddress } from './file-address.ts'
export { presentStoredFile } from './present-file.ts'
export { readUpload } from './read-upload.ts'
export type { StoreFile } from './store-file.ts'
