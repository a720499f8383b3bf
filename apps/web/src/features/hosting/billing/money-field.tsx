import { parseMoney } from '@markwright/domain/money/amounts'
import { Form, Input } from 'antd'
import { useTranslation } from 'react-i18next'

/** An amount in CNY, as one types it. */
export function MoneyField({
  name,
  label,
  help,
  isOptional = false,
}: {
  name: string
  label: string
  help?: string
  isOptional?: boolean
}) {
  const { t } = useTranslation('billing')
  return (
    <Form.Item
      name={name}
      label={label}
      extra={help}
      rules={[
        {
          required: !isOptional,
          validator: async (_, value: string | undefined) => {
            const text = value?.trim() ?? ''
            if (text === '' ? isOptional : parseMoney(text) !== null) return
            throw new Error(t('amountProblem'))
          },
        },
      ]}
    >
      <Input inputMode="decimal" maxLength={20} suffix={t('yuan')} />
    </Form.Item>
  )
}
