import { pick } from '../../kernel/pick.ts'
import type { Platform } from '../../platform.ts'
import { createSearchLogsRepository } from './search-logs.repository.ts'
import { searchLogsHandlers } from './search-logs.routes.ts'
import { createSearchLogs } from './search-logs.ts'

export function createSearchLogsModule({ db, settings, logError }: Platform) {
  const searchLogs = createSearchLogs({
    repository: createSearchLogsRepository(db),
    siteUrl: settings.PUBLIC_URL,
    onError: (err) => logError(err, 'a search could not be logged'),
  })
  return { handlers: searchLogsHandlers(searchLogs), api: pick(searchLogs, 'logTrademarkSearch', 'logPatentSearch') }
}
