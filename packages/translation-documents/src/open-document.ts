import type { SegmentSlot } from './segment-list.ts'

/** What a user should know about how a document was read or written. */
export type DocumentNote =
  | { kind: 'trackedChangesAccepted'; count: number }
  /** The encoding of the source has not all characters of the translation. */
  | { kind: 'encodingReplaced'; encoding: string }
  /** Pages of a PDF that are images. */
  | { kind: 'pagesWithoutText'; pages: number[] }
  /** Formulas name the columns of tables, so the headers of these stay as they are. */
  | { kind: 'tableHeadersFixed' }
  /** Formulas hold texts that are in no cell, so they are not translated. */
  | { kind: 'formulaTextsUntranslated'; count: number }
  /** Formulas measure, compare or cut texts, so their results may differ. */
  | { kind: 'letterFormulas'; count: number }
  /** Formulas and links name the sheets of a workbook, so these keep their names. */
  | { kind: 'sheetNamesUntranslated'; count: number }
  /** Prompts and choices whose translation is longer than programs accept, or the same as another choice. */
  | { kind: 'promptsUntranslated'; count: number }
  /** Comments stay in the language of the source. */
  | { kind: 'commentsUntranslated'; count: number }
  /** Of a DOC nothing but its text could be read. */
  | { kind: 'textOnly' }

/** A document that was read; it is written once, after the translations were applied to its slots. */
export interface OpenDocument<Output> {
  slots: SegmentSlot[]
  notes: DocumentNote[]
  write(output: Output): Promise<Uint8Array>
}
