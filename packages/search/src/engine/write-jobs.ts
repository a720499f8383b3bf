import * as at from '../kernel/memory-map.ts'
import { letterSet } from '../segment/grams.ts'
import { readI32, writeI32, type SegmentMemory } from '../segment/segment-memory.ts'
import type { LetterProbe } from './probes.ts'
import type { Plan, Weights } from './plan.ts'
import type { OpenSegment } from './open-segment.ts'

// What the kernel is to collect, written where it reads it: jobs of steps that threads can share.

/** Marks what is under the keys of a plan. */
export function collectKeys({ data, kernel }: OpenSegment, plan: Plan): void {
  const collect = (keys: readonly number[], table: number, slots: number, bits: number) => {
    for (const key of keys) kernel.collectByKey(readI32(data, table), readI32(data, slots), key, readI32(data, bits))
  }
  collect(plan.hanKeys, at.HAN_KEYS, at.HAN_KEY_SLOTS, at.HAN_CANDIDATES)
  const latinKeys = [...plan.latinKeys, ...plan.probes.flatMap(({ keys }) => keys)]
  collect(latinKeys, at.LATIN_KEYS, at.LATIN_KEY_SLOTS, at.LATIN_CANDIDATES)
}

/** Writes what a plan has collected beside its keys. */
export function writeJobs(segment: OpenSegment, { han, probes, trigramShare }: Plan): void {
  const { data } = segment
  if (han) {
    data.u8.set(han.leastCounts.characters, at.Q_LEAST_COUNTS)
    data.u8.set(han.leastCounts.syllables, at.Q_LEAST_COUNTS + 64)
    writeCharacterJob(segment, han.characters)
    writeGrams(data, at.SYLLABLE_JOB, listOf(at.SYLLABLE_JOB), han.syllables)
  }
  let trigrams = listOf(at.TRIGRAM_JOB)
  let spelling = at.Q_SPELLINGS
  for (const probe of probes) {
    if (probe.trigrams.length > 0) trigrams = writeTrigrams(data, trigrams, probe, trigramShare)
    if (probe.edits >= 0) {
      writeSpelling(segment, spelling, [at.LETTER_LIST], probe.letters, probe.edits)
      spelling += at.SPELLING_SIZE
    }
    if (probe.soundEdits >= 0) {
      const lists = [at.SOUND_LIST, ...(probe.rendered ? [at.PINYIN_LIST] : [])]
      writeSpelling(segment, spelling, lists, probe.sounds, probe.soundEdits)
      spelling += at.SPELLING_SIZE
    }
  }
}

/** Where the grams of a kind of job may lie. */
const listOf = (kind: number) => at.Q_GRAMS + kind * at.GRAM_LIST_SIZE

/** Characters as the segment numbers them; one that it does not have is left out. Returns where the job lies. */
export function writeCharacterJob({ data, kernel }: OpenSegment, characters: Weights): number {
  const job = writeGrams(data, at.CHARACTER_JOB, listOf(at.CHARACTER_JOB), characters)
  const known = kernel.slotsOfCharacters(readI32(data, job + at.J_COUNT), readI32(data, at.CHARACTER_SLOTS))
  writeI32(data, job + at.J_COUNT, known)
  return job
}

/** Returns where the next list may begin. */
function writeTrigrams(data: SegmentMemory, list: number, { trigrams, letters }: LetterProbe, share: number): number {
  const job = writeGrams(data, at.TRIGRAM_JOB, list, new Map(trigrams.map((gram) => [gram, 1])))
  writeI32(data, job + at.J_WHOLE, letters.length >= 2 ? 1 : 0)
  writeI32(data, job + at.J_SHARE, share)
  return list + 8 * readI32(data, job + at.J_COUNT)
}

/** Writes a job with as many of the grams as there is room for. */
function writeGrams(data: SegmentMemory, kind: number, list: number, weights: Weights): number {
  const room = (at.GRAM_LIST_SIZE - ((list - at.Q_GRAMS) % at.GRAM_LIST_SIZE)) / 8
  let to = list >>> 2
  let count = 0
  for (const [gram, weight] of weights) {
    if (count === room) break
    data.i32[to++] = gram
    data.i32[to++] = weight
    count++
  }
  const elements = count === 0 ? 0 : readI32(data, kind === at.TRIGRAM_JOB ? at.LATIN_COUNT : at.HAN_COUNT)
  return writeJob(data, [kind, Math.ceil(elements / at.BLOCK), list, count])
}

/** Writes a spelling, and for each list a job that looks for what is within so many edits of it. */
function writeSpelling(
  { data, kernel }: OpenSegment,
  spelling: number,
  lists: readonly number[],
  letters: readonly number[],
  edits: number,
): void {
  const { length } = letters
  const place = spelling + at.SP_LETTERS
  data.u8.fill(255, place - 16, place + at.SPELLING_ROOM + 16)
  data.u8.set(letters, place)
  writeI32(data, spelling + at.SP_SET, letterSet(letters))
  kernel.writePositions(spelling, length)
  for (const list of lists) {
    const all = readI32(data, list + at.L_COUNT)
    const first = (least: number) => firstOfLength(data, readI32(data, list + at.L_LENGTHS), all, least)
    const [from, to] = [first(length - edits), first(length + edits + 1)]
    const steps = Math.ceil((to - from) / at.STRETCH)
    writeJob(data, [at.SPELLING_JOB, steps, spelling, length, edits, list, from, to])
  }
}

/** Writes the numbers of a job in the order of their J_ offsets and returns where it lies. */
function writeJob(data: SegmentMemory, numbers: readonly number[]): number {
  const count = readI32(data, at.Q_JOB_COUNT)
  const job = at.Q_JOBS + at.JOB_SIZE * count
  data.i32.set(numbers, job >>> 2)
  writeI32(data, at.Q_JOB_COUNT, count + 1)
  return job
}

/** The first of `end` ascending lengths that is `least` or more. */
function firstOfLength(data: SegmentMemory, lengths: number, end: number, least: number): number {
  let low = 0
  let high = end
  while (low < high) {
    const middle = (low + high) >>> 1
    if (data.u8[lengths + middle]! < least) low = middle + 1
    else high = middle
  }
  return low
}
