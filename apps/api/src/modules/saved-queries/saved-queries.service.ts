import { requestsImage } from '@markwright/domain/marks/condition-text'
import { AppError, commonErrors } from '../../kernel/errors.ts'
import { isUuid, requireText, trimToNull } from '../../kernel/fields.ts'
import { type PageRequest, rowRange } from '../../kernel/pagination.ts'
import { newToken } from '../../kernel/secrets.ts'
import type { SearchByState } from '../trademark-search/index.ts'
import {
  canonicalizeQuery,
  describeQuery,
  idOfQuery,
  type Searcher,
  trademarkErrors,
  type WireQuery,
} from '../trademarks/index.ts'
import { compareHits } from './compare-hits.ts'
import { toSavedHits } from './saved-hit.ts'
import type { RunDraft, SavedQueriesRepository } from './saved-queries.repository.ts'

const SAVED_MAX = 200
const HITS_MAX = 1000
const NAME_MAX = 100
const DAY_MS = 86_400_000

/** Queries that members save, run again and share. */
export function createSavedQueriesService(deps: {
  repository: SavedQueriesRepository
  /** The same as the pages make, so that a query which is saved or run again counts as theirs. */
  search: SearchByState
  /** So that a query with an image can be run again for as long as it is stored. */
  saveImage: (fileId: string, accountId: string) => Promise<void>
  now: () => Date
}) {
  const { repository, search, now } = deps
  type Owner = Searcher & { accountId: string }

  /** What the query finds now, its first hits as they stand. */
  const runQuery = async (query: WireQuery, searcher: Searcher): Promise<RunDraft> => {
    const result = await search({ ...query, pageNum: 1, pageSize: HITS_MAX }, searcher)
    const { total, dataVersion, engineVersion } = result.page
    const dataOn = await repository.dataDay(query.country)
    return { total, dataVersion, dataOn, engineVersion, hits: toSavedHits(result) }
  }

  const find = async (accountId: string, id: string) => {
    const found = await repository.find(accountId, id, now())
    if (!found) throw new AppError(commonErrors.notFound)
    return found
  }

  return {
    /** @throws 20120 where there are 200 already, and whatever a search refuses. */
    async save(owner: Owner, input: { name?: string | undefined; query: WireQuery }) {
      const { filter: _filter, queryId: _queryId, ...rest } = canonicalizeQuery(input.query).query
      const query: WireQuery = { ...rest, pageNum: 1, sort: 'score' }
      const queryId = idOfQuery(query)
      const { content, address } = describeQuery(query)
      const name = trimToNull(input.name) ?? content.slice(0, NAME_MAX)
      const run = await runQuery(query, owner)
      const id = await repository.save(owner.accountId, { queryId, name, content, query, address }, run, SAVED_MAX)
      if (id === null) throw new AppError(trademarkErrors.tooManySaved)
      const images = (query.conditions ?? []).filter(requestsImage).map(({ value }) => value)
      for (const fileId of [...(query.imgFile ? [query.imgFile] : []), ...images])
        await deps.saveImage(fileId.trim().toLowerCase(), owner.accountId)
      return find(owner.accountId, id)
    },

    async list(accountId: string, keyword: string | undefined, page: PageRequest) {
      const wanted = trimToNull(keyword)
      const [rows, total] = await Promise.all([
        repository.list(accountId, wanted, rowRange(page), now()),
        repository.count(accountId, wanted),
      ])
      return { rows, total }
    },

    async rename(accountId: string, id: string, name: string) {
      if (!(await repository.rename(accountId, id, requireText('name', name))))
        throw new AppError(commonErrors.notFound)
      return find(accountId, id)
    },

    async delete(accountId: string, id: string) {
      if (!(await repository.delete(accountId, id))) throw new AppError(commonErrors.notFound)
    },

    async rerun(owner: Owner, id: string) {
      const { query } = await find(owner.accountId, id)
      const before = await repository.findLastRun(id)
      if (!before) throw new AppError(commonErrors.notFound)
      const draft = await runQuery(query as WireQuery, owner)
      const changes = compareHits(before.hits, draft.hits)
      return { before, after: await repository.addRun(id, draft), changes }
    },

    /** The link shows what the query found last, whatever is found later. */
    async share(accountId: string, id: string, days: number) {
      if (!isUuid(id)) throw new AppError(commonErrors.notFound)
      const { lastRun } = await find(accountId, id)
      return repository.share({
        token: newToken(),
        savedQueryId: id,
        runId: lastRun.id,
        expiresAt: new Date(now().getTime() + days * DAY_MS),
      })
    },

    async revoke(accountId: string, token: string) {
      if (!(await repository.revoke(accountId, token))) throw new AppError(commonErrors.notFound)
    },

    async findShared(token: string) {
      const found = await repository.findShare(token, now())
      if (!found) throw new AppError(commonErrors.notFound)
      return found
    },
  }
}
export type SavedQueriesService = ReturnType<typeof createSavedQueriesService>
