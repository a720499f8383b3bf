import type { Language } from '@markwright/domain/site/language'
import { checkUpload, type UploadLimits, uploadProblems } from '@markwright/domain/files/upload-limits'

/** What is wrong with a file before it is sent; null for nothing. */
export function fileProblem(file: File, limits: UploadLimits, language: Language): string | null {
  // An image from the clipboard may have no name.
  const name = file.name || `picture.${file.type.replace('image/', '')}`
  const problem = checkUpload({ name, size: file.size }, limits)
  return problem && uploadProblems[problem][language]
}
