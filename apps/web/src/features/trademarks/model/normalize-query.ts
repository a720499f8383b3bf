import { normalizeName } from '@markwright/domain/marks/normalize-name'
import { type NormalizedText, normalizeQuery } from '@markwright/domain/marks/normalize-query'
import type { SearchProblem } from '@markwright/domain/marks/search-problem'
import type { CriterionField, Query } from './query.ts'
import { withConditions } from './search-address.ts'

/** A query that came by a link, without the special characters of its names, and what was changed. */
export function normalizeFormQuery(query: Query): { query: Query; changes: NormalizedText[] } {
  const { criterion, text, conditions } = query
  if (conditions.length > 0) {
    const normalized = normalizeQuery({ conditions })
    return { query: withConditions(query, normalized.query.conditions), changes: normalized.changes }
  }
  const normalized = normalizeQuery<Partial<Record<CriterionField, string>>>({ [criterion]: text })
  return { query: { ...query, text: normalized.query[criterion] ?? text }, changes: normalized.changes }
}

/** What may be searched instead of a text that has a special character; null where there is nothing to offer. */
export const normalizedOffer = (problem: SearchProblem | undefined, text: string): string | null =>
  (problem?.id === 'specialCharacter' && normalizeName(text, problem.field === 'tradeMarkText' ? 'mark' : 'party')) ||
  null
