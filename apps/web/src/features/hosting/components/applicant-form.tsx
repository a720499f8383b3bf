import { createApplicant, updateApplicant } from '@markwright/api-client/hosting'
import type { Applicant } from '@markwright/api-client/models/applicant'
import { Button, Form, Input, Radio, Switch } from 'antd'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../shared/i18n/language.ts'
import { useFormAction } from '../../../shared/lib/use-form-action.ts'
import { problemRule } from '../../../shared/lib/problem-rule.ts'
import { useUserDraft } from '../../../shared/session/use-user-draft.ts'
import { ErrorNote } from '../../../shared/ui/feedback/error-note.tsx'
import { whenSlow } from '../../../shared/ui/feedback/when-slow.tsx'
import { DraftForm } from '../../../shared/ui/forms/draft-form.tsx'
import { useRefresh } from '../hooks/use-hosting.ts'
import {
  applicantFormOf,
  type ApplicantForm as Values,
  creditCodeProblem,
  englishNameProblem,
  nameProblem,
  toApplicantDraft,
} from '../model/applicant-form.ts'
import { ContactFields } from './contact-fields.tsx'
import { SearchSelect, useClientOptions } from './party-select.tsx'

const types = ['Organization', 'Individual'] as const

/** Adds an applicant to the member's list, or changes one; `isFull` asks for more than its name. */
export function ApplicantForm({
  applicant = null,
  isFull = false,
  onSaved,
}: {
  applicant?: Applicant | null
  isFull?: boolean
  onSaved?: (applicant: Applicant) => void
}) {
  const { t } = useTranslation('hosting')
  const language = useLanguage()
  const refresh = useRefresh()
  // A draft belongs to the applicant as it was read: one that was changed elsewhere since then begins anew.
  const draft = useUserDraft<Values>(applicant ? `applicant-${applicant.id}-${applicant.version}` : 'applicant')
  const [form] = Form.useForm<Values>()
  const type = Form.useWatch('type', form)
  const { run, isRunning, error } = useFormAction(form, async (values: Values) => {
    const typed = toApplicantDraft(values)
    const saved = await (applicant
      ? updateApplicant(applicant.id, { ...typed, version: applicant.version })
      : createApplicant(typed))
    draft.remove()
    if (!applicant) form.resetFields()
    await refresh()
    onSaved?.(saved)
  })
  return (
    <DraftForm
      form={form}
      draft={draft}
      initial={applicant ? applicantFormOf(applicant) : { type: 'Organization', isHosted: true }}
      disabled={isRunning}
      onFinish={(values) => void run(values)}
    >
      <ErrorNote error={error} />
      <Form.Item name="type" label={t('form.type')}>
        <Radio.Group options={types.map((each) => ({ value: each, label: t(`type.${each}`) }))} />
      </Form.Item>
      <Form.Item
        name="applicantName"
        label={t('form.name')}
        extra={t('form.nameHelp')}
        rules={[
          { required: true, whitespace: true, message: t('form.nameMissing') },
          problemRule((text) => nameProblem(text, language)),
        ]}
      >
        <Input maxLength={200} />
      </Form.Item>
      <Form.Item
        name="applicantNameEn"
        label={t('form.nameEn')}
        rules={[problemRule((text) => englishNameProblem(text, language))]}
      >
        <Input maxLength={300} />
      </Form.Item>
      {type !== 'Individual' && (
        <Form.Item
          name="creditCode"
          label={t('form.creditCode')}
          rules={[problemRule((text) => creditCodeProblem(text, language))]}
        >
          <Input maxLength={18} />
        </Form.Item>
      )}
      {isFull && <MoreFields />}
      <Button type="primary" htmlType="submit" loading={whenSlow(isRunning)}>
        {t(applicant ? 'save' : 'form.add')}
      </Button>
    </DraftForm>
  )
}

function MoreFields() {
  const { t } = useTranslation('hosting')
  const clients = useClientOptions({ isOwn: true })
  return (
    <>
      <Form.Item name="isHosted" valuePropName="checked" label={t('form.isHosted')} extra={t('form.isHostedHelp')}>
        <Switch />
      </Form.Item>
      {clients.length > 0 && (
        <Form.Item name="clientId" label={t('party.client')}>
          <SearchSelect options={clients} none={t('party.noClient')} />
        </Form.Item>
      )}
      <Form.Item name="address" label={t('form.address')}>
        <Input maxLength={300} />
      </Form.Item>
      <ContactFields />
    </>
  )
}
