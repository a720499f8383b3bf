import { analyzeMark } from '@markwright/similarity'
import { findLikeness, readFinding } from '@markwright/similarity/engine'
import { B_FLOOR_HOMOPHONE } from '@markwright/similarity/kernel/memory-map.ts'
import * as at from '../kernel/memory-map.ts'
import { readI32, writeI32 } from '../segment/segment-memory.ts'
import type { Plan } from './plan.ts'
import { begin, searchSegment, writeCuts, type OpenSegment, type Query } from './search-segment.ts'
import { elementsOfName, nameText } from '../segment/segment-names.ts'

type Finding = ReturnType<typeof readFinding>
const MILLION = 1_000_000

/** What was found of two marks, as far as their writing alone goes; never more than the whole comparison says. */
export function textOf(finding: Finding): Finding {
  if (finding.identity) return finding
  const share = finding.narrowed ? finding.narrowed.share / MILLION : 1
  const score = Math.min(finding.score, Math.round((finding.text / 10) * share))
  const bound = finding.bound === B_FLOOR_HOMOPHONE ? 0 : finding.bound
  return { ...finding, score, bound, sound: 0, shape: 0, meaning: 0, sense: 0, lowered: 0 }
}

/**
 * Runs a query on a segment as `searchSegment` does, and keeps the hits whose writing alone reaches the degree, with
 * the score of that.
 */
export function searchTexts(segment: OpenSegment, plan: Plan, query: Query): void {
  const { data, kernel } = segment
  // The second filter must not take away what the facets count.
  searchSegment(segment, plan, { ...query, second: {} })
  const list = (header: number) => readI32(data, header) >>> 2
  const [rows, names, hitScores] = [list(at.HIT_ROWS), list(at.HIT_NAMES), list(at.HIT_SCORES)]
  writeCuts(data, 0)
  const scores = new Map<number, number>()
  const scoreOf = (name: number, found: number): number => {
    const { han, latin } = elementsOfName(data, name)
    kernel.scoreMarks(readI32(data, at.Q_HAN), readI32(data, at.Q_LATIN), han, latin)
    const whole = readFinding(data.i32)
    // What the wholes do not score was found by a distinctive part.
    return textOf(whole.score < found ? findLikeness(plan.query, analyzeMark(nameText(data, name))) : whole).score
  }
  const hits = Array.from({ length: readI32(data, at.HIT_COUNT) }, (_, i) => {
    const [row, name] = [data.i32[rows + i]!, data.i32[names + i]!]
    const score = scores.get(name) ?? scoreOf(name, data.i32[hitScores + i]!)
    scores.set(name, score)
    return { row, name, score }
  })
  const capped = readI32(data, at.CAPPED)
  begin(segment, query)
  writeI32(data, at.CAPPED, capped)
  for (const { row, name, score } of hits)
    if (score >= plan.least && kernel.passes(row)) kernel.addRow(row, name, score)
}
