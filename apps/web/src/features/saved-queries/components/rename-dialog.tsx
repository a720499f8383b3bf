import type { SavedQuery } from '@markwright/api-client/models/savedQuery'
import { renameSavedQuery } from '@markwright/api-client/saved-queries'
import { Input, Modal } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAction } from '../../../shared/lib/use-action.ts'
import { ErrorNote } from '../../../shared/ui/error-note.tsx'
import { saySuccess } from '../../../shared/ui/say.ts'

export function RenameDialog({
  query,
  onRenamed,
  onClose,
}: {
  query: SavedQuery | null
  onRenamed: () => Promise<void>
  onClose: () => void
}) {
  const { t } = useTranslation('queries')
  const [name, setName] = useState<string | null>(null)
  const value = name ?? query?.name ?? ''
  const close = () => {
    setName(null)
    onClose()
  }
  const rename = useAction(async () => {
    if (!query) return
    await renameSavedQuery(query.id, { name: value })
    await onRenamed()
    saySuccess(t('saved.renamed'))
    close()
  })
  return (
    <Modal
      open={query !== null}
      title={t('saved.rename')}
      width={440}
      centered
      okText={t('saved.ok')}
      cancelText={t('saved.cancel')}
      okButtonProps={{ loading: rename.isRunning, disabled: value.trim() === '' }}
      onOk={() => void rename.run()}
      onCancel={() => {
        rename.forgive()
        close()
      }}
    >
      <Input
        value={value}
        maxLength={100}
        aria-label={t('saved.newName')}
        onChange={({ target }) => setName(target.value)}
        onPressEnter={() => value.trim() && void rename.run()}
      />
      <ErrorNote error={rename.error} />
    </Modal>
  )
}
