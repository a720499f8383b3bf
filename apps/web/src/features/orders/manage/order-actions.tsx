import {
  cancelManagedOrder,
  completeOrder,
  getGetManagedOrderQueryKey,
  getListManagedOrdersQueryKey,
} from '@markwright/api-client/backoffice'
import type { ManagedOrderDetail } from '@markwright/api-client/models/managedOrderDetail'
import { useQueryClient } from '@tanstack/react-query'
import { Button, Flex } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { notifySuccess } from '../../../shared/ui/feedback/notify.ts'
import { ConfirmedButton } from '../../../shared/manage/confirmed-button.tsx'
import { ReasonDialog } from '../../../shared/manage/reason-dialog.tsx'

/** What may be done with an order of a member in its state. */
export function OrderActions({ detail: { order, version, canComplete, canCancel } }: { detail: ManagedOrderDetail }) {
  const { t } = useTranslation('commerce')
  const queryClient = useQueryClient()
  const [isDialogOpen, setIsDialogOpen] = useState(false)
  const change = async (changed: Promise<ManagedOrderDetail>, done: string) => {
    try {
      queryClient.setQueryData(getGetManagedOrderQueryKey(order.id), await changed)
    } finally {
      void queryClient.invalidateQueries({ queryKey: getListManagedOrdersQueryKey() })
    }
    notifySuccess(done)
  }
  return (
    <Flex gap={8} wrap>
      {canComplete && (
        <ConfirmedButton
          label={t('order.complete')}
          question={{ title: t('order.completeTitle', { number: order.orderNo }), text: t('order.completeText') }}
          act={() => change(completeOrder(order.id, { version }), t('order.completed'))}
        />
      )}
      {canCancel && (
        <Button danger aria-haspopup="dialog" onClick={() => setIsDialogOpen(true)}>
          {t('order.cancel')}
        </Button>
      )}
      <ReasonDialog
        isOpen={isDialogOpen}
        title={t('order.cancelTitle', { number: order.orderNo })}
        help={t('order.cancelHelp')}
        confirmLabel={t('order.cancel')}
        act={(reason) => change(cancelManagedOrder(order.id, { version, reason }), t('order.cancelled'))}
        onClose={() => setIsDialogOpen(false)}
      />
    </Flex>
  )
}
