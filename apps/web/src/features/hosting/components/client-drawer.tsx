import { createHostingClient, updateHostingClient } from '@markwright/api-client/hosting'
import type { HostingClient } from '@markwright/api-client/models/hostingClient'
import type { HostingClientDraft } from '@markwright/api-client/models/hostingClientDraft'
import { Form, Input } from 'antd'
import { useTranslation } from 'react-i18next'
import { useFormAction } from '../../../shared/lib/use-form-action.ts'
import { useUserDraft } from '../../../shared/session/use-user-draft.ts'
import { ErrorNote } from '../../../shared/ui/feedback/error-note.tsx'
import { notifySuccess } from '../../../shared/ui/feedback/notify.ts'
import { DraftForm } from '../../../shared/ui/forms/draft-form.tsx'
import { SideDrawer } from '../../../shared/ui/layout/side-drawer.tsx'
import { useRefresh } from '../hooks/use-hosting.ts'
import { ContactFields } from './contact-fields.tsx'
import { DialogFoot } from './dialog-foot.tsx'

type Opened = { client: HostingClient | null }

/** Adds a client, or changes one. */
export function ClientDrawer({ opened, onClose }: { opened: Opened | null; onClose: () => void }) {
  const { t } = useTranslation('hosting')
  return (
    <SideDrawer
      subject={opened}
      title={t(opened?.client ? 'clients.edit' : 'clients.add')}
      widthPx={460}
      onClose={onClose}
    >
      {({ client }) => <ClientForm key={client?.version} client={client} onClose={onClose} />}
    </SideDrawer>
  )
}

function ClientForm({ client, onClose }: { client: HostingClient | null; onClose: () => void }) {
  const { t } = useTranslation('hosting')
  const refresh = useRefresh()
  const [form] = Form.useForm<HostingClientDraft>()
  const draft = useUserDraft<HostingClientDraft>(client ? `client-${client.id}-${client.version}` : 'client')
  const { run, isRunning, error } = useFormAction(form, async (values: HostingClientDraft) => {
    await (client
      ? updateHostingClient(client.id, { ...values, version: client.version })
      : createHostingClient(values))
    draft.remove()
    notifySuccess(t('clients.saved'))
    onClose()
    await refresh()
  })
  const initial = client
    ? {
        name: client.name,
        contact: client.contact,
        phone: client.phone,
        email: client.email,
        responsible: client.responsible,
        note: client.note,
      }
    : {}
  return (
    <DraftForm<HostingClientDraft> form={form} draft={draft} initial={initial} onFinish={(values) => void run(values)}>
      <Form.Item
        name="name"
        label={t('clients.name')}
        rules={[{ required: true, whitespace: true, message: t('clients.nameMissing') }]}
      >
        <Input maxLength={200} />
      </Form.Item>
      <ContactFields />
      <Form.Item name="responsible" label={t('clients.responsible')} extra={t('clients.responsibleHelp')}>
        <Input maxLength={100} />
      </Form.Item>
      <Form.Item name="note" label={t('field.note')} extra={t('clients.noteHelp')}>
        <Input.TextArea maxLength={2000} rows={3} />
      </Form.Item>
      <ErrorNote error={error} act={client ? 'change' : 'add'} />
      <DialogFoot label={t('save')} isBusy={isRunning} onClose={onClose} />
    </DraftForm>
  )
}
