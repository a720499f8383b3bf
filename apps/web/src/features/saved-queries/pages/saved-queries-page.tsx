import { StarOutlined } from '@ant-design/icons'
import type { SavedQuery } from '@markwright/api-client/models/savedQuery'
import { deleteSavedQuery, useListSavedQueries } from '@markwright/api-client/saved-queries'
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
import { Pager } from '../../../shared/ui/pager.tsx'
import { saySuccess } from '../../../shared/ui/say.ts'
import { WorkPage } from '../../../shared/ui/work-page.tsx'
import { CompareDrawer } from '../components/compare-drawer.tsx'
import { RenameDialog } from '../components/rename-dialog.tsx'
import styles from '../components/saved-queries.module.css'
import { SavedQueryTable } from '../components/saved-query-table.tsx'
import { ShareDialog } from '../components/share-dialog.tsx'

const SIZE = 20

/** The member's saved queries: to be asked again and compared, shared, renamed or deleted. */
export function SavedQueriesPage() {
  const { t } = useTranslation('queries')
  const [params, setParams] = useSearchParams()
  const keyword = params.get('keyword') ?? ''
  const page = pageNumber(params.get('page'))
  const { data, error, refetch, isPlaceholderData } = useListSavedQueries(
    { keyword, current: page, size: SIZE },
    { query: { staleTime: 0, placeholderData: keepPreviousData } },
  )
  const [opened, setOpened] = useState<{ act: 'compare' | 'share' | 'rename' | 'remove'; id: string } | null>(null)
  const chosen = data?.records.find(({ id }) => id === opened?.id) ?? null
  const chosenFor = (act: NonNullable<typeof opened>['act']): SavedQuery | null => (opened?.act === act ? chosen : null)
  const close = () => setOpened(null)

  const goTo = (wanted: { keyword?: string; page?: number }) => {
    const next = { keyword, page: 1, ...wanted }
    setParams({ ...(next.keyword && { keyword: next.keyword }), ...(next.page > 1 && { page: String(next.page) }) })
  }
  const removed = chosenFor('remove')
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
      {error ? (
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
            onAct={(act, { id }) => setOpened({ act, id })}
          />
          <Pager total={data.total} page={page} size={SIZE} onChange={(wanted) => goTo({ page: wanted })} />
        </>
      )}
      <CompareDrawer query={chosenFor('compare')} onCompared={() => void refetch()} onClose={close} />
      <ShareDialog query={chosenFor('share')} onChanged={async () => void (await refetch())} onClose={close} />
      <RenameDialog query={chosenFor('rename')} onRenamed={async () => void (await refetch())} onClose={close} />
      <ConfirmDialog
        isOpen={removed !== null}
        title={t('saved.removeTitle')}
        text={removed && t('saved.removeText', { name: removed.name })}
        confirmLabel={t('saved.remove')}
        act={async () => {
          if (removed) await deleteSavedQuery(removed.id)
          saySuccess(t('saved.removed'))
          if (data?.records.length === 1 && page > 1) goTo({ page: page - 1 })
          else await refetch()
        }}
        onClose={close}
      />
    </WorkPage>
  )
}
