import { registerForActivity } from '@markwright/api-client/content'
import { useMutation } from '@tanstack/react-query'
import { Button, Form, Input } from 'antd'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { paths } from '../../../shared/lib/paths.ts'
import { useHumanCheck } from '../../../shared/human-check/use-human-check.tsx'
import { useLanguage } from '../../../shared/i18n/language.ts'
import { problemRule } from '../../../shared/lib/problem-rule.ts'
import { useUserDraft } from '../../../shared/session/use-user-draft.ts'
import { ErrorNote } from '../../../shared/ui/feedback/error-note.tsx'
import { DraftForm } from '../../../shared/ui/forms/draft-form.tsx'
import { whenSlow } from '../../../shared/ui/feedback/when-slow.tsx'
import {
  emailProblem,
  phoneProblem,
  type RegistrationForm as Values,
  toRegistration,
} from '../model/registration-form.ts'

/** Registers for an activity, after the human check. `source` says where the user came from. */
export function RegistrationForm({ activityId, source }: { activityId: string; source: string | null }) {
  const { t } = useTranslation('content')
  const language = useLanguage()
  const navigate = useNavigate()
  const requestHumanCheck = useHumanCheck()
  const [form] = Form.useForm<Values>()
  const draft = useUserDraft<Values>(`activity-${activityId}`)
  const { mutate, error, isPending } = useMutation({
    /** Null where the user closed the human check. */
    mutationFn: async (values: Values) => {
      const captchaVerification = await requestHumanCheck()
      return captchaVerification
        ? registerForActivity(toRegistration(values, { activityId, source, captchaVerification }))
        : null
    },
    onSuccess: (registered) => {
      if (!registered) return
      draft.remove()
      void navigate(`${paths.activitySuccess}?id=${activityId}`, { replace: true })
    },
  })
  return (
    <DraftForm
      form={form}
      draft={draft}
      initial={{}}
      requiredMark
      disabled={isPending}
      onFinish={(values) => mutate(values)}
    >
      <ErrorNote error={error} />
      <Form.Item
        name="name"
        label={t('activity.name')}
        rules={[{ required: true, whitespace: true, message: t('activity.nameMissing') }]}
      >
        <Input maxLength={100} autoComplete="name" />
      </Form.Item>
      <Form.Item
        name="phone"
        label={t('activity.phone')}
        extra={t('activity.phoneHelp')}
        required
        rules={[problemRule((text) => phoneProblem(text, language))]}
      >
        <Input maxLength={40} type="tel" autoComplete="tel" />
      </Form.Item>
      <Form.Item name="company" label={t('activity.company')}>
        <Input maxLength={200} autoComplete="organization" />
      </Form.Item>
      <Form.Item name="email" label={t('activity.email')} rules={[problemRule((text) => emailProblem(text, language))]}>
        <Input maxLength={200} type="email" autoComplete="email" />
      </Form.Item>
      <Form.Item name="remark" label={t('activity.remark')}>
        <Input.TextArea maxLength={500} rows={3} showCount />
      </Form.Item>
      <Button type="primary" size="large" htmlType="submit" loading={whenSlow(isPending)}>
        {t('activity.register')}
      </Button>
    </DraftForm>
  )
}
