import { createPartnerWebhook, updatePartnerWebhook } from '@markwright/api-client/partner-keys'
import type { PartnerWebhook } from '@markwright/api-client/models/partnerWebhook'
import { PartnerWebhookEvent } from '@markwright/api-client/models/partnerWebhookEvent'
import { Button, Checkbox, Form, Input } from 'antd'
import { useTranslation } from 'react-i18next'
import { useFormAction } from '../../../shared/lib/use-form-action.ts'
import { ErrorNote } from '../../../shared/ui/feedback/error-note.tsx'
import { SideDrawer } from '../../../shared/ui/layout/side-drawer.tsx'

type Values = { url: string; events: PartnerWebhookEvent[]; isTest: boolean }
export type OpenedWebhook = { kind: 'new' } | { kind: 'old'; webhook: PartnerWebhook }
type OnSaved = (secret: string | null) => Promise<void>

const events = Object.values(PartnerWebhookEvent)

/** A webhook in a drawer; of a new one its secret comes back once. */
export function WebhookDrawer({
  opened,
  onSaved,
  onClose,
}: {
  opened: OpenedWebhook | null
  onSaved: OnSaved
  onClose: () => void
}) {
  const { t } = useTranslation('partnerApi')
  return (
    <SideDrawer
      subject={opened}
      title={t(opened?.kind === 'old' ? 'webhooks.edit' : 'webhooks.add')}
      widthPx={460}
      onClose={onClose}
    >
      {(subject) => <WebhookForm opened={subject} onSaved={onSaved} />}
    </SideDrawer>
  )
}

function WebhookForm({ opened, onSaved }: { opened: OpenedWebhook; onSaved: OnSaved }) {
  const { t } = useTranslation('partnerApi')
  const [form] = Form.useForm<Values>()
  const save = useFormAction(form, async (values: Values) => {
    const draft = { url: values.url.trim(), events: values.events }
    if (opened.kind === 'old') {
      await updatePartnerWebhook(opened.webhook.id, draft)
      await onSaved(null)
    } else await onSaved((await createPartnerWebhook({ ...draft, isTest: values.isTest })).secret)
  })
  const initial: Values =
    opened.kind === 'old'
      ? { url: opened.webhook.url, events: opened.webhook.events, isTest: opened.webhook.isTest }
      : { url: '', events: [...events], isTest: false }
  return (
    <Form<Values>
      form={form}
      layout="vertical"
      initialValues={initial}
      validateTrigger="onBlur"
      onFinish={(values) => void save.run(values)}
    >
      <Form.Item
        name="url"
        label={t('webhooks.url')}
        rules={[{ required: true, whitespace: true, message: t('webhooks.urlMissing') }]}
      >
        <Input type="url" maxLength={500} placeholder="https://" autoFocus />
      </Form.Item>
      <Form.Item
        name="events"
        label={t('webhooks.events')}
        rules={[{ required: true, type: 'array', min: 1, message: t('webhooks.eventsMissing') }]}
      >
        <Checkbox.Group options={events.map((value) => ({ value, label: value }))} />
      </Form.Item>
      {opened.kind === 'new' && (
        <Form.Item name="isTest" valuePropName="checked" extra={t('webhooks.testNote')}>
          <Checkbox>{t('webhooks.isTest')}</Checkbox>
        </Form.Item>
      )}
      <ErrorNote error={save.error} />
      <Button type="primary" htmlType="submit" loading={save.isRunning}>
        {t('keys.save')}
      </Button>
    </Form>
  )
}
