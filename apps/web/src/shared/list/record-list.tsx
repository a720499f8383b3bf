import { InboxOutlined } from '@ant-design/icons'
import { Button, Skeleton, Table } from 'antd'
import type { Key, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { usePhoneWidth } from '../lib/use-media.ts'
import { ErrorView } from '../ui/feedback/error-view.tsx'
import { MessageView } from '../ui/feedback/message-view.tsx'
import { Pager } from '../ui/controls/pager.tsx'
import type { ListPages } from './list-pages.ts'
import styles from './list.module.css'
import { RecordCards } from './record-cards.tsx'
import type { Column } from './column.ts'
import type { RecordChoice } from './record-choice.ts'

export type { Column } from './column.ts'

/** A page of records as it was requested; undefined until it comes. Records that the page has already need no `refetch`. */
export type Result<Row> = {
  data: { records: Row[]; total: number } | undefined
  error: Error | null
  isPlaceholderData?: boolean
  refetch?: () => Promise<unknown>
}

type RecordPagesProps<Row> = {
  label: string
  answer: Result<Row>
  address: ListPages
  empty: { title: string; text?: string | undefined; actions?: ReactNode }
  /** Replaces the total, such as by the value of the chosen records. */
  summary?: string | undefined
  /** What can be done with the chosen records, or with all. */
  actions?: ReactNode
}

/** A page of records: a table, and on a phone a card for each. The first column names the record. */
export const RecordList = <Row extends { id: string }>({
  columns,
  choice,
  ...pages
}: RecordPagesProps<Row> & { columns: readonly Column<Row>[]; choice?: RecordChoice<Row> | undefined }) => (
  <RecordPages {...pages}>
    {(rows) => <Records label={pages.label} rows={rows} columns={columns} choice={choice} />}
  </RecordPages>
)

/** A page of records that `children` renders, with its total, its states and the way to other pages. */
export function RecordPages<Row>({
  label,
  answer: { data, error, isPlaceholderData = false, refetch },
  address,
  empty,
  summary,
  actions,
  children,
}: RecordPagesProps<Row> & { children: (rows: Row[]) => ReactNode }) {
  const { t } = useTranslation('site')
  if (!data && error) return <ErrorView error={error} onRetry={() => void refetch?.()} />
  if (!data) return <Skeleton active title={false} paragraph={{ rows: 10, width: '100%' }} className={styles.waiting} />
  return (
    <section aria-label={label} aria-busy={isPlaceholderData} className={isPlaceholderData ? styles.old : undefined}>
      <div className={styles.bar}>
        <p role="status">{summary ?? t('list.total', { count: data.total, shown: data.total.toLocaleString('en') })}</p>
        {data.total > 0 && actions}
      </div>
      {data.records.length > 0 && children(data.records)}
      {data.total === 0 && <MessageView stamp={<InboxOutlined />} {...empty} />}
      {data.total > 0 && data.records.length === 0 && (
        <MessageView
          stamp={<InboxOutlined />}
          title={t('list.beyond')}
          text={t('list.beyondText')}
          actions={<Button onClick={() => address.goTo(1, address.size)}>{t('list.toFirst')}</Button>}
        />
      )}
      <Pager total={data.total} page={address.page} size={address.size} sizes={address.sizes} onChange={address.goTo} />
    </section>
  )
}

/** Records that are all there: a table, and on a phone a card for each. The first column names the record. */
export function Records<Row extends { id: string }>(records: {
  label: string
  rows: Row[]
  columns: readonly Column<Row>[]
  choice?: RecordChoice<Row> | undefined
}) {
  return usePhoneWidth() ? <RecordCards {...records} /> : <RecordTable {...records} />
}

function RecordTable<Row extends { id: string }>({
  rows,
  columns,
  choice,
}: {
  rows: Row[]
  columns: readonly Column<Row>[]
  choice?: RecordChoice<Row> | undefined
}) {
  const { t } = useTranslation('site')
  return (
    <Table<Row>
      rowKey="id"
      size="middle"
      pagination={false}
      dataSource={rows}
      {...(choice && {
        rowSelection: {
          selectedRowKeys: [...choice.chosen],
          preserveSelectedRowKeys: true,
          onChange: (keys: readonly Key[]) => choice.onChoose(keys.map(String)),
          getTitleCheckboxProps: () => ({ 'aria-label': t('selectPage') }),
          getCheckboxProps: (row: Row) => ({
            'aria-label': choice.labelOf(row),
            disabled: choice.isOffered !== undefined && !choice.isOffered(row),
          }),
          columnWidth: 36,
        },
      })}
      // As wide as the page as long as the words of the cells fit; the fixed column covers nothing then.
      scroll={{ x: true }}
      className={styles.table}
      columns={columns.map(({ key, title, isNumber, render }, index) => ({
        key,
        title,
        rowScope: index === 0 ? 'row' : undefined,
        ...(isNumber && { align: 'end' as const, className: 'numeric' }),
        ...(key === 'acts' && { fixed: 'end' as const }),
        render: (_value: unknown, row: Row) => render(row),
      }))}
    />
  )
}
