export type { ImageSearch } from './search-by-image.ts'
export type { SearchByState } from './search-by-name-or-image.ts'
