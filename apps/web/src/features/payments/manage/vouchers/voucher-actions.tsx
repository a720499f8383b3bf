import { approveVoucher, getListVouchersQueryKey, rejectVoucher } from '@markwright/api-client/backoffice'
import type { ManagedVoucher } from '@markwright/api-client/models/managedVoucher'
import { useQueryClient } from '@tanstack/react-query'
import { Button, Flex } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { localToday } from '../../../../shared/lib/local-time.ts'
import { shownMoney } from '../../../../shared/lib/money.ts'
import { notifySuccess } from '../../../../shared/ui/feedback/notify.ts'
import { FormDialog } from '../../../../shared/manage/form-dialog.tsx'
import { AmountField, DayItem, TransactionField } from '../../../../shared/manage/money-fields.tsx'
import { ReasonDialog } from '../../../../shared/manage/reason-dialog.tsx'

type Approval = { transactionId: string; amount: string; receivedOn: string }

/** Whether the transfer of a proof has arrived. */
export function VoucherActions({ voucher: { id, version, due, amount, paidOn, orders } }: { voucher: ManagedVoucher }) {
  const { t } = useTranslation('commerce')
  const queryClient = useQueryClient()
  const [dialog, setDialog] = useState<'approve' | 'reject' | null>(null)
  const numbers = orders.map(({ orderNo }) => orderNo).join(', ')
  const decide = async (decision: Promise<unknown>, done: string) => {
    await decision.finally(() => void queryClient.invalidateQueries({ queryKey: getListVouchersQueryKey() }))
    notifySuccess(done)
  }
  const close = () => setDialog(null)
  return (
    <Flex gap={8} wrap>
      <Button size="small" type="primary" aria-haspopup="dialog" onClick={() => setDialog('approve')}>
        {t('voucher.approve')}
      </Button>
      <Button size="small" danger aria-haspopup="dialog" onClick={() => setDialog('reject')}>
        {t('voucher.reject')}
      </Button>
      <FormDialog<Approval>
        isOpen={dialog === 'approve'}
        title={t('voucher.approveTitle', { number: numbers })}
        confirmLabel={t('voucher.approve')}
        initialValues={{ transactionId: '', amount, receivedOn: paidOn > localToday() ? localToday() : paidOn }}
        act={(values) =>
          decide(
            approveVoucher(id, { ...values, transactionId: values.transactionId.trim(), version }),
            t('voucher.approved'),
          )
        }
        onClose={close}
      >
        <p style={{ marginBottom: 16 }}>{t('voucher.approveText', { amount: shownMoney(due) })}</p>
        <TransactionField />
        <AmountField label={t('voucher.received')} />
        <DayItem name="receivedOn" label={t('voucher.receivedOn')} />
      </FormDialog>
      <ReasonDialog
        isOpen={dialog === 'reject'}
        title={t('voucher.rejectTitle', { number: numbers })}
        help={t('voucher.rejectHelp')}
        confirmLabel={t('voucher.reject')}
        act={(reason) => decide(rejectVoucher(id, { version, reason }), t('voucher.rejected'))}
        onClose={close}
      />
    </Flex>
  )
}
