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
import { describeQuestion } from './describe-question.ts'
import { patentErrors } from './patents.errors.ts'
import type { ListedPatent, PatentsRepository } from './patents.repository.ts'
import { type PatentQuestion, type PatentSearchKind, readQuestion, type WirePatentQuery } from './read-question.ts'

/** Hits that the index lists at once. */
const LISTED_AT_ONCE = 1000
/** A semantic search finds so many at most. */
const SIMILAR_MAX = 1000

export type FoundPatent = { patent: ListedPatent; hit: PatentHit; texts: StoredTexts | null; drawing: number | null }
/** Claims and paragraphs of hits that matched nowhere else. */
type StoredTexts = Awaited<ReturnType<PatentsRepository['listTexts']>>[number]

export type PatentAnswer = {
  question: PatentQuestion
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
    looked: Looked,
    facets: readonly FacetName[],
  ) => {
    const { sort, offset, limit, ...rest } = looked
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
    question: PatentQuestion,
    { accountId }: Pick<Searcher, 'accountId'>,
    looked: Looked,
    facets: readonly FacetName[],
  ): Promise<PatentPage> => {
    const { expression } = question
    switch (question.kind) {
      case 'text':
        return similar({ text: question.text, expression }, looked, facets)
      case 'publication':
        return similar({ patentId: await findPublication(question.number), expression }, looked, facets)
      case 'batch':
        return batchPage({ importId: question.importId, accountId, expression }, looked)
      case 'expression':
        return index.search({ ...looked, expression, facets })
    }
  }

  /** A search as it counts: that of a batch as the import of its numbers did. */
  const countedAs = async (question: PatentQuestion, { accountId }: Searcher): Promise<PatentQuestion> => {
    if (question.kind !== 'batch') return question
    const batch = await deps.imports.find(question.importId, accountId)
    if (!batch) throw new AppError(commonErrors.notFound)
    return { ...question, queryId: batch.question_id || question.queryId, content: batch.content }
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
  const withMatches = async (question: PatentQuestion, hits: readonly PatentHit[]): Promise<PatentHit[]> => {
    if (question.kind !== 'expression' || !question.expression) return [...hits]
    const { expression } = question
    return Promise.all(
      hits.map(async (hit) => {
        if (hit.matches.length > 0) return hit
        const matches: PatentMatch[] = await index.matches(hit.patentId, expression)
        return { ...hit, matches: matches.slice(0, 30) }
      }),
    )
  }

  const listFound = async (question: PatentQuestion, page: PatentPage): Promise<FoundPatent[]> => {
    const hits = await withMatches(question, page.hits)
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
    async search(query: WirePatentQuery, searcher: Searcher, mode?: PatentSearchKind): Promise<PatentAnswer> {
      const question = await countedAs(readQuestion(query, mode), searcher)
      const { current, size, sort, collapse } = query
      const looked = { filters: question.filters, offset: (current - 1) * size, limit: size, collapse, sort }
      const { found, quota } = await deps.countedSearch(searcher, question.queryId, async () => {
        const start = performance.now()
        const page = await ready(() => run(question, searcher, looked, query.facets ? facetNames : []))
        const tookMs = performance.now() - start
        const listed = await listFound(question, page)
        const entry = { kind: question.mode, ...describeQuestion(query, question), total: page.total }
        return { found: { page, listed, tookMs }, entry }
      })
      return {
        question,
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
    async listIds(query: WirePatentQuery, searcher: Searcher, max: number): Promise<{ ids: number[]; total: number }> {
      const question = await countedAs(readQuestion(query), searcher)
      const { sort, collapse } = query
      const looked = { filters: question.filters, collapse, sort }
      const { found } = await deps.countedSearch(searcher, question.queryId, async () => {
        const ids: number[] = []
        let total = 0
        do {
          const part = { ...looked, offset: ids.length, limit: Math.min(LISTED_AT_ONCE, max - ids.length) }
          const page = await ready(() => run(question, searcher, part, []))
          total = collapse === 'family' ? page.families : page.total
          if (page.hits.length === 0) break
          ids.push(...page.hits.map(({ patentId }) => patentId))
        } while (ids.length < Math.min(total, max))
        return {
          found: { ids, total },
          entry: { kind: question.mode, ...describeQuestion(query, question), total },
        }
      })
      return found
    },

    async facet(
      { query, name, limit = 50 }: { query: WirePatentQuery; name: FacetName; limit?: number | undefined },
      searcher: Searcher,
    ): Promise<FacetValue[]> {
      const question = await countedAs(readQuestion(query), searcher)
      const { collapse } = query
      const looked = { filters: question.filters, offset: 0, limit: 0, collapse, sort: 'relevance' as const }
      const { found } = await deps.countedSearch(searcher, question.queryId, async () => {
        const values = await ready(async () => {
          if (question.kind === 'expression')
            return index.facet({ ...looked, expression: question.expression }, name, limit)
          return (await run(question, searcher, { ...looked, facetValues: limit }, [name])).facets[name]
        })
        return { found: values, entry: { kind: question.mode, ...describeQuestion(query, question), total: 0 } }
      })
      return found
    },

    /** Hits most similar to a publication, of other families. */
    async listSimilar(patent: { id: number; family_key: string }, top: number): Promise<FoundPatent[]> {
      const looked = { filters: {}, offset: 0, limit: top + 20, collapse: 'family', sort: 'relevance' } as const
      const page = await ready(() => similar({ patentId: patent.id, expression: null }, looked, []))
      const question: PatentQuestion = {
        kind: 'publication',
        mode: 'semantic',
        number: '',
        filters: {},
        expression: null,
        warnings: [],
        queryId: '',
        content: '',
      }
      const found = await listFound(question, page)
      return found.filter((each) => each.patent.family_key !== patent.family_key).slice(0, top)
    },
  }
}
export type PatentSearch = ReturnType<typeof createPatentSearch>
