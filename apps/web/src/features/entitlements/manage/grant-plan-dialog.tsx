import { grantPlan, useListManagedPlans } from '@markwright/api-client/backoffice'
import type { Plan } from '@markwright/api-client/models/plan'
import { PlanGrantKind } from '@markwright/api-client/models/planGrantKind'
import { periodText } from '@markwright/domain/money/limit-text'
import { Checkbox, Form, Input, InputNumber, Select } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../shared/i18n/language.ts'
import { ErrorNote } from '../../../shared/ui/feedback/error-note.tsx'
import { notifySuccess } from '../../../shared/ui/feedback/notify.ts'
import { type GrantForm, toPlanGrant } from './plans/plan-form.ts'
import { FormDialog } from '../../../shared/manage/form-dialog.tsx'
import { LimitList } from './plans/limit-list.tsx'
import { LimitsFields } from './plans/limits-fields.tsx'

const DAYS_MAX = 3660
const QUANTITY_MAX = 1000
const initial: Partial<GrantForm> = { kind: 'grant', quantity: 1 }

/** Grants a plan to a member, as it is or with limits that were agreed with the member. */
export function GrantPlanDialog({
  userId,
  isOpen,
  onDone,
  onClose,
}: {
  userId: string
  isOpen: boolean
  onDone: () => void
  onClose: () => void
}) {
  const { t } = useTranslation('plans')
  const language = useLanguage()
  const [form] = Form.useForm<GrantForm>()
  const plans = useListManagedPlans({ query: { enabled: isOpen } })
  const [hasOwnLimits, setHasOwnLimits] = useState(false)
  // The same order however often it is sent; a changed one and the next one are others.
  const [requestId, setRequestId] = useState(() => crypto.randomUUID())
  const planId = Form.useWatch('planId', form)
  const kind = Form.useWatch('kind', form)
  const granted = (plans.data ?? []).filter(({ kind }) => kind !== 'free' && kind !== 'trial')
  const plan = granted.find(({ id }) => id === planId)
  const nameOf = ({ nameCn, nameEn }: Plan) => (language === 'cn' ? nameCn : nameEn)
  const isIndividual = plan?.kind === 'individual'
  const showsLimits = isIndividual || hasOwnLimits

  return (
    <FormDialog
      isOpen={isOpen}
      title={t('entitlement.new')}
      confirmLabel={t('entitlement.submit')}
      form={form}
      initialValues={initial}
      onValuesChange={(changed) => {
        setRequestId(crypto.randomUUID())
        if (!('planId' in changed)) return
        const chosen = granted.find(({ id }) => id === changed.planId)
        setHasOwnLimits(false)
        if (chosen?.kind === 'individual') form.setFieldValue('limits', [{ services: [] }])
      }}
      act={async ({ limits, ...values }) => {
        const { approval } = await grantPlan(
          userId,
          toPlanGrant({ ...values, ...(showsLimits && { limits: limits ?? [] }) }, requestId),
        )
        onDone()
        notifySuccess(t(approval ? 'approval.sent' : 'entitlement.granted'))
      }}
      onClose={onClose}
      onClosed={() => {
        setRequestId(crypto.randomUUID())
        setHasOwnLimits(false)
      }}
    >
      <ErrorNote error={plans.error} />
      <Form.Item
        name="planId"
        label={t('entitlement.plan')}
        rules={[{ required: true, message: t('entitlement.planMissing') }]}
      >
        <Select
          loading={plans.isPending}
          options={granted.map((each) => ({ value: each.id, label: nameOf(each) }))}
          showSearch
          optionFilterProp="label"
        />
      </Form.Item>
      {plan && !showsLimits && (
        <div style={{ marginBottom: 16 }}>
          <LimitList limits={plan.limits} />
        </div>
      )}
      {plan && !isIndividual && (
        <Form.Item>
          <Checkbox
            checked={hasOwnLimits}
            onChange={({ target }) => {
              setHasOwnLimits(target.checked)
              if (target.checked) form.setFieldValue('limits', plan.limits)
            }}
          >
            {t('entitlement.ownLimits')}
          </Checkbox>
        </Form.Item>
      )}
      {showsLimits && <LimitsFields />}
      <Form.Item name="kind" label={t('entitlement.kind')}>
        <Select
          options={Object.values(PlanGrantKind).map((value) => ({ value, label: t(`entitlement.kinds.${value}`) }))}
        />
      </Form.Item>
      {kind === 'purchase' && (
        <Form.Item
          name="orderNo"
          label={t('entitlement.orderNo')}
          rules={[{ required: true, whitespace: true, message: t('entitlement.orderNoMissing') }]}
        >
          <Input maxLength={40} />
        </Form.Item>
      )}
      <Form.Item
        name="days"
        label={t('entitlement.days')}
        extra={plan && !isIndividual ? t('entitlement.daysHelp', { period: periodText(plan, language) }) : undefined}
        rules={isIndividual ? [{ required: true, message: t('entitlement.daysMissing') }] : []}
      >
        <InputNumber min={1} max={DAYS_MAX} precision={0} />
      </Form.Item>
      <Form.Item name="quantity" label={t('entitlement.quantity')} extra={t('entitlement.quantityHelp')}>
        <InputNumber min={1} max={QUANTITY_MAX} precision={0} />
      </Form.Item>
      <Form.Item name="note" label={t('entitlement.note')} extra={t('entitlement.noteHelp')}>
        <Input.TextArea rows={2} maxLength={500} />
      </Form.Item>
    </FormDialog>
  )
}
