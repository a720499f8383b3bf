import type { SearchFilters } from '@markwright/domain/marks/search-query'
import type { MarkCriterion, MarkQuery } from '@markwright/search'
import type { WireQuery } from './canonicalize-query.ts'

/** What the index is requested a page of the marks that meet the criterion and what is beside it. */
export const markQueryOf = (
  criterion: MarkCriterion,
  { countries, classes, statuses, statusesAbroad, days }: SearchFilters,
  { filter, sort, pageNum, pageSize }: Pick<WireQuery, 'filter' | 'sort' | 'pageNum' | 'pageSize'>,
): MarkQuery => ({
  criterion,
  filters: {
    offices: countries,
    classes,
    status: { mainland: statuses, others: statusesAbroad },
    appliedOn: days.appDate,
    publishedOn: days.trialDate,
    registeredOn: days.regDate,
    priorityOn: days.priorityDate,
    expiresOn: days.privateDate,
  },
  second: filter ?? {},
  sort,
  offset: (pageNum - 1) * pageSize,
  limit: pageSize,
})
