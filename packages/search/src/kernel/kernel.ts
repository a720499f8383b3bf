import type { SharedWasmMemory } from '@markwright/runtime/web-assembly.ts'
import { scoreMarks } from '@markwright/similarity/kernel/score.ts'
import { bindMemory } from '@markwright/similarity/kernel/platform.ts'
import * as candidates from './candidates.ts'
import * as hits from './hits.ts'
import * as order from './order.ts'
import { passes } from './rows.ts'

/** The functions of the kernel that a search calls, over the memory of one segment. */
export type SearchKernel = {
  slotsOfCharacters(count: number, slots: number): number
  writePositions(length: number): void
  collectHan(characters: number, syllables: number): void
  collectByTrigrams(grams: number, whole: number): void
  collectNear(list: number, length: number, edits: number, from: number, to: number): void
  collectByBigrams(): void
  collectByKey(keys: number, slots: number, hash: number, bits: number): void
  collectShared(grams: number, least: number): void
  keepContaining(han: number): void
  scoreCandidates(): void
  takeContaining(both: number): void
  takeName(name: number, score: number): void
  takeRow(row: number, name: number, score: number): void
  passes(row: number): number
  scoreMarks(aHan: number, aLatin: number, bHan: number, bLatin: number): number
  sortHits(wanted: number): number
  countApplicants(): void
}

/** The kernel as TypeScript: the reference for its compiled form, and what runs where that cannot. */
export function createScriptKernel(memory: SharedWasmMemory): SearchKernel {
  // Whatever else uses the functions, the analysis of a mark among it, has them work on another memory.
  const over =
    <Arguments extends number[], Result>(run: (...values: Arguments) => Result) =>
    (...values: Arguments): Result => {
      bindMemory(memory.buffer)
      return run(...values)
    }
  return {
    slotsOfCharacters: over(candidates.slotsOfCharacters),
    writePositions: over(candidates.writePositions),
    collectHan: over(candidates.collectHan),
    collectNear: over(candidates.collectNear),
    collectByTrigrams: over(candidates.collectByTrigrams),
    collectByKey: over(candidates.collectByKey),
    collectByBigrams: over(candidates.collectByBigrams),
    collectShared: over(candidates.collectShared),
    keepContaining: over(hits.keepContaining),
    scoreCandidates: over(hits.scoreCandidates),
    takeContaining: over(hits.takeContaining),
    takeName: over(hits.takeName),
    takeRow: over(hits.takeRow),
    passes: over(passes),
    scoreMarks: over(scoreMarks),
    sortHits: over(order.sortHits),
    countApplicants: over(order.countApplicants),
  }
}
