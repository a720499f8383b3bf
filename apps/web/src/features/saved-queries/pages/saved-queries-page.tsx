import { StarOutlined } from '@ant-design/icons'
import { deleteSavedQuery, renameSavedQuery, useListSavedQueries } from '@markwright/api-client/saved-queries'
import { keepPreviousData } from '@tanstack/react-query'
import { Button, Skeleton } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { paths } from '../../../app/paths.ts'
import { pageNumber } from '../../../shared/lib/page-number.ts'
import { ButtonLink } from '../../../shared/ui/button-link.tsx'
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx'
import { ErrorView } from '../../../shared/ui/error-view.tsx'
import { KeywordSearch } from '../../../shared/ui/keyword-search.tsx'
import { MessageView } from '../../../shared/ui/message-view.tsx'
import { NameDialog } from '../../../shared/ui/name-dialog.tsx'
import { Pager } from '../../../shared/ui/pager.tsx'
import { notifySuccess } from '../../../shared/ui/notify.ts'
import { WorkPage } from '../../../shared/ui/work-page.tsx'
import { CompareDrawer } from '../components/compare-drawer.tsx'
import { QueryShareDialog } from '../components/query-share-dialog.tsx'
import styles from '../components/saved-queries.module.css'
import { type SavedQueryAct, SavedQueryTable } from '../components/saved-query-table.tsx'

const SIZE = 20

/** The member's saved queries: to be run again and compared, shared, renamed or deleted. */
export function SavedQueriesPage() {
  const { t } = useTranslation('queries')
  const [params, setParams] = useSearchParams()
  const keyword = params.get('keyword') ?? ''
  const page = pageNumber(params.get('page'))
  const { data, error, refetch, isPlaceholderData } = useListSavedQueries(
    { keyword, current: page, size: SIZE },
    { query: { staleTime: 0, placeholderData: keepPreviousData } },
  )
  // A dialog that closes shows what it was about until it is gone.
  const [opened, setOpened] = useState<{ act: SavedQueryAct; id: string; isOpen: boolean } | null>(null)
  const chosen = data?.records.find(({ id }) => id === opened?.id) ?? null
  const isFor = (act: SavedQueryAct) => chosen !== null && opened?.act === act && opened.isOpen
  const close = () => setOpened((now) => now && { ...now, isOpen: false })

  const goTo = (wanted: { keyword?: string; page?: number }) => {
    const next = { keyword, page: 1, ...wanted }
    setParams({ ...(next.keyword && { keyword: next.keyword }), ...(next.page > 1 && { page: String(next.page) }) })
  }
  return (
    <WorkPage title={t('saved.title')} lead={t('saved.lead')}>
      <div className={styles.tools}>
        <KeywordSearch
          value={keyword}
          label={t('saved.find')}
          className={styles.find}
          onSearch={(text) => goTo({ keyword: text })}
        />
        <span role="status" className={styles.total}>
          {data && t('saved.total', { count: data.total, shown: data.total.toLocaleString('en') })}
        </span>
      </div>
      {error && !data ? (
        <ErrorView error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <Skeleton active paragraph={{ rows: 8 }} />
      ) : data.total === 0 ? (
        <MessageView
          stamp={<StarOutlined />}
          title={keyword ? t('saved.noneFound', { keyword }) : t('saved.none')}
          text={keyword ? undefined : t('saved.noneText')}
          actions={
            keyword ? (
              <Button onClick={() => goTo({ keyword: '' })}>{t('saved.showAll')}</Button>
            ) : (
              <ButtonLink type="primary" to={paths.combinedQuery}>
                {t('saved.search')}
              </ButtonLink>
            )
          }
        />
      ) : (
        <>
          <SavedQueryTable
            queries={data.records}
            isBusy={isPlaceholderData}
            onAct={(act, { id }) => setOpened({ act, id, isOpen: true })}
          />
          <Pager total={data.total} page={page} size={SIZE} onChange={(wanted) => goTo({ page: wanted })} />
        </>
      )}
      <CompareDrawer query={isFor('compare') ? chosen : null} onCompared={() => void refetch()} onClose={close} />
      {chosen && (
        <QueryShareDialog
          query={chosen}
          isOpen={isFor('share')}
          onChanged={async () => void (await refetch())}
          onClose={close}
        />
      )}
      <NameDialog
        key={chosen?.id}
        isOpen={isFor('rename')}
        title={t('saved.rename')}
        label={t('saved.newName')}
        initial={chosen?.name ?? ''}
        confirmLabel={t('saved.ok')}
        submit={async (name) => {
          if (chosen) await renameSavedQuery(chosen.id, { name })
          await refetch()
          notifySuccess(t('saved.renamed'))
        }}
        onClose={close}
      />
      <ConfirmDialog
        isOpen={isFor('remove')}
        title={t('saved.removeTitle')}
        text={chosen && t('saved.removeText', { name: chosen.name })}
        confirmLabel={t('saved.remove')}
        act={async () => {
          if (chosen) await deleteSavedQuery(chosen.id)
          notifySuccess(t('saved.removed'))
          if (data?.records.length === 1 && page > 1) goTo({ page: page - 1 })
          else await refetch()
        }}
        onClose={close}
      />
    </WorkPage>
  )
}
