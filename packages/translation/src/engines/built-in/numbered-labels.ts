import { toHalfWidth } from '@markwright/domain/texts/full-width'
import {
  sourceOf,
  targetOf,
  type TranslationDirection,
  type TranslationLanguage,
} from '@markwright/domain/texts/translation-languages'
import type { EngineSentence } from '../engine.ts'

/**
 * Words around numbers that a document computes, such as those of pages and chapters; ¤ stands for such a number, which
 * is a tag. Where a language has several, the first is written.
 */
const labels: readonly (readonly [string, string, string])[] = [
  ['第¤页，共¤页|第¤页共¤页|第¤页/共¤页', 'Page ¤ of ¤', '¤/¤ページ|¤ / ¤ページ'],
  ['第¤页', 'Page ¤', '¤ページ'],
  ['共¤页', 'of ¤ pages', '全¤ページ'],
  ['第¤部分|第¤编', 'Part ¤', '第¤部'],
  ['第¤章', 'Chapter ¤', '第¤章'],
  ['第¤节', 'Section ¤', '第¤節'],
  ['第¤条', 'Article ¤', '第¤条'],
  ['附录¤', 'Appendix ¤|Annex ¤', '付録¤|附属書¤'],
  ['步骤¤', 'Step ¤', 'ステップ¤'],
  ['图¤', 'Figure ¤|Fig. ¤', '図¤'],
  ['表¤', 'Table ¤', '表¤'],
  ['式¤', 'Formula ¤|Equation ¤', '式¤'],
  ['实施例¤', 'Example ¤|Embodiment ¤', '実施例¤'],
]
/** Those that a title may follow. */
const WITH_TITLE = /^(?:图|表|第¤章|第¤节|第¤部分|附录|实施例)/
const LANGUAGES: readonly TranslationLanguage[] = ['zh-cn', 'en-us', 'ja-jp']

/** A label in parts between its numbers, and where in the text what follows it begins. */
export type NumberedLabel = { parts: string[]; tags: number; rest: number }

/** The label with which a sentence begins, where its numbers are tags; null where it begins with none. */
export function labelOf({ text, tags, fixed }: EngineSentence, direction: TranslationDirection): NumberedLabel | null {
  if (tags.length === 0 || tags.length > 2 || tags.some(({ kind }) => kind !== 'single')) return null
  const [source, target] = [LANGUAGES.indexOf(sourceOf(direction)), LANGUAGES.indexOf(targetOf(direction))]
  for (const row of labels) {
    const rendering = (row[target] as string).split('|')[0] as string
    for (const written of (row[source] as string).split('|')) {
      const rest = endOf(text, tags, written)
      if (rest === null || fixed.some(({ start }) => start < rest)) continue
      const hasTitle = text.slice(rest).trim() !== ''
      if (hasTitle && (!WITH_TITLE.test(row[0]) || tags.length > 1)) continue
      return { parts: rendering.split('¤'), tags: tags.length, rest }
    }
  }
  return null
}

/** Where a label ends that the text begins with; null where it does not, or where a tag is at another place. */
function endOf(text: string, tags: EngineSentence['tags'], label: string): number | null {
  const pieces = label.split('¤').map((piece) => piece.replaceAll(/\s/g, '').toLowerCase())
  if (pieces.length !== tags.length + 1) return null
  let at = 0
  for (const [index, piece] of pieces.entries()) {
    for (const character of piece) {
      while (/\s/.test(text[at] ?? '')) at++
      if (toHalfWidth(text[at] ?? '').toLowerCase() !== toHalfWidth(character)) return null
      at++
    }
    const tag = tags[index]
    if (!tag) continue
    while (at < tag.at && /\s/.test(text[at] ?? '')) at++
    if (tag.at !== at) return null
  }
  return at
}
