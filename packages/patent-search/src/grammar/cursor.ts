import type { ProblemCode, Warning } from './problem.ts'
import type { Token } from './tokens.ts'

/** What the rules of the grammar share: the place in the query, and how they complain. */
export type Cursor = {
  peek: () => Token
  /** The one after `peek`. */
  second: () => Token
  /** The one after `second`. */
  third: () => Token
  take: () => Token
  warn: (code: Warning['code'], token: Token) => void
  /** @throws QueryProblem */
  fail: (code: ProblemCode, token: Token, expected?: string[], instead?: string) => never
}
