import { approveRefund, useGetManagedRefund } from '@markwright/api-client/backoffice'
import type { ManagedRefundDetail } from '@markwright/api-client/models/managedRefundDetail'
import { parseMoney } from '@markwright/domain/money/amounts'
import { Checkbox, Form, Input } from 'antd'
import { useTranslation } from 'react-i18next'
import { shownMoney } from '../../../../shared/lib/money.ts'
import { ErrorNote } from '../../../../shared/ui/feedback/error-note.tsx'
import { FormDialog } from '../../../../shared/manage/form-dialog.tsx'
import { AmountField } from '../../../../shared/manage/money-fields.tsx'
import { RefundCalculation } from './refund-calculation.tsx'

const texts = { order: 'refund.approveText', fee: 'refund.feeText', surplus: 'refund.surplusText' } as const

type Props = {
  refundId: string
  isOpen: boolean
  act: (approval: Promise<unknown>) => Promise<void>
  onClose: () => void
}

/** Approves a refund with the amount as it is computed when the dialog opens, and says how it is computed. */
export function ApproveRefund({ refundId, isOpen, ...rest }: Props) {
  const { data, error, isFetching } = useGetManagedRefund(refundId, {
    query: { enabled: isOpen, staleTime: 0, refetchOnWindowFocus: false },
  })
  if (isOpen && error) return <ErrorNote error={error} />
  if (!data) return null
  return <Dialog detail={data} isOpen={isOpen && !isFetching} {...rest} />
}

function Dialog({
  detail: { refund, calculation },
  isOpen,
  act,
  onClose,
}: { detail: ManagedRefundDetail } & Omit<Props, 'refundId'>) {
  const { t } = useTranslation('commerce')
  const { id, number, kind, version, amount, amountMax } = refund
  const isOther = (typed: string | undefined) => kind !== 'surplus' && parseMoney(typed ?? '') !== parseMoney(amount)
  return (
    <FormDialog<{ amount: string; reason?: string; keepService?: boolean }>
      isOpen={isOpen}
      title={t('refund.approveTitle', { number })}
      confirmLabel={t('refund.approve')}
      isDanger
      initialValues={{ amount }}
      act={(values) =>
        act(
          approveRefund(id, {
            version,
            amount: values.amount.trim(),
            reason: values.reason?.trim() || null,
            keepService: values.keepService ?? false,
          }),
        )
      }
      onClose={onClose}
    >
      <p style={{ marginBottom: 16 }}>{t(texts[kind], { amount: shownMoney(kind === 'fee' ? amount : amountMax) })}</p>
      {kind === 'fee' && <p style={{ marginBottom: 16 }}>{refund.reason}</p>}
      {kind === 'order' && <RefundCalculation items={calculation} />}
      {kind === 'order' && parseMoney(amount) === 0 && (
        <p style={{ marginBottom: 16 }}>{t('refund.calculation.nothing')}</p>
      )}
      <AmountField label={t('refund.amount')} max={amountMax} />
      {kind === 'order' && (
        <Form.Item name="keepService" valuePropName="checked" extra={t('refund.keepServiceHelp')}>
          <Checkbox>{t('refund.keepService')}</Checkbox>
        </Form.Item>
      )}
      {kind !== 'surplus' && (
        <Form.Item
          name="reason"
          label={t('refund.otherReason')}
          extra={t('refund.otherReasonHelp')}
          dependencies={['amount', 'keepService']}
          rules={[
            ({ getFieldValue }) => ({
              required: isOther(getFieldValue('amount') as string | undefined) || getFieldValue('keepService') === true,
              whitespace: true,
              message: t('refund.otherReasonHelp'),
            }),
          ]}
        >
          <Input.TextArea rows={2} maxLength={500} />
        </Form.Item>
      )}
    </FormDialog>
  )
}
