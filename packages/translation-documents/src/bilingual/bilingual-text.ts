import type { TranslationLanguage } from '@markwright/domain/texts/translation-languages'
import type { DocumentSegment } from '../segment-list.ts'

/** The segments of a document beside their translations; null where there is none. */
export type BilingualText = {
  /** Name of the source file. */
  title: string
  source: TranslationLanguage
  target: TranslationLanguage
  rows: { segment: DocumentSegment; translation: string | null }[]
}
