import type { ImageSource } from './image-query.ts'

/** The image that a form holds: a file that is not uploaded yet, or one that an address names. */
export type PickedImage = { file: File } | ImageSource

export const isWebAddress = (text: string) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)
