import { registerEntries } from '../../../packages/demo-register/src/index.ts'
import { childSeed, createRandom } from '../../../packages/demo-register/src/random.ts'
import { createSegmentBuilder } from '../../../packages/search/src/segment/segment-builder.ts'
import type { MarkRow } from '../../../packages/search/src/source/mark-row.ts'
import { analyzeMark, compareMarks, parameters } from '../../../packages/similarity/src/index.ts'
import { createWordCounter, loadFrequencies } from '../../../packages/similarity/src/engine.ts'
import { openEngine, searchFully } from '../trademarks/engine.ts'
import type { GoldKind, GoldLevel, GoldPair } from './gold-kind.ts'
import { hanKinds } from './han-kinds.ts'
import { missedKinds } from './known-misses.ts'
import { latinKinds } from './latin-kinds.ts'
import { negativeKinds } from './negatives.ts'
import { otherKinds } from './other-kinds.ts'
import { type AcrossFigures, measureAcross } from './precision-across.ts'

/** `marks` is the number of invented marks among which the plants stand, `each` the number of pairs of a kind. */
export type GoldOptions = {
  marks: number
  each: number
  seed: number
  /** The only kind to measure, by its id; all of them without it. */
  kind?: string
}

/** Shares, of 1. */
export type GoldFigures = {
  hitAt56: number
  within10: number
  reciprocalRank: number
  level: number
  levelWithinOne: number
}

export type GoldResult = {
  options: GoldOptions
  all: GoldFigures
  kinds: (GoldFigures & { id: string; name: string; hitLeast: number | null; misses: GoldPair[] })[]
  /** Share of pairs of strangers that come out as middle or above. */
  falseAlarms: { id: string; name: string; share: number; most: number }[]
  /** Median number of highly similar marks for a name of the register in one class. */
  highPerQuery: number
  /** Hits of Chinese names of the register in all classes. */
  across: AcrossFigures
}

const kinds: readonly GoldKind[] = [...hanKinds, ...latinKinds, ...otherKinds, ...missedKinds]
export const kindIds: readonly string[] = kinds.map(({ id }) => id)
const PAGE = 56
const TRIES = 400
const ACROSS_QUERIES = 100
const levels: readonly GoldLevel[] = ['none', 'low', 'middle', 'high', 'identical']

type Planted = GoldPair & { kind: GoldKind; id: number; classNo: number }

/** What a mark of these registers has beside its names, office and classes. */
export const noDetails = {
  textOther: null,
  viennaCodes: [],
  status: 8,
  appliedOn: null,
  publishedOn: null,
  registeredOn: null,
  registrationPublishedOn: null,
  priorityOn: null,
  expiresOn: null,
  applicantId: null,
} satisfies Partial<MarkRow>

/** Plants similar marks among invented ones and searches each by the name that it is similar to, in its class. */
export function measureGold(options: GoldOptions): GoldResult {
  loadWordsOf(options)
  const builder = createSegmentBuilder()
  const sample: { text: string; classNo: number }[] = []
  let id = 0
  for (const { record } of registerEntries({ marks: options.marks, seed: options.seed, today: '2026-11-21' })) {
    const { text = null, textOther = null, classes } = record
    builder.add({ ...noDetails, id: ++id, office: record.office, text, textOther, classes })
    if (text && id % 97 === 0) sample.push({ text, classNo: classes[0]! })
  }
  const planted = plantAll(options, id)
  for (const { plant, classNo, id: own } of planted)
    builder.add({ ...noDetails, id: own, office: 'CN', text: plant, classes: [classNo] })
  const segment = openEngine(builder.finish())
  const search = (text: string, classNo: number, leastScore: 40 | 80, limit: number) =>
    searchFully(segment, text, { leastScore, limit, filters: { classes: [classNo] } })
  const ranked = planted.map((plant) => ({
    ...plant,
    rank: search(plant.seed, plant.classNo, 40, PAGE).hits.findIndex(({ markId }) => markId === plant.id) + 1,
    found: compareMarks(analyzeMark(plant.seed), analyzeMark(plant.plant))?.level ?? ('none' as const),
  }))
  const highs = sample.slice(0, 500).map(({ text, classNo }) => search(text, classNo, 80, 1).total)
  return {
    options,
    all: figuresOf(ranked),
    kinds: kinds.filter(isMeasured(options)).map((kind) => {
      const own = ranked.filter((each) => each.kind === kind)
      const misses = own.filter(({ rank }) => rank === 0)
      return {
        id: kind.id,
        name: kind.name,
        hitLeast: kind.hitLeast ?? null,
        ...figuresOf(own),
        misses: misses.map(({ seed, plant, expected }) => ({ seed, plant, expected })),
      }
    }),
    falseAlarms: measureFalseAlarms(options),
    across: measureAcross(
      segment,
      sample
        .map(({ text }) => text)
        .filter((text) => /^\p{Script=Han}+$/u.test(text))
        .slice(0, ACROSS_QUERIES),
    ),
    highPerQuery: highs.toSorted((a, b) => a - b)[Math.floor(highs.length / 2)] ?? 0,
  }
}

