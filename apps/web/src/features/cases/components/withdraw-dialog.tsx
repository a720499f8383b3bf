import { withdrawCase } from '@markwright/api-client/cases'
import type { Case } from '@markwright/api-client/models/case'
import { Form, Input } from 'antd'
import { useTranslation } from 'react-i18next'
import { FormDialog } from '../../../shared/manage/form-dialog.tsx'

/** Confirms, with a reason, that a case is withdrawn before it is filed. */
export function WithdrawDialog({
  found,
  onChange,
  onClose,
}: {
  found: Case
  onChange: (changed: Case) => void
  onClose: () => void
}) {
  const { t } = useTranslation('cases')
  return (
    <FormDialog<{ reason: string }>
      isOpen
      title={t('case.withdrawTitle', { number: found.caseNo })}
      confirmLabel={t('case.withdraw')}
      isDanger
      act={async ({ reason }) =>
        onChange(await withdrawCase(found.id, { version: found.version, reason: reason.trim() }))
      }
      onClose={onClose}
    >
      <p style={{ marginBottom: 16 }}>{t(`case.withdrawText.${found.payment}`)}</p>
      <Form.Item
        name="reason"
        label={t('case.withdrawReason')}
        rules={[{ required: true, whitespace: true, message: t('case.withdrawHelp') }]}
      >
        <Input.TextArea autoFocus rows={3} maxLength={500} />
      </Form.Item>
    </FormDialog>
  )
}
