import { PlusOutlined } from '@ant-design/icons'
import { Button, Skeleton } from 'antd'
import { type ComponentType, type ReactNode, useState } from 'react'
import type { Result } from '../list/record-list.tsx'
import { ConfirmDialog } from '../ui/feedback/confirm-dialog.tsx'
import { ErrorView } from '../ui/feedback/error-view.tsx'
import { MessageView } from '../ui/feedback/message-view.tsx'
import { notifySuccess } from '../ui/feedback/notify.ts'
import type { OpenedRecord, OwnRecordDrawerProps } from './own-record-drawer.tsx'
import styles from './own-records.module.css'

/**
 * Records that a member saves to fill in forms with, all of them as there are few. They are added and changed in the
 * drawer, and removed once that is confirmed.
 */
export function OwnRecords<Row extends { id: string }>({
  answer: { data, error, refetch },
  max,
  stamp,
  texts,
  remove,
  Drawer,
  children,
}: {
  answer: Required<Pick<Result<Row>, 'data' | 'error' | 'refetch'>>
  /** So many are stored for a member. */
  max: number
  stamp: ReactNode
  texts: {
    add: string
    none: string
    noneText: string
    count: (count: number, isFull: boolean) => string
    saved: string
    remove: string
    removeTitle: string
    removeText: (record: Row) => string
    removed: string
  }
  remove: (id: string) => Promise<unknown>
  Drawer: ComponentType<OwnRecordDrawerProps<Row>>
  children: (
    records: readonly Row[],
    actions: { onEdit: (record: Row) => void; onRemove: (record: Row) => void },
  ) => ReactNode
}) {
  const [opened, setOpened] = useState<OpenedRecord<Row> | null>(null)
  const [removed, setRemoved] = useState<Row | null>(null)

  const isFull = data !== undefined && data.total >= max
  const add = (
    <Button
      type="primary"
      icon={<PlusOutlined />}
      disabled={!data || isFull}
      onClick={() => setOpened({ kind: 'new', isFirst: data?.total === 0 })}
    >
      {texts.add}
    </Button>
  )
  return (
    <>
      {error && !data ? (
        <ErrorView error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <Skeleton active paragraph={{ rows: 6 }} style={{ marginTop: 20 }} />
      ) : data.total === 0 ? (
        <MessageView stamp={stamp} title={texts.none} text={texts.noneText} actions={add} />
      ) : (
        <>
          <div className={styles.tools}>
            {add}
            <span role="status" className={styles.total}>
              {texts.count(data.total, isFull)}
            </span>
          </div>
          {children(data.records, { onEdit: (record) => setOpened({ kind: 'old', record }), onRemove: setRemoved })}
        </>
      )}
      <Drawer
        opened={opened}
        onSaved={async () => {
          notifySuccess(texts.saved)
          setOpened(null)
          await refetch()
        }}
        onClose={() => setOpened(null)}
      />
      <ConfirmDialog
        isOpen={removed !== null}
        title={texts.removeTitle}
        text={removed && texts.removeText(removed)}
        confirmLabel={texts.remove}
        act={async () => {
          if (removed) await remove(removed.id)
          notifySuccess(texts.removed)
          await refetch()
        }}
        onClose={() => setRemoved(null)}
      />
    </>
  )
}
