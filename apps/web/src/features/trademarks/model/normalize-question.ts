import { normalizeName } from '@markwright/domain/normalize-name'
import { type NormalizedText, normalizeQuery } from '@markwright/domain/normalize-query'
import type { SearchProblem } from '@markwright/domain/search-problem'
import type { CriterionField, Question } from './question.ts'
import { withConditions } from './search-address.ts'

/** A question that came by a link, without the special characters of its names, and what was changed. */
export function normalizeQuestion(question: Question): { question: Question; changes: NormalizedText[] } {
  const { criterion, text, conditions } = question
  if (conditions.length > 0) {
    const { query, changes } = normalizeQuery({ conditions })
    return { question: withConditions(question, query.conditions), changes }
  }
  const { query, changes } = normalizeQuery<Partial<Record<CriterionField, string>>>({ [criterion]: text })
  return { question: { ...question, text: query[criterion] ?? text }, changes }
}

/** What may be searched instead of a text that has a special character; null where there is nothing to offer. */
export const normalizedOffer = (problem: SearchProblem | undefined, text: string): string | null =>
  (problem?.id === 'specialCharacter' && normalizeName(text, problem.field === 'tradeMarkText' ? 'mark' : 'party')) ||
  null
