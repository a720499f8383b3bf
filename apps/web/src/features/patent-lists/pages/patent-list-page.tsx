import { DownloadOutlined, FolderOpenOutlined } from '@ant-design/icons'
import { exportPatentList, useGetPatentList, useListPatentListItems } from '@markwright/api-client/patent-lists'
import type { ExportPatentListBodyFormat } from '@markwright/api-client/models/exportPatentListBodyFormat'
import type { PatentList } from '@markwright/api-client/models/patentList'
import { keepPreviousData } from '@tanstack/react-query'
import { Button, Dropdown, Select, Skeleton } from 'antd'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { paths } from '../../../app/paths.ts'
import { localToday } from '../../../shared/lib/local-time.ts'
import { pageNumber } from '../../../shared/lib/page-number.ts'
import { refusalText } from '../../../shared/lib/refusal-text.ts'
import { saveFile } from '../../../shared/lib/save-file.ts'
import { isUnknown } from '../../../shared/lib/unknown-record.ts'
import { useAction } from '../../../shared/lib/use-action.ts'
import styles from '../../../shared/patents/saved-patents.module.css'
import { ButtonLink } from '../../../shared/ui/button-link.tsx'
import { ErrorView } from '../../../shared/ui/error-view.tsx'
import { MessageView } from '../../../shared/ui/message-view.tsx'
import { Pager } from '../../../shared/ui/pager.tsx'
import { sayError } from '../../../shared/ui/say.ts'
import { WorkPage } from '../../../shared/ui/work-page.tsx'
import { ListItems } from '../components/list-items.tsx'

const SIZE = 20
const sorts = ['position', '-addTime', '-pubDate', 'id'] as const
const formats = { xlsx: 'Excel (XLSX)', csv: 'CSV', bib: 'BibTeX', ris: 'RIS', json: 'JSON' }

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
            <ListExport list={list.data} />
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

function ListExport({ list: { id } }: { list: PatentList }) {
  const { t } = useTranslation(['savedPatents', 'site'])
  const { run, isRunning } = useAction(async (format: ExportPatentListBodyFormat) => {
    try {
      saveFile(await exportPatentList(id, { format }), `${t('list.file')}-${localToday()}.${format}`)
    } catch (error) {
      sayError(refusalText(error, t('site:error.noAnswer')))
    }
  })
  return (
    <Dropdown
      trigger={['click']}
      menu={{
        items: Object.entries(formats).map(([key, label]) => ({ key, label })),
        onClick: ({ key }) => void run(key as ExportPatentListBodyFormat),
      }}
    >
      <Button icon={<DownloadOutlined />} loading={isRunning}>
        {t('list.export')}
      </Button>
    </Dropdown>
  )
}
