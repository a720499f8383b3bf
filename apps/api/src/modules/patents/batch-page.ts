import {
  type Expression,
  type FacetName,
  facetNames,
  type FacetValue,
  type PatentFilters,
  type PatentIndex,
  type PatentPage,
  type PatentSort,
} from '@markwright/patent-search'
import { AppError, commonErrors } from '../../kernel/errors.ts'
import type { NumberImports } from '@markwright/patent-register'
import type { ListedPatent, PatentsRepository } from './patents.repository.ts'

const FACET_VALUES = 20
const LISTED_AT_ONCE = 1000

/** Publications of imported numbers as a page of hits, restricted, filtered, sorted and counted like those of a search. */
export function createBatchPage(deps: {
  repository: PatentsRepository
  imports: NumberImports
  index: Pick<PatentIndex, 'search'>
}) {
  /** Those of the publications that the expression finds. */
  const findThose = async (patentIds: readonly number[], expression: Expression) => {
    const query = { expression, filters: { patentIds }, collapse: 'none', sort: '-pubDate', facets: [] } as const
    const found = new Set<number>()
    for (let offset = 0; offset < patentIds.length; offset += LISTED_AT_ONCE) {
      const { hits } = await deps.index.search({ ...query, offset, limit: LISTED_AT_ONCE })
      for (const { patentId } of hits) found.add(patentId)
    }
    return found
  }

  return async (
    { importId, accountId, expression }: { importId: string; accountId: string | null; expression: Expression | null },
    looked: {
      filters: PatentFilters
      offset: number
      limit: number
      collapse: 'none' | 'family'
      sort: PatentSort
      /** Values of each facet at most. */
      facetValues?: number
    },
  ): Promise<PatentPage> => {
    const batch = await deps.imports.find(importId, accountId)
    if (!batch) throw new AppError(commonErrors.notFound)
    const all = await deps.repository.listPatents(batch.patent_ids)
    const matching = expression && (await findThose(batch.patent_ids, expression))
    const found = inOrder(
      all.filter((patent) => passes(patent, looked.filters) && (!matching || matching.has(patent.id))),
      looked.sort,
    )
    const sizes = new Map<string, number>()
    for (const { family_key } of all) sizes.set(family_key, (sizes.get(family_key) ?? 0) + 1)
    const firstOfFamily = new Map<string, ListedPatent>()
    for (const patent of found) if (!firstOfFamily.has(patent.family_key)) firstOfFamily.set(patent.family_key, patent)
    const listed = looked.collapse === 'family' ? [...firstOfFamily.values()] : found
    return {
      total: found.length,
      families: firstOfFamily.size,
      isLimited: false,
      hits: listed.slice(looked.offset, looked.offset + looked.limit).map(({ id, family_key }) => ({
        patentId: id,
        score: 0,
        familySize: sizes.get(family_key) ?? 1,
        matches: [],
      })),
      facets: Object.fromEntries(
        facetNames.map((name) => [name, count(found, name, looked.facetValues ?? FACET_VALUES)]),
      ) as PatentPage['facets'],
    }
  }
}

const subclass = (symbol: string) => symbol.slice(0, 4)

const valuesOf: Record<FacetName, (patent: ListedPatent) => readonly (string | null | undefined)[]> = {
  country: ({ country }) => [country],
  type: ({ type }) => [type],
  legalStatus: ({ legal_status }) => [legal_status],
  applicant: ({ applicant_names }) => applicant_names,
  inventor: ({ inventor_names }) => inventor_names,
  ipc: ({ ipcs }) => ipcs.map(subclass),
  year: ({ published_on }) => [published_on?.slice(0, 4)],
}

function passes(patent: ListedPatent, filters: PatentFilters): boolean {
  const { countries, types, legalStatus, publishedOn, filedOn, applicant, inventor, ipc, year } = filters
  const has = (name: FacetName, wanted: readonly string[] | undefined) =>
    !wanted?.length || valuesOf[name](patent).some((value) => wanted.includes(value ?? ''))
  const within = (day: string | null, span: PatentFilters['publishedOn']) =>
    !span || (day !== null && day >= (span[0] ?? '') && day <= (span[1] ?? '9999'))
  return (
    has('country', countries) &&
    has('type', types) &&
    (!legalStatus || patent.legal_status === legalStatus) &&
    within(patent.published_on, publishedOn) &&
    within(patent.filed_on, filedOn) &&
    has('applicant', applicant) &&
    has('inventor', inventor) &&
    (!ipc?.length || patent.ipcs.some((symbol) => ipc.some((beginning) => symbol.startsWith(beginning)))) &&
    has('year', year)
  )
}

function inOrder(patents: ListedPatent[], sort: PatentSort): ListedPatent[] {
  if (sort === 'relevance') return patents
  const sign = sort.startsWith('-') ? -1 : 1
  const dayOf = (patent: ListedPatent) => (sort.endsWith('pubDate') ? patent.published_on : patent.filed_on) ?? ''
  return patents.toSorted((a, b) => sign * dayOf(a).localeCompare(dayOf(b)) || a.id - b.id)
}

function count(patents: readonly ListedPatent[], name: FacetName, limit: number): FacetValue[] {
  const counts = new Map<string, number>()
  for (const patent of patents)
    for (const value of new Set(valuesOf[name](patent))) if (value) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts]
    .map(([value, hits]) => ({ value, count: hits }))
    .toSorted((a, b) => b.count - a.count || a.value.localeCompare(b.value))
    .slice(0, limit)
}
