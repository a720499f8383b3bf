import { useDisableUser } from '@markwright/api-client/backoffice'
import type { UserRecord } from '@markwright/api-client/models/userRecord'
import { Form, Input, Modal } from 'antd'
import { useTranslation } from 'react-i18next'
import { notifySuccess } from '../../../../shared/ui/notify.ts'
import { whenSlow } from '../../../../shared/ui/when-slow.tsx'
import { ErrorNote } from '../../../../shared/ui/error-note.tsx'

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
  const [form] = Form.useForm<{ reason: string }>()
  const { mutate, error, isPending, reset } = useDisableUser({
    mutation: {
      onSuccess: (changed) => {
        onDone(changed)
        onClose()
        notifySuccess(t('users.disabled'))
      },
    },
  })
  return (
    <Modal
      open={isOpen}
      title={t('users.disableTitle', { phone: user.phone })}
      okText={t('users.disable')}
      okButtonProps={{ loading: whenSlow(isPending), disabled: isPending }}
      destroyOnHidden
      afterClose={reset}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      <p>{t('users.disableText', { count: user.sessions })}</p>
      <Form
        form={form}
        layout="vertical"
        style={{ marginTop: 16 }}
        onFinish={({ reason }) => mutate({ id: user.id, data: { reason: reason.trim() } })}
      >
        <ErrorNote error={error} />
        <Form.Item
          name="reason"
          label={t('users.reason')}
          extra={t('users.reasonHelp')}
          rules={[{ required: true, whitespace: true, message: t('users.reasonMissing') }]}
        >
          <Input.TextArea autoFocus rows={3} maxLength={REASON_LENGTH_MAX} showCount />
        </Form.Item>
      </Form>
    </Modal>
  )
}
