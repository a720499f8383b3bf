import { analyzeMark, compareMarks, type MarkAnalysis } from '@markwright/similarity'
import { famousMarks } from '@markwright/similarity/famous-marks'
import {
  type AbsoluteGround,
  type GroundsData,
  isEnglish,
  keyOf,
  languageOf,
  phraseGround,
  readHan,
  readName,
  readWords,
  segmentHan,
  soundOf,
  wellKnownMarks,
} from '@markwright/similarity/grounds'
import type { WellKnownName } from './assessment.ts'

/** From this score on a well-known mark is similar in whatever class (rule A25). */
const NEAR_LEAST = 80
/** From this score on one of three or more characters differs, which imitates a well-known mark for its own goods. */
const IMITATION_LEAST = 75
const NAMES_MAX = 5

type KnownName = {
  name: string
  key: string
  /** Pinyin of a name of characters that is not listed in letters as well. */
  sound: string | undefined
  /** Its main classes; empty where only the name is known. */
  classes: readonly number[]
  /** An ordinary word, which others may use for other goods. */
  isWord: boolean
  /** Known to everybody, whatever they buy. */
  isFamous: boolean
  /** The other names of the same mark. */
  others: readonly string[]
}

const HAN = /^\p{Script=Han}+$/u
const LETTERS = /[a-z]/i
/** Scripts whose names are few enough to be compared one by one. */
const OTHER_SCRIPT = /[\p{Script=Katakana}\p{Script=Hiragana}\p{Script=Hangul}]/u

type KnownNames = { all: KnownName[]; byKey: Map<string, KnownName[]> }
let known: KnownNames | undefined

function readKnownNames(): KnownNames {
  const all: KnownName[] = []
  const famous = new Set(
    famousMarks
      .trim()
      .split(/\s+/)
      .filter((name) => !name.endsWith('?'))
      .map(keyOf),
  )
  const add = (names: readonly string[], classes: readonly number[], isWord: boolean) => {
    for (const name of names) {
      const key = keyOf(name)
      all.push({
        name,
        key,
        sound: HAN.test(key) && !names.some((other) => LETTERS.test(other)) ? soundOf(key) : undefined,
        classes,
        isWord,
        isFamous: famous.has(key),
        others: names.filter((other) => other !== name).map(keyOf),
      })
    }
  }
  for (const [classes, list] of Object.entries(wellKnownMarks))
    for (const entry of list.trim().split(/\s+/)) {
      const names = entry.replace(/\?$/, '').split('|').map(spaced)
      add(names, classes.split(',').map(Number), entry.endsWith('?'))
    }
  const listed = new Set(all.map(({ key }) => key))
  for (const line of famousMarks.trim().split('\n')) {
    const entries = line.split(' ').filter((entry) => !listed.has(keyOf(entry)))
    add(
      entries.map((entry) => spaced(entry.replace(/\?$/, ''))),
      [],
      entries.some((entry) => entry.endsWith('?')),
    )
  }
  // 苹果牌 is 苹果 with the word for a brand.
  const words = new Set(all.filter(({ isWord }) => isWord).map(({ key }) => key))
  for (const each of all) if (each.key.endsWith('牌') && words.has(each.key.slice(0, -1))) each.isWord = true
  const byKey = new Map<string, KnownName[]>()
  for (const each of all) byKey.set(each.key, [...(byKey.get(each.key) ?? []), each])
  return { all, byKey }
}

const spaced = (name: string) => name.replaceAll('_', ' ')
const knownNames = () => (known ??= readKnownNames())

const analyses = new Map<string, MarkAnalysis>()
function analysisOf(name: string): MarkAnalysis {
  const made = analyses.get(name) ?? analyzeMark(name)
  analyses.set(name, made)
  return made
}

/** Signs in which names of so high a score differ at most, of ten. */
const APART_MAX = 3

/** Whether names may be similar at all: what is compared in full is a handful of thousands. */
function mayBeSimilar(key: string, sound: string | undefined, other: KnownName): boolean {
  if (key === other.key || sound === other.key || other.sound === key) return true
  if (OTHER_SCRIPT.test(key) || OTHER_SCRIPT.test(other.key))
    return OTHER_SCRIPT.test(key) && OTHER_SCRIPT.test(other.key)
  const longer = Math.max(key.length, other.key.length)
  const apart = HAN.test(key) ? Math.floor(longer / 2) : Math.max(2, Math.floor((longer * APART_MAX) / 10))
  return longer - Math.min(key.length, other.key.length) <= apart && longer - sharedOf(key, other.key) <= apart
}

/** How many letters or characters two names have in common, each as often as it stands in both. */
function sharedOf(one: string, other: string): number {
  let left = other
  let shared = 0
  for (const sign of one) {
    const at = left.indexOf(sign)
    if (at < 0) continue
    left = left.slice(0, at) + left.slice(at + 1)
    shared++
  }
  return shared
}

type Similar = WellKnownName & { known: KnownName }
let last: { text: string; found: Similar[] } | undefined

function similarTo(text: string): Similar[] {
  if (last?.text === text) return last.found
  const requested = analyzeMark(text)
  const { key } = readName(text)
  const sound = HAN.test(key) ? soundOf(key) : undefined
  const found = knownNames()
    .all.filter((each) => mayBeSimilar(key, sound, each))
    .map((each) => ({
      name: each.name,
      score: compareMarks(requested, analysisOf(each.name))?.score ?? 0,
      known: each,
    }))
    .filter(({ score }) => score >= IMITATION_LEAST)
    .toSorted((a, b) => b.score - a.score)
  last = { text, found }
  return found
}

