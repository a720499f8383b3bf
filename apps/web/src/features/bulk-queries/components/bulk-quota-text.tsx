import type { BulkQuota } from '@markwright/api-client/models/bulkQuota'
import { useTranslation } from 'react-i18next'
import { toLocalTime } from '../../../shared/lib/local-time.ts'

/** How many bulk queries the member has today; for a list that is longer than a free one, what it takes. */
export function BulkQuotaText({ quota, count }: { quota: BulkQuota; count: number }) {
  const { t } = useTranslation('queries')
  const { used, limit, extraLeft, rowsAtOnce, resetAt } = quota
  const rows = rowsAtOnce.toLocaleString('en')
  const left = Math.max(0, limit - used)
  if (count > rowsAtOnce || left === 0)
    return extraLeft > 0
      ? t('bulk.usesOne', { count: extraLeft, shown: extraLeft.toLocaleString('en') })
      : t(left === 0 ? 'bulk.noneLeft' : 'bulk.tooLong', { rows, time: toLocalTime(resetAt) })
  return t('bulk.left', { count: left, left: left.toLocaleString('en'), rows, time: toLocalTime(resetAt) })
}
