import { meaningsOfCharacters, meaningsOfWords } from './compound-meanings.ts'
import { echoOf } from './echoes.ts'
import {
  FAMILY_JOINING,
  SENSE_ECHO,
  SENSE_FIRST,
  SENSE_LATER,
  SENSE_NAME,
  SENSE_NAMED,
  SENSE_NAMED_BESIDE,
  SENSE_ORDINARY,
  SENSE_SIMILAR,
} from './kernel/memory-map.ts'
import { familyOf } from './ordinary-words.ts'
import type { NamedPart } from './named-parts.ts'
import { famousMarks } from './words/famous-marks.ts'
import { joiningWords } from './words/joining-words.ts'
import { livingMeanings } from './words/meanings/living.ts'
import { natureMeanings } from './words/meanings/nature.ts'
import { peopleMeanings } from './words/meanings/people.ts'
import { thingMeanings } from './words/meanings/things.ts'

/**
 * A line of a list is one meaning: words of any language between blanks, `_` for a blank within one. `~` behind a word
 * says that it means something similar, `?` that this is not what it is first understood as.
 */
const lists = [natureMeanings, livingMeanings, peopleMeanings, thingMeanings]

/** More could not be distinguished by a reader, and every one costs time in a comparison. */
const SENSES_MAX = 6
const MEANT = 0x0fffffff

/** `english` holds the words that name a line, of which there may be plurals. */
type Index = { senses: Map<string, number[]>; english: Set<string> }
const emptyIndex = (): Index => ({ senses: new Map(), english: new Set() })

/** A word as it is looked up: the core of a mark without separators. */
const keyOf = (word: string) => word.toLowerCase().replaceAll(/[_\-~?]/g, '')

/** The number of what is meant: the same for the same word in every list. */
function numberOf(word: string): number {
  let hash = 0x811c9dc5 | 0
  for (let i = 0; i < word.length; i++) hash = Math.imul(hash ^ word.charCodeAt(i), 0x01000193)
  return (hash ^ (hash >>> 15)) & MEANT
}

function addLine({ senses: index, english }: Index, line: string, isName: boolean): void {
  const words = line.trim().split(/\s+/)
  // An English word names the meaning, so that lists of different origin agree.
  const key = keyOf(words.find((word) => /^[A-Za-z_-]+$/.test(word)) ?? words[0]!)
  const meant = numberOf(key)
  if (!isName) english.add(key)
  for (const word of words) {
    const rank = word.endsWith('?')
      ? isName
        ? SENSE_SIMILAR
        : SENSE_LATER
      : word.endsWith('~')
        ? SENSE_SIMILAR
        : isName
          ? SENSE_NAME
          : SENSE_FIRST
    const key = keyOf(word)
    const senses = index.get(key) ?? []
    if (senses.length >= SENSES_MAX || senses.some((sense) => (sense & MEANT) === meant)) continue
    senses.push((rank << 28) | meant)
    index.set(key, senses)
  }
}

function buildIndex(): Index {
  const index = emptyIndex()
  const linesOf = (list: string) => list.trim().split('\n')
  for (const line of lists.flatMap(linesOf)) addLine(index, line, false)
  for (const line of linesOf(famousMarks)) addLine(index, line, true)
  return index
}

let own: Index | undefined
let added: { index: Index; version: string } = { index: emptyIndex(), version: '' }

/**
 * Loads lines of a lexicon that an operator has imported, in the form of the lists of this package; they replace
 * what was loaded before. `version` tells scores and indexes that were made with another lexicon apart.
 */
export function loadMeanings(lines: Iterable<string>, version: string): void {
  const index = emptyIndex()
  for (const line of lines) addLine(index, line, false)
  added = { index, version }
}

/** Version of the lexicon that was loaded last; empty where none was. */
export const meaningsVersion = () => added.version

const NONE: readonly number[] = []

/** The lists of this package were written with care: what was imported adds what a word may mean besides. */
function look(key: string): readonly number[] {
  own ??= buildIndex()
  const known = own.senses.get(key)
  const imported = added.index.senses.get(key)
  if (!known || !imported) return known ?? imported ?? NONE
  const further = imported.filter((sense) => known.every((other) => ((sense ^ other) & MEANT) !== 0))
  return [...known, ...further.map(asFurther)].slice(0, SENSES_MAX)
}

const asFurther = (sense: number) => (sense >>> 28 === SENSE_FIRST ? (SENSE_SIMILAR << 28) | (sense & MEANT) : sense)

/** What a word means by itself; an English form that the lists do not have also means what its base form does. */
function lookUp(word: string): readonly number[] {
  const found = look(word)
  const isListed = found.length > 0 && own!.senses.has(word)
  const bases = isListed || word.length < FORM_MIN ? [] : [singularOf(word), ...verbsOf(word)]
  const base = bases.find((one) => one !== word && (own!.english.has(one) || added.index.english.has(one)))
  const senses = base === undefined ? NONE : look(base)
  if (found.length === 0 || senses.length === 0) return found.length === 0 ? senses : found
  return [...new Set([...found, ...senses])].slice(0, SENSES_MAX)
}

const FORM_MIN = 4

