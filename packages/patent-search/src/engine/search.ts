import {
  facetNames,
  type FacetName,
  type FacetValue,
  type PatentFilters,
  type PatentHit,
  type PatentPage,
  type PatentQuery,
} from '../patent-index.ts'
import { NO_DAY } from '../segment/segment.ts'
import { countBits, forEachBit, fullBits, intersect, type Bits } from './bits.ts'
import { evaluate } from './evaluate.ts'
import { countFacets, FACET_VALUES } from './facets.ts'
import { applyFilters } from './filters.ts'
import type { IndexState } from './index-state.ts'
import { addFound, createFound, firstOf, type Found } from './order.ts'
import { prepareTerms, scoreSegment, termsOfExpression } from './rank.ts'

/** A page without passages: those need the stored texts. */
export type BarePage = Omit<PatentPage, 'hits'> & { hits: Omit<PatentHit, 'matches'>[] }

/** The rows of each segment that an expression and filters find. */
export function findRows(state: IndexState, expression: PatentQuery['expression'], filters: PatentFilters): Bits[] {
  return state.segments.map(({ segment, rows, live }) => {
    const found = expression ? evaluate(segment, expression) : fullBits(rows)
    return applyFilters(segment, filters, intersect(found, live))
  })
}

export function search(state: IndexState, query: PatentQuery): BarePage {
  const rows = findRows(state, query.expression, query.filters)
  const total = rows.reduce((sum, bits) => sum + countBits(bits), 0)
  const found = orderKeys(state, query, rows, total)
  return pageOf(state, found, rows, query, false)
}

export function facet(state: IndexState, query: PatentQuery, name: FacetName, limit: number): FacetValue[] {
  return countFacets(state, findRows(state, query.expression, query.filters), [name], limit)[name]
}

function orderKeys(state: IndexState, { expression, sort }: PatentQuery, rows: readonly Bits[], total: number): Found {
  const found = createFound(total)
  const terms = sort === 'relevance' && expression ? prepareTerms(state, termsOfExpression(expression)) : []
  for (const [number, { segment }] of state.segments.entries()) {
    const bits = rows[number]!
    const { ids, days } = segment
    if (sort === 'relevance') {
      const scores = terms.length > 0 && bits.some((word) => word !== 0) ? scoreSegment(state, number, terms) : null
      forEachBit(bits, (row) => addFound(found, scores?.[row] ?? 0, ids[row]!, number, row))
    } else {
      const column = sort.endsWith('pubDate') ? days.PD : days.AD
      const isFalling = sort.startsWith('-')
      // Documents without the day come last either way.
      const keyOf = (day: number) => (day === NO_DAY ? Number.NEGATIVE_INFINITY : isFalling ? day : -day)
      forEachBit(bits, (row) => addFound(found, keyOf(column[row]!), ids[row]!, number, row))
    }
  }
  return found
}

type Stretch = Pick<PatentQuery, 'offset' | 'limit' | 'collapse' | 'facets' | 'facetValues'> & {
  sort?: PatentQuery['sort']
}

export function pageOf(
  state: IndexState,
  found: Found,
  rows: readonly Bits[],
  query: Stretch,
  isLimited: boolean,
): BarePage {
  const { offset, limit, collapse, sort = 'relevance' } = query
  const best = bestOfFamilies(state, found)
  const listed = collapse === 'family' ? best.found : found
  const places = firstOf(listed, offset + limit).slice(offset)
  const hits = Array.from(places, (at) => {
    const part = state.segments[listed.parts[at]!]!
    return {
      patentId: listed.ids[at]!,
      score: sort === 'relevance' ? listed.keys[at]! : 0,
      familySize: state.familySizes[part.families[listed.rows[at]!]!]!,
    }
  })
  const facets = countFacets(state, rows, query.facets ?? facetNames, query.facetValues ?? FACET_VALUES)
  return { total: found.count, families: best.found.count, isLimited, hits, facets }
}

/** Of each family the publication that comes first. */
function bestOfFamilies(state: IndexState, found: Found) {
  const seen = new Int32Array(state.familySizes.length).fill(-1)
  const { keys, ids } = found
  let count = 0
  for (let at = 0; at < found.count; at++) {
    const family = state.segments[found.parts[at]!]!.families[found.rows[at]!]!
    const other = seen[family]!
    if (other < 0) count++
    if (other < 0 || keys[at]! > keys[other]! || (keys[at] === keys[other] && ids[at]! < ids[other]!)) seen[family] = at
  }
  const best = createFound(count)
  for (const at of seen) if (at >= 0) addFound(best, keys[at]!, ids[at]!, found.parts[at]!, found.rows[at]!)
  return { found: best }
}
