import type { TextDifference } from '../segment.ts'

const TOKEN = /(?:(?![\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー])[\p{L}\p{M}])+|\p{N}+|\s+|\S/gu

/** Tokens by which texts are compared: words, numbers, signs, and each Han or kana character. */
export const memoryTokens = (text: string): string[] => text.match(TOKEN) ?? []

/** What turns one text into another, in words and characters: the shortest such list by their common subsequence. */
export function differenceOf(from: string, to: string): TextDifference {
  const [left, right] = [memoryTokens(from), memoryTokens(to)]
  const width = right.length + 1
  const lengths = new Uint16Array((left.length + 1) * width)
  for (let i = left.length - 1; i >= 0; i--)
    for (let j = right.length - 1; j >= 0; j--)
      lengths[i * width + j] =
        left[i] === right[j]
          ? (lengths[(i + 1) * width + j + 1] as number) + 1
          : Math.max(lengths[(i + 1) * width + j] as number, lengths[i * width + j + 1] as number)
  const difference: TextDifference = []
  const add = (kind: TextDifference[number]['kind'], text: string) => {
    const last = difference.at(-1)
    if (last?.kind === kind) last.text += text
    else difference.push({ kind, text })
  }
  let [i, j] = [0, 0]
  while (i < left.length || j < right.length) {
    if (i < left.length && j < right.length && left[i] === right[j]) {
      add('same', left[i] as string)
      i++
      j++
    } else if (
      j >= right.length ||
      (i < left.length && (lengths[(i + 1) * width + j] as number) >= (lengths[i * width + j + 1] as number))
    )
      add('removed', left[i++] as string)
    else add('added', right[j++] as string)
  }
  return difference
}

/** Scratch rows of the comparison, which runs from beginning to end at once. */
const rows = { previous: new Uint16Array(256), current: new Uint16Array(256) }

/** Percent of equal tokens, by the fewest insertions, deletions and replacements; 100 only for equal lists. */
export function similarityOf(left: ArrayLike<number>, right: ArrayLike<number>, least: number): number {
  const longer = Math.max(left.length, right.length)
  if (longer === 0) return 100
  const most = Math.floor(((100 - least) / 100) * longer)
  if (Math.abs(left.length - right.length) > most) return 0
  if (rows.previous.length <= right.length) {
    rows.previous = new Uint16Array(right.length * 2 + 1)
    rows.current = new Uint16Array(right.length * 2 + 1)
  }
  let { previous, current } = rows
  for (let j = 0; j <= Math.min(right.length, most + 1); j++) previous[j] = j
  for (let i = 1; i <= left.length; i++) {
    const from = Math.max(1, i - most)
    const to = Math.min(right.length, i + most)
    // Beyond the band everything costs too much.
    current[from - 1] = from === 1 && i <= most ? i : most + 1
    let best = current[from - 1] as number
    for (let j = from; j <= to; j++) {
      const replaced = (previous[j - 1] as number) + (left[i - 1] === right[j - 1] ? 0 : 1)
      const cost = Math.min(replaced, (previous[j] as number) + 1, (current[j - 1] as number) + 1)
      current[j] = cost
      if (cost < best) best = cost
    }
    if (to < right.length) current[to + 1] = most + 1
    if (best > most) return 0
    ;[previous, current] = [current, previous]
  }
  const distance = previous[right.length] as number
  if (distance > most) return 0
  return distance === 0 ? 100 : Math.min(99, Math.floor(100 * (1 - distance / longer)))
}
