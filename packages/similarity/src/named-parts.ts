import type { Range, Word } from './core.ts'
import { isNameAlone, longestName } from './famous-names.ts'
import type { WeakSpan } from './weak-spans.ts'

/** The name of a well-known mark beside other words of a mark: STARBUCKS in STARBUCKS COFFEE. */
export type NamedPart = Range & {
  /** The name, letters in lower case without separators. */
  name: string
  /** Whether nothing but descriptive words are beside it. */
  isBesideWeak: boolean
}

/** So short a name is found beside descriptive words only: 宝马 and BMW are also parts of other names. */
const SHORT_CHARACTERS = 2
const SHORT_LETTERS = 3

/** The longest name that is not the whole core of a mark of characters; undefined where there is none. */
export function namedPartOfCharacters(characters: readonly string[], core: Range, weak: readonly WeakSpan[]) {
  for (let length = Math.min(core.end - core.start - 1, longestName()); length >= SHORT_CHARACTERS; length--)
    for (let start = core.start; start + length <= core.end; start++) {
      const part = named(characters.slice(start, start + length).join(''), start, start + length, core, weak)
      if (part && (part.isBesideWeak || length > SHORT_CHARACTERS)) return part
    }
  return undefined
}

/** The same of whole words of letters. */
export function namedPartOfWords(words: readonly Word[], core: Range, weak: readonly WeakSpan[]) {
  for (let count = words.length - 1; count > 0; count--)
    for (let first = 0; first + count <= words.length; first++) {
      const run = words.slice(first, first + count)
      const part = named(run.map(({ letters }) => letters).join(''), run[0]!.start, run.at(-1)!.end, core, weak)
      if (part && (part.name.length > SHORT_LETTERS || (part.isBesideWeak && part.name.length === SHORT_LETTERS)))
        return part
    }
  return undefined
}

function named(
  name: string,
  start: number,
  end: number,
  core: Range,
  weak: readonly WeakSpan[],
): NamedPart | undefined {
  if (!isNameAlone(name)) return undefined
  const isWeak = (unit: number) => weak.some((span) => span.start <= unit && unit < span.end)
  let isBesideWeak = true
  for (let unit = core.start; unit < core.end; unit++)
    if ((unit < start || unit >= end) && !isWeak(unit)) isBesideWeak = false
  return { name, start, end, isBesideWeak }
}
