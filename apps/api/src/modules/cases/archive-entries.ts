import type { Texts } from '@markwright/cases'
import type { Language } from '../../kernel/language.ts'
import { cleanFileName, downloadName, type FilesService, type ZipEntry } from '../files/index.ts'

/** A stored file of a case. */
export type StoredEntry = { name: string; file_name: string; file_id: string; created_at: Date }

/** Characters before the suffix, of which a file system takes 255 bytes. */
const STEM_MAX = 60

/** The kind of a document and the name of its file, as file systems take them. */
function entryName(label: string, fileName: string): string {
  const dot = fileName.lastIndexOf('.')
  const stem = Array.from(cleanFileName(`${label} ${fileName.slice(0, dot)}`)).slice(0, STEM_MAX)
  return `${stem.join('').trim()}${fileName.slice(dot)}`
}

/** A file of a case in an archive; `label` is what its kind is called. */
export const documentEntry = (
  label: Texts | undefined,
  { name, file_name, file_id, created_at }: StoredEntry,
  { language, files }: { language: Language; files: Pick<FilesService, 'openById'> },
): ZipEntry => ({
  name: entryName(label?.[language] ?? '', downloadName({ original: name, fileName: file_name })),
  modified: created_at,
  open: async () => (await files.openById(file_id)).object.stream,
})