/** Verbs of which an English word may be a form in -ing: FLYING, RISING, RUNNING. */
function verbsOf(word: string): string[] {
  const [, stem] = /^([a-z]*[aeiouy][a-z]*|[a-z]{2,})ing$/.exec(word) ?? []
  if (stem === undefined || stem.length < 2) return []
  const single = stem.at(-1) === stem.at(-2) ? [stem.slice(0, -1)] : []
  return [stem, `${stem}e`, ...single]
}
const irregular = new Map(
  (
    'men/man women/woman children/child feet/foot teeth/tooth geese/goose mice/mouse oxen/ox wolves/wolf leaves/leaf ' +
    'knives/knife lives/life wives/wife halves/half shelves/shelf thieves/thief loaves/loaf elves/elf'
  )
    .split(' ')
    .map((pair) => pair.split('/') as [string, string]),
)

/** The singular of an English word; the word itself where it is no plural. */
function singularOf(word: string): string {
  const known = irregular.get(word)
  if (known || !/^[a-z]*[a-rt-z]s$/.test(word)) return known ?? word
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`
  return /(?:[sxz]|[cs]h)es$/.test(word) ? word.slice(0, -2) : word.slice(0, -1)
}

/**
 * What the core of a mark of letters means, given its words: one number for each meaning (E_SENSES), those of the whole
 * first, then those of its words together.
 */
export function sensesOfWords(words: readonly string[]): readonly number[] {
  const whole = lookUp(words.join(''))
  const ordinary = words.length === 1 ? familySense(words[0]!) : NONE
  const together = meaningsOfWords(words, lookUp)
  return ordinary.length + together.length > 0 ? [...whole, ...ordinary, ...together] : whole
}

/** The family of an ordinary English word, whatever its form. */
function familyOfForm(word: string): string | undefined {
  const singular = irregular.get(word)
  if (singular !== undefined) return familyOf(singular)
  const forms = word.length < FORM_MIN ? [word] : [word, singularOf(word), ...verbsOf(word)]
  return forms.map(familyOf).find((one) => one !== undefined)
}

/** The same as a sense: no meaning of its own, but it has one. A form of a verb is of the family of that, too: ACCEPTED. */
function familySense(word: string): readonly number[] {
  const families = new Set([familyOfForm(word), ...basesOf(word).map(familyOf)])
  return [...families].flatMap((family) =>
    family === undefined ? [] : [(SENSE_ORDINARY << 28) | numberOf(`-${family}`)],
  )
}

/** What an ordinary English word may be a form of where the list has it by itself; its other meanings are its own. */
function basesOf(word: string): string[] {
  if (word.length < FORM_MIN || ownWords.has(word)) return []
  const [, stem] = /^([a-z]{2,})ed$/.exec(word) ?? []
  const past = stem === undefined ? [] : [stem, `${stem}e`, ...(stem.at(-1) === stem.at(-2) ? [stem.slice(0, -1)] : [])]
  const singulars = word.endsWith('s') ? [singularOf(word), word.slice(0, -1)] : []
  return [...singulars, ...verbsOf(word), ...past].filter((base) => base !== word && base.length >= FORM_MIN)
}
/** Words that look like forms of others. */
const ownWords = new Set(
  'evening wicked crooked rugged ragged dogged stocking bunting herring ceiling lightning sterling'.split(' '),
)

/** A name of more words is a sentence. */
const WORDS_MAX = 8

/**
 * The families of the words of a name of several, by the numbers that follow E_SENSES; none of a single word, and where
 * no word is ordinary. Families of one meaning have one number: OCEAN and SEA.
 */
export function familiesOfWords(words: readonly string[]): readonly number[] {
  if (words.length < 2 || words.length > WORDS_MAX) return NONE
  const families = words.map(familyNumber)
  return families.some((family) => family > FAMILY_JOINING) ? families : NONE
}

function familyNumber(word: string): number {
  if (joiningWords.includes(word)) return FAMILY_JOINING
  const family = familyOfForm(word)
  if (family === undefined) return 0
  const first = look(family).find((sense) => sense >>> 28 === SENSE_FIRST || sense >>> 28 === SENSE_SIMILAR)
  const number = first === undefined ? numberOf(`-${family}`) : first & MEANT
  return Math.max((number ^ (number >>> 16)) & 0xffff, FAMILY_JOINING + 1)
}

/** The same of Han characters, kana or hangul; what sounds like the name of a well-known mark stands for that, too. */
export function sensesOfCharacters(text: string, pinyin: readonly string[]): readonly number[] {
  const whole = lookUp(text)
  const together = meaningsOfCharacters(text, lookUp)
  const echoed = echoOf(text, pinyin)
  const echo = echoed === undefined ? undefined : lookUp(echoed).find((sense) => sense >>> 28 === SENSE_NAME)
  if (together.length === 0 && echo === undefined) return whole
  return [...whole, ...together, ...(echo === undefined ? [] : [(SENSE_ECHO << 28) | (echo & MEANT)])]
}

/** The well-known mark that a part of the core names (X3); none where there is no such part. */
export function sensesOfNamedPart(part: NamedPart | undefined): readonly number[] {
  const sense = part && look(part.name).find((one) => one >>> 28 === SENSE_NAME)
  if (!part || sense === undefined) return NONE
  return [((part.isBesideWeak ? SENSE_NAMED : SENSE_NAMED_BESIDE) << 28) | (sense & MEANT)]
}
