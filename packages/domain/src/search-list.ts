/**
 * Entries of a list in one string, separated by semicolons, half-width or full-width, or by line breaks. Blanks around
 * an entry and a separator at the end do not count; an entry left empty between separators does. `position` is the
 * UTF-16 offset of the entry.
 */
export function splitList(text: string): { value: string; position: number }[] {
  const entries: { value: string; position: number }[] = []
  let start = 0
  for (const raw of text
    .trimEnd()
    .replace(/[;；]$/u, '')
    .split(/[;；\n]/u)) {
    entries.push({ value: raw.trim(), position: start + (raw.length - raw.trimStart().length) })
    start += raw.length + 1
  }
  return entries.length === 1 && entries[0]?.value === '' ? [] : entries
}
