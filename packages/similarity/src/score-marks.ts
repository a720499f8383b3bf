import type { AnalysedPart, MarkAnalysis } from './analyze.ts'
import * as at from './kernel/memory-map.ts'
import { bindMemory } from './kernel/platform.ts'
import { scoreMarks } from './kernel/score.ts'
import { kernelTables } from './tables.ts'
import { writeWords } from './weights.ts'

/** What the kernel found for two marks: the score in tenths, components of 10,000, codes as in kernel/memory-map.ts. */
export type Finding = {
  score: number
  identity: number
  pair: number
  text: number
  sound: number
  shape: number
  meaning: number
  textSignal: number
  cross: number
  bound: number
  parts: number
  /** 1 where the marks share a meaning, 2 where they are names of one mark. */
  sense: number
  /** 1 where different meanings have lowered the score. */
  lowered: number
  /** Where one mark contains the other: how rare the coined is in what both have and in what is added, of 10,000. */
  sharedRarity: number
  addedRarity: number
  /** By what the channels were weighed, of 1. */
  weights: { soundHan: number; soundLatin: number; soundNative: number; shape: number; meaning: number }
  /** A bit for each kind of word, by its number, that was treated as weak. */
  weakKinds: number
  /** Where distinctive parts are more similar than the wholes: which were compared. All else but the score is of them. */
  narrowed: Narrowed | null
  /** Whether the marks are written otherwise and read aloud as the same words; nothing else counts then. */
  readAlike: boolean
}

/** `share` of 1,000,000: how similar the marks are to their distinctive parts. */
export type Narrowed = { query: AnalysedPart | null; found: AnalysedPart | null; share: number }

const memory = new Uint8Array(at.TABLES_SIZE + 4 * at.ELEMENT_ROOM)
const numbers = new Int32Array(memory.buffer)

/**
 * Scores two marks with the kernel as the search does: as wholes, and by their distinctive parts, each of which counts as
 * much as its mark is similar to it.
 */
export function findLikeness(a: MarkAnalysis, b: MarkAnalysis): Finding {
  const whole = scoreWholes(a, b)
  const [query, found] = [a.distinctivePart, b.distinctivePart]
  if (whole.identity) return whole
  let best = whole
  if (whole.score < at.READ_ALIKE && areReadAlike(a, b))
    best = { ...whole, ...nothingFound, score: at.READ_ALIKE, readAlike: true }
  const compare = (narrowed: Omit<Narrowed, 'share'>) => {
    const finding = scoreWholes(narrowed.query?.mark ?? a, narrowed.found?.mark ?? b)
    if (finding.score <= best.score) return
    const share = shareOfPart(narrowed.query, a) * shareOfPart(narrowed.found, b)
    const score = narrowedScore(finding.score, share)
    if (score > best.score) best = { ...finding, score, narrowed: { ...narrowed, share } }
  }
  if (query) compare({ query, found: null })
  if (found) compare({ query: null, found })
  if (query && found) compare({ query, found })
  return best
}

const nothingFound = {
  pair: 0,
  cross: 0,
  bound: 0,
  textSignal: 0,
  text: 0,
  sound: at.ONE,
  shape: 0,
  meaning: 0,
  sense: 0,
}

function areReadAlike(a: MarkAnalysis, b: MarkAnalysis): boolean {
  if (!a.spelledOut && !b.spelledOut) return false
  return scoreWholes(a.spelledOut ?? a, b.spelledOut ?? b).identity > 0
}

const shareOfPart = (part: AnalysedPart | null, mark: MarkAnalysis) =>
  part ? scoreWholes(part.mark, mark).score : 1000

/** The score, in tenths, of marks whose parts have another one; `share` of 1,000,000. As the kernel of the search has it. */
const narrowedScore = (score: number, share: number) => Math.floor((score * share) / 1_000_000)

function scoreWholes(a: MarkAnalysis, b: MarkAnalysis): Finding {
  if (memory[at.P_SHAPE] === 0) memory.set(kernelTables())
  writeWords(memory.buffer)
  const place = (packed: Uint8Array | undefined, slot: number) => {
    if (!packed) return 0
    const pointer = at.TABLES_SIZE + slot * at.ELEMENT_ROOM
    memory.set(packed, pointer)
    return pointer
  }
  // To pack an element is work of the kernel in another memory, and done before it is bound to this one.
  const [aHan, aLatin] = [place(a.han?.packed, 0), place(a.latin?.packed, 1)]
  const [bHan, bLatin] = [place(b.han?.packed, 2), place(b.latin?.packed, 3)]
  bindMemory(memory.buffer)
  scoreMarks(aHan, aLatin, bHan, bLatin)
  return readFinding(numbers)
}

/** What the kernel has left in its memory about the last two marks. */
export function readFinding(memory: Int32Array): Finding {
  return {
    score: out(memory, at.O_SCORE),
    identity: out(memory, at.O_IDENTITY),
    pair: out(memory, at.O_PAIR),
    text: out(memory, at.O_TEXT),
    sound: out(memory, at.O_SOUND),
    shape: out(memory, at.O_SHAPE),
    meaning: out(memory, at.O_MEANING),
    textSignal: out(memory, at.O_TEXT_SIGNAL),
    cross: out(memory, at.O_CROSS),
    bound: out(memory, at.O_BOUND),
    parts: out(memory, at.O_PARTS),
    sense: out(memory, at.O_SENSE),
    lowered: out(memory, at.O_LOWERED),
    sharedRarity: out(memory, at.O_SHARED_RARITY),
    addedRarity: out(memory, at.O_ADDED_RARITY),
    weights: {
      soundHan: weight(memory, at.P_SOUND_HAN),
      soundLatin: weight(memory, at.P_SOUND_LATIN),
      soundNative: weight(memory, at.P_SOUND_NATIVE),
      shape: weight(memory, at.P_SHAPE),
      meaning: weight(memory, at.P_MEANING),
    },
    weakKinds: readWeakKinds(memory),
    narrowed: null,
    readAlike: false,
  }
}

const out = (memory: Int32Array, offset: number) => memory[(at.WORKSPACE + offset) >>> 2]!
const weight = (memory: Int32Array, pointer: number) => memory[pointer >>> 2]! / 100

function readWeakKinds(memory: Int32Array): number {
  let kinds = 0
  for (let kind = 0; kind < 16; kind++)
    if (memory[(at.P_WEAK_KINDS >>> 2) + kind]! < memory[at.P_WEAK_SHARED >>> 2]!) kinds |= 1 << kind
  return kinds
}
