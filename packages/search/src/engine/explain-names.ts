import { analyzeMark, compareMarks, type Context } from '@markwright/similarity'
import type { HitSimilarity } from '../mark-query.ts'

/**
 * Why records are near a text, each by the better of its names, as a search for the text would say it; null where one
 * is not. `context` is that of the search.
 */
export function explainNames(text: string, context: Context) {
  const query = analyzeMark(text)
  const explain = (found: string | null, field: 'name' | 'nameOther'): HitSimilarity | null => {
    const similarity = found === null ? null : compareMarks(query, analyzeMark(found), context)
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
