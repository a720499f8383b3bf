import { extendGrant } from '@markwright/api-client/backoffice'
import type { Grant } from '@markwright/api-client/models/grant'
import { Form, Input, Modal } from 'antd'
import { useTranslation } from 'react-i18next'
import { toLocalMinute } from '../../../../shared/lib/local-time.ts'
import { problemRule } from '../../../../shared/lib/problem-rule.ts'
import { useAction } from '../../../../shared/lib/use-action.ts'
import { ErrorNote } from '../../../../shared/ui/error-note.tsx'
import { saySuccess } from '../../../../shared/ui/say.ts'
import { localMinuteIn, readerZone, toServerInstant } from '../../model/scheduled-time.ts'

type Values = { end: string; reason: string }

/** Lets a grant end at another time; null closes it. */
export function ExtendGrantDialog({
  grant,
  onDone,
  onClose,
}: {
  grant: Grant | null
  onDone: () => void
  onClose: () => void
}) {
  const { t } = useTranslation('backoffice')
  const [form] = Form.useForm<Values>()
  const { run, isRunning, error, forgive } = useAction(async ({ end, reason }: Values) => {
    const endTime = toServerInstant(end)
    if (!grant || !endTime) return
    await extendGrant(grant.id, { endTime, reason: reason.trim() })
    onDone()
    onClose()
    saySuccess(t('grants.extended'))
  })
  return (
    <Modal
      open={grant !== null}
      title={t('grants.extendTitle')}
      okText={t('grants.extend')}
      okButtonProps={{ loading: isRunning }}
      cancelButtonProps={{ disabled: isRunning }}
      destroyOnHidden
      afterClose={forgive}
      onOk={() => form.submit()}
      onCancel={() => !isRunning && onClose()}
    >
      <Form<Values>
        form={form}
        layout="vertical"
        preserve={false}
        initialValues={{ end: grant ? toLocalMinute(grant.endTime).replace(' ', 'T') : '' }}
        onFinish={(values) => void run(values)}
      >
        <ErrorNote error={error} />
        <Form.Item
          name="end"
          label={t('grants.end')}
          extra={t('announcements.zone', { zone: readerZone() })}
          rules={[problemRule((text) => (text > localMinuteIn(0) ? null : t('grants.endMissing')))]}
        >
          <Input type="datetime-local" />
        </Form.Item>
        <Form.Item
          name="reason"
          label={t('grants.reason')}
          extra={t('users.reasonHelp')}
          rules={[{ required: true, whitespace: true, message: t('grants.reasonMissing') }]}
        >
          <Input.TextArea rows={2} maxLength={500} />
        </Form.Item>
      </Form>
    </Modal>
  )
}
