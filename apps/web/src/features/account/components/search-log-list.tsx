import { DownloadOutlined, HistoryOutlined } from '@ant-design/icons'
import {
  deleteSearchLog,
  getExportPatentSearchLogsUrl,
  getExportTrademarkSearchLogsUrl,
  useListPatentSearchLogs,
  useListTrademarkSearchLogs,
} from '@markwright/api-client/account'
import type { SearchLog } from '@markwright/api-client/models/searchLog'
import { keepPreviousData } from '@tanstack/react-query'
import { Button, Skeleton } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../app/paths.ts'
import { useLanguage } from '../../../shared/i18n/language.ts'
import { useAddressState } from '../../../shared/list/use-address-state.ts'
import { ButtonLink } from '../../../shared/ui/button-link.tsx'
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx'
import { ErrorView } from '../../../shared/ui/error-view.tsx'
import { MessageView } from '../../../shared/ui/message-view.tsx'
import { Pager } from '../../../shared/ui/pager.tsx'
import { notifySuccess } from '../../../shared/ui/notify.ts'
import { WorkPage } from '../../../shared/ui/work-page.tsx'
import { SearchLogFilters } from './search-log-filters.tsx'
import { SearchLogTable } from './search-log-table.tsx'
import {
  areDaysWrong,
  asksFor,
  asksForPatents,
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
  const [{ page, size, ...filter }, change] = useAddressState(searchLogAddress(product))
  const isOfPatents = product === 'patent'
  const rows = { current: page, size }
  // A search made meanwhile belongs here at once.
  const options = { staleTime: 0, placeholderData: keepPreviousData }
  const areRequested = !areDaysWrong(filter)
  const trademarks = useListTrademarkSearchLogs(
    { ...asksFor(filter), ...rows },
    { query: { ...options, enabled: areRequested && !isOfPatents } },
  )
  const patents = useListPatentSearchLogs(
    { ...asksForPatents(filter), ...rows },
    { query: { ...options, enabled: areRequested && isOfPatents } },
  )
  const { data, error, refetch, isPlaceholderData } = isOfPatents ? patents : trademarks
  const [removed, setRemoved] = useState<SearchLog | null>(null)

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
      <div className={styles.tools}>
        <span role="status" className={styles.total}>
          {data && t('log.total', { count: data.total, shown: data.total.toLocaleString('en') })}
        </span>
        {data !== undefined && data.total > 0 && <Downloads product={product} filter={filter} />}
      </div>
      {error && !data ? (
        <ErrorView error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        !areDaysWrong(filter) && <Skeleton active paragraph={{ rows: 8 }} />
      ) : data.total === 0 ? (
        <NoSearches product={product} areFiltered={isFiltered(filter)} onShowAll={() => change(everything)} />
      ) : (
        <>
          <SearchLogTable logs={data.records} isBusy={isPlaceholderData} onRemove={setRemoved} />
          <Pager
            total={data.total}
            page={page}
            size={size}
            sizes={logSizes}
            onChange={(wantedPage, wantedSize) => change({ page: wantedPage, size: wantedSize })}
          />
        </>
      )}
      <ConfirmDialog
        isOpen={removed !== null}
        title={t('log.removeTitle')}
        text={removed?.searchContent}
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
      ? getExportPatentSearchLogsUrl({ ...asksForPatents(filter), format })
      : getExportTrademarkSearchLogsUrl({ ...asksFor(filter), format })
  return (['xlsx', 'csv'] as const).map((format) => (
    <Button
      key={format}
      icon={<DownloadOutlined />}
      title={t('log.exportNote', { count: EXPORT_MAX })}
      href={`${addressOf(format)}&lang=${lang}`}
    >
      {t(format === 'xlsx' ? 'log.exportXlsx' : 'log.exportCsv')}
    </Button>
  ))
}

function NoSearches({
  product,
  areFiltered,
  onShowAll,
}: {
  product: LoggedProduct
  areFiltered: boolean
  onShowAll: () => void
}) {
  const isOfPatents = product === 'patent'
  const { t } = useTranslation('account')
  return areFiltered ? (
    <MessageView
      stamp={<HistoryOutlined />}
      title={t('log.noneMatch')}
      actions={<Button onClick={onShowAll}>{t('log.showAll')}</Button>}
    />
  ) : (
    <MessageView
      stamp={<HistoryOutlined />}
      title={t('log.none')}
      text={t(isOfPatents ? 'log.patentNoneText' : 'log.noneText')}
      actions={
        <ButtonLink type="primary" to={isOfPatents ? paths.patentSearch : paths.combinedQuery}>
          {t(isOfPatents ? 'log.patentSearch' : 'log.search')}
        </ButtonLink>
      }
    />
  )
}
