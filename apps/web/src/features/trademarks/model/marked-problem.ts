import type { SearchProblem } from '@markwright/domain/marks/search-problem'

/** UTF-16 units shown on either side of what is wrong. */
const CONTEXT_MAX = 24

/** A typed text around its wrong part; null where the problem is not of a place in the text. */
export type MarkedProblem = { before: string; wrong: string; after: string; start: number; end: number }

export function markProblem(problem: SearchProblem, text: string): MarkedProblem | null {
  const { position: start, character, value } = problem
  if (start === undefined) return null
  const end = Math.min(start + Math.max((character ?? value ?? '').length, 1), text.length)
  const before = text.slice(0, start)
  const after = text.slice(end)
  return {
    before: before.length > CONTEXT_MAX ? `…${before.slice(-CONTEXT_MAX)}` : before,
    wrong: text.slice(start, end),
    after: after.length > CONTEXT_MAX ? `${after.slice(0, CONTEXT_MAX)}…` : after,
    start,
    end,
  }
}
