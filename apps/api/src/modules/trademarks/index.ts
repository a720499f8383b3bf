export type { Searcher, SearchQuota } from './search-quota.ts'
