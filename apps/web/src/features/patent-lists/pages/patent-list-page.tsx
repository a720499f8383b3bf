import { FolderOpenOutlined } from '@ant-design/icons'
import { exportPatentList, useGetPatentList, useListPatentListItems } from '@markwright/api-client/patent-lists'
import { keepPreviousData } from '@tanstack/react-query'
import { Select, Skeleton } from 'antd'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { paths } from '../../../app/paths.ts'
import { pageNumber } from '../../../shared/lib/page-number.ts'
import { isUnknown } from '../../../shared/lib/unknown-record.ts'
import { ExportPatents } from '../../../shared/patents/export-patents.tsx'
import styles from '../../../shared/patents/saved-patents.module.css'
import { ButtonLink } from '../../../shared/ui/button-link.tsx'
import { ErrorView } from '../../../shared/ui/error-view.tsx'
import { MessageView } from '../../../shared/ui/message-view.tsx'
import { Pager } from '../../../shared/ui/pager.tsx'
import { WorkPage } from '../../../shared/ui/work-page.tsx'
import { ListItems } from '../components/list-items.tsx'

const SIZE = 20
const sorts = ['position', '-addTime', '-pubDate', 'id'] as const

/** A list of patents with the notes of its member. */
export function PatentListPage() {
  const { t } = useTranslation('savedPatents')
  const [params, setParams] = useSearchParams()
  const id = params.get('id') ?? ''
  const page = pageNumber(params.get('page'))
  const sort = sorts.find((each) => each === params.get('sort')) ?? 'position'
  const list = useGetPatentList(id, { query: { staleTime: 0, retry: false } })
  const { data, error, refetch, isPlaceholderData } = useListPatentListItems(
    id,
    { sort, current: page, size: SIZE },
    { query: { staleTime: 0, retry: false, placeholderData: keepPreviousData } },
  )
  const back = <ButtonLink to={paths.patentLists}>{t('list.back')}</ButtonLink>
  const goTo = (wanted: { page?: number; sort?: string }) => {
    const next = { page: 1, sort, ...wanted }
    setParams({
      id,
      ...(next.sort !== 'position' && { sort: next.sort }),
      ...(next.page > 1 && { page: String(next.page) }),
    })
  }
  if (id === '' || isUnknown(list.error))
    return (
      <WorkPage title={t('lists.title')}>
        <MessageView stamp={<FolderOpenOutlined />} title={t('list.gone')} text={t('list.goneText')} actions={back} />
      </WorkPage>
    )
  const failure = list.error ?? (data ? null : error)
  if (failure) return <ErrorView error={failure} onRetry={() => void Promise.all([list.refetch(), refetch()])} />
  return (
    <WorkPage title={list.data?.name ?? t('lists.title')} actions={back}>
      {!list.data || !data ? (
        <Skeleton active paragraph={{ rows: 8 }} />
      ) : data.total === 0 ? (
        <MessageView
          stamp={<FolderOpenOutlined />}
          title={t('list.none')}
          text={t('list.noneText')}
          actions={
            <ButtonLink type="primary" to={paths.patentSearch}>
              {t('searches.toSearch')}
            </ButtonLink>
          }
        />
      ) : (
        <div className={isPlaceholderData ? styles.stale : undefined} aria-busy={isPlaceholderData}>
          <div className={styles.tools}>
            <span role="status" className={styles.total}>
              {t('lists.count', { count: data.total })}
            </span>
            <Select
              value={sort}
              aria-label={t('list.sort')}
              popupMatchSelectWidth={false}
              options={sorts.map((value) => ({ value, label: t(`list.sorts.${value}`) }))}
              onChange={(value) => goTo({ sort: value })}
            />
            <ExportPatents
              listPath={paths.exports}
              selected={0}
              total={data.total}
              fileName={list.data.name}
              make={(_what, wish) => exportPatentList(id, wish)}
            />
          </div>
          <ListItems
            listId={id}
            items={data.records}
            total={data.total}
            canMove={sort === 'position'}
            onChanged={async () => {
              const { data: now } = await refetch()
              if (now?.records.length === 0 && page > 1) goTo({ page: page - 1 })
            }}
          />
          <Pager total={data.total} page={page} size={SIZE} onChange={(wanted) => goTo({ page: wanted })} />
        </div>
      )}
    </WorkPage>
  )
}
