import type { Schemas } from '@markwright/contract'
import { formatInstant } from '@markwright/domain/dates/calendar'
import { statusText } from '@markwright/domain/marks/trademark-status'
import { BULK_ROWS_MAX } from '@markwright/domain/marks/bulk-rows'
import type { Usage } from '@markwright/entitlements'
import type { Language } from '../../kernel/language.ts'
import { quotaOf } from '../trademarks/index.ts'
import type { BulkQueryRow, BulkRowRow } from './bulk-queries.repository.ts'

export const presentBulkQuery = (query: BulkQueryRow, language: Language): Schemas['BulkQuery'] => {
  const { counts, settings } = query
  return {
    id: query.id,
    jobId: query.jobId,
    title: query.title,
    kind: query.kind,
    degree: settings.degree,
    country: settings.countries,
    classify: settings.classify,
    state: query.state,
    error: query.error?.[language] ?? null,
    rowCount: query.rowCount,
    done: counts.found + counts.near + counts.none + counts.bad,
    counts,
    dataVersion: query.dataVersion,
    engineVersion: query.engineVersion,
    createTime: formatInstant(query.createdAt),
  }
}

export const presentBulkRow = (row: BulkRowRow, language: Language): Schemas['BulkRow'] => ({
  ordinal: row.ordinal,
  input: row.input,
  outcome: row.outcome,
  reason: row.reason?.[language] ?? null,
  hits: row.hits,
  best: (row.best ?? []).map((hit) => ({ ...hit, statusText: statusText(hit.status, language) })),
})

export const presentBulkQuota = (usage: Usage): Schemas['BulkQuota'] => ({
  ...quotaOf(usage),
  rowsAtOnce: usage.atOnce ?? BULK_ROWS_MAX,
})
