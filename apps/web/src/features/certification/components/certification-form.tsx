import {
  getGetCertificationQueryKey,
  resubmitCertification,
  submitCertification,
} from '@markwright/api-client/certification'
import type { Account } from '@markwright/api-client/models/account'
import type { Certification } from '@markwright/api-client/models/certification'
import { type CertificationFields, checkCertificationField } from '@markwright/domain/people/certification'
import { formProblems } from '@markwright/domain/site/form-problems'
import { useQueryClient } from '@tanstack/react-query'
import { Button, Form, Input } from 'antd'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../shared/i18n/language.ts'
import { useUserDraft } from '../../../shared/session/use-user-draft.ts'
import { problemRule } from '../../../shared/lib/problem-rule.ts'
import { useFormAction } from '../../../shared/lib/use-form-action.ts'
import { ErrorNote } from '../../../shared/ui/feedback/error-note.tsx'
import { DraftForm } from '../../../shared/ui/forms/draft-form.tsx'
import { whenSlow } from '../../../shared/ui/feedback/when-slow.tsx'
import {
  type CertificationForm as Values,
  certificationFormOf,
  toCertificationDraft,
} from '../model/certification-form.ts'
import { LicenceField } from './licence-field.tsx'

const REJECTED = 3

/** Submits a company for certification; what is typed outlives the page until it is submitted. */
export function CertificationForm({ before, account }: { before: Certification; account: Account }) {
  const { t } = useTranslation('certification')
  const language = useLanguage()
  const queryClient = useQueryClient()
  const [form] = Form.useForm<Values>()
  const draft = useUserDraft<Values>('certification')
  const save = useFormAction(form, async (values: Values) => {
    const submit = before.status === REJECTED ? resubmitCertification : submitCertification
    const submitted = await submit(toCertificationDraft(values))
    draft.remove()
    queryClient.setQueryData(getGetCertificationQueryKey(), submitted)
  })

  const rules = (field: keyof CertificationFields) => [
    problemRule((text) => {
      const typed = field === 'creditCode' ? text.trim().toUpperCase() : text.trim()
      const problem = checkCertificationField(field, typed)
      return problem && formProblems[problem][language]
    }),
  ]
  return (
    <DraftForm
      form={form}
      draft={draft}
      initial={certificationFormOf(before, account)}
      style={{ maxWidth: 560, marginTop: 24 }}
      scrollToFirstError={{ focus: true }}
      disabled={save.isRunning}
      onFinish={(values) => void save.run(values)}
    >
      <Form.Item
        name="companyName"
        label={t('field.companyName')}
        required
        extra={t('help.companyName')}
        rules={rules('companyName')}
      >
        <Input maxLength={200} autoComplete="organization" />
      </Form.Item>
      <Form.Item name="creditCode" label={t('field.creditCode')} required rules={rules('creditCode')}>
        <Input maxLength={40} autoComplete="off" className="numeric" />
      </Form.Item>
      <Form.Item name="address" label={t('field.address')} required rules={rules('address')}>
        <Input maxLength={300} autoComplete="street-address" />
      </Form.Item>
      <Form.Item name="postalCode" label={t('field.postalCode')} required rules={rules('postalCode')}>
        <Input maxLength={20} autoComplete="postal-code" style={{ maxWidth: 160 }} />
      </Form.Item>
      <Form.Item
        name="officePhone"
        label={t('field.officePhone')}
        required
        extra={t('help.officePhone')}
        rules={rules('officePhone')}
      >
        <Input maxLength={40} type="tel" autoComplete="off" />
      </Form.Item>
      <Form.Item name="contact" label={t('field.contact')}>
        <Input maxLength={100} autoComplete="name" />
      </Form.Item>
      <Form.Item name="mobile" label={t('field.mobile')} rules={rules('mobile')}>
        <Input maxLength={40} type="tel" autoComplete="tel" />
      </Form.Item>
      <Form.Item name="email" label={t('field.email')} required rules={rules('email')}>
        <Input maxLength={200} type="email" autoComplete="email" />
      </Form.Item>
      <Form.Item
        name="licence"
        label={t('field.licence')}
        required
        validateTrigger="onChange"
        rules={[
          {
            validator: (_rule, licence) =>
              licence ? Promise.resolve() : Promise.reject(new Error(formProblems.licenceMissing[language])),
          },
        ]}
      >
        <LicenceField />
      </Form.Item>
      <ErrorNote error={save.error} act="submit" />
      <Button type="primary" size="large" htmlType="submit" loading={whenSlow(save.isRunning)}>
        {t(before.status === REJECTED ? 'resubmit' : 'submit')}
      </Button>
    </DraftForm>
  )
}
