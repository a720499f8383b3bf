export { presentBulkQuery, presentBulkRow } from './bulk-queries.presenter.ts'
export type { BulkQueriesService } from './bulk-queries.service.ts'
export type { BulkQueryRow } from './bulk-queries.repository.ts'
