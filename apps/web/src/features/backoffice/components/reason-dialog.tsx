import { Form, Input, Modal } from 'antd'
import { useTranslation } from 'react-i18next'
import { useAction } from '../../../shared/lib/use-action.ts'
import { ErrorNote } from '../../../shared/ui/error-note.tsx'

const REASON_LENGTH_MAX = 500

/** Asks why before it acts. Stays open, with what was typed, where the act is refused. */
export function ReasonDialog({
  isOpen,
  title,
  text,
  help,
  confirmLabel,
  act,
  onClose,
}: {
  isOpen: boolean
  title: string
  text?: string
  help: string
  confirmLabel: string
  act: (reason: string) => Promise<void>
  onClose: () => void
}) {
  const { t } = useTranslation('backoffice')
  const [form] = Form.useForm<{ reason: string }>()
  const { run, isRunning, error, forgive } = useAction(async (reason: string) => {
    await act(reason)
    onClose()
  })
  return (
    <Modal
      open={isOpen}
      title={title}
      okText={confirmLabel}
      okButtonProps={{ danger: true, loading: isRunning }}
      cancelButtonProps={{ disabled: isRunning }}
      destroyOnHidden
      afterClose={forgive}
      onOk={() => form.submit()}
      onCancel={() => !isRunning && onClose()}
    >
      {text && <p>{text}</p>}
      <Form
        form={form}
        layout="vertical"
        preserve={false}
        style={{ marginTop: 16 }}
        onFinish={({ reason }) => void run(reason.trim())}
      >
        <ErrorNote error={error} />
        <Form.Item
          name="reason"
          label={t('grants.reason')}
          extra={help}
          rules={[{ required: true, whitespace: true, message: t('grants.reasonMissing') }]}
        >
          <Input.TextArea autoFocus rows={3} maxLength={REASON_LENGTH_MAX} />
        </Form.Item>
      </Form>
    </Modal>
  )
}
