import {
  type FacetName,
  facetNames,
  type FacetValue,
  type PatentFilters,
  type PatentHit,
  type PatentIndex,
  PatentIndexNotReady,
  type PatentMatch,
  type PatentPage,
  type PatentSort,
  type SemanticQuery,
} from '@markwright/patent-search'
import { type NumberImports, publicationKeyOf } from '@markwright/patent-register'
import { AppError, commonErrors } from '../../kernel/errors.ts'
import type { CountedSearch, QuotaUsage, Searcher } from '../trademarks/index.ts'
import { createBatchPage } from './batch-page.ts'
import { describeQuery } from './describe-query.ts'
import { patentErrors } from './patents.errors.ts'
import type { ListedPatent, PatentsRepository } from './patents.repository.ts'
import { type PatentQuery, type PatentSearchKind, parseQuery, type WirePatentQuery } from './parse-query.ts'

/** Hits that the index lists at once. */
const LISTED_AT_ONCE = 1000
/** A semantic search finds so many at most. */
const SIMILAR_MAX = 1000

export type FoundPatent = { patent: ListedPatent; hit: PatentHit; texts: StoredTexts | null; drawing: number | null }
/** Claims and paragraphs of hits that matched nowhere else. */
type StoredTexts = Awaited<ReturnType<PatentsRepository['listTexts']>>[number]

export type PatentResult = {
  query: PatentQuery
  page: PatentPage
  found: FoundPatent[]
  crossLanguage: boolean
  /** Publications that are compared by their words alone, for now. */
  unencoded: number
  tookMs: number
  quota: QuotaUsage
}

type Looked = {
  filters: PatentFilters
  offset: number
  limit: number
  collapse: 'none' | 'family'
  sort: PatentSort
  facetValues?: number
}

