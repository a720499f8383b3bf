import {
  getGetOrderQueryKey,
  cancelOrder,
  printDebitNote,
  printOrder,
  requestRefund,
  useGetOrder,
} from '@markwright/api-client/orders'
import type { Order } from '@markwright/api-client/models/order'
import { invoiceDetailLabels, invoiceStatuses } from '@markwright/domain/money/invoice-statuses'
import { payMethodLabels } from '@markwright/domain/money/order-statuses'
import { useQueryClient } from '@tanstack/react-query'
import { Button, Form, Input, Modal, Skeleton } from 'antd'
import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { corporatePaymentPath, payPath } from '../../../shared/lib/paths.ts'
import { useLanguage } from '../../../shared/i18n/language.ts'
import { toLocalMinute } from '../../../shared/lib/local-time.ts'
import { shownMoney } from '../../../shared/lib/money.ts'
import { useAction } from '../../../shared/lib/use-action.ts'
import { useFileExport } from '../../../shared/lib/use-file-export.ts'
import { isPaidInPart } from '../../../shared/orders/paid-in-part.ts'
import { OrderItems, OrderTotals } from '../../../shared/orders/order-items.tsx'
import { OrderState } from '../../../shared/orders/order-state.tsx'
import { PutOnAccount } from '../../../shared/orders/put-on-account.tsx'
import { rememberStatuses } from '../../../shared/orders/order-status-map.ts'
import { ButtonLink } from '../../../shared/ui/controls/button-link.tsx'
import { ConfirmDialog } from '../../../shared/ui/feedback/confirm-dialog.tsx'
import { ErrorNote } from '../../../shared/ui/feedback/error-note.tsx'
import { ErrorView } from '../../../shared/ui/feedback/error-view.tsx'
import { notifySuccess } from '../../../shared/ui/feedback/notify.ts'
import { PaymentLinks } from './payment-links.tsx'
import styles from './order-detail.module.css'

/** Everything about an order, and what its member can do with it. */
export function OrderDetail({ id }: { id: string }) {
  const { data, error, refetch } = useGetOrder(id, { query: { staleTime: 0, retry: false } })
  useEffect(() => {
    if (data) rememberStatuses([data])
  }, [data])
  if (error && !data) return <ErrorView error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton active paragraph={{ rows: 10 }} />
  return <Shown order={data} />
}

