import { documentTypes } from '@markwright/documents'
import {
  conceptsOfRows,
  decodeText,
  ExchangeError,
  type GlossaryConcept,
  oneChunk,
  readCsv,
  readGlossaryWorkbook,
  readTbx,
  writeGlossaryCsv,
  writeGlossaryWorkbook,
  writeTbx,
} from '@markwright/translation'
import { AppError } from '../../kernel/errors.ts'
import { cleanFileName } from '../files/index.ts'
import type { FormFile } from '../../kernel/read-form.ts'
import { glossaryErrors } from './glossaries.errors.ts'

export type GlossaryFormat = 'tbx' | 'csv' | 'xlsx'

/** @throws 40123 for a file that cannot be read, 40124 for one with more than `most` entries */
export async function readGlossaryFile(
  { bytes }: FormFile,
  most: number,
): Promise<{ concepts: GlossaryConcept[]; incomplete: number[] }> {
  try {
    if (bytes.subarray(0, 2).toString('latin1') === 'PK') return conceptsOfRows(await readGlossaryWorkbook(bytes), null)
    const text = decodeText(bytes)
    if (!/^\s*(<\?xml|<tbx|<martif|<!DOCTYPE)/i.test(text.replace(/^\uFEFF/, '')))
      return conceptsOfRows(await readCsv(text), null)
    const concepts: GlossaryConcept[] = []
    for await (const concept of readTbx(oneChunk(text))) {
      concepts.push(concept)
      if (concepts.length > most) throw new AppError(glossaryErrors.full)
    }
    return { concepts, incomplete: [] }
  } catch (error) {
    if (!(error instanceof ExchangeError)) throw error
    throw new AppError(glossaryErrors.unreadable, { fault: error.fault, line: error.line }, { cause: error })
  }
}

export async function writeGlossaryFile(
  name: string,
  concepts: readonly GlossaryConcept[],
  format: GlossaryFormat,
): Promise<{ name: string; type: string; body: Buffer }> {
  const file = `${cleanFileName(name) || 'glossary'}.${format}`
  if (format === 'xlsx')
    return { name: file, type: documentTypes.xlsx, body: Buffer.from(await writeGlossaryWorkbook(concepts)) }
  if (format === 'csv') return { name: file, type: documentTypes.csv, body: Buffer.from(writeGlossaryCsv(concepts)) }
  const pieces: string[] = []
  for await (const piece of writeTbx(name, concepts)) pieces.push(piece)
  return { name: file, type: 'application/x-tbx+xml', body: Buffer.from(pieces.join('')) }
}
