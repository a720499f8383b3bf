import { Form, Input } from 'antd'
import { useTranslation } from 'react-i18next'

const REASON_LENGTH_MAX = 500

/** Why something is done: the field `reason` of a form, which must be filled in. */
export function ReasonField({ help, hasFocus = false }: { help: string; hasFocus?: boolean }) {
  const { t } = useTranslation('backoffice')
  return (
    <Form.Item
      name="reason"
      label={t('reason.label')}
      extra={help}
      rules={[{ required: true, whitespace: true, message: t('reason.missing') }]}
    >
      <Input.TextArea autoFocus={hasFocus} rows={3} maxLength={REASON_LENGTH_MAX} />
    </Form.Item>
  )
}