function Shown({ order }: { order: Order }) {
  const { t } = useTranslation('orders')
  const language = useLanguage()
  const { contact, address, voucher, refund } = order
  const facts: [name: string, value: ReactNode][] = [
    [t('detail.number'), order.orderNo],
    [t('detail.state'), <OrderState key="state" order={order} />],
    [t('detail.created'), toLocalMinute(order.createTime)],
    [
      t('detail.received'),
      isPaidInPart(order) &&
        t('detail.inPart', { received: shownMoney(order.received), missing: shownMoney(order.missing) }),
    ],
    [t('detail.creditTime'), order.creditTime && toLocalMinute(order.creditTime)],
    [t('detail.payBy'), order.payBy && toLocalMinute(order.payBy)],
    [t('detail.method'), order.payTime && order.payMethod && payMethodLabels[order.payMethod][language]],
    [t('detail.paid'), order.payTime && toLocalMinute(order.payTime)],
    [t('detail.completed'), order.completeTime && toLocalMinute(order.completeTime)],
    [t('detail.closed'), order.closeTime && toLocalMinute(order.closeTime)],
    [t('detail.debitNote'), !order.isClosed && order.debitNoteNo],
    [t('detail.invoice'), invoiceDetailLabels[invoiceStatuses[order.invoiceStatus]][language]],
    [t('detail.contact'), contact && [contact.name, contact.phone, contact.email].filter(Boolean).join(' · ')],
    [
      t('detail.address'),
      address && `${address.region.join(' ')} ${address.detail} · ${address.recipient} · ${address.phone}`,
    ],
    [t('detail.remark'), order.remark],
    [
      t('detail.voucher'),
      voucher &&
        [t(`voucher.state.${voucher.state}`), shownMoney(voucher.amount), voucher.rejectReason]
          .filter(Boolean)
          .join(' · '),
    ],
    [
      t('detail.refund'),
      refund &&
        [t(`refund.state.${refund.state}`), shownMoney(refund.amount), refund.rejectReason].filter(Boolean).join(' · '),
    ],
    [
      t('detail.feeRefunds'),
      order.feeRefunds.length > 0 && (
        <ul key="feeRefunds" className={styles.feeRefunds}>
          {order.feeRefunds.map((each) => (
            <li key={each.number}>
              {[shownMoney(each.amount), t(`refund.state.${each.state}`), each.rejectReason]
                .filter(Boolean)
                .join(' · ')}
              <br />
              {each.reason} (<span className="numeric">{each.number}</span>)
            </li>
          ))}
        </ul>
      ),
    ],
  ]
  return (
    <>
      <Actions order={order} />
      <dl className={styles.facts}>
        {facts
          .filter(([, value]) => Boolean(value))
          .map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
      <h2 className={styles.heading}>{t('detail.items')}</h2>
      <OrderItems items={order.items} />
      <OrderTotals {...order} total={order.amount} />
      <PaymentLinks order={order} />
      <h2 className={styles.heading}>{t('detail.history')}</h2>
      <ol className={styles.history}>
        {order.history.map(({ event, time, reason }) => (
          <li key={`${event} ${time}`}>
            <span className="numeric">{toLocalMinute(time)}</span>{' '}
            {t(`events.${event as 'create'}`, { defaultValue: event })}
            {reason && `${t('detail.colon')}${reason}`}
          </li>
        ))}
      </ol>
    </>
  )
}

function Actions({ order }: { order: Order }) {
  const { t } = useTranslation('orders')
  const queryClient = useQueryClient()
  const [isCancelling, setIsCancelling] = useState(false)
  const [isRefunding, setIsRefunding] = useState(false)
  const print = useFileExport(() => printOrder(order.id), `${order.orderNo}.pdf`)
  const printNote = useFileExport(() => printDebitNote(order.id), `${order.debitNoteNo}.pdf`)
  const show = (changed: Order) => queryClient.setQueryData(getGetOrderQueryKey(order.id), changed)
  return (
    <div className={styles.actions}>
      {order.can.pay && (
        <ButtonLink type="primary" to={payPath([order.id])}>
          {t('actions.pay')}
        </ButtonLink>
      )}
      {order.can.uploadVoucher && (
        <ButtonLink to={corporatePaymentPath([order.id])}>{t('actions.transfer')}</ButtonLink>
      )}
      <PutOnAccount order={order} onDone={show} />
      <Button loading={print.isRunning} onClick={() => void print.run()}>
        {t('actions.print')}
      </Button>
      {!order.isClosed && (
        <Button loading={printNote.isRunning} onClick={() => void printNote.run()}>
          {t('actions.debitNote')}
        </Button>
      )}
      {order.can.cancel && (
        <Button aria-haspopup="dialog" onClick={() => setIsCancelling(true)}>
          {t('actions.cancel')}
        </Button>
      )}
      {order.can.refund && (
        <Button aria-haspopup="dialog" onClick={() => setIsRefunding(true)}>
          {t('actions.refund')}
        </Button>
      )}
      <ConfirmDialog
        isOpen={isCancelling}
        title={t('cancel.title')}
        text={t('cancel.text')}
        confirmLabel={t('cancel.confirm')}
        cancelLabel={t('cancel.back')}
        act={async () => {
          show(await cancelOrder(order.id))
          notifySuccess(t('cancel.done'))
        }}
        onClose={() => setIsCancelling(false)}
      />
      <RefundDialog isOpen={isRefunding} order={order} onRequested={show} onClose={() => setIsRefunding(false)} />
    </div>
  )
}

function RefundDialog({
  isOpen,
  order,
  onRequested,
  onClose,
}: {
  isOpen: boolean
  order: Order
  onRequested: (changed: Order) => void
  onClose: () => void
}) {
  const { t } = useTranslation('orders')
  const [form] = Form.useForm<{ reason: string }>()
  const request = useAction(async (reason: string) => {
    onRequested(await requestRefund(order.id, { reason }))
    notifySuccess(t('refund.requested'))
    onClose()
  })
  return (
    <Modal
      open={isOpen}
      title={t('refund.title')}
      okText={t('refund.confirm')}
      okButtonProps={{ danger: true, loading: request.isRunning }}
      cancelButtonProps={{ disabled: request.isRunning }}
      destroyOnHidden
      afterClose={request.forgive}
      onOk={() => form.submit()}
      onCancel={() => !request.isRunning && onClose()}
    >
      <p style={{ marginBottom: 16 }}>{t('refund.text', { amount: shownMoney(order.refundable) })}</p>
      <Form form={form} layout="vertical" preserve={false} onFinish={({ reason }) => void request.run(reason.trim())}>
        <ErrorNote error={request.error} act="submit" />
        <Form.Item
          name="reason"
          label={t('refund.reason')}
          rules={[{ required: true, whitespace: true, message: t('refund.reasonMissing') }]}
        >
          <Input.TextArea rows={3} maxLength={500} />
        </Form.Item>
      </Form>
    </Modal>
  )
}
