import { getGetCreditQueryKey, putOrderOnCredit, useGetCredit, useGetOrder } from '@markwright/api-client/orders'
import type { Order } from '@markwright/api-client/models/order'
import { useQueryClient } from '@tanstack/react-query'
import { Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { shownMoney } from '../lib/money.ts'
import { ConfirmDialog } from '../ui/feedback/confirm-dialog.tsx'
import { notifySuccess } from '../ui/feedback/notify.ts'

/** Puts an order on account, where that is possible and the member has a credit limit. */
export function PutOnAccount({ order, onDone }: { order: Order; onDone: (changed: Order) => void }) {
  const { t } = useTranslation('orders')
  const queryClient = useQueryClient()
  const [isOpen, setIsOpen] = useState(false)
  const credit = useGetCredit({ query: { staleTime: 0, enabled: order.can.putOnCredit } })
  if (!order.can.putOnCredit || !credit.data?.isInForce) return null
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {t('credit.put')}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        title={t('credit.putTitle')}
        text={t('credit.putText', {
          amount: shownMoney(order.amount),
          available: shownMoney(credit.data.available),
        })}
        confirmLabel={t('credit.confirm')}
        cancelLabel={t('credit.back')}
        act={async () => {
          const changed = await putOrderOnCredit(order.id)
          void queryClient.invalidateQueries({ queryKey: getGetCreditQueryKey() })
          notifySuccess(t('credit.done'))
          onDone(changed)
        }}
        onClose={() => setIsOpen(false)}
      />
    </>
  )
}

/** The same where only the id of the order is known; nothing while it is looked up. */
export function PutOnAccountById({ id, onDone }: { id: string; onDone: (changed: Order) => void }) {
  const { data } = useGetOrder(id, { query: { staleTime: 0, retry: false } })
  return data ? <PutOnAccount order={data} onDone={onDone} /> : null
}
