import type { SharedWasmMemory } from '@markwright/runtime/web-assembly.ts'
import { scoreMarks } from '@markwright/similarity/kernel/score.ts'
import { bindMemory } from '@markwright/similarity/kernel/platform.ts'
import * as candidates from './candidates.ts'
import { workAsHelper } from './helper-workspace.ts'
import * as hits from './hits.ts'
import { doJobs } from './jobs.ts'
import * as order from './order.ts'
import { passes } from './rows.ts'

/** The functions of the kernel that a search calls, over the memory of one segment. */
export type SearchKernel = {
  slotsOfCharacters(count: number, slots: number): number
  writePositions(spelling: number, length: number): void
  doJobs(): void
  collectByBigrams(): void
  collectByKey(keys: number, slots: number, hash: number, bits: number): void
  collectShared(job: number, least: number): void
  filterContaining(han: number): void
  workAsHelper(helper: number): void
  listCandidates(): void
  scoreCandidates(): void
  addFoundNames(): void
  addContaining(both: number): void
  addName(name: number, score: number): void
  addRow(row: number, name: number, score: number): void
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
    doJobs: over(doJobs),
    collectByKey: over(candidates.collectByKey),
    collectByBigrams: over(candidates.collectByBigrams),
    collectShared: over(candidates.collectShared),
    filterContaining: over(hits.filterContaining),
    workAsHelper: over(workAsHelper),
    listCandidates: over(hits.listCandidates),
    scoreCandidates: over(hits.scoreCandidates),
    addFoundNames: over(hits.addFoundNames),
    addContaining: over(hits.addContaining),
    addName: over(hits.addName),
    addRow: over(hits.addRow),
    passes: over(passes),
    scoreMarks: over(scoreMarks),
    sortHits: over(order.sortHits),
    countApplicants: over(order.countApplicants),
  }
}
