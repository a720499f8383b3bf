import { compoundKind, isCompoundFile } from './doc/compound-file.ts'
import { DocumentRefused } from './document-problem.ts'
import { translationDocumentLimits as limits } from './limits.ts'

/** Formats of documents that are translated. */
export const documentFormats = ['txt', 'docx', 'doc', 'pptx', 'xlsx', 'xliff', 'pdf'] as const
export type DocumentFormat = (typeof documentFormats)[number]

/** What a file is before it is opened; an archive may be several things. */
export type FileKind = 'archive' | 'doc' | 'pdf' | 'xliff' | 'txt'

/** Behind a byte order mark, an XML declaration and comments; each comment ends in one place only, so time is linear. */
const TEXTS_OF_OTHERS =
  /^(?:\u00ef\u00bb\u00bf)?\s*(?:<\?xml[^>]*>\s*|<!--(?:(?!-->)[\s\S])*-->\s*)*(\{\\rtf|<!doctype html|<html[\s>])/i
const PAGES = /\.(x?html?|mht(ml)?)$/i
/** Names of files of a format that no text has. */
const NO_TEXTS = /\.(docx?|dotx?|pptx?|xlsx?|od[tsp]|rtf|pdf|zip|exe|dll|png|jpe?g|gif|tiff?|dwg)$/i
const MACROS = /\.(docm|dotm|pptm|potm|ppsm|xlsm|xltm|xlam)$/i

const headOf = (bytes: Uint8Array, length: number) =>
  Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(length, bytes.byteLength)).toString('latin1')

/** Whether a file is larger than its kind may be; looks at its first bytes only. */
export function isTooLarge(bytes: Uint8Array): boolean {
  const head = headOf(bytes, 1024)
  const isBinary = head.startsWith('PK') || head.startsWith('\u00d0\u00cf') || head.includes('%PDF-')
  return bytes.byteLength > (isBinary ? limits.bytesMax : limits.textBytesMax)
}

/**
 * Tells what a file is by its content; the name decides only where a text may be several things.
 * @throws DocumentRefused `unsupportedType`, `encrypted`, `macros`
 */
export function kindOfFile(bytes: Uint8Array, name: string): FileKind {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const head = headOf(bytes, 1024)
  if (MACROS.test(name)) throw new DocumentRefused('macros')
  if (head.startsWith('PK\u0003\u0004') || head.startsWith('PK\u0005\u0006')) return 'archive'
  if (head.includes('%PDF-')) return 'pdf'
  if (isCompoundFile(buffer)) {
    const kind = compoundKind(buffer)
    if (kind !== 'doc') throw new DocumentRefused(kind === 'other' ? 'unsupportedType' : kind)
    return 'doc'
  }
  if (TEXTS_OF_OTHERS.test(head) || PAGES.test(name)) throw new DocumentRefused('unsupportedType')
  // In UTF-16 there is a zero between the letters.
  if (/<(\w+:)?xliff[\s>]/.test(head.replaceAll('\0', '')) || /\.(xlf|xliff|sdlxliff|mqxliff)$/i.test(name))
    return 'xliff'
  if (NO_TEXTS.test(name)) throw new DocumentRefused('unsupportedType')
  return 'txt'
}
