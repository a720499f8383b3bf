import type { Language } from '@markwright/domain/language'
import { checkUpload, uploadLimits, uploadProblems } from '@markwright/domain/upload-limits'
import type { ImageSource } from './image-question.ts'

/** The picture that a form holds: a file that is not uploaded yet, or one that an address names. */
export type PickedPicture = { file: File } | ImageSource

/** What is wrong with a file before it is sent; null for nothing. */
export function fileProblem(file: File, language: Language): string | null {
  // A picture from the clipboard may have no name.
  const name = file.name || `picture.${file.type.replace('image/', '')}`
  const problem = checkUpload({ name, size: file.size }, uploadLimits.tmSearch)
  return problem && uploadProblems[problem][language]
}

/** Browsers show every kind that is taken but TIFF. */
export const canShow = (file: File) => !/tiff?$/i.test(file.type || file.name)

export const isWebAddress = (text: string) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)
