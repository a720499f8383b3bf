import { normalizeName } from './normalize-name.ts'
import { type ConditionField, conditionFields } from './search-conditions.ts'

/** A text of a query that was normalised; `row` is that of a condition. Fields are named as in the contract. */
export type NormalizedText = { field: string; row?: number; from: string; to: string }

/** The texts of a query that may hold special characters, as the contract names and shapes them. */
export type QueryTexts = {
  tradeMarkText?: string
  tmApplicant?: string
  tmAddress?: string
  tmAgent?: string
  goods?: string
  conditions?: readonly { field: ConditionField; value: string }[]
}

const textFields = ['tradeMarkText', 'tmApplicant', 'tmAddress', 'tmAgent', 'goods'] as const
const kindOf = (field: (typeof textFields)[number]) => (field === 'tradeMarkText' ? 'mark' : 'party')

/**
 * A query whose names hold no character that would be refused (`normalizeName`), and what was changed. A text of which
 * nothing would be left stays as it is, to be refused with its first special character.
 */
export function normalizeQuery<Query extends QueryTexts>(query: Query): { query: Query; changes: NormalizedText[] } {
  const changes: NormalizedText[] = []
  const take = (from: string, field: (typeof textFields)[number], row?: number): string => {
    const to = normalizeName(from, kindOf(field))
    if (to === '' || to === from.trim()) return from
    changes.push({ field, ...(row !== undefined && { row }), from, to })
    return to
  }
  const texts: QueryTexts = {}
  for (const field of textFields) {
    const text = query[field]
    if (text !== undefined) texts[field] = take(text, field)
  }
  const conditions = query.conditions?.map((condition, row) => {
    const { kind, plain } = conditionFields[condition.field]
    return kind === 'name' || kind === 'party' ? { ...condition, value: take(condition.value, plain, row) } : condition
  })
  return { query: { ...query, ...texts, ...(conditions && { conditions }) }, changes }
}
