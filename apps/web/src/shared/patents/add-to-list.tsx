import { FolderAddOutlined } from '@ant-design/icons'
import { addToPatentList, createPatentList, useListPatentLists } from '@markwright/api-client/patent-lists'
import { Button, Input, Modal, Select } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAction } from '../lib/use-action.ts'
import { openSignIn } from '../session/sign-in-dialog.ts'
import { useSessionToken } from '../session/session.ts'
import { ErrorNote } from '../ui/feedback/error-note.tsx'
import { notifySuccess } from '../ui/feedback/notify.ts'
import styles from './saved-patents.module.css'

/** Publications by their ids, or all that a batch of numbers found. */
export type Collected = { ids: readonly string[] } | { importId: string }

const NEW = 'new'

/** Adds publications to a list of the member, an old one or a new one; a visitor is asked to sign in. */
export function AddToList({ collected, label }: { collected: Collected; label: string }) {
  const { t } = useTranslation('savedPatents')
  const isSignedIn = useSessionToken() !== null
  const [isOpen, setIsOpen] = useState(false)
  const isEmpty = 'ids' in collected && collected.ids.length === 0
  return (
    <>
      <Button
        icon={<FolderAddOutlined />}
        disabled={isEmpty}
        title={isEmpty ? t('add.choose') : undefined}
        onClick={() => (isSignedIn ? setIsOpen(true) : openSignIn())}
      >
        {label}
      </Button>
      {isSignedIn && <ListDialog isOpen={isOpen} collected={collected} onClose={() => setIsOpen(false)} />}
    </>
  )
}

function ListDialog({ isOpen, collected, onClose }: { isOpen: boolean; collected: Collected; onClose: () => void }) {
  const { t } = useTranslation('savedPatents')
  const { data, error, refetch } = useListPatentLists(
    { size: 100, sort: '-updateTime' },
    { query: { enabled: isOpen, staleTime: 0 } },
  )
  const [chosen, setChosen] = useState<string | null>(null)
  const [name, setName] = useState('')
  const lists = data?.records ?? []
  const target = chosen ?? lists[0]?.id ?? NEW
  const input = 'ids' in collected ? { ids: [...collected.ids] } : collected
  const add = useAction(async () => {
    if (target === NEW) {
      const { count, name: created } = await createPatentList({ name: name.trim(), ...input })
      notifySuccess(t('add.done', { count, name: created }))
    } else {
      const { added } = await addToPatentList(target, input)
      const list = lists.find(({ id }) => id === target)?.name ?? ''
      notifySuccess(added > 0 ? t('add.done', { count: added, name: list }) : t('add.donePresent', { name: list }))
    }
    setName('')
    setChosen(null)
    onClose()
    await refetch()
  })
  const isReady = data !== undefined && (target !== NEW || name.trim() !== '')
  return (
    <Modal
      open={isOpen}
      title={t('add.title')}
      width={440}
      centered
      okText={t('add.ok')}
      okButtonProps={{ loading: add.isRunning, disabled: !isReady }}
      onOk={() => void add.run()}
      onCancel={() => {
        add.forgive()
        onClose()
      }}
    >
      <div className={styles.fields}>
        <p>{'ids' in collected ? t('add.count', { count: collected.ids.length }) : t('add.batch')}</p>
        <Select
          value={target}
          loading={data === undefined && !error}
          aria-label={t('add.list')}
          options={[
            ...lists.map((list) => ({ value: list.id, label: list.name })),
            { value: NEW, label: t('add.newList') },
          ]}
          onChange={setChosen}
        />
        {target === NEW && (
          <Input
            value={name}
            maxLength={100}
            aria-label={t('add.newName')}
            placeholder={t('add.newName')}
            onChange={({ target: field }) => setName(field.value)}
            onPressEnter={() => isReady && void add.run()}
          />
        )}
        <ErrorNote error={add.error ?? error} />
      </div>
    </Modal>
  )
}
