import { DeleteOutlined, EditOutlined, PlusOutlined } from '@ant-design/icons'
import {
  createPatentList,
  deletePatentList,
  renamePatentList,
  useListPatentLists,
} from '@markwright/api-client/patent-lists'
import type { PatentList } from '@markwright/api-client/models/patentList'
import { Button, Select } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { patentListPath } from '../../../shared/lib/paths.ts'
import { addressCodec, choiceParameter, pageParameter, textParameter } from '../../../shared/lib/address-codec.ts'
import { toLocalMinute } from '../../../shared/lib/local-time.ts'
import { listQuery } from '../../../shared/list/list-query.ts'
import { type Column, RecordList } from '../../../shared/list/record-list.tsx'
import { useAddressState } from '../../../shared/list/use-address-state.ts'
import styles from '../../../shared/patents/saved-patents.module.css'
import { ConfirmDialog } from '../../../shared/ui/feedback/confirm-dialog.tsx'
import { KeywordSearch } from '../../../shared/ui/controls/keyword-search.tsx'
import { NameDialog } from '../../../shared/ui/forms/name-dialog.tsx'
import { notifySuccess } from '../../../shared/ui/feedback/notify.ts'
import { SiteLink } from '../../../shared/ui/controls/site-link.tsx'
import { WorkPage } from '../../../shared/ui/layout/work-page.tsx'
import { useRecordDialog } from '../../../shared/list/use-record-dialog.ts'

const sorts = ['-updateTime', '-createTime', 'name'] as const
const codec = addressCodec({
  keyword: textParameter({ lengthMax: 100 }),
  sort: choiceParameter(sorts, { otherwise: sorts[0] }),
  page: pageParameter(),
})

/** The member's lists of patents: to be opened, made, renamed or deleted. */
export function PatentListsPage() {
  const { t } = useTranslation('savedPatents')
  const [{ keyword, sort, page }, change, pages] = useAddressState(codec)
  const result = useListPatentLists({ keyword, sort, current: page, size: pages.size }, { query: listQuery })
  const { data, refetch } = result
  const [isCreating, setIsCreating] = useState(false)
  const { chosen, isFor, open, close } = useRecordDialog<PatentList, 'rename' | 'remove'>(data?.records)
  const columns: Column<PatentList>[] = [
    {
      key: 'name',
      title: t('lists.name'),
      render: ({ id, name }) => (
        <SiteLink to={patentListPath(id)} className={styles.name}>
          {name}
        </SiteLink>
      ),
    },
    { key: 'count', title: t('lists.publications'), isNumber: true, render: ({ count }) => count.toLocaleString('en') },
    {
      key: 'changed',
      title: t('lists.changed'),
      render: ({ updateTime }) => <span className="day">{toLocalMinute(updateTime)}</span>,
    },
    {
      key: 'acts',
      title: t('lists.acts'),
      render: ({ id, name }) => (
        <>
          <Button
            type="text"
            size="small"
            icon={<EditOutlined />}
            aria-label={t('lists.renameOf', { name })}
            onClick={() => open('rename', id)}
          />
          <Button
            type="text"
            size="small"
            icon={<DeleteOutlined />}
            aria-label={t('lists.removeOf', { name })}
            onClick={() => open('remove', id)}
          />
        </>
      ),
    },
  ]
  return (
    <WorkPage
      title={t('lists.title')}
      lead={t('lists.lead')}
      actions={
        <Button icon={<PlusOutlined />} onClick={() => setIsCreating(true)}>
          {t('lists.create')}
        </Button>
      }
    >
      <div className={styles.tools}>
        <KeywordSearch
          value={keyword}
          label={t('lists.find')}
          className={styles.find}
          onSearch={(text) => change({ keyword: text })}
        />
        <Select
          value={sort}
          aria-label={t('lists.sort')}
          popupMatchSelectWidth={false}
          options={sorts.map((value) => ({ value, label: t(`lists.sorts.${value}`) }))}
          onChange={(value) => change({ sort: value })}
        />
      </div>
      <RecordList
        label={t('lists.title')}
        answer={result}
        address={pages}
        columns={columns}
        summary={data && t('lists.total', { count: data.total, shown: data.total.toLocaleString('en') })}
        empty={{
          title: t(keyword ? 'lists.noneFound' : 'lists.none'),
          text: keyword ? undefined : t('lists.noneText'),
          actions: keyword && <Button onClick={() => change({ keyword: '' })}>{t('lists.showAll')}</Button>,
        }}
      />
      <NameDialog
        isOpen={isCreating}
        title={t('lists.createTitle')}
        label={t('lists.name')}
        confirmLabel={t('lists.ok')}
        submit={async (name) => {
          await createPatentList({ name })
          notifySuccess(t('lists.created'))
          await refetch()
        }}
        onClose={() => setIsCreating(false)}
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
          if (data?.records.length === 1 && page > 1) change({ page: page - 1 })
          else await refetch()
        }}
        onClose={close}
      />
    </WorkPage>
  )
}
