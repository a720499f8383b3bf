import type { TranslationLanguage } from '@markwright/domain/texts/translation-languages'
import { docToDocx, readDocText } from './doc/read-doc.ts'
import { type DocumentFormat, kindOfFile } from './document-format.ts'
import { DocumentRefused } from './document-problem.ts'
import { flowDocx } from './flow/flow-docx.ts'
import { addFlowSegments, type FlowDocument } from './flow/flow-document.ts'
import { flowPdf } from './flow/flow-pdf.ts'
import { type OfficePackage, openPackage } from './office-package.ts'
import { isWordPackage, readDocx } from './ooxml/docx.ts'
import { isPresentation, readPptx } from './ooxml/pptx.ts'
import { isWorkbook, readXlsx } from './ooxml/xlsx.ts'
import type { DocumentNote } from './open-document.ts'
import { readPdf } from './pdf/read-pdf.ts'
import { createSegmentList, type SegmentSlot } from './segment-list.ts'
import { readTextFile } from './text/text-file.ts'
import { readXliff } from './xliff/read-xliff.ts'

/** How a document is written that looks like its source. */
export type LayoutOutput = 'same' | 'docx' | 'bilingual-layout'
export type WriteOptions = { target: TranslationLanguage; output: LayoutOutput; title: string }

/** A document of any format; `write` puts the translations that were applied to the slots in it. */
export interface OpenFile {
  format: DocumentFormat
  slots: SegmentSlot[]
  notes: DocumentNote[]
  write(options: WriteOptions): Promise<Uint8Array>
}

/**
 * Opens a file for translation.
 * @throws DocumentRefused
 */
export async function openFile(bytes: Uint8Array, name: string): Promise<OpenFile> {
  const kind = kindOfFile(bytes, name)
  if (kind === 'archive') return await openArchive(bytes)
  if (kind === 'txt') return { format: 'txt', ...readTextFile(bytes) }
  if (kind === 'xliff') return { format: 'xliff', ...readXliff(bytes) }
  if (kind === 'pdf') {
    const { document, notes } = await readPdf(bytes)
    return openFlow('pdf', document, notes)
  }
  const converted = await docToDocx(bytes)
  if (converted) return { ...(await openArchive(converted)), format: 'doc' }
  return openFlow('doc', await readDocText(bytes), [{ kind: 'textOnly' }])
}

const MACRO_TYPE = /macroEnabled|vbaProject/i

async function openArchive(bytes: Uint8Array): Promise<OpenFile> {
  const pack = await openPackage(bytes)
  if (pack.parts.some(({ name, contentType }) => MACRO_TYPE.test(contentType) || /vbaProject\.bin$/i.test(name)))
    throw new DocumentRefused('macros')
  return await openOffice(pack)
}

async function openOffice(pack: OfficePackage): Promise<OpenFile> {
  if (isWordPackage(pack)) {
    const document = await readDocx(pack)
    const write = ({ target, output }: WriteOptions) =>
      document.write({ target, isBilingual: output === 'bilingual-layout' })
    return { ...document, format: 'docx', write }
  }
  if (isPresentation(pack)) return { format: 'pptx', ...(await readPptx(pack)) }
  if (isWorkbook(pack)) return { format: 'xlsx', ...(await readXlsx(pack)) }
  throw new DocumentRefused('unsupportedType')
}

function openFlow(format: 'pdf' | 'doc', document: FlowDocument, notes: DocumentNote[]): OpenFile {
  const segments = createSegmentList()
  addFlowSegments(document, segments)
  if (segments.slots.length === 0) throw new DocumentRefused('empty')
  return {
    format,
    slots: segments.slots,
    notes,
    write: ({ target, output, title }) =>
      format === 'pdf' && output === 'same' ? flowPdf(document, target, title) : flowDocx(document, target),
  }
}
