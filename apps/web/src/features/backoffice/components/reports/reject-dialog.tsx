import { Input, Modal } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAction } from '../../../../shared/lib/use-action.ts'
import { ErrorNote } from '../../../../shared/ui/error-note.tsx'

/** Asks why a report is rejected; the member reads it. */
export function RejectDialog({
  isOpen,
  act,
  onClose,
}: {
  isOpen: boolean
  act: (reason: string) => Promise<void>
  onClose: () => void
}) {
  const { t } = useTranslation('reports')
  const [reason, setReason] = useState('')
  const { run, isRunning, error } = useAction(async () => {
    await act(reason)
    onClose()
  })
  return (
    <Modal
      open={isOpen}
      title={t('review.rejectTitle')}
      centered
      mask={{ closable: false }}
      okText={t('review.reject')}
      okButtonProps={{ danger: true, loading: isRunning, disabled: reason.trim() === '' }}
      onOk={() => void run()}
      onCancel={onClose}
    >
      <Input.TextArea
        aria-label={t('review.rejectReason')}
        placeholder={t('review.rejectReason')}
        value={reason}
        rows={4}
        maxLength={1000}
        showCount
        style={{ marginBottom: 28 }}
        onChange={({ target }) => setReason(target.value)}
      />
      <ErrorNote error={error} />
    </Modal>
  )
}
