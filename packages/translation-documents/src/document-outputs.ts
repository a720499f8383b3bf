import type { DocumentFormat } from './document-format.ts'

/**
 * Files that a translation is given as: in the format of the source (DOC becomes DOCX), a PDF as DOCX, a table of two
 * columns, the source with each paragraph followed by its translation, XLIFF 1.2, TMX 1.4.
 */
export const documentOutputs = ['same', 'docx', 'bilingual-docx', 'bilingual-layout', 'xliff', 'tmx'] as const
export type DocumentOutput = (typeof documentOutputs)[number]

const always = ['bilingual-docx', 'xliff', 'tmx'] as const
const outputs: Record<DocumentFormat, readonly DocumentOutput[]> = {
  txt: ['same', ...always],
  docx: ['same', 'bilingual-layout', ...always],
  doc: ['same', ...always],
  pptx: ['same', ...always],
  xlsx: ['same', ...always],
  xliff: ['same', 'bilingual-docx', 'tmx'],
  pdf: ['same', 'docx', ...always],
}

/** What a document of a format can be written as, the usual first. */
export const outputsOf = (format: DocumentFormat): readonly DocumentOutput[] => outputs[format]

/** The ending of the file name of an output. */
export function extensionOf(format: DocumentFormat, output: DocumentOutput): string {
  if (output === 'xliff' || (output === 'same' && format === 'xliff')) return 'xlf'
  if (output === 'tmx') return 'tmx'
  return output === 'same' && format !== 'doc' ? format : 'docx'
}

const MEDIA_TYPES: Record<string, string> = {
  txt: 'text/plain',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pdf: 'application/pdf',
  xlf: 'application/xliff+xml',
  tmx: 'application/x-tmx+xml',
}

export const mediaTypeOf = (extension: string): string => MEDIA_TYPES[extension] ?? 'application/octet-stream'
