import { columnWidths, rowOf, tableOf, writeDocument } from '@markwright/documents/text-document'
import type { Language } from '@markwright/domain/site/language'
import type { TranslationLanguage } from '@markwright/domain/texts/translation-languages'
import { HeadingLevel, Paragraph } from 'docx'
import { styledRun } from '../flow/flow-docx.ts'
import { styledParts } from '../flow/tagged-runs.ts'
import type { BilingualText } from './bilingual-text.ts'

const LAYOUT = { isLandscape: true, margin: 900 }
const languageNames: Record<Language, Record<TranslationLanguage, string>> = {
  cn: { 'zh-cn': '中文', 'en-us': '英文', 'ja-jp': '日文' },
  en: { 'zh-cn': 'Chinese', 'en-us': 'English', 'ja-jp': 'Japanese' },
}

/** A table of two columns (DOCX): a row for each segment, its formats in both. `language` is that of the titles. */
export async function bilingualDocx(
  { title, source, target, rows }: BilingualText,
  language: Language,
): Promise<Uint8Array> {
  const widths = columnWidths(LAYOUT, [1, 12, 12])
  const names = languageNames[language]
  const made = rows.map(({ segment: { text, styles }, translation }, at) => {
    const runs = (written: string) => styledParts(written, styles).map((part) => styledRun(part.text, part.style))
    return rowOf([runs(String(at + 1)), runs(text), runs(translation ?? '')], widths)
  })
  const table = tableOf(['', names[source], names[target]], made, widths, { vertical: 60, horizontal: 100 })
  const heading = new Paragraph({ text: title, heading: HeadingLevel.HEADING_1, spacing: { after: 200 } })
  return await writeDocument([heading, table], { title, language, layout: LAYOUT, size: 20 })
}
