import { readCharacters, spellReading } from './readings.ts'
import { famousMarks } from './words/famous-marks.ts'

/** Sounds that many speakers confuse are one where a name is long enough to be recognized by the others. */
const LONG = 3
const fold = (syllable: string) =>
  syllable
    .replace(/^([zcs])h/, '$1')
    .replace(/^n/, 'l')
    .replace(/(?<=[aei]n)g$/, '')

const keyOf = (pinyin: readonly string[]) => (pinyin.length < LONG ? pinyin : pinyin.map(fold)).join(' ')

let names: Map<string, string[]> | undefined

function readNames(): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const line of famousMarks.trim().split('\n')) {
    const words = line.split(' ')
    for (const name of words.filter((word) => /^\p{Script=Han}{2,}$/u.test(word))) {
      const key = keyOf(readCharacters(Array.from(name)).map(spellReading))
      found.set(key, [...(found.get(key) ?? []), name])
    }
  }
  return found
}

/**
 * The well-known mark whose Chinese name other characters sound like: 星霸克 sounds like 星巴克. A name of two
 * characters must have one of them, since too many sound the same. Undefined where there is none, or for the name itself.
 */
export function echoOf(text: string, pinyin: readonly string[]): string | undefined {
  if (pinyin.length < 2 || pinyin.length > 6) return undefined
  names ??= readNames()
  const found = names.get(keyOf(pinyin))
  if (!found || found.includes(text)) return undefined
  const shares = (name: string) => Array.from(name).some((character, i) => character === text[i])
  return found.find((name) => pinyin.length >= LONG || shares(name))
}
