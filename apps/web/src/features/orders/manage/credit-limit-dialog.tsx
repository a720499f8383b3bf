import { proposeCreditLimit } from '@markwright/api-client/backoffice'
import { parseMoney } from '@markwright/domain/money/amounts'
import { Form, Input } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { localToday } from '../../../shared/lib/local-time.ts'
import { notifySuccess } from '../../../shared/ui/feedback/notify.ts'
import { FormDialog } from '../../../shared/manage/form-dialog.tsx'
import { ReasonField } from '../../../shared/manage/reason-field.tsx'

type Values = { amount: string; endDate?: string; reason: string }

/** Proposes another credit limit of a member, which somebody else of the staff approves. */
export function CreditLimitDialog({
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
  const { t } = useTranslation('commerce')
  // The same request however often it is sent; a changed one and the next one are others.
  const [requestId, setRequestId] = useState(() => crypto.randomUUID())
  return (
    <FormDialog<Values>
      isOpen={isOpen}
      title={t('credit.proposeTitle')}
      confirmLabel={t('credit.submit')}
      onValuesChange={() => setRequestId(crypto.randomUUID())}
      act={async ({ amount, endDate, reason }) => {
        await proposeCreditLimit(userId, {
          requestId,
          amount: amount.trim().replaceAll(',', ''),
          endDate: endDate || null,
          reason: reason.trim(),
        })
        onDone()
        notifySuccess(t('credit.sent'))
      }}
      onClose={onClose}
      onClosed={() => setRequestId(crypto.randomUUID())}
    >
      <Form.Item
        name="amount"
        label={t('credit.amount')}
        required
        extra={t('credit.amountHelp')}
        rules={[
          {
            validator: (_rule, value: string | undefined) =>
              parseMoney(value ?? '') === null ? Promise.reject(new Error(t('amountWrong'))) : Promise.resolve(),
          },
        ]}
      >
        <Input prefix="RMB¥" inputMode="decimal" maxLength={12} />
      </Form.Item>
      <Form.Item name="endDate" label={t('credit.endDate')} extra={t('credit.endDateHelp')}>
        <Input type="date" min={localToday()} />
      </Form.Item>
      <ReasonField help={t('credit.reasonHelp')} />
    </FormDialog>
  )
}
