import { useGetDictionary } from '@markwright/api-client/content'
import { applyForTrial } from '@markwright/api-client/entitlements'
import { ApiError } from '@markwright/api-client/fetch'
import type { Account } from '@markwright/api-client/models/account'
import type { OfferedPlan } from '@markwright/api-client/models/offeredPlan'
import type { ServiceType } from '@markwright/api-client/models/serviceType'
import type { Trial } from '@markwright/api-client/models/trial'
import { limitText, periodText } from '@markwright/domain/money/limit-text'
import { Button, Form, Input, Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { useHumanCheck } from '../../../shared/human-check/use-human-check.tsx'
import { useLanguage } from '../../../shared/i18n/language.ts'
import { useUserDraft } from '../../../shared/session/use-user-draft.ts'
import { problemRule } from '../../../shared/lib/problem-rule.ts'
import { useAction } from '../../../shared/lib/use-action.ts'
import { ErrorNote } from '../../../shared/ui/feedback/error-note.tsx'
import { DraftForm } from '../../../shared/ui/forms/draft-form.tsx'
import { whenSlow } from '../../../shared/ui/feedback/when-slow.tsx'
import { contactProblem, formOf, toDraft, type TrialForm as Values } from '../model/trial-form.ts'

/** Contract §16: the member has requested one before, perhaps in another window. */
const APPLIED_ALREADY = 50101

/** Requests a free trial of a product, which `plan` describes, after the human check. */
export function TrialForm({
  account,
  plan,
  serviceType,
  onApplied,
  onStale,
}: {
  account: Account
  plan: OfferedPlan
  serviceType: ServiceType
  onApplied: (trial: Trial) => void
  onStale: () => void
}) {
  const { t } = useTranslation('entitlements')
  const language = useLanguage()
  const draft = useUserDraft<Values>(`trial-${serviceType}`)
  const requestHumanCheck = useHumanCheck()
  const [form] = Form.useForm<Values>()
  const { data: industries } = useGetDictionary('industry')
  const { run, isRunning, error } = useAction(async (values: Values) => {
    const code = await requestHumanCheck()
    if (!code) return
    try {
      onApplied(await applyForTrial(toDraft(values, serviceType, code)))
      draft.remove()
    } catch (refusal) {
      if (refusal instanceof ApiError && refusal.code === APPLIED_ALREADY) onStale()
      else throw refusal
    }
  })
  const period = periodText(plan, language)
  const limits = plan.limits.map((limit) => limitText(limit, language)).join(language === 'cn' ? '；' : '; ')
  const required = (message: string, isRequired = true) => [{ required: isRequired, whitespace: isRequired, message }]
  const isFirm = account.roleType !== 'individual'
  return (
    <section aria-labelledby="trial-title" style={{ maxWidth: 560 }}>
      <h2 id="trial-title" style={{ fontSize: 20 }}>
        {t(`trial.titles.${serviceType}`)}
      </h2>
      <p style={{ marginBlock: '4px 20px', color: 'var(--ink-soft)' }}>
        {t(period ? 'trial.lead' : 'trial.leadEndless', { period, limits })}
      </p>
      <DraftForm
        form={form}
        draft={draft}
        initial={formOf(account)}
        requiredMark
        disabled={isRunning}
        onFinish={(values) => void run(values)}
      >
        <ErrorNote error={error} />
        <Form.Item name="name" label={t('trial.name')} rules={required(t('trial.nameMissing'))}>
          <Input maxLength={100} autoComplete="name" />
        </Form.Item>
        <Form.Item name="company" label={t('trial.company')} rules={required(t('trial.companyMissing'), isFirm)}>
          <Input maxLength={200} autoComplete="organization" />
        </Form.Item>
        <Form.Item name="industry" label={t('trial.industry')} rules={required(t('trial.industryMissing'), isFirm)}>
          <Select
            optionFilterProp="label"
            showSearch
            loading={!industries}
            options={(industries ?? []).map(({ value, label, labelEn }) => ({
              value,
              label: language === 'cn' ? label : labelEn,
            }))}
          />
        </Form.Item>
        <Form.Item
          name="phone"
          label={t('trial.phone')}
          required
          rules={[problemRule((text) => contactProblem('phone', text, language))]}
        >
          <Input maxLength={40} type="tel" autoComplete="tel" />
        </Form.Item>
        <Form.Item
          name="email"
          label={t('trial.email')}
          required
          rules={[problemRule((text) => contactProblem('email', text, language))]}
        >
          <Input maxLength={200} type="email" autoComplete="email" />
        </Form.Item>
        <Button type="primary" size="large" htmlType="submit" loading={whenSlow(isRunning)}>
          {t('trial.apply')}
        </Button>
      </DraftForm>
    </section>
  )
}
