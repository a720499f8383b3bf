import { analyzeMark, type MarkAnalysis, type MarkElement } from '@markwright/similarity'
import {
  digitsFor,
  lettersWithU,
  numbersWrittenOtherwise,
  numeralsFor,
  similarSounds,
  substitutesFor,
} from '@markwright/similarity/engine'
import type { MarkCriterion } from '../mark-query.ts'
import { meaningKey, pinyinInitialsKey, pinyinKey, renderedKey, symbolsKey, textKey } from '../segment/keys.ts'
import { hanLeastCounts } from './han-bounds.ts'
import { joinedProbes, probeOfLetters, probeOfPinyin, probesOfWords, type LetterProbe } from './probes.ts'

/** Numbers with how much each of them counts. */
export type Weights = ReadonlyMap<number, number>

/** How candidates for a criterion are found; the same for every segment. */
export type Plan = {
  kind: 'similar' | 'exact' | 'contains'
  query: MarkAnalysis
  /** How candidates for the distinctive part of the query are found, which counts besides the whole. */
  part: Plan | null
  /** The same for how the query is read aloud, which counts where a mark is written so. */
  reading: Plan | null
  /** Whether only the writing is compared. */
  byText?: boolean
  /** In tenths. */
  least: number
  han: {
    characters: Weights
    syllables: Weights
    leastCounts: { characters: Uint8Array; syllables: Uint8Array }
  } | null
  probes: LetterProbe[]
  /** Share of trigrams, in hundredths of all that two words have, from which on a word is collected. */
  trigramShare: number
  /** Whether keys, grams and edits decide what is compared, even where every name could be. */
  onlyCollected: boolean
  hanKeys: number[]
  latinKeys: number[]
}

/** Enough for every hit a user may want; a search that needs more has a query that says nothing. */
export const SCORED_MAX = 400_000

/** As pg_trgm has it. */
const TRIGRAM_SHARE = 30

export function planFor(criterion: Exclude<MarkCriterion, { kind: 'marks' }>): Plan {
  const query = analyzeMark(criterion.text)
  const plan: Plan = {
    kind: criterion.kind,
    query,
    part: null,
    reading: null,
    byText: criterion.kind === 'similar' && criterion.by === 'text',
    least: 1000,
    han: null,
    probes: [],
    trigramShare: TRIGRAM_SHARE,
    onlyCollected: false,
    ...exactKeys(query),
  }
  if (criterion.kind === 'similar') return planForms(plan, criterion.leastScore)
  return criterion.kind === 'exact' ? plan : planContains(plan)
}

/** Keys under which the parts of the query stand as they are. */
function exactKeys({ han, latin }: MarkAnalysis): Pick<Plan, 'hanKeys' | 'latinKeys'> {
  const hanKeys = han ? [textKey(packedUnits(han), true)] : []
  if (latin?.kind !== 'symbols') return { hanKeys, latinKeys: latin ? [textKey(packedUnits(latin), false)] : [] }
  const { packed } = latin
  return { hanKeys, latinKeys: [symbolsKey(new DataView(packed.buffer, packed.byteOffset).getInt32(8, true))] }
}

/** Units as far as the kernel stores them. */
const packedUnits = ({ units, packed }: MarkElement) => units.slice(0, packed[1])

/** The whole query, and what counts besides it. */
function planForms(plan: Plan, leastScore: number): Plan {
  const { distinctivePart, spelledOut } = plan.query
  const planOf = (query: MarkAnalysis | undefined | null) =>
    query ? planSimilar({ ...plan, query, ...exactKeys(query) }, leastScore) : null
  return { ...planSimilar(plan, leastScore), part: planOf(distinctivePart?.mark), reading: planOf(spelledOut) }
}

