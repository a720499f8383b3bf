import type { TranslationLanguage } from '@markwright/domain/texts/translation-languages'
import { bilingualDocx } from './bilingual-docx.ts'
import type { Language } from '@markwright/domain/site/language'
import { flowDocx } from '../flow/flow-docx.ts'
import type { FlowParagraph } from '../flow/flow-document.ts'
import { segmentText } from '../segment-list.ts'

const SIZE_POINTS = 11

/** A translated text as DOCX, a paragraph for each line. */
export const textDocx = (text: string, target: TranslationLanguage): Promise<Uint8Array> =>
  flowDocx(
    { header: [], footer: [], hasPages: false, pages: [text.split('\n').map((line) => paragraphOf(printable(line)))] },
    target,
  )

/** A text beside its translation as DOCX; `language` is that of the titles. */
export const bilingualTextDocx = (
  rows: readonly { source: string; target: string }[],
  {
    title,
    source,
    target,
    language,
  }: { title: string; source: TranslationLanguage; target: TranslationLanguage; language: Language },
): Promise<Uint8Array> =>
  bilingualDocx(
    {
      title,
      source,
      target,
      rows: rows.map((row, at) => ({
        segment: { id: String(at), text: printable(row.source), styles: new Map() },
        translation: printable(row.target),
      })),
    },
    language,
  )

const paragraphOf = (line: string): FlowParagraph => ({
  kind: 'paragraph',
  texts: [{ source: line, target: line, styles: new Map() }],
  size: SIZE_POINTS,
  isBold: false,
  align: 'left',
  isIndented: false,
})

/** XML has no room for control characters and halves of pairs. */
const printable = (text: string) =>
  segmentText(text)
    // oxlint-disable-next-line no-control-regex -- these are what is meant
    .replaceAll(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '')
    .replaceAll(/\p{Surrogate}/gu, '\uFFFD')
