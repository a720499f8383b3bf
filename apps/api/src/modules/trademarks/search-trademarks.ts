import {
  IndexNotReady,
  leastScores,
  SearchLost,
  type MarkCriterion,
  type MarkIndex,
  type MarkPage,
  type MarkQuery,
} from '@markwright/search'
import { foldPartyText } from '@markwright/domain/party-key'
import { AppError, commonErrors } from '../../kernel/errors.ts'
import { type DescribedQuery, describeQuery } from './describe-query.ts'
import { readQuery, type ReadQuery, type WireQuery } from './read-query.ts'
import type { QuotaStanding, Searcher, SearchQuota } from './search-quota.ts'
import { trademarkErrors } from './trademarks.errors.ts'
import type { ListedMark, TrademarksRepository } from './trademarks.repository.ts'

export type SearchAnswer = {
  query: Pick<WireQuery, 'pageNum' | 'pageSize'>
  queryId: string
  page: MarkPage
  marks: ListedMark[]
  applicantNames: Map<number, string>
  quota: QuotaStanding
  /** Hits of other classes are shown, because the chosen ones have none. */
  otherClasses: boolean
}

/** Keeps what a member has searched for; the answer does not wait for it. */
export type LogSearch = (search: DescribedQuery & { accountId: string; total: number }) => void

export function createTrademarkSearch(deps: {
  repository: TrademarksRepository
  index: MarkIndex
  quota: SearchQuota
  logSearch: LogSearch
}) {
  const { repository, index, quota } = deps

  const criterionOf = async ({ criterion }: ReadQuery, query: WireQuery): Promise<MarkCriterion> => {
    switch (criterion.field) {
      case 'tradeMarkText':
        if (query.queryWay === 'term') return { kind: 'exact', text: criterion.text }
        if (query.queryWay === 'match') return { kind: 'contains', text: criterion.text }
        return { kind: 'similar', text: criterion.text, leastScore: leastScores[query.degree] }
      case 'applicationNumber':
        return { kind: 'marks', ids: await repository.idsByApplicationNumber(criterion.numbers) }
      case 'registerNumber':
        return { kind: 'marks', ids: await repository.idsByRegistrationNumber(criterion.numbers) }
      case 'tmApplicant':
      case 'tmAddress':
      case 'tmAgent': {
        const search = {
          text: foldPartyText(criterion.text),
          way: query.queryWay === 'term' ? ('exact' as const) : ('contains' as const),
        }
        const idsBy = { tmApplicant: 'idsByApplicant', tmAddress: 'idsByAddress', tmAgent: 'idsByAgent' } as const
        return { kind: 'marks', ids: await repository[idsBy[criterion.field]](search) }
      }
    }
    throw new AppError(commonErrors.invalid)
  }

  const search = async (query: WireQuery, read: ReadQuery) => {
    const asked: MarkQuery = {
      criterion: await criterionOf(read, query),
      filters: {
        offices: read.countries,
        classes: read.classes,
        status: { mainland: read.statuses, others: read.statusesAbroad },
        appliedOn: read.days.appDate,
        publishedOn: read.days.trialDate,
        registeredOn: read.days.regDate,
        priorityOn: read.days.priorityDate,
        expiresOn: read.days.privateDate,
      },
      second: query.filter ?? {},
      sort: query.sort,
      offset: (query.pageNum - 1) * query.pageSize,
      limit: query.pageSize,
    }
    const page = await index.search(asked)
    const nothing = page.total === 0 && !page.lower && read.classes.length > 0 && !query.filter
    if (!nothing) return { page, otherClasses: false }
    const wider = await index.search({ ...asked, filters: { ...asked.filters, classes: [] } })
    return wider.total > 0 ? { page: wider, otherClasses: true } : { page, otherClasses: false }
  }

  return async (query: WireQuery, searcher: Searcher): Promise<SearchAnswer> => {
    const read = readQuery(query)
    const taken = await quota.take(searcher, read.queryId)
    if (!taken) throw new AppError(trademarkErrors.quotaUsedUp)
    try {
      const { page, otherClasses } = await search(query, read)
      const [marks, applicantNames] = await Promise.all([
        repository.listMarks(page.hits.map(({ markId }) => markId)),
        repository.listPartyNames(page.facets.applicant.map(({ value }) => Number(value))),
      ])
      // A question is logged as often as it counts: looking at more of its answer is no other search.
      if (searcher.accountId !== null && taken.isNew)
        deps.logSearch({ accountId: searcher.accountId, ...describeQuery(query), total: page.total })
      return { query, queryId: read.queryId, page, marks, applicantNames, quota: taken.standing, otherClasses }
    } catch (error) {
      await taken.giveBack()
      if (error instanceof IndexNotReady || error instanceof SearchLost)
        throw new AppError(commonErrors.notReady, null, { cause: error })
      throw error
    }
  }
}
