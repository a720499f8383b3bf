import { analyzeMark, compareMarks, type MarkAnalysis } from '@markwright/similarity'
import { famousMarks } from '@markwright/similarity/famous-marks'
import type { WellKnownName } from './assessment.ts'

/** From this score on a well-known mark is similar in whatever class (rule A25). */
const NEAR_LEAST = 80
const NAMES_MAX = 5

let names: { name: string; analysis: MarkAnalysis }[] | undefined

/** Well-known marks that a name is similar to, the most similar first, one name of each. */
export function similarWellKnownNames(text: string): WellKnownName[] {
  names ??= famousMarks
    .trim()
    .split(/\s+/)
    .map((word) => word.replaceAll('_', ' '))
    .map((name) => ({ name, analysis: analyzeMark(name) }))
  const requested = analyzeMark(text)
  return names
    .map(({ name, analysis }) => ({ name, score: compareMarks(requested, analysis)?.score ?? 0 }))
    .filter(({ score }) => score >= NEAR_LEAST)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, NAMES_MAX)
}
