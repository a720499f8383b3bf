import { famousMarks } from './words/famous-marks.ts'

let marks: Map<string, Set<number>> | undefined

/** The lines of the list of well-known marks in which a name stands. */
function marksNamed(name: string): ReadonlySet<number> | undefined {
  marks ??= readMarks()
  return marks.get(name.toLowerCase())
}

function readMarks(): Map<string, Set<number>> {
  const found = new Map<string, Set<number>>()
  for (const [line, names] of famousMarks.trim().split('\n').entries())
    for (const name of names.split(' ')) {
      const key = name.toLowerCase().replaceAll(/[_\-?]/g, '')
      found.set(key, (found.get(key) ?? new Set()).add(line))
    }
  return found
}

/** Whether a text without separators is a name of a well-known mark. */
export const isWellKnown = (text: string) => marksNamed(text) !== undefined

let alone: Set<string> | undefined

/** Whether a text without separators is such a name and no word besides, as apple is. */
export function isNameAlone(text: string): boolean {
  alone ??= new Set(namesAlone())
  return alone.has(text.toLowerCase())
}

function* namesAlone() {
  const words = new Set<string>()
  const lines = famousMarks
    .trim()
    .split('\n')
    .map((line) => line.split(' '))
  const keyOf = (name: string) => name.toLowerCase().replaceAll(/[_\-?]/g, '')
  for (const name of lines.flat()) if (name.endsWith('?')) words.add(keyOf(name))
  for (const name of lines.flat()) if (!words.has(keyOf(name))) yield keyOf(name)
}

/** Whether two texts without separators are names of one well-known mark, also where one is first a word: 汰渍 and TIDE. */
export function nameOneMark(a: string, b: string): boolean {
  const [one, other] = [marksNamed(a), marksNamed(b)]
  return one !== undefined && other !== undefined && [...one].some((line) => other.has(line))
}
