import { toHalfWidth } from '../texts/full-width.ts'

/**
 * Entries of a list in one string, separated by semicolons or by line breaks, with full-width characters made half-width.
 * Blanks around an entry and a separator at the end do not count; an entry left empty between separators does. `position` is the
 * UTF-16 offset of the entry.
 */
export function splitList(text: string): { value: string; position: number }[] {
  const entries: { value: string; position: number }[] = []
  let start = 0
  // One unit becomes one unit, so positions stay.
  const list = toHalfWidth(text).trimEnd().replace(/;$/, '')
  for (const raw of list.split(/[;\n]/)) {
    entries.push({ value: raw.trim(), position: start + (raw.length - raw.trimStart().length) })
    start += raw.length + 1
  }
  return entries.length === 1 && entries[0]?.value === '' ? [] : entries
}

/** The list in its shortest form, however it was typed: half-width, without blanks, separated by semicolons. */
export const joinList = (text: string): string =>
  splitList(text)
    .map(({ value }) => value)
    .join(';')

const SHORT_LENGTH_MAX = 200

/** A list as a title shows it: of a long one the first entries, and how many there are. */
export function shortList(text: string): string {
  if (text.length <= SHORT_LENGTH_MAX) return text
  const list = joinList(text)
  if (list.length <= SHORT_LENGTH_MAX) return list
  const end = list.lastIndexOf(';', SHORT_LENGTH_MAX)
  return `${list.slice(0, end > 0 ? end : SHORT_LENGTH_MAX)}… (${splitList(list).length})`
}
