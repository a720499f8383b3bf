import { getListApplicantsQueryKey, useCreateApplicant } from '@markwright/api-client/hosting'
import { useQueryClient } from '@tanstack/react-query'
import { Button, Form, Input, Radio } from 'antd'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../shared/i18n/language.ts'
import { useUserDraft } from '../../../shared/session/use-user-draft.ts'
import { problemRule } from '../../../shared/lib/problem-rule.ts'
import { ErrorNote } from '../../../shared/ui/feedback/error-note.tsx'
import { DraftForm } from '../../../shared/ui/forms/draft-form.tsx'
import { whenSlow } from '../../../shared/ui/feedback/when-slow.tsx'
import {
  type ApplicantForm as Values,
  creditCodeProblem,
  englishNameProblem,
  nameProblem,
  toApplicantDraft,
} from '../model/applicant-form.ts'

const types = ['Organization', 'Individual'] as const

/** Adds an applicant to the member's list. */
export function ApplicantForm({ onAdded }: { onAdded?: (name: string) => void }) {
  const { t } = useTranslation('hosting')
  const language = useLanguage()
  const queryClient = useQueryClient()
  const draft = useUserDraft<Values>('applicant')
  const [form] = Form.useForm<Values>()
  const type = Form.useWatch('type', form)
  const { mutate, error, isPending } = useCreateApplicant({
    mutation: {
      onSuccess: async ({ applicantName }) => {
        draft.remove()
        form.resetFields()
        await queryClient.invalidateQueries({ queryKey: getListApplicantsQueryKey() })
        onAdded?.(applicantName)
      },
    },
  })
  return (
    <DraftForm
      form={form}
      draft={draft}
      initial={{ type: 'Organization' }}
      disabled={isPending}
      onFinish={(values) => mutate({ data: toApplicantDraft(values) })}
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
      <Button type="primary" htmlType="submit" loading={whenSlow(isPending)}>
        {t('form.add')}
      </Button>
    </DraftForm>
  )
}
