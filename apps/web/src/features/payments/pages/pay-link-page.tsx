import {
  CheckOutlined,
  ClockCircleOutlined,
  CloseOutlined,
  DownloadOutlined,
  LinkOutlined,
  RollbackOutlined,
} from '@ant-design/icons'
import { printLinkDebitNote, useGetPaymentRequest } from '@markwright/api-client/payments'
import type { PaymentLinkStatus } from '@markwright/api-client/models/paymentLinkStatus'
import type { PaymentRequest } from '@markwright/api-client/models/paymentRequest'
import { Button, Skeleton } from 'antd'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { toLocalMinute } from '../../../shared/lib/local-time.ts'
import { shownMoney } from '../../../shared/lib/money.ts'
import { isUnknown } from '../../../shared/lib/record-errors.ts'
import { saveFile } from '../../../shared/lib/save-file.ts'
import { useAction } from '../../../shared/lib/use-action.ts'
import { OrderItems, OrderTotals } from '../../../shared/orders/order-items.tsx'
import { ErrorNote } from '../../../shared/ui/feedback/error-note.tsx'
import { ErrorView } from '../../../shared/ui/feedback/error-view.tsx'
import { MessageView } from '../../../shared/ui/feedback/message-view.tsx'
import { whenSlow } from '../../../shared/ui/feedback/when-slow.tsx'
import { Facts } from '../../../shared/ui/layout/facts.tsx'
import { WorkPage } from '../../../shared/ui/layout/work-page.tsx'
import { LinkMethods } from '../components/link-methods.tsx'
import styles from '../components/payments.module.css'

/** Contract §8.3. */
const POLL_MS = 2000
/** What can still become something else while the page is open. */
const isWaiting = (status: PaymentLinkStatus) => status === 'open' || status === 'inReview' || status === 'inPart'

const stamps: Record<Exclude<PaymentLinkStatus, 'open' | 'inPart'>, ReactNode> = {
  paid: <CheckOutlined />,
  inReview: <ClockCircleOutlined />,
  refunded: <RollbackOutlined />,
  closed: <CloseOutlined />,
  expired: <ClockCircleOutlined />,
  revoked: <LinkOutlined />,
}

/** Where somebody who was sent a link sees an order and pays it, without an account. */
export function PayLinkPage() {
  const { t } = useTranslation('payments')
  const { token = '' } = useParams()
  const { data, error, refetch } = useGetPaymentRequest(token, {
    query: {
      staleTime: 0,
      retry: false,
      refetchInterval: ({ state }) => (state.data && isWaiting(state.data.status) ? POLL_MS : false),
    },
  })
  const order = data?.order
  return (
    <WorkPage
      title={order ? t('link.heading', { number: order.orderNo }) : t('link.title')}
      {...(order && isWaiting(data.status) && { lead: t('link.lead', { name: order.requester }) })}
    >
      {data ? (
        <Request key={token} token={token} request={data} />
      ) : isUnknown(error) ? (
        <MessageView stamp={<LinkOutlined />} title={t('link.gone')} text={t('link.goneText')} />
      ) : error ? (
        <ErrorView error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton active paragraph={{ rows: 10 }} />
      )}
    </WorkPage>
  )
}

function Request({ token, request: { status, expireTime, order } }: { token: string; request: PaymentRequest }) {
  const { t } = useTranslation('payments')
  return (
    <>
      {status !== 'open' && status !== 'inPart' && (
        <MessageView
          stamp={stamps[status]}
          title={t(`link.${status}.title`)}
          text={t(`link.${status}.text`, { number: order?.orderNo, time: toLocalMinute(expireTime) })}
          actions={status === 'paid' && order && <DebitNote token={token} number={order.debitNoteNo} />}
        />
      )}
      {order && (
        <div style={{ marginTop: 20 }}>
          <Facts
            facts={[
              [
                t('link.number'),
                <span key="number" className="numeric">
                  {order.orderNo}
                </span>,
              ],
              [t('link.requester'), order.requester],
              [t('link.amount'), shownMoney(order.amount)],
              order.payTime
                ? [t('link.paidAt'), toLocalMinute(order.payTime)]
                : [t('link.validUntil'), toLocalMinute(expireTime)],
            ]}
          />
          <h2 className={styles.title} style={{ marginTop: 28 }}>
            {t('link.items')}
          </h2>
          <OrderItems items={order.items} />
          <OrderTotals {...order} total={order.amount} display={null} displayTotal={null} />
          {(status === 'open' || status === 'inPart') && (
            <LinkMethods token={token} isInPart={status === 'inPart'} missing={order.missing} />
          )}
        </div>
      )}
    </>
  )
}

function DebitNote({ token, number }: { token: string; number: string }) {
  const { t } = useTranslation('payments')
  const download = useAction(async () => saveFile(await printLinkDebitNote(token), `${number}.pdf`))
  return (
    <>
      <Button icon={<DownloadOutlined />} loading={whenSlow(download.isRunning)} onClick={() => void download.run()}>
        {t('link.debitNote')}
      </Button>
      <ErrorNote error={download.error} />
    </>
  )
}