function planSimilar(plan: Plan, leastScore: number): Plan {
  const { han, latin } = plan.query
  const least = leastScore * 10
  const hanCore = han && han.core.end > han.core.start ? han : null
  const latinCore = latin && latin.kind !== 'symbols' && latin.core.end > latin.core.start ? latin : null
  const pinyin = hanCore && probeOfPinyin(hanCore)
  const letters = latinCore && probeOfLetters(latinCore)
  const meanings = [hanCore, latinCore].flatMap((element) => element?.senses.map(meaningKey) ?? [])
  return {
    ...plan,
    least,
    han: hanCore && planHan(hanCore, leastScore),
    probes: [...joinedProbes(letters, pinyin), ...(latinCore ? probesOfWords(latinCore) : [])],
    hanKeys: [
      ...plan.hanKeys,
      ...hanKeysOfLetters(latinCore),
      ...spellingKeys(hanCore),
      ...numberKeys(hanCore),
      ...meanings,
    ],
    latinKeys: [...plan.latinKeys, ...digitKeysOf(hanCore), ...meanings],
  }
}

/** Kana and hangul that are spelt the same. */
const spellingKeys = (han: MarkElement | null) => (han?.nativeLetters.length ? [pinyinKey(han.nativeLetters)] : [])

const evenly = (numbers: Iterable<number>): Weights => new Map(Array.from(numbers, (number) => [number, 1]))

function planHan(element: MarkElement, leastScore: number): Plan['han'] {
  const { units, readings, core } = element
  const characters = new Map<number, number>()
  const syllables = new Map<number, number>()
  const raise = (weights: Map<number, number>, number: number, weight: number) =>
    weights.set(number, Math.max(weights.get(number) ?? 0, weight))
  const { whole, parallel, ...leastCounts } = hanLeastCounts(element, leastScore)
  for (let i = core.start; i < core.end; i++) {
    raise(characters, units[i]!, whole)
    for (const { character, shape, isParallel } of substitutesFor(units[i]!)) {
      const weight = isParallel ? parallel : Math.ceil((whole * shape) / 100)
      if (weight > 0) raise(characters, character, weight)
    }
    for (const [sound, like] of similarSounds(units[i]!, readings[i]!))
      raise(syllables, sound, Math.ceil((whole * like) / 100))
  }
  return { characters, syllables, leastCounts }
}

/** Han elements that letters or digits spell: the same pinyin, initials, number, or consonants of a rendering. */
function hanKeysOfLetters(latin: MarkElement | null): number[] {
  if (!latin) return []
  const letters = latin.units.slice(latin.core.start, latin.core.end)
  if (latin.kind === 'digits') {
    const digits = latin.text.slice(latin.core.start, latin.core.end).join('')
    return numeralsFor(digits).map((numerals) =>
      textKey(
        Array.from(numerals, (each) => each.charCodeAt(0)),
        true,
      ),
    )
  }
  const rendered = renderedKey(letters)
  return [
    pinyinKey(letters),
    pinyinKey(lettersWithU(latin.coreText)),
    pinyinInitialsKey(letters),
    ...(rendered === undefined ? [] : [rendered]),
  ]
}

/** Names of characters that write a number otherwise: 百岁山 for 100岁山, and the other way round. */
function numberKeys(han: MarkElement | null): number[] {
  if (!han) return []
  const text = han.text.slice(han.core.start, han.core.end).join('')
  return numbersWrittenOtherwise(text).map((other) =>
    textKey(
      Array.from(other, (each) => each.charCodeAt(0)),
      true,
    ),
  )
}

/** Digits that say the number that Chinese numerals do. */
function digitKeysOf(han: MarkElement | null): number[] {
  if (!han) return []
  return digitsFor(han.text.slice(han.core.start, han.core.end)).map((digits) => textKey(digits, false))
}

function planContains(plan: Plan): Plan {
  const { han, latin } = plan.query
  const units = han?.units ?? (latin?.kind === 'digits' ? latin.text.map((digit) => digit.charCodeAt(0)) : [])
  const leastCounts = { characters: new Uint8Array(64), syllables: new Uint8Array(64) }
  const letters = latin && latin.kind !== 'symbols' ? packedUnits(latin) : []
  const none = {
    trigrams: [],
    sounds: [],
    soundBigrams: new Map(),
    edits: -1,
    soundEdits: -1,
    rendered: false,
    keys: [],
  }
  return {
    ...plan,
    han: units.length > 0 ? { characters: evenly(units), syllables: new Map(), leastCounts } : null,
    probes: letters.length > 0 ? [{ ...none, letters }] : [],
  }
}
