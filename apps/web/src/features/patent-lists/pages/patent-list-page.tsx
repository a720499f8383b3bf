import { FolderOpenOutlined } from '@ant-design/icons'
import { exportPatentList, useGetPatentList, useListPatentListItems } from '@markwright/api-client/patent-lists'
import { keepPreviousData } from '@tanstack/react-query'
import { Select, Skeleton } from 'antd'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../shared/lib/paths.ts'
import { addressCodec, choiceParameter, pageParameter, textParameter } from '../../../shared/lib/address-codec.ts'
import { isUnknown } from '../../../shared/lib/record-errors.ts'
import { RecordPages } from '../../../shared/list/record-list.tsx'
import { useAddressState } from '../../../shared/list/use-address-state.ts'
import { ExportPatents } from '../../../shared/patents/export-patents.tsx'
import styles from '../../../shared/patents/saved-patents.module.css'
import { ButtonLink } from '../../../shared/ui/controls/button-link.tsx'
import { ErrorView } from '../../../shared/ui/feedback/error-view.tsx'
import { MessageView } from '../../../shared/ui/feedback/message-view.tsx'
import { WorkPage } from '../../../shared/ui/layout/work-page.tsx'
import { ListItems } from '../components/list-items.tsx'

const sorts = ['position', '-addTime', '-pubDate', 'id'] as const
const codec = addressCodec({
  id: textParameter(),
  sort: choiceParameter(sorts, { otherwise: sorts[0] }),
  page: pageParameter(),
})

/** A list of patents with the notes of its member. */
export function PatentListPage() {
  const { t } = useTranslation('savedPatents')
  const [{ id, sort, page }, change, pages] = useAddressState(codec)
  const list = useGetPatentList(id, { query: { staleTime: 0, retry: false } })
  const result = useListPatentListItems(
    id,
    { sort, current: page, size: pages.size },
    { query: { staleTime: 0, retry: false, placeholderData: keepPreviousData } },
  )
  const back = <ButtonLink to={paths.patentLists}>{t('list.back')}</ButtonLink>
  if (id === '' || isUnknown(list.error))
    return (
      <WorkPage title={t('lists.title')}>
        <MessageView stamp={<FolderOpenOutlined />} title={t('list.gone')} text={t('list.goneText')} actions={back} />
      </WorkPage>
    )
  if (list.error)
    return <ErrorView error={list.error} onRetry={() => void Promise.all([list.refetch(), result.refetch()])} />
  return (
    <WorkPage title={list.data?.name ?? t('lists.title')} actions={back}>
      {list.data ? (
        <RecordPages
          label={list.data.name}
          answer={result}
          address={pages}
          summary={result.data && t('lists.count', { count: result.data.total })}
          actions={
            <div className={styles.acts}>
              <Select
                value={sort}
                aria-label={t('list.sort')}
                popupMatchSelectWidth={false}
                options={sorts.map((value) => ({ value, label: t(`list.sorts.${value}`) }))}
                onChange={(value) => change({ sort: value })}
              />
              <ExportPatents
                listPath={paths.exports}
                selected={0}
                total={result.data?.total ?? 0}
                fileName={list.data.name}
                make={(_what, wish) => exportPatentList(id, wish)}
              />
            </div>
          }
          empty={{
            title: t('list.none'),
            text: t('list.noneText'),
            actions: (
              <ButtonLink type="primary" to={paths.patentSearch}>
                {t('searches.toSearch')}
              </ButtonLink>
            ),
          }}
        >
          {(items) => (
            <ListItems
              listId={id}
              items={items}
              total={result.data?.total ?? 0}
              canMove={sort === 'position'}
              onChanged={async () => {
                const { data: now } = await result.refetch()
                if (now?.records.length === 0 && page > 1) change({ page: page - 1 })
              }}
            />
          )}
        </RecordPages>
      ) : (
        <Skeleton active paragraph={{ rows: 8 }} />
      )}
    </WorkPage>
  )
}
