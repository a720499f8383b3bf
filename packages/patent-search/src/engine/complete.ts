import type { CompletedField, FacetValue } from '../patent-index.ts'
import { prefixRange, sizeOf, textAt } from '../segment/dictionary.ts'
import { symbolKey } from '../grammar/values.ts'
import type { IndexState } from './index-state.ts'

/** Names that have a word beginning with what was typed, and symbols that begin with it, the most frequent first. */
export function complete(state: IndexState, field: CompletedField, beginning: string, limit: number): FacetValue[] {
  const counts = new Map<string, number>()
  const add = (value: string, count: number) => void counts.set(value, (counts.get(value) ?? 0) + count)
  for (const { segment } of state.segments) {
    if (field === 'PA' || field === 'IN') {
      const { names, values } = segment.lists[field === 'PA' ? 'applicant' : 'inventor']
      const folded = beginning.trim().toLowerCase()
      const found = new Map<number, string>()
      for (let name = 0; name < sizeOf(names); name++) {
        const text = textAt(names, name)
        if (text.toLowerCase().includes(folded)) found.set(name, text)
      }
      for (const value of values) if (found.has(value)) add(found.get(value)!, 1)
    } else {
      const index = segment.fields[field]
      const [from, to] = prefixRange(index.terms, field === 'AG' ? beginning.toLowerCase() : symbolKey(beginning))
      for (let term = from; term < to; term++) add(textAt(index.terms, term), index.counts[term]!)
    }
  }
  return [...counts]
    .map(([value, count]) => ({ value, count }))
    .toSorted((left, right) => right.count - left.count || (left.value < right.value ? -1 : 1))
    .slice(0, limit)
}
