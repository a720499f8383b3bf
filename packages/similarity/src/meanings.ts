import { SENSE_FIRST, SENSE_LATER, SENSE_NAME, SENSE_NEAR } from './kernel/layout.ts'
import { famousMarks } from './words/famous-marks.ts'
import { livingMeanings } from './words/meanings/living.ts'
import { natureMeanings } from './words/meanings/nature.ts'
import { peopleMeanings } from './words/meanings/people.ts'
import { thingMeanings } from './words/meanings/things.ts'

/**
 * A line of a list is one meaning: words of any language between blanks, `_` for a blank within one. `~` behind a word
 * says that it means something near, `?` that this is not what it is first understood as.
 */
const lists = [natureMeanings, livingMeanings, peopleMeanings, thingMeanings]

/** More could not be told apart by a reader, and every one costs time in a comparison. */
const SENSES_MAX = 6
const MEANT = 0x0fffffff

type Index = Map<string, number[]>

/** A word as it is looked up: the core of a mark without separators. */
const keyOf = (word: string) => word.toLowerCase().replaceAll(/[_\-~?]/g, '')

/** The number of what is meant: the same for the same word in every list. */
function numberOf(word: string): number {
  let hash = 0x811c9dc5 | 0
  for (let i = 0; i < word.length; i++) hash = Math.imul(hash ^ word.charCodeAt(i), 0x01000193)
  return (hash ^ (hash >>> 15)) & MEANT
}

function addLine(index: Index, line: string, isName: boolean): void {
  const words = line.trim().split(/\s+/)
  // An English word names the meaning, so that lists of different origin agree.
  const meant = numberOf(keyOf(words.find((word) => /^[A-Za-z_-]+$/.test(word)) ?? words[0]!))
  for (const word of words) {
    const rank = word.endsWith('?') ? SENSE_LATER : word.endsWith('~') ? SENSE_NEAR : isName ? SENSE_NAME : SENSE_FIRST
    const key = keyOf(word)
    const senses = index.get(key) ?? []
    if (senses.length >= SENSES_MAX || senses.some((sense) => (sense & MEANT) === meant)) continue
    senses.push((rank << 28) | meant)
    index.set(key, senses)
  }
}

function buildIndex(): Index {
  const index: Index = new Map()
  const linesOf = (list: string) => list.trim().split('\n')
  for (const line of lists.flatMap(linesOf)) addLine(index, line, false)
  for (const line of linesOf(famousMarks)) addLine(index, line, true)
  return index
}

let own: Index | undefined
let added: { index: Index; version: string } = { index: new Map(), version: '' }

/**
 * Takes lines of a lexicon that an operator has imported, in the form of the lists of this package; they replace
 * what was taken before. `version` tells scores and indexes that were made with another lexicon apart.
 */
export function takeMeanings(lines: Iterable<string>, version: string): void {
  const index: Index = new Map()
  for (const line of lines) addLine(index, line, false)
  added = { index, version }
}

/** Version of the lexicon that was taken last; empty where none was. */
export const meaningsVersion = () => added.version

const NONE: readonly number[] = []

/** The lists of this package were written with care; what was imported counts for the words that they do not have. */
function look(key: string): readonly number[] {
  own ??= buildIndex()
  return own.get(key) ?? (added.index.size > 0 ? added.index.get(key) : undefined) ?? NONE
}

/** What the core of a mark means, one number for each meaning (E_SENSES); none of what is no known word. */
export function sensesOf(core: string): readonly number[] {
  const found = look(core)
  if (found.length > 0 || core.length < 4 || !core.endsWith('s') || !/^[a-z]+$/.test(core)) return found
  // A plural means what its singular does.
  if (core.endsWith('ies')) return look(`${core.slice(0, -3)}y`)
  if (/(?:[sxz]|[cs]h)es$/.test(core)) return look(core.slice(0, -2))
  return look(core.slice(0, -1))
}