/** Has comparisons know how rare the words of an invented register are, where it is large enough. */
export function loadWordsOf(options: Pick<GoldOptions, 'marks' | 'seed'>): void {
  const isLarge = options.marks >= parameters.rarity.registerMin
  loadFrequencies(isLarge ? countWords(options) : new Uint8Array(0), isLarge ? `invented ${options.marks}` : '')
}

/** As the worker counts them in a register. */
function countWords(options: Pick<GoldOptions, 'marks' | 'seed'>): Uint8Array {
  const counter = createWordCounter()
  const marks = Array.from(registerEntries({ ...options, today: '2026-11-21' }), ({ record }) => ({
    names: [record.text ?? null, record.textOther ?? null],
    owner: record.applicants?.[0]?.name ?? record.applicationNumber,
  })).toSorted((a, b) => (a.owner < b.owner ? -1 : a.owner > b.owner ? 1 : 0))
  for (const take of [counter.look, counter.count]) for (const mark of marks) take(mark)
  return counter.pack()
}

const isMeasured =
  ({ kind }: GoldOptions) =>
  ({ id }: GoldKind) =>
    kind === undefined || id === kind

function plantAll(options: GoldOptions, after: number): Planted[] {
  const planted: Planted[] = []
  const { each, seed } = options
  for (const [number, kind] of kinds.entries()) {
    if (!isMeasured(options)(kind)) continue
    const random = createRandom(childSeed(seed, 77, number))
    for (let count = 0, tries = 0; count < each && tries < each * TRIES; tries++) {
      const made = kind.make(random)
      if (!made) continue
      count++
      planted.push({ ...made, kind, id: after + planted.length + 1, classNo: random.between(1, 45) })
    }
  }
  return planted
}

type Ranked = Planted & { rank: number; found: GoldLevel }

function figuresOf(ranked: readonly Ranked[]): GoldFigures {
  const share = (holds: (each: Ranked) => boolean) => ranked.filter(holds).length / Math.max(1, ranked.length)
  const apart = ({ expected, found }: Ranked) => Math.abs(levels.indexOf(expected) - levels.indexOf(found))
  const sum = ranked.reduce((total, { rank }) => total + (rank > 0 ? 1 / rank : 0), 0)
  return {
    hitAt56: share(({ rank }) => rank > 0),
    within10: share(({ rank }) => rank > 0 && rank <= 10),
    reciprocalRank: sum / Math.max(1, ranked.length),
    level: share((each) => apart(each) === 0),
    levelWithinOne: share((each) => apart(each) <= 1),
  }
}

const NEGATIVES = 2000

function measureFalseAlarms({ seed }: GoldOptions): GoldResult['falseAlarms'] {
  return negativeKinds.map(({ id, name, mostMiddle, make }, number) => {
    const random = createRandom(childSeed(seed, 78, number))
    let [count, alarms] = [0, 0]
    while (count < NEGATIVES) {
      const [one, other] = make(random)
      if (one === other) continue
      count++
      if ((compareMarks(analyzeMark(one), analyzeMark(other))?.score ?? 0) >= 60) alarms++
    }
    return { id, name, share: alarms / count, most: mostMiddle }
  })
}
