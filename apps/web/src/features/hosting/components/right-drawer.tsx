import { updatePortfolioItem } from '@markwright/api-client/hosting'
import type { PortfolioField } from '@markwright/api-client/models/portfolioField'
import type { PortfolioItem } from '@markwright/api-client/models/portfolioItem'
import { Form, Input, InputNumber, Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { useFormAction } from '../../../shared/lib/use-form-action.ts'
import { useUserDraft } from '../../../shared/session/use-user-draft.ts'
import { ErrorNote } from '../../../shared/ui/feedback/error-note.tsx'
import { notifySuccess } from '../../../shared/ui/feedback/notify.ts'
import { DraftForm } from '../../../shared/ui/forms/draft-form.tsx'
import { SideDrawer } from '../../../shared/ui/layout/side-drawer.tsx'
import { useRefresh } from '../hooks/use-hosting.ts'
import { useWords } from '../hooks/use-words.ts'
import { fieldsOfKind, isDayField } from '../model/fields.ts'
import { patentKinds, portfolioStates } from '../model/kinds.ts'
import { type RightForm, rightChangeOf, rightFormOf } from '../model/right-form.ts'
import { DialogFoot } from './dialog-foot.tsx'
import styles from './hosting.module.css'
import { SearchSelect, useAgentOptions, useApplicantOptions, useClientOptions } from './party-select.tsx'

const classNumbers = Array.from({ length: 45 }, (_, at) => ({ value: at + 1, label: String(at + 1) }))
const reductions = ['cn85', 'cn70', 'usSmall', 'usMicro'] as const
const lengths: Partial<Record<PortfolioField, number>> = { title: 500, registrationNumber: 60, owner: 300, agent: 300 }

/** Changes the own data of a right. */
export function RightDrawer({ item, onClose }: { item: PortfolioItem | null; onClose: () => void }) {
  const { t } = useTranslation('hosting')
  return (
    <SideDrawer subject={item} title={t('right.edit')} widthPx={560} onClose={onClose}>
      {(subject) => <RightEditor item={subject} onClose={onClose} />}
    </SideDrawer>
  )
}

function RightEditor({ item, onClose }: { item: PortfolioItem; onClose: () => void }) {
  const { t } = useTranslation('hosting')
  const words = useWords()
  const refresh = useRefresh()
  const clients = useClientOptions({ isOwn: true })
  const applicants = useApplicantOptions()
  const agents = useAgentOptions({
    sharedClientId: item.role === 'owner' ? null : item.clientId,
    current: item.agentId === null ? null : { value: item.agentId, label: item.agentName ?? '' },
  })
  const [form] = Form.useForm<RightForm>()
  // A draft belongs to the right as it was read: one that was changed elsewhere since then begins anew.
  const draft = useUserDraft<RightForm>(`right-${item.id}-${item.version}`)
  const { run, isRunning, error } = useFormAction(form, async (values: RightForm) => {
    await updatePortfolioItem(item.id, rightChangeOf(item, values))
    draft.remove()
    notifySuccess(t('right.saved'))
    onClose()
    await refresh()
  })
  const { kind } = item
  return (
    <DraftForm<RightForm>
      form={form}
      draft={draft}
      initial={rightFormOf(item)}
      scrollToFirstError={{ focus: true }}
      onFinish={(values) => void run(values)}
    >
      <div className={styles.fields}>
        <Form.Item name="office" label={t('field.office')}>
          <Select showSearch={{ optionFilterProp: 'label' }} options={words.offices(kind)} />
        </Form.Item>
        <Form.Item
          name="number"
          label={t(`number.${kind}`)}
          rules={[{ required: true, whitespace: true, message: t('add.numberMissing') }]}
        >
          <Input maxLength={60} />
        </Form.Item>
        {fieldsOfKind[kind].map((field) => (
          <Form.Item
            key={field}
            name={field}
            label={words.field(field, kind)}
            className={field === 'title' ? styles.wide : undefined}
            rules={field === 'title' ? [{ required: true, whitespace: true, message: t('add.titleMissing') }] : []}
          >
            {inputOf(field)}
          </Form.Item>
        ))}
        {kind === 'patent' && (
          <>
            <Form.Item name="claims" label={t('field.claims')}>
              <InputNumber min={1} max={2000} precision={0} style={{ width: '100%' }} />
            </Form.Item>
            <Form.Item name="feeReduction" label={t('field.feeReduction')}>
              <Select
                allowClear
                placeholder={t('feeReduction.none')}
                options={reductions.map((value) => ({ value, label: t(`feeReduction.${value}`) }))}
              />
            </Form.Item>
          </>
        )}
        {kind === 'software' && (
          <Form.Item name="version" label={t('field.version')}>
            <Input maxLength={100} />
          </Form.Item>
        )}
        {kind === 'certificate' && (
          <>
            <Form.Item name="issuer" label={t('field.issuer')}>
              <Input maxLength={200} />
            </Form.Item>
            <Form.Item name="category" label={t('field.category')}>
              <Input maxLength={200} />
            </Form.Item>
          </>
        )}
        {item.role === 'owner' && (
          <>
            <Form.Item name="clientId" label={t('party.client')}>
              <SearchSelect options={clients} none={t('party.noClient')} />
            </Form.Item>
            <Form.Item name="applicantId" label={t('party.applicant')}>
              <SearchSelect options={applicants} none={t('party.noApplicant')} />
            </Form.Item>
          </>
        )}
        {agents.length > 0 && (
          <Form.Item name="agentId" label={t('party.agent')}>
            <SearchSelect options={agents} none={t('party.noAgent')} />
          </Form.Item>
        )}
        <Form.Item name="note" label={t('field.note')} className={styles.wide}>
          <Input.TextArea maxLength={2000} rows={4} />
        </Form.Item>
      </div>
      <ErrorNote error={error} act="change" />
      <DialogFoot label={t('save')} isBusy={isRunning} onClose={onClose} />
    </DraftForm>
  )

  function inputOf(field: PortfolioField) {
    if (field === 'classes') return <Select mode="multiple" options={classNumbers} />
    if (field === 'state')
      return <Select options={portfolioStates.map((value) => ({ value, label: t(`state.${value}`) }))} />
    if (field === 'patentKind')
      return <Select allowClear options={patentKinds.map((value) => ({ value, label: t(`patentKind.${value}`) }))} />
    if (isDayField(field)) return <Input type="date" />
    return <Input maxLength={lengths[field]} />
  }
}
