import { DeleteOutlined, EditOutlined, FolderOutlined, PlusOutlined } from '@ant-design/icons'
import {
  createPatentList,
  deletePatentList,
  renamePatentList,
  useListPatentLists,
} from '@markwright/api-client/patent-lists'
import { keepPreviousData } from '@tanstack/react-query'
import { Button, Select, Skeleton } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { patentListPath } from '../../../app/paths.ts'
import { toLocalMinute } from '../../../shared/lib/local-time.ts'
import { pageNumber } from '../../../shared/lib/page-number.ts'
import styles from '../../../shared/patents/saved-patents.module.css'
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx'
import { ErrorView } from '../../../shared/ui/error-view.tsx'
import { KeywordSearch } from '../../../shared/ui/keyword-search.tsx'
import { MessageView } from '../../../shared/ui/message-view.tsx'
import { NameDialog } from '../../../shared/ui/name-dialog.tsx'
import { Pager } from '../../../shared/ui/pager.tsx'
import { notifySuccess } from '../../../shared/ui/notify.ts'
import { SiteLink } from '../../../shared/ui/site-link.tsx'
import { WorkPage } from '../../../shared/ui/work-page.tsx'

const SIZE = 20
const sorts = ['-updateTime', '-createTime', 'name'] as const

/** The member's lists of patents: to be opened, made, renamed or deleted. */
export function PatentListsPage() {
  const { t } = useTranslation('savedPatents')
  const [params, setParams] = useSearchParams()
  const keyword = params.get('keyword') ?? ''
  const page = pageNumber(params.get('page'))
  const sort = sorts.find((each) => each === params.get('sort')) ?? sorts[0]
  const { data, error, refetch, isPlaceholderData } = useListPatentLists(
    { keyword, sort, current: page, size: SIZE },
    { query: { staleTime: 0, placeholderData: keepPreviousData } },
  )
  const [opened, setOpened] = useState<{ act: 'create' | 'rename' | 'remove'; id: string; isOpen: boolean } | null>(
    null,
  )
  const chosen = data?.records.find(({ id }) => id === opened?.id) ?? null
  const isFor = (act: 'rename' | 'remove') => chosen !== null && opened?.act === act && opened.isOpen
  const close = () => setOpened((now) => now && { ...now, isOpen: false })
  const create = () => setOpened({ act: 'create', id: '', isOpen: true })
  const goTo = (wanted: Partial<Record<'keyword' | 'page' | 'sort', string>>) => {
    const next = { keyword, page: '', sort, ...wanted }
    const entries = Object.entries(next).filter(([name, value]) => value && !(name === 'sort' && value === sorts[0]))
    setParams(Object.fromEntries(entries))
  }
  return (
    <WorkPage
      title={t('lists.title')}
      lead={t('lists.lead')}
      actions={
        <Button icon={<PlusOutlined />} onClick={create}>
          {t('lists.create')}
        </Button>
      }
    >
      <div className={styles.tools}>
        <KeywordSearch
          value={keyword}
          label={t('lists.find')}
          className={styles.find}
          onSearch={(text) => goTo({ keyword: text })}
        />
        <Select
          value={sort}
          aria-label={t('lists.sort')}
          popupMatchSelectWidth={false}
          options={sorts.map((value) => ({ value, label: t(`lists.sorts.${value}`) }))}
          onChange={(value) => goTo({ sort: value })}
        />
        <span role="status" className={styles.total}>
          {data && t('lists.total', { count: data.total, shown: data.total.toLocaleString('en') })}
        </span>
      </div>
      {error && !data ? (
        <ErrorView error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <Skeleton active paragraph={{ rows: 8 }} />
      ) : data.total === 0 ? (
        <MessageView
          stamp={<FolderOutlined />}
          title={t(keyword ? 'lists.noneFound' : 'lists.none')}
          text={keyword ? undefined : t('lists.noneText')}
          actions={keyword ? <Button onClick={() => goTo({ keyword: '' })}>{t('lists.showAll')}</Button> : undefined}
        />
      ) : (
        <>
          <ul className={`${styles.rows} ${isPlaceholderData ? styles.stale : ''}`} aria-busy={isPlaceholderData}>
            {data.records.map(({ id, name, count, updateTime }) => (
              <li key={id} className={styles.row}>
                <div>
                  <SiteLink to={patentListPath(id)} className={styles.name}>
                    {name}
                  </SiteLink>
                  <span className={styles.faint}>
                    <span>{t('lists.count', { count })}</span>
                    <span className="numeric">{t('lists.changed', { time: toLocalMinute(updateTime) })}</span>
                  </span>
                </div>
                <span className={styles.acts}>
                  <Button
                    type="text"
                    size="small"
                    icon={<EditOutlined />}
                    aria-label={t('lists.renameOf', { name })}
                    onClick={() => setOpened({ act: 'rename', id, isOpen: true })}
                  />
                  <Button
                    type="text"
                    size="small"
                    icon={<DeleteOutlined />}
                    aria-label={t('lists.removeOf', { name })}
                    onClick={() => setOpened({ act: 'remove', id, isOpen: true })}
                  />
                </span>
              </li>
            ))}
          </ul>
          <Pager total={data.total} page={page} size={SIZE} onChange={(wanted) => goTo({ page: String(wanted) })} />
        </>
      )}
      <NameDialog
        isOpen={opened?.act === 'create' && opened.isOpen}
        title={t('lists.createTitle')}
        label={t('lists.name')}
        confirmLabel={t('lists.ok')}
        submit={async (name) => {
          await createPatentList({ name })
          notifySuccess(t('lists.created'))
          await refetch()
        }}
        onClose={close}
      />
      <NameDialog
        key={chosen?.id}
        isOpen={isFor('rename')}
        title={t('lists.rename')}
        label={t('lists.name')}
        initial={chosen?.name ?? ''}
        confirmLabel={t('lists.save')}
        submit={async (name) => {
          if (chosen) await renamePatentList(chosen.id, { name })
          notifySuccess(t('lists.renamed'))
          await refetch()
        }}
        onClose={close}
      />
      <ConfirmDialog
        isOpen={isFor('remove')}
        title={t('lists.removeTitle')}
        text={chosen && t('lists.removeText', { name: chosen.name })}
        confirmLabel={t('lists.remove')}
        act={async () => {
          if (chosen) await deletePatentList(chosen.id)
          notifySuccess(t('lists.removed'))
          if (data?.records.length === 1 && page > 1) goTo({ page: String(page - 1) })
          else await refetch()
        }}
        onClose={close}
      />
    </WorkPage>
  )
}
