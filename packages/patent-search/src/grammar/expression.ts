import type { FieldName } from './fields.ts'

/**
 * A search as the parser understood it. Fields are at the leaves: `TI:(a OR b)` is `TI:a OR TI:b`. A leaf without a
 * field seeks title, abstract and claims.
 */
export type Expression =
  /** At least two parts. */
  | { kind: 'and' | 'or' | 'xor'; parts: Expression[] }
  | { kind: 'not'; part: Expression }
  /** Both within `distance` words of each other, in one field; `ordered`: the left one first. */
  | { kind: 'near'; left: Expression; right: Expression; distance: number; ordered: boolean }
  /** `*` stands for any characters, `?` for one. */
  | { kind: 'word'; field: FieldName | null; text: string; exact?: true }
  /** Words that follow each other; `exact`: as they are written. Of a symbol: that one alone. */
  | { kind: 'phrase'; field: FieldName | null; text: string; exact?: true }
  /** Both ends included; null where a side is open. Days are ISO 8601. */
  | { kind: 'range'; field: FieldName; from: string | null; to: string | null }
  /** The search with this number, 1 or above, among the earlier ones. */
  | { kind: 'earlier'; number: number }

export type Leaf = Extract<Expression, { kind: 'word' | 'phrase' | 'range' }>

/**
 * Puts earlier searches in the place of their numbers.
 * @returns the number that there is no search for
 */
export function resolveEarlier(
  expression: Expression,
  find: (number: number) => Expression | null,
): Expression | { missing: number } {
  let missing: number | null = null
  const resolve = (each: Expression): Expression => {
    switch (each.kind) {
      case 'and':
      case 'or':
      case 'xor':
        return { ...each, parts: each.parts.map(resolve) }
      case 'not':
        return { ...each, part: resolve(each.part) }
      case 'earlier': {
        const found = find(each.number)
        if (!found) missing ??= each.number
        return found ?? each
      }
      default:
        return each
    }
  }
  const resolved = resolve(expression)
  return missing === null ? resolved : { missing }
}

/** The leaves from left to right. */
export function* leavesOf(expression: Expression): Generator<Leaf> {
  switch (expression.kind) {
    case 'and':
    case 'or':
    case 'xor':
      for (const part of expression.parts) yield* leavesOf(part)
      return
    case 'not':
      yield* leavesOf(expression.part)
      return
    case 'near':
      yield* leavesOf(expression.left)
      yield* leavesOf(expression.right)
      return
    case 'earlier':
      return
    default:
      yield expression
  }
}
