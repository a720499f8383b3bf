import { createHostingAgent, updateHostingAgent } from '@markwright/api-client/hosting'
import type { HostingAgent } from '@markwright/api-client/models/hostingAgent'
import type { HostingAgentDraft } from '@markwright/api-client/models/hostingAgentDraft'
import { Form, Input, Radio, Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { useFormAction } from '../../../shared/lib/use-form-action.ts'
import { useUserDraft } from '../../../shared/session/use-user-draft.ts'
import { ErrorNote } from '../../../shared/ui/feedback/error-note.tsx'
import { notifySuccess } from '../../../shared/ui/feedback/notify.ts'
import { DraftForm } from '../../../shared/ui/forms/draft-form.tsx'
import { useRefresh } from '../hooks/use-hosting.ts'
import { useWords } from '../hooks/use-words.ts'
import { ContactFields } from './contact-fields.tsx'
import { DialogFoot } from './dialog-foot.tsx'
import { SearchSelect, useClientOptions } from './party-select.tsx'

const kinds = ['firm', 'person'] as const

/** Adds an agent, or changes one. */
export function AgentForm({ agent, onClose }: { agent: HostingAgent | null; onClose: () => void }) {
  const { t } = useTranslation(['agents', 'hosting'])
  const words = useWords()
  const refresh = useRefresh()
  // Whose client an agent is decides who sees it: only its owner changes that.
  const isOwner = agent === null || agent.role === 'owner'
  const clients = useClientOptions(agent === null ? { canEdit: true } : { isOwn: true })
  const [form] = Form.useForm<HostingAgentDraft>()
  const draft = useUserDraft<HostingAgentDraft>(agent ? `agent-${agent.id}-${agent.version}` : 'agent')
  const { run, isRunning, error } = useFormAction(form, async (values: HostingAgentDraft) => {
    await (agent
      ? updateHostingAgent(agent.id, { clientId: agent.clientId, ...values, version: agent.version })
      : createHostingAgent(values))
    draft.remove()
    notifySuccess(t('saved'))
    onClose()
    await refresh()
  })
  return (
    <DraftForm<HostingAgentDraft>
      form={form}
      draft={draft}
      initial={agent ? draftOf(agent) : { kind: 'firm' }}
      onFinish={(values) => void run(values)}
    >
      <Form.Item name="kind" label={t('form.kind')}>
        <Radio.Group options={kinds.map((value) => ({ value, label: t(`kind.${value}`) }))} />
      </Form.Item>
      <Form.Item
        name="name"
        label={t('form.name')}
        rules={[{ required: true, whitespace: true, message: t('form.nameMissing') }]}
      >
        <Input maxLength={200} />
      </Form.Item>
      <Form.Item name="nameEn" label={t('form.nameEn')}>
        <Input maxLength={300} />
      </Form.Item>
      <Form.Item name="code" label={t('form.code')}>
        <Input maxLength={60} />
      </Form.Item>
      <Form.Item name="offices" label={t('form.offices')}>
        <Select mode="multiple" showSearch={{ optionFilterProp: 'label' }} maxCount={50} options={words.offices()} />
      </Form.Item>
      <ContactFields />
      <Form.Item name="address" label={t('form.address')}>
        <Input maxLength={300} />
      </Form.Item>
      {isOwner && clients.length > 0 && (
        <Form.Item name="clientId" label={t('form.client')} extra={t('form.clientHelp')}>
          <SearchSelect options={clients} none={t('hosting:party.noClient')} />
        </Form.Item>
      )}
      <Form.Item name="note" label={t('form.note')} extra={t('form.noteHelp')}>
        <Input.TextArea maxLength={2000} rows={3} />
      </Form.Item>
      <ErrorNote error={error} act={agent ? 'change' : 'add'} />
      <DialogFoot label={t('hosting:save')} isBusy={isRunning} onClose={onClose} />
    </DraftForm>
  )
}

const draftOf = (agent: HostingAgent): HostingAgentDraft => ({
  kind: agent.kind,
  name: agent.name,
  nameEn: agent.nameEn,
  code: agent.code,
  offices: [...agent.offices],
  contact: agent.contact,
  phone: agent.phone,
  email: agent.email,
  address: agent.address,
  note: agent.note,
  clientId: agent.clientId,
})
