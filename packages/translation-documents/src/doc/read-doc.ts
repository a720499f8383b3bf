// oxlint-disable-next-line typescript/triple-slash-reference -- the declaration must be there for every program that imports this file
/// <reference path="./word-extractor.d.ts" />
import { convertByOffice } from '@markwright/documents/office'
import WordExtractor from 'word-extractor'
import { DocumentRefused } from '../document-problem.ts'
import { type FlowBlock, type FlowDocument, type FlowParagraph, plainParagraph } from '../flow/flow-document.ts'

/** A DOC as DOCX where LibreOffice is installed; null where it is not, or fails. */
export async function docToDocx(bytes: Uint8Array): Promise<Uint8Array | null> {
  try {
    return await convertByOffice(bytes, { from: 'doc', to: 'docx' })
  } catch {
    return null
  }
}

/**
 * The text of a DOC: paragraphs, rows of tables, headers, footers and notes, without their formats.
 * @throws DocumentRefused `broken`
 */
export async function readDocText(bytes: Uint8Array): Promise<FlowDocument> {
  try {
    const found = await new WordExtractor().extract(Buffer.from(bytes))
    const options = { filterUnicode: false }
    const body = blocksOf(found.getBody(options))
    const notes = [found.getFootnotes(options), found.getEndnotes(options), found.getTextboxes(options)]
    return {
      header: paragraphsOf(found.getHeaders({ ...options, includeFooters: false })),
      footer: paragraphsOf(found.getFooters(options)),
      pages: [[...body, ...notes.flatMap(paragraphsOf)]],
      hasPages: false,
    }
  } catch (error) {
    throw new DocumentRefused('broken', { cause: error })
  }
}

const linesOf = (text: string) => text.split(/\r\n|[\r\n\f\v]/).map((line) => line.trim())
const paragraphsOf = (text: string): FlowParagraph[] =>
  linesOf(text)
    .filter((line) => line !== '')
    .map((line) => plainParagraph(line))

/** Cells end with a tab, and so does the last of a row. */
function blocksOf(text: string): FlowBlock[] {
  const blocks: FlowBlock[] = []
  let rows: string[][] = []
  const flush = () => {
    const cells = rows.map((row) => row.map((cell) => [plainParagraph(cell)]))
    if (rows.length > 0) blocks.push({ kind: 'table', rows: cells, isRuled: true })
    rows = []
  }
  for (const line of text.split(/\r\n|[\r\n\f\v]/))
    if (line.endsWith('\t')) rows.push(line.slice(0, -1).split('\t'))
    else {
      flush()
      blocks.push(...paragraphsOf(line))
    }
  flush()
  return blocks
}