export function createPatentSearch(deps: {
  repository: PatentsRepository
  imports: NumberImports
  index: PatentIndex
  countedSearch: CountedSearch<PatentSearchKind>
  now: () => Date
}) {
  const { repository, index } = deps
  const batchPage = createBatchPage(deps)

  const similar = async (
    sought: Pick<SemanticQuery, 'expression'> & ({ text: string } | { patentId: number }),
    options: Looked,
    facets: readonly FacetName[],
  ) => {
    const { sort, offset, limit, ...rest } = options
    const query = { ...rest, ...sought, facets }
    if (sort === 'relevance')
      return index.similar({ ...query, offset, limit: Math.max(0, Math.min(limit, SIMILAR_MAX - offset)) })
    const page = await index.similar({ ...query, offset: 0, limit: SIMILAR_MAX })
    const days = new Map(
      (await repository.listPatents(page.hits.map(({ patentId }) => patentId))).map((patent) => [
        patent.id,
        (sort.endsWith('pubDate') ? patent.published_on : patent.filed_on) ?? '',
      ]),
    )
    const sign = sort.startsWith('-') ? -1 : 1
    const dayOf = ({ patentId }: PatentHit) => days.get(patentId) ?? ''
    const hits = page.hits.toSorted((a, b) => sign * dayOf(a).localeCompare(dayOf(b)))
    return { ...page, hits: hits.slice(offset, offset + limit) }
  }

  const run = async (
    query: PatentQuery,
    { accountId }: Pick<Searcher, 'accountId'>,
    options: Looked,
    facets: readonly FacetName[],
  ): Promise<PatentPage> => {
    const { expression } = query
    switch (query.kind) {
      case 'text':
        return similar({ text: query.text, expression }, options, facets)
      case 'publication':
        return similar({ patentId: await findPublication(query.number), expression }, options, facets)
      case 'batch':
        return batchPage({ importId: query.importId, accountId, expression }, options)
      case 'expression':
        return index.search({ ...options, expression, facets })
    }
  }

  /** A search as it counts: that of a batch as the import of its numbers did. */
  const countedAs = async (query: PatentQuery, { accountId }: Searcher): Promise<PatentQuery> => {
    if (query.kind !== 'batch') return query
    const batch = await deps.imports.find(query.importId, accountId)
    if (!batch) throw new AppError(commonErrors.notFound)
    return { ...query, queryId: batch.question_id || query.queryId, content: batch.content }
  }

  /** @throws 30104 where no such publication is loaded. */
  async function findPublication(number: string): Promise<number> {
    const key = publicationKeyOf(number)
    const rows = await repository.listByKeys([key.key])
    const [first] = rows.toSorted((a, b) => Number(b.kind === key.kind) - Number(a.kind === key.kind))
    if (!first) throw new AppError(patentErrors.unknownPublication, { field: 'text', number })
    return first.id
  }

  /** With where the claims or the description of a hit match whose title and abstract do not. */
  const withMatches = async (query: PatentQuery, hits: readonly PatentHit[]): Promise<PatentHit[]> => {
    if (query.kind !== 'expression' || !query.expression) return [...hits]
    const { expression } = query
    return Promise.all(
      hits.map(async (hit) => {
        if (hit.matches.length > 0) return hit
        const matches: PatentMatch[] = await index.matches(hit.patentId, expression)
        return { ...hit, matches: matches.slice(0, 30) }
      }),
    )
  }

  const listFound = async (query: PatentQuery, page: PatentPage): Promise<FoundPatent[]> => {
    const hits = await withMatches(query, page.hits)
    const ids = hits.map(({ patentId }) => patentId)
    const deep = hits.filter(({ matches }) =>
      matches.some(({ field }) => field === 'claims' || field === 'description'),
    )
    const [patents, drawings, texts] = await Promise.all([
      repository.listPatents(ids),
      repository.listFirstDrawings(ids),
      repository.listTexts(deep.map(({ patentId }) => patentId)),
    ])
    const byId = new Map(patents.map((patent) => [patent.id, patent]))
    return hits.flatMap((hit) => {
      const patent = byId.get(hit.patentId)
      if (!patent) return []
      const text = texts.find(({ patent_id }) => patent_id === patent.id) ?? null
      return [{ patent, hit, texts: text, drawing: drawings.get(patent.id) ?? null }]
    })
  }

  /** `index` errors as refusals. */
  const ready = async <Result>(search: () => Promise<Result>): Promise<Result> => {
    try {
      return await search()
    } catch (error) {
      if (error instanceof PatentIndexNotReady) throw new AppError(commonErrors.notReady, null, { cause: error })
      throw error
    }
  }

  return {
    findPublication,
    ready,

    /**
     * A page of what is found; what was counted today costs nothing.
     * @throws 30101 to 30105, 503 while the index is being built
     */
    async search(wire: WirePatentQuery, searcher: Searcher, mode?: PatentSearchKind): Promise<PatentResult> {
      const query = await countedAs(parseQuery(wire, mode), searcher)
      const { current, size, sort, collapse } = wire
      const options = { filters: query.filters, offset: (current - 1) * size, limit: size, collapse, sort }
      const { found, quota } = await deps.countedSearch(searcher, query.queryId, async () => {
        const start = performance.now()
        const page = await ready(() => run(query, searcher, options, wire.facets ? facetNames : []))
        const tookMs = performance.now() - start
        const listed = await listFound(query, page)
        const entry = { kind: query.mode, ...describeQuery(wire, query), total: page.total }
        return { found: { page, listed, tookMs }, entry }
      })
      return {
        query,
        page: found.page,
        found: found.listed,
        crossLanguage: index.status().encoder !== null,
        unencoded: index.status().unencoded,
        tookMs: found.tookMs,
        quota,
      }
    },

    /**
     * The publications that a search finds, in its order, at most `max`, and how many there are of them.
     * @throws as `search`
     */
    async listIds(wire: WirePatentQuery, searcher: Searcher, max: number): Promise<{ ids: number[]; total: number }> {
      const query = await countedAs(parseQuery(wire), searcher)
      const { sort, collapse } = wire
      const options = { filters: query.filters, collapse, sort }
      const { found } = await deps.countedSearch(searcher, query.queryId, async () => {
        const ids: number[] = []
        let total = 0
        do {
          const part = { ...options, offset: ids.length, limit: Math.min(LISTED_AT_ONCE, max - ids.length) }
          const page = await ready(() => run(query, searcher, part, []))
          total = collapse === 'family' ? page.families : page.total
          if (page.hits.length === 0) break
          ids.push(...page.hits.map(({ patentId }) => patentId))
        } while (ids.length < Math.min(total, max))
        return {
          found: { ids, total },
          entry: { kind: query.mode, ...describeQuery(wire, query), total },
        }
      })
      return found
    },

    async facet(
      { query: wire, name, limit = 50 }: { query: WirePatentQuery; name: FacetName; limit?: number | undefined },
      searcher: Searcher,
    ): Promise<FacetValue[]> {
      const query = await countedAs(parseQuery(wire), searcher)
      const { collapse } = wire
      const options = { filters: query.filters, offset: 0, limit: 0, collapse, sort: 'relevance' as const }
      const { found } = await deps.countedSearch(searcher, query.queryId, async () => {
        const values = await ready(async () => {
          if (query.kind === 'expression') return index.facet({ ...options, expression: query.expression }, name, limit)
          return (await run(query, searcher, { ...options, facetValues: limit }, [name])).facets[name]
        })
        return { found: values, entry: { kind: query.mode, ...describeQuery(wire, query), total: 0 } }
      })
      return found
    },

    /** Hits most similar to a publication, of other families. */
    async listSimilar(patent: { id: number; family_key: string }, top: number): Promise<FoundPatent[]> {
      const options = { filters: {}, offset: 0, limit: top + 20, collapse: 'family', sort: 'relevance' } as const
      const page = await ready(() => similar({ patentId: patent.id, expression: null }, options, []))
      const query: PatentQuery = {
        kind: 'publication',
        mode: 'semantic',
        number: '',
        filters: {},
        expression: null,
        warnings: [],
        queryId: '',
        content: '',
      }
      const found = await listFound(query, page)
      return found.filter((each) => each.patent.family_key !== patent.family_key).slice(0, top)
    },
  }
}
export type PatentSearch = ReturnType<typeof createPatentSearch>
