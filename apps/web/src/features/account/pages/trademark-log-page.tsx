import { HistoryOutlined } from '@ant-design/icons'
import { deleteSearchLog, useListTrademarkSearchLogs } from '@markwright/api-client/account'
import type { SearchLog } from '@markwright/api-client/models/searchLog'
import { keepPreviousData } from '@tanstack/react-query'
import { Button, Input, Skeleton } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { paths } from '../../../app/paths.ts'
import { toCsv } from '@markwright/domain/csv'
import { pageNumber } from '../../../shared/lib/page-number.ts'
import { saveFile } from '../../../shared/lib/save-file.ts'
import { useAction } from '../../../shared/lib/use-action.ts'
import { ButtonLink } from '../../../shared/ui/button-link.tsx'
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx'
import { ErrorNote } from '../../../shared/ui/error-note.tsx'
import { ErrorView } from '../../../shared/ui/error-view.tsx'
import { MessageView } from '../../../shared/ui/message-view.tsx'
import { Pager } from '../../../shared/ui/pager.tsx'
import { saySuccess } from '../../../shared/ui/say.ts'
import { whenSlow } from '../../../shared/ui/when-slow.tsx'
import { WorkPage } from '../../../shared/ui/work-page.tsx'
import { SearchLogTable } from '../components/search-log-table.tsx'
import { EXPORT_MAX, fetchSearchLogs, searchLogRows } from '../model/search-log-table.ts'
import styles from '../components/list-tools.module.css'

const sizes = [20, 50, 100] as const

/** The member's trademark searches, newest first, to be made again, exported or deleted. */
export function TrademarkLogPage() {
  const { t } = useTranslation('account')
  const [params, setParams] = useSearchParams()
  const keyword = params.get('keyword') ?? ''
  const page = pageNumber(params.get('page'))
  const size = sizes.find((each) => String(each) === params.get('size')) ?? sizes[0]
  const { data, error, refetch, isPlaceholderData } = useListTrademarkSearchLogs(
    { keyword, current: page, size },
    // A search made meanwhile belongs here at once.
    { query: { staleTime: 0, placeholderData: keepPreviousData } },
  )
  const [removed, setRemoved] = useState<SearchLog | null>(null)

  const goTo = (wanted: { keyword?: string; page?: number; size?: number }) => {
    const next = { keyword, page: 1, size, ...wanted }
    setParams({
      ...(next.keyword && { keyword: next.keyword }),
      ...(next.page > 1 && { page: String(next.page) }),
      ...(next.size !== sizes[0] && { size: String(next.size) }),
    })
  }
  const exported = useAction(async () => {
    const rows = searchLogRows(await fetchSearchLogs(keyword), {
      header: [t('log.time'), t('log.content'), t('log.hits'), t('log.initiator'), t('log.address')],
      initiators: { website: t('log.initiators.website'), interface: t('log.initiators.interface') },
      siteAddress: `${window.location.origin}/`,
    })
    saveFile(new Blob([toCsv(rows)], { type: 'text/csv;charset=utf-8' }), `${t('log.fileName')}.csv`)
  })
  const remove = async () => {
    if (removed) await deleteSearchLog(removed.id)
    saySuccess(t('removed'))
    // The page may have become empty with it.
    if (data?.records.length === 1 && page > 1) goTo({ page: page - 1 })
    else await refetch()
  }

  return (
    <WorkPage title={t('menu.trademarkLog')} lead={t('log.lead')}>
      <div className={styles.tools}>
        <Input.Search
          key={keyword}
          allowClear
          defaultValue={keyword}
          maxLength={100}
          placeholder={t('log.find')}
          aria-label={t('log.find')}
          className={styles.find}
          onSearch={(text) => goTo({ keyword: text.trim() })}
        />
        <span role="status" className={styles.total}>
          {data && t('log.total', { count: data.total, shown: data.total.toLocaleString('en') })}
        </span>
        <Button
          disabled={!data || data.total === 0}
          loading={whenSlow(exported.isRunning)}
          title={t('log.exportNote', { count: EXPORT_MAX })}
          onClick={() => void exported.run()}
        >
          {t('log.export')}
        </Button>
      </div>
      <ErrorNote error={exported.error} />
      {error ? (
        <ErrorView error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <Skeleton active paragraph={{ rows: 8 }} />
      ) : data.total === 0 ? (
        <NoSearches keyword={keyword} onShowAll={() => goTo({ keyword: '' })} />
      ) : (
        <>
          <SearchLogTable logs={data.records} isBusy={isPlaceholderData} onRemove={setRemoved} />
          <Pager
            total={data.total}
            page={page}
            size={size}
            sizes={sizes}
            onChange={(wantedPage, wantedSize) => goTo({ page: wantedPage, size: wantedSize })}
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

function NoSearches({ keyword, onShowAll }: { keyword: string; onShowAll: () => void }) {
  const { t } = useTranslation('account')
  return keyword ? (
    <MessageView
      stamp={<HistoryOutlined />}
      title={t('log.noneFound', { keyword })}
      actions={<Button onClick={onShowAll}>{t('log.showAll')}</Button>}
    />
  ) : (
    <MessageView
      stamp={<HistoryOutlined />}
      title={t('log.none')}
      text={t('log.noneText')}
      actions={
        <ButtonLink type="primary" to={paths.combinedQuery}>
          {t('log.search')}
        </ButtonLink>
      }
    />
  )
}
