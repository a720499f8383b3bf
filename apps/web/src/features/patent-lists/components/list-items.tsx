import { ArrowDownOutlined, ArrowUpOutlined, DeleteOutlined } from '@ant-design/icons'
import { changePatentListItem, removeFromPatentList } from '@markwright/api-client/patent-lists'
import type { PatentListItem } from '@markwright/api-client/models/patentListItem'
import { Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { patentDetailPath } from '../../../shared/lib/paths.ts'
import { useAction } from '../../../shared/lib/use-action.ts'
import { PatentLine } from '../../../shared/patents/patent-line.tsx'
import styles from '../../../shared/patents/saved-patents.module.css'
import { ConfirmDialog } from '../../../shared/ui/feedback/confirm-dialog.tsx'
import { ErrorNote } from '../../../shared/ui/feedback/error-note.tsx'
import { notifySuccess } from '../../../shared/ui/feedback/notify.ts'
import { ListNote } from './list-note.tsx'

/** Publications of a list with their notes; in its own order they can be moved. */
export function ListItems({
  listId,
  items,
  total,
  canMove,
  onChanged,
}: {
  listId: string
  items: readonly PatentListItem[]
  total: number
  canMove: boolean
  onChanged: () => Promise<void>
}) {
  const { t } = useTranslation('savedPatents')
  const [removed, setRemoved] = useState<{ number: string; isOpen: boolean } | null>(null)
  const move = useAction(async (patentId: string, place: number) => {
    await changePatentListItem(listId, { patentId, place })
    await onChanged()
  })
  return (
    <>
      <ErrorNote error={move.error} />
      <ol className={styles.rows}>
        {items.map(({ patent: { id: number, ...patent }, place, note }) => (
          <li key={number} className={styles.row}>
            <div>
              <PatentLine patent={{ id: number, ...patent }} path={patentDetailPath(number)} />
              <ListNote listId={listId} patentId={number} note={note} onChanged={onChanged} />
            </div>
            <span className={styles.acts}>
              {canMove && (
                <>
                  <Button
                    type="text"
                    size="small"
                    icon={<ArrowUpOutlined />}
                    disabled={place === 1 || move.isRunning}
                    aria-label={t('list.up', { number })}
                    onClick={() => void move.run(number, place - 1)}
                  />
                  <Button
                    type="text"
                    size="small"
                    icon={<ArrowDownOutlined />}
                    disabled={place === total || move.isRunning}
                    aria-label={t('list.down', { number })}
                    onClick={() => void move.run(number, place + 1)}
                  />
                </>
              )}
              <Button
                type="text"
                size="small"
                icon={<DeleteOutlined />}
                aria-label={t('list.remove', { number })}
                onClick={() => setRemoved({ number, isOpen: true })}
              />
            </span>
          </li>
        ))}
      </ol>
      <ConfirmDialog
        isOpen={removed?.isOpen ?? false}
        title={t('list.removeTitle')}
        text={removed && t('list.removeText', { number: removed.number })}
        confirmLabel={t('list.removeAct')}
        act={async () => {
          if (removed) await removeFromPatentList(listId, { ids: [removed.number] })
          notifySuccess(t('list.removed'))
          await onChanged()
        }}
        onClose={() => setRemoved((now) => now && { ...now, isOpen: false })}
      />
    </>
  )
}
