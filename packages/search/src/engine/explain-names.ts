import { analyzeMark, compareMarks, type MarkAnalysis } from '@markwright/similarity'
import { explainFinding, findLikeness } from '@markwright/similarity/engine'
import type { HitSimilarity } from '../mark-query.ts'
import { textOf } from './search-texts.ts'

/**
 * Why records are similar to a text, each by the better of its names, as a search for the text would say it; null where one
 * is not. `by` text as in a criterion.
 */
export function explainNames(text: string, by?: 'text') {
  const query = analyzeMark(text)
  const compare = (found: MarkAnalysis) =>
    by === 'text' ? explainFinding(textOf(findLikeness(query, found)), query, found) : compareMarks(query, found)
  const explain = (found: string | null, field: 'name' | 'nameOther'): HitSimilarity | null => {
    const similarity = found === null ? null : compare(analyzeMark(found))
    return (
      similarity && {
        ...similarity,
        spans: similarity.spans.map((span) => ({
          ...span,
          field: span.field === 'query' ? ('query' as const) : field,
        })),
      }
    )
  }
  return (name: string | null, nameOther: string | null): HitSimilarity | null => {
    const [first, other] = [explain(name, 'name'), explain(nameOther, 'nameOther')]
    return (other?.score ?? 0) > (first?.score ?? 0) ? other : first
  }
}
