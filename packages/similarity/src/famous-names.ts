import { famousMarks } from './words/famous-marks.ts'

/** A name as it is looked up: without separators and without the mark of those that are words first. */
const keyOf = (name: string) => name.toLowerCase().replaceAll(/[_\-?]/g, '')

type Names = {
  /** The lines of the list in which each name stands. */
  lines: Map<string, Set<number>>
  /** Those that are first understood as a word, as apple is. */
  words: Set<string>
  longest: number
}
let known: Names | undefined
const knownNames = (): Names => (known ??= readNames())

function readNames(): Names {
  const names: Names = { lines: new Map(), words: new Set(), longest: 0 }
  for (const [line, ofMark] of famousMarks.trim().split('\n').entries())
    for (const name of ofMark.split(' ')) {
      const key = keyOf(name)
      names.lines.set(key, (names.lines.get(key) ?? new Set()).add(line))
      if (name.endsWith('?')) names.words.add(key)
      names.longest = Math.max(names.longest, key.length)
    }
  return names
}

const marksNamed = (name: string): ReadonlySet<number> | undefined => knownNames().lines.get(name.toLowerCase())

/** Whether a text without separators is a name of a well-known mark. */
export const isWellKnown = (text: string) => marksNamed(text) !== undefined

/** Whether a text without separators is such a name and no word besides. */
export const isNameAlone = (text: string) => isWellKnown(text) && !knownNames().words.has(text.toLowerCase())

/** How many characters the longest of these names has. */
export const longestName = () => knownNames().longest

/** Whether two texts without separators are names of one well-known mark, also where one is first a word: 汰渍 and TIDE. */
export function nameOneMark(a: string, b: string): boolean {
  const [one, other] = [marksNamed(a), marksNamed(b)]
  return one !== undefined && other !== undefined && [...one].some((line) => other.has(line))
}
