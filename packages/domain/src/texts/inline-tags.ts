/**
 * Inline tags are in the text of a segment for what is not text: formatting, fields, footnote marks, images. A tag is
 * a number between U+FFF9 and U+FFFB, which no text uses: `U+FFF9 1 U+FFFB` opens pair 1, `U+FFF9 /1 U+FFFB` closes it,
 * `U+FFF9 1/ U+FFFB` is alone. Numbers are unique within a segment, from 1 to 9,999.
 */
export type InlineTag = { kind: 'open' | 'close' | 'single'; number: number }

const START = '\uFFF9'
const END = '\uFFFB'
const TAG = /\uFFF9(\/?)([1-9]\d{0,3})(\/?)\uFFFB/g
const TAG_OR_LOOSE_CHARACTER = /\uFFF9\/?[1-9]\d{0,3}\uFFFB|\uFFF9[1-9]\d{0,3}\/\uFFFB|[\uFFF9\uFFFB]/g

/** The tag as it is in the text of a segment. */
export function writeTag({ kind, number }: InlineTag): string {
  if (kind === 'open') return `${START}${number}${END}`
  return kind === 'close' ? `${START}/${number}${END}` : `${START}${number}/${END}`
}

/** The text with its tags taken out of it, as separate parts in their order. Empty parts of text are left out. */
export function splitTags(text: string): (string | InlineTag)[] {
  const parts: (string | InlineTag)[] = []
  let end = 0
  for (const match of text.matchAll(TAG)) {
    const [whole, closes, digits, stands] = match
    if (closes && stands) continue
    if (match.index > end) parts.push(text.slice(end, match.index))
    parts.push({ kind: closes ? 'close' : stands ? 'single' : 'open', number: Number(digits) })
    end = match.index + whole.length
  }
  if (end < text.length) parts.push(text.slice(end))
  return parts
}

/** The text without tags and without the two characters of which tags are made. */
export const withoutTags = (text: string): string =>
  text.includes(START) || text.includes(END) ? text.replaceAll(TAG_OR_LOOSE_CHARACTER, '') : text
