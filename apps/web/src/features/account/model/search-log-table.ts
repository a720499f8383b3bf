import { listTrademarkSearchLogs } from '@markwright/api-client/account'
import type { SearchLog } from '@markwright/api-client/models/searchLog'
import { toLocalMinute } from '../../../shared/lib/local-time.ts'

/** So many searches are exported at most. */
export const EXPORT_MAX = 2000
// The most that one call gives (contract §0.3).
const EXPORT_PAGE_SIZE = 100

/** The member's searches for a keyword, newest first, up to EXPORT_MAX. */
export async function fetchSearchLogs(keyword: string): Promise<SearchLog[]> {
  const logs: SearchLog[] = []
  for (let current = 1; logs.length < EXPORT_MAX; current += 1) {
    const { records, pages } = await listTrademarkSearchLogs({ keyword, current, size: EXPORT_PAGE_SIZE })
    logs.push(...records)
    if (current >= pages) break
  }
  return logs.slice(0, EXPORT_MAX)
}

type Texts = { header: readonly string[]; initiators: Record<SearchLog['initiator'], string>; siteAddress: string }

/** Rows of the exported table: time by the reader's clock, content, hits, initiator and where the site shows it. */
export const searchLogRows = (logs: readonly SearchLog[], texts: Texts, zone?: string) => [
  texts.header,
  ...logs.map(({ createTime, searchContent, total, initiator, searchAddress }) => [
    toLocalMinute(createTime, zone),
    searchContent,
    total,
    texts.initiators[initiator],
    searchAddress ? `${texts.siteAddress}#${searchAddress}` : '',
  ]),
]
