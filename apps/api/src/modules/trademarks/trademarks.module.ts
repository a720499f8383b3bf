import type { Platform } from '../../platform.ts'
import { createAnswerFound } from './answer-found.ts'
import { createCountedSearch, type LogSearch } from './counted-search.ts'
import type { FindByImage } from './image-search.ts'
import { createMarkLookupRepository } from './mark-lookup.repository.ts'
import { usedUpErrors } from './trademarks.errors.ts'
import { createTrademarksRepository } from './trademarks.repository.ts'
import { trademarksHandlers } from './trademarks.routes.ts'
import { createTrademarksService } from './trademarks.service.ts'

export function createTrademarksModule(
  { db, builder, pool, index, objects, entitlements, requestMetrics, now, warn }: Platform,
  deps: {
    findByImage: FindByImage
    logSearch: LogSearch
    /** By a name or an image, whichever the query holds. */
    searchByState: Parameters<typeof trademarksHandlers>[1]
  },
) {
  const repository = createTrademarksRepository({ db, builder, pool })
  const answerFound = createAnswerFound({ repository, index })
  const countedSearch = createCountedSearch({
    entitlements,
    service: 'search',
    refusals: usedUpErrors,
    logSearch: deps.logSearch,
    observe: (kind) => requestMetrics.observeSearch('trademark', kind),
    onError: (err) => warn(err, NOT_GIVEN_BACK),
  })
  const trademarks = createTrademarksService({
    repository,
    lookup: createMarkLookupRepository(builder),
    index,
    answerFound,
    findByImage: deps.findByImage,
    objects,
    countedSearch,
    now,
  })
  return {
    handlers: trademarksHandlers(trademarks, deps.searchByState),
    trademarks,
    repository,
    answerFound,
    countedSearch,
  }
}

const NOT_GIVEN_BACK = 'a search that was not made could not be given back'
