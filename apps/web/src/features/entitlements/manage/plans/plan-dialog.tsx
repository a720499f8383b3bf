import { createPlan, getListManagedPlansQueryKey, updatePlan } from '@markwright/api-client/backoffice'
import type { CardLevel } from '@markwright/api-client/models/cardLevel'
import type { Plan } from '@markwright/api-client/models/plan'
import { cardName } from '@markwright/domain/money/card-levels'
import { serviceTypeName, serviceTypeOf } from '@markwright/domain/money/service-types'
import { useQueryClient } from '@tanstack/react-query'
import { Checkbox, Form, Input, InputNumber, Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../../shared/i18n/language.ts'
import { notifySuccess } from '../../../../shared/ui/feedback/notify.ts'
import { formOfPlan, type PlanForm, toPlanChange, toPlanDraft } from './plan-form.ts'
import { FormDialog } from '../../../../shared/manage/form-dialog.tsx'
import { ReasonField } from '../../../../shared/manage/reason-field.tsx'
import { LimitsFields } from './limits-fields.tsx'

const cards: readonly CardLevel[] = [0, 10, 20, 30, 40]
const empty: PlanForm = {
  kind: 'package',
  nameCn: '',
  nameEn: '',
  serviceType: 27,
  cardLevel: 0,
  months: 1,
  addsUp: false,
  isActive: true,
  position: 100,
  limits: [{ services: [] }],
}

/** A plan to be changed, or a new one; null closes it. */
export function PlanDialog({ plan, onClose }: { plan: Plan | 'new' | null; onClose: () => void }) {
  const { t } = useTranslation(['plans', 'backoffice'])
  const language = useLanguage()
  const queryClient = useQueryClient()
  const known = plan === 'new' ? null : plan
  const kind = known?.kind ?? 'package'
  const hasPeriod = kind !== 'free' && kind !== 'individual'
  const renew = () => void queryClient.invalidateQueries({ queryKey: getListManagedPlansQueryKey() })
  const required = [{ required: true, whitespace: true, message: t('plan.missing') }]

  return (
    <FormDialog<PlanForm>
      isOpen={plan !== null}
      title={known ? t('plan.change', { name: language === 'cn' ? known.nameCn : known.nameEn }) : t('plan.new')}
      confirmLabel={t('plan.save')}
      initialValues={known ? formOfPlan(known) : empty}
      act={async (values) => {
        // Fields that this kind of plan has not are sent as they were.
        const form = { ...(known ? formOfPlan(known) : empty), ...values, limits: values.limits ?? [] }
        await (known ? updatePlan(known.id, toPlanChange(form, known.version)) : createPlan(toPlanDraft(form))).finally(
          renew,
        )
        notifySuccess(t(known ? 'approval.sent' : 'plan.saved'))
      }}
      onClose={onClose}
    >
      {!known && (
        <>
          <Form.Item
            name="code"
            label={t('plan.code')}
            extra={t('plan.codeHelp')}
            rules={[{ required: true, pattern: /^[a-z][A-Za-z0-9]{2,39}$/, message: t('plan.codeWrong') }]}
          >
            <Input maxLength={40} />
          </Form.Item>
          <Form.Item name="kind" label={t('plan.kind')}>
            <Select
              options={(['package', 'single'] as const).map((value) => ({ value, label: t(`plan.kinds.${value}`) }))}
            />
          </Form.Item>
        </>
      )}
      <Form.Item name="nameCn" label={t('plan.nameCn')} rules={required}>
        <Input maxLength={60} />
      </Form.Item>
      <Form.Item name="nameEn" label={t('plan.nameEn')} rules={required}>
        <Input maxLength={60} />
      </Form.Item>
      {hasPeriod && (
        <>
          {kind !== 'trial' && (
            <Form.Item name="serviceType" label={t('plan.product')}>
              <Select
                options={[27, 28, 0].map((value) => ({
                  value,
                  label: serviceTypeName(serviceTypeOf(value), language),
                }))}
              />
            </Form.Item>
          )}
          <Form.Item name="months" label={t('plan.months')}>
            <InputNumber min={1} max={120} precision={0} />
          </Form.Item>
          <Form.Item name="days" label={t('plan.days')} extra={t('plan.daysHelp')}>
            <InputNumber min={1} max={3660} precision={0} />
          </Form.Item>
          <Form.Item name="cardLevel" label={t('plan.card')}>
            <Select options={cards.map((value) => ({ value, label: cardName(value) ?? t('plan.noCard') }))} />
          </Form.Item>
          <Form.Item name="addsUp" valuePropName="checked" extra={t('plan.addsUpHelp')}>
            <Checkbox>{t('plan.addsUp')}</Checkbox>
          </Form.Item>
          <Form.Item name="isActive" valuePropName="checked" extra={t('plan.activeHelp')}>
            <Checkbox>{t('plan.active')}</Checkbox>
          </Form.Item>
        </>
      )}
      <LimitsFields />
      <Form.Item name="position" label={t('plan.position')} extra={t('plan.positionHelp')}>
        <InputNumber min={0} max={10_000} precision={0} />
      </Form.Item>
      {known && <ReasonField help={t('backoffice:users.reasonHelp')} />}
    </FormDialog>
  )
}
