import { parseMoney } from '@markwright/domain/money/amounts'
import { Form, Input } from 'antd'
import { useTranslation } from 'react-i18next'
import { localToday } from '../lib/local-time.ts'

/** The field `amount` of a form, in CNY. */
export function AmountField({ label, max }: { label: string; max?: string }) {
  const { t } = useTranslation('commerce')
  return (
    <Form.Item
      name="amount"
      label={label}
      rules={[
        {
          validator: (_rule, value: string | undefined) => {
            const fen = parseMoney(value ?? '')
            const isGood = fen !== null && fen > 0 && (max === undefined || fen <= (parseMoney(max) ?? 0))
            return isGood ? Promise.resolve() : Promise.reject(new Error(t('amountWrong')))
          },
        },
      ]}
    >
      <Input prefix="RMB¥" inputMode="decimal" maxLength={12} />
    </Form.Item>
  )
}

/** The field `transactionId` of a form: what the bank calls a transfer. */
export function TransactionField() {
  const { t } = useTranslation('commerce')
  return (
    <Form.Item
      name="transactionId"
      label={t('transaction')}
      rules={[{ required: true, whitespace: true, message: t('transactionMissing') }]}
    >
      <Input maxLength={100} />
    </Form.Item>
  )
}

/** A day that is over or today. */
export function DayItem({ name, label }: { name: string; label: string }) {
  const { t } = useTranslation('commerce')
  return (
    <Form.Item name={name} label={label} rules={[{ required: true, message: t('dayMissing') }]}>
      <Input type="date" max={localToday()} />
    </Form.Item>
  )
}