/** Well-known marks that a name is similar to, the most similar first, one name of each. */
export function similarWellKnownNames(text: string): WellKnownName[] {
  const near = similarTo(text).filter(({ score }) => score >= NEAR_LEAST)
  const byName = new Map(near.map(({ name, score }) => [keyOf(name), { name, score }]))
  return [...byName.values()].slice(0, NAMES_MAX)
}

/**
 * The ground of well-known marks of others (Article 13): barred where the classes are those of the mark, likely in all
 * other classes; for an ordinary word only where the classes are those of the mark, or all its names stand in the name.
 */
export function wellKnownGround(text: string, data: GroundsData): AbsoluteGround | undefined {
  const name = readName(text)
  const grounds = [
    ...similarTo(text).map(({ known: mark, score }) => severityOf(mark, { name, score, data })),
    inLongerName(name, data),
  ].filter((each) => each !== undefined)
  const heaviest = (['block', 'likely', 'possible'] as const)
    .map((severity) => grounds.find((each) => each.severity === severity))
    .find(Boolean)
  return heaviest && phraseGround({ reason: 'wellKnown', ...heaviest })
}

type Weighed = Pick<AbsoluteGround, 'entry' | 'severity'>

type Name = ReturnType<typeof readName>

/** From this score on a mark is nearly the same. */
const IDENTICAL_LEAST = 90

function severityOf(
  mark: KnownName,
  { name, score, data }: { name: Name; score: number; data: GroundsData },
): Weighed | undefined {
  const weighed = (severity: Weighed['severity']) => ({ entry: mark.name, severity })
  // 苹果 is no imitation of 红苹果, nor this one of 苹果, which is a word; 苹杲 is.
  const isPart = mark.key.length > name.key.length && mark.key.includes(name.key)
  if (isPart || (mark.isWord && mark.key.length !== name.key.length)) return undefined
  const isSame = score >= IDENTICAL_LEAST
  const isLookAlike = HAN.test(name.key) && name.key.length > HAN_LEAST
  if (score < NEAR_LEAST && !(isLookAlike && mark.key.length === name.key.length)) return undefined
  if (data.classes.some((classNo) => mark.classes.includes(classNo))) return weighed(isSame ? 'block' : 'likely')
  if (!isSame) {
    if (score < NEAR_LEAST || !isInSector(mark, data.classes)) return undefined
    return weighed(isLookAlike ? 'likely' : 'possible')
  }
  if (mark.others.length > 0 && mark.others.every((other) => name.key.includes(other))) return weighed('likely')
  if (name.words.length > 1 && readWords(name.words, languageOf(data)) !== undefined) return undefined
  if (isOrdinary(mark)) return undefined
  return weighed(isDictionaryWord(mark) ? 'possible' : 'likely')
}

/** Classes whose goods are sold by the same firms: a mark known for one is known for all of a line. */
const sectors = [
  [29, 30, 31, 32, 33, 43],
  [14, 18, 24, 25, 26],
  [9, 35, 38, 42],
  [3, 5, 44],
  [7, 8, 11, 20, 21],
]

const isInSector = ({ classes }: KnownName, requested: readonly number[]) =>
  sectors.some(
    (sector) => requested.some((each) => sector.includes(each)) && classes.some((each) => sector.includes(each)),
  )

/** Three characters or more are remembered as the mark, even where they are words. */
const isOrdinary = ({ isWord, isFamous, key }: KnownName) =>
  isWord && !isFamous && !(HAN.test(key) && key.replace(/牌$/, '').length > HAN_LEAST)

/** Words of a dictionary that are known as a mark in one trade only: 金龙, CREST. */
const isDictionaryWord = ({ key, isFamous }: KnownName) =>
  !isFamous && (HAN.test(key) ? key.length <= HAN_LEAST && segmentHan(key).length === 1 : isEnglish(key))

const HAN_LEAST = 2
const LETTERS_LEAST = 4

/** A well-known mark within a longer name: with nothing but words for goods it is the mark, with others it may be. */
function inLongerName(name: Name, data: GroundsData): Weighed | undefined {
  const { byKey } = knownNames()
  const language = languageOf(data)
  const weigh = (mark: KnownName, isPlain: boolean): Weighed | undefined => {
    if (isOrdinary(mark)) return undefined
    return isPlain ? severityOf(mark, { name, score: 100, data }) : { entry: mark.name, severity: 'possible' }
  }
  const { han, words, borders } = name
  for (let length = han.length - 1; length >= HAN_LEAST; length--)
    for (const start of new Set([0, han.length - length])) {
      const mark = byKey.get(han.slice(start, start + length))?.[0]
      if (!mark || !(length > HAN_LEAST || borders.has(start === 0 ? length : start))) continue
      const rest = start === 0 ? han.slice(length) : han.slice(0, start)
      const weighed = weigh(mark, readHan(rest, language) !== undefined || byKey.has(rest))
      if (weighed) return weighed
    }
  for (let from = 0; from < words.length; from++)
    for (let to = words.length; to > from; to--) {
      const joined = words.slice(from, to).join('')
      const mark = joined.length >= LETTERS_LEAST ? byKey.get(joined)?.[0] : undefined
      if (!mark || joined === name.key) continue
      const others = [...words.slice(0, from), ...words.slice(to)]
      const weighed = weigh(mark, readWords(others, language) !== undefined && readHan(han, language) !== undefined)
      if (weighed) return weighed
    }
  return undefined
}
