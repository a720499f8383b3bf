import { pick } from '../../kernel/pick.ts'
import type { Platform } from '../../platform.ts'
import { createResultPageLoader } from './result-page.ts'
import { createCountedSearch, type LogSearch } from './counted-search.ts'
import type { FindByImage } from './image-search.ts'
import { createMarkLookupRepository } from './mark-lookup.repository.ts'
import { usedUpErrors } from './trademarks.errors.ts'
import { createTrademarksRepository } from './trademarks.repository.ts'
import { trademarksHandlers } from './trademarks.routes.ts'
import { createTrademarksService } from './trademarks.service.ts'

type Dependencies = { imageSearch: { findByImage: FindByImage }; searchLogs: { logTrademarkSearch: LogSearch } }

export function createTrademarksModule(
  { db, builder, pool, index, objects, entitlements, requestMetrics, ownRules, now, warn }: Platform,
  deps: Dependencies,
) {
  const repository = createTrademarksRepository({ db, builder, pool })
  const loadResultPage = createResultPageLoader({ repository, index })
  const countedSearch = createCountedSearch({
    entitlements,
    service: 'search',
    refusals: usedUpErrors,
    logSearch: deps.searchLogs.logTrademarkSearch,
    observe: (kind) => requestMetrics.observeSearch('trademark', kind),
    onError: (err) => warn(err, NOT_GIVEN_BACK),
  })
  const trademarks = createTrademarksService({
    repository,
    lookup: createMarkLookupRepository(builder),
    index,
    loadResultPage,
    findByImage: deps.imageSearch.findByImage,
    objects,
    countedSearch,
    ownRules,
    now,
  })
  return {
    handlers: trademarksHandlers(trademarks),
    api: {
      ...pick(trademarks, 'search', 'getMark', 'getImage', 'listCountries', 'listLoadedOffices'),
      ...pick(repository, 'listMarks'),
      loadResultPage,
      countedSearch,
    },
  }
}

const NOT_GIVEN_BACK = 'a search that was not made could not be given back'
