import { disableUser } from '@markwright/api-client/backoffice'
import type { UserRecord } from '@markwright/api-client/models/userRecord'
import { Form, Input } from 'antd'
import { useTranslation } from 'react-i18next'
import { notifySuccess } from '../../../shared/ui/feedback/notify.ts'
import { FormDialog } from '../../../shared/manage/form-dialog.tsx'

const REASON_LENGTH_MAX = 500

/** Says what shutting a member out means, and asks why. */
export function DisableUserDialog({
  user,
  isOpen,
  onDone,
  onClose,
}: {
  user: UserRecord
  isOpen: boolean
  onDone: (changed: UserRecord) => void
  onClose: () => void
}) {
  const { t } = useTranslation('backoffice')
  return (
    <FormDialog<{ reason: string }>
      isOpen={isOpen}
      title={t('users.disableTitle', { phone: user.phone })}
      confirmLabel={t('users.disable')}
      act={async ({ reason }) => {
        onDone(await disableUser(user.id, { reason: reason.trim() }))
        notifySuccess(t('users.disabled'))
      }}
      onClose={onClose}
    >
      <p style={{ marginBottom: 16 }}>{t('users.disableText', { count: user.sessions })}</p>
      <Form.Item
        name="reason"
        label={t('users.reason')}
        extra={t('users.reasonHelp')}
        rules={[{ required: true, whitespace: true, message: t('users.reasonMissing') }]}
      >
        <Input.TextArea autoFocus rows={3} maxLength={REASON_LENGTH_MAX} showCount />
      </Form.Item>
    </FormDialog>
  )
}
