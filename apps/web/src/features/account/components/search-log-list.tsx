import { DownloadOutlined } from '@ant-design/icons'
import {
  deleteSearchLog,
  getExportPatentSearchLogsUrl,
  getExportTrademarkSearchLogsUrl,
  useListPatentSearchLogs,
  useListTrademarkSearchLogs,
} from '@markwright/api-client/account'
import type { SearchLog } from '@markwright/api-client/models/searchLog'
import { Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../shared/lib/paths.ts'
import { useLanguage } from '../../../shared/i18n/language.ts'
import { listQuery } from '../../../shared/list/list-query.ts'
import { RecordList } from '../../../shared/list/record-list.tsx'
import { useAddressState } from '../../../shared/list/use-address-state.ts'
import { ButtonLink } from '../../../shared/ui/controls/button-link.tsx'
import { ConfirmDialog } from '../../../shared/ui/feedback/confirm-dialog.tsx'
import { notifySuccess } from '../../../shared/ui/feedback/notify.ts'
import { WorkPage } from '../../../shared/ui/layout/work-page.tsx'
import { SearchLogFilters } from './search-log-filters.tsx'
import { useFormattedContent, useSearchLogColumns } from './search-log-columns.tsx'
import {
  areDaysWrong,
  trademarkLogParams,
  patentLogParams,
  isFiltered,
  kindsOf,
  type LoggedProduct,
  logSizes,
  searchLogAddress,
  type SearchLogFilter,
} from '../model/search-log-filter.ts'
import styles from './list-tools.module.css'

const everything: SearchLogFilter = { keyword: '', kind: '', initiator: '', from: '', to: '' }
/** So many are exported at most. */
const EXPORT_MAX = '10,000'

/** The member's searches of a product, newest first, to be made again, exported or deleted. */
export function SearchLogList({ product }: { product: LoggedProduct }) {
  const { t } = useTranslation('account')
  const [{ page, size, ...filter }, change, pages] = useAddressState(searchLogAddress(product), logSizes)
  const isOfPatents = product === 'patent'
  const rows = { current: page, size }
  // A search made meanwhile belongs here at once.
  const options = listQuery
  const areRequested = !areDaysWrong(filter)
  const trademarks = useListTrademarkSearchLogs(
    { ...trademarkLogParams(filter), ...rows },
    { query: { ...options, enabled: areRequested && !isOfPatents } },
  )
  const patents = useListPatentSearchLogs(
    { ...patentLogParams(filter), ...rows },
    { query: { ...options, enabled: areRequested && isOfPatents } },
  )
  const result = isOfPatents ? patents : trademarks
  const { data, refetch } = result
  const [removed, setRemoved] = useState<SearchLog | null>(null)
  const columns = useSearchLogColumns(setRemoved)
  const formatContent = useFormattedContent()
  const areFiltered = isFiltered(filter)

  const remove = async () => {
    if (removed) await deleteSearchLog(removed.id)
    notifySuccess(t('removed'))
    // The page may have become empty with it.
    if (data?.records.length === 1 && page > 1) change({ page: page - 1 })
    else await refetch()
  }

  return (
    <WorkPage
      title={t(isOfPatents ? 'menu.patentLog' : 'menu.trademarkLog')}
      lead={t(isOfPatents ? 'log.patentLead' : 'log.lead')}
    >
      <SearchLogFilters
        filter={filter}
        kinds={kindsOf[product]}
        onChange={(changes) => change(changes, { replace: 'from' in changes || 'to' in changes })}
      />
      {(areRequested || data) && (
        <RecordList
          label={t(isOfPatents ? 'menu.patentLog' : 'menu.trademarkLog')}
          answer={result}
          address={pages}
          columns={columns}
          summary={data && t('log.total', { count: data.total, shown: data.total.toLocaleString('en') })}
          actions={<Downloads product={product} filter={filter} />}
          empty={{
            title: t(areFiltered ? 'log.noneMatch' : 'log.none'),
            text: areFiltered ? undefined : t(isOfPatents ? 'log.patentNoneText' : 'log.noneText'),
            actions: areFiltered ? (
              <Button onClick={() => change(everything)}>{t('log.showAll')}</Button>
            ) : (
              <ButtonLink type="primary" to={isOfPatents ? paths.patentSearch : paths.combinedQuery}>
                {t(isOfPatents ? 'log.patentSearch' : 'log.search')}
              </ButtonLink>
            ),
          }}
        />
      )}
      <ConfirmDialog
        isOpen={removed !== null}
        title={t('log.removeTitle')}
        text={removed && formatContent(removed)}
        confirmLabel={t('remove')}
        act={remove}
        onClose={() => setRemoved(null)}
      />
    </WorkPage>
  )
}

function Downloads({ product, filter }: { product: LoggedProduct; filter: SearchLogFilter }) {
  const { t } = useTranslation('account')
  const lang = useLanguage()
  const addressOf = (format: 'xlsx' | 'csv') =>
    product === 'patent'
      ? getExportPatentSearchLogsUrl({ ...patentLogParams(filter), format })
      : getExportTrademarkSearchLogsUrl({ ...trademarkLogParams(filter), format })
  return (
    <span className={styles.downloads}>
      {(['xlsx', 'csv'] as const).map((format) => (
        <Button
          key={format}
          icon={<DownloadOutlined />}
          title={t('log.exportNote', { count: EXPORT_MAX })}
          href={`${addressOf(format)}&lang=${lang}`}
        >
          {t(format === 'xlsx' ? 'log.exportXlsx' : 'log.exportCsv')}
        </Button>
      ))}
    </span>
  )
}
