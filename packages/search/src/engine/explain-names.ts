import { analyzeMark, compareMarks } from '@markwright/similarity'
import type { HitSimilarity } from '../mark-query.ts'

/** Why a record is near a text, by the better of its names, as a search for the text would say it; null where it is not. */
export function explainNames(text: string, name: string | null, nameOther: string | null): HitSimilarity | null {
  const query = analyzeMark(text)
  const explain = (found: string | null, field: 'name' | 'nameOther'): HitSimilarity | null => {
    const similarity = found === null ? null : compareMarks(query, analyzeMark(found))
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
  const [first, other] = [explain(name, 'name'), explain(nameOther, 'nameOther')]
  return (other?.score ?? 0) > (first?.score ?? 0) ? other : first
}
