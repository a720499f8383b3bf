import { createGrant } from '@markwright/api-client/backoffice'
import { EntitledService } from '@markwright/api-client/models/entitledService'
import { GrantDraftKind } from '@markwright/api-client/models/grantDraftKind'
import { Form, Input, InputNumber, Select } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { saySuccess } from '../../../../shared/ui/say.ts'
import { amounts, type GrantForm, hasAmount, toGrantDraft } from '../../model/grant-form.ts'
import { FormDialog } from '../form-dialog.tsx'

const initial: GrantForm = { service: 'search', kind: 'purchase', days: 365 }
const DAYS_MAX = 3660
const AMOUNT_MAX = { total: 10_000_000, dailyLimit: 10_000_000, monitorsLimit: 100_000 }

/** Grants a service to a member from now on. */
export function NewGrantDialog({
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
  const { t } = useTranslation('backoffice')
  const [form] = Form.useForm<GrantForm>()
  const service = Form.useWatch('service', form) ?? initial.service
  // The same order however often it is sent; a changed one and the next one are others.
  const [requestId, setRequestId] = useState(() => crypto.randomUUID())
  const amountRule = {
    validator: () =>
      hasAmount({ ...initial, ...form.getFieldsValue() })
        ? Promise.resolve()
        : Promise.reject(new Error(t('grants.amountMissing'))),
  }
  const helpOf = (name: keyof typeof AMOUNT_MAX) => {
    if (name === 'dailyLimit') return t('grants.dailyLimitHelp')
    return name === 'total' && service !== 'monitoring' ? t(`grants.totalHelp.${service}`) : undefined
  }
  return (
    <FormDialog
      isOpen={isOpen}
      title={t('grants.new')}
      confirmLabel={t('grants.submit')}
      form={form}
      initialValues={initial}
      onValuesChange={() => setRequestId(crypto.randomUUID())}
      act={async (values) => {
        await createGrant(userId, toGrantDraft(values, requestId))
        onDone()
        saySuccess(t('grants.granted'))
      }}
      onClose={onClose}
      onClosed={() => setRequestId(crypto.randomUUID())}
    >
      <Form.Item name="service" label={t('grants.service')}>
        <Select
          options={Object.values(EntitledService).map((value) => ({ value, label: t(`grants.services.${value}`) }))}
        />
      </Form.Item>
      <Form.Item name="kind" label={t('grants.kind')}>
        <Select
          options={Object.values(GrantDraftKind).map((value) => ({ value, label: t(`grants.kinds.${value}`) }))}
        />
      </Form.Item>
      <Form.Item name="days" label={t('grants.days')} extra={t('grants.daysHelp')} rules={[{ required: true }]}>
        <InputNumber min={1} max={DAYS_MAX} precision={0} />
      </Form.Item>
      {amounts[service].map((name, at) => (
        <Form.Item
          key={name}
          name={name}
          label={t(`grants.${name}`)}
          extra={helpOf(name)}
          rules={at === 0 ? [amountRule] : []}
        >
          <InputNumber min={1} max={AMOUNT_MAX[name]} precision={0} style={{ width: 160 }} />
        </Form.Item>
      ))}
      <Form.Item name="note" label={t('grants.note')} extra={t('grants.noteHelp')}>
        <Input.TextArea rows={2} maxLength={500} />
      </Form.Item>
    </FormDialog>
  )
}
