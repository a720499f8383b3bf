import { finishRefund, getListRefundsQueryKey, rejectRefund, retryRefund } from '@markwright/api-client/backoffice'
import type { ManagedRefund } from '@markwright/api-client/models/managedRefund'
import { useQueryClient } from '@tanstack/react-query'
import { Button, Flex } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { shownMoney } from '../../../../shared/lib/money.ts'
import { notifySuccess } from '../../../../shared/ui/feedback/notify.ts'
import { ConfirmedButton } from '../../../../shared/manage/confirmed-button.tsx'
import { FormDialog } from '../../../../shared/manage/form-dialog.tsx'
import { TransactionField } from '../../../../shared/manage/money-fields.tsx'
import { ReasonDialog } from '../../../../shared/manage/reason-dialog.tsx'
import { ApproveRefund } from './approve-refund.tsx'

/** What may be done with a refund in its state. */
export function RefundActions({
  refund: { id, number, kind, state, version, amount, method },
}: {
  refund: ManagedRefund
}) {
  const { t } = useTranslation('commerce')
  const queryClient = useQueryClient()
  const [dialog, setDialog] = useState<'approve' | 'reject' | 'finish' | null>(null)
  const act = async (done: Promise<unknown>, words: string) => {
    await done.finally(() => void queryClient.invalidateQueries({ queryKey: getListRefundsQueryKey() }))
    notifySuccess(words)
  }
  const close = () => setDialog(null)
  const canFinish = method === 'corporate' && (state === 'approved' || state === 'failed')
  return (
    <Flex gap={8} wrap>
      {state === 'requested' && (
        <Button size="small" type="primary" aria-haspopup="dialog" onClick={() => setDialog('approve')}>
          {t('refund.approve')}
        </Button>
      )}
      {state === 'requested' && kind !== 'surplus' && (
        <Button size="small" danger aria-haspopup="dialog" onClick={() => setDialog('reject')}>
          {t('refund.reject')}
        </Button>
      )}
      {canFinish && (
        <Button size="small" type="primary" aria-haspopup="dialog" onClick={() => setDialog('finish')}>
          {t('refund.finish')}
        </Button>
      )}
      {state === 'failed' && !canFinish && (
        <ConfirmedButton
          label={t('refund.retry')}
          question={{ title: t('refund.retryTitle', { number }), text: t('refund.retryText') }}
          act={() => act(retryRefund(id, { version }), t('refund.retried'))}
        />
      )}
      <ApproveRefund
        refundId={id}
        isOpen={dialog === 'approve'}
        act={(approval) => act(approval, t('refund.approved'))}
        onClose={close}
      />
      <FormDialog<{ transactionId: string }>
        isOpen={dialog === 'finish'}
        title={t('refund.finishTitle', { number, amount: shownMoney(amount) })}
        confirmLabel={t('refund.finish')}
        act={({ transactionId }) =>
          act(finishRefund(id, { version, transactionId: transactionId.trim() }), t('refund.finished'))
        }
        onClose={close}
      >
        <TransactionField />
      </FormDialog>
      <ReasonDialog
        isOpen={dialog === 'reject'}
        title={t('refund.rejectTitle', { number })}
        help={t('refund.rejectHelp')}
        confirmLabel={t('refund.reject')}
        act={(reason) => act(rejectRefund(id, { version, reason }), t('refund.rejected'))}
        onClose={close}
      />
    </Flex>
  )
}
