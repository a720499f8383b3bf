import { FileTextOutlined } from '@ant-design/icons'
import { useGetManagedOrder } from '@markwright/api-client/backoffice'
import type { ManagedOrderDetail } from '@markwright/api-client/models/managedOrderDetail'
import { payMethodLabels } from '@markwright/domain/money/order-statuses'
import { Flex } from 'antd'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { manageUserPath, paths } from '../../../shared/lib/paths.ts'
import { useLanguage } from '../../../shared/i18n/language.ts'
import { shownMoney } from '../../../shared/lib/money.ts'
import { isPaidInPart } from '../../../shared/orders/paid-in-part.ts'
import { OrderItems, OrderTotals } from '../../../shared/orders/order-items.tsx'
import { OrderState } from '../../../shared/orders/order-state.tsx'
import { ButtonLink } from '../../../shared/ui/controls/button-link.tsx'
import { Facts } from '../../../shared/ui/layout/facts.tsx'
import { RecordView } from '../../../shared/ui/layout/record-view.tsx'
import { SiteLink } from '../../../shared/ui/controls/site-link.tsx'
import { WorkPage } from '../../../shared/ui/layout/work-page.tsx'
import { StateHistory } from '../../../shared/workflow/state-history.tsx'
import { Instant } from '../../../shared/manage/instant.tsx'
import { MatchTransfers, UnmatchTransfer } from './match-transfers.tsx'
import { OrderActions } from './order-actions.tsx'
import { useMay } from '../../../shared/manage/use-may.ts'

/** One order of a member with its money and its history. */
export function ManagedOrderPage() {
  const { t } = useTranslation(['backoffice', 'commerce'])
  const id = useSearchParams()[0].get('id') ?? ''
  const may = useMay()
  const [mayManage, mayReview] = [may('orders.manage'), may('payments.review')]
  const result = useGetManagedOrder(id, {
    query: { enabled: id !== '', staleTime: 0, retry: false },
  })
  const { data } = result
  return (
    <WorkPage
      title={data?.order.orderNo ?? t('menu.orders')}
      actions={
        data && (
          <Flex gap={8} wrap>
            {mayReview && data.order.missing !== '0.00' && <MatchTransfers order={data.order} />}
            {mayManage && <OrderActions detail={data} />}
          </Flex>
        )
      }
    >
      <RecordView
        id={id}
        answer={result}
        missing={{
          stamp: <FileTextOutlined />,
          title: t('commerce:order.gone'),
          actions: <ButtonLink to={paths.manageOrders}>{t('menu.orders')}</ButtonLink>,
        }}
      >
        {(detail) => <Detail detail={detail} mayReview={mayReview} />}
      </RecordView>
    </WorkPage>
  )
}

const heading = { marginTop: 28, fontSize: 16 }

function Detail({
  detail: { order, user, receipts, history },
  mayReview,
}: {
  detail: ManagedOrderDetail
  mayReview: boolean
}) {
  const { t } = useTranslation(['commerce', 'orders'])
  const language = useLanguage()
  const { contact, address, refund } = order
  return (
    <div style={{ marginTop: 20 }}>
      <Facts
        facts={[
          [t('order.state'), <OrderState key="state" order={order} />],
          [
            t('order.member'),
            <SiteLink key="member" to={manageUserPath(user.id)}>
              {[user.phone, user.name, user.company].filter(Boolean).join(' · ')}
            </SiteLink>,
          ],
          [
            t('order.received'),
            isPaidInPart(order) && `${shownMoney(order.received)} · ${t('order.missing')} ${shownMoney(order.missing)}`,
          ],
          [t('order.created'), <Instant key="created" at={order.createTime} />],
          [t('order.paid'), <Instant key="paid" at={order.payTime} />],
          [t('order.method'), order.payMethod && payMethodLabels[order.payMethod][language]],
          [t('order.contact'), contact && [contact.name, contact.phone, contact.email].filter(Boolean).join(' · ')],
          [
            t('order.address'),
            address && `${address.region.join(' ')} ${address.detail} · ${address.recipient} · ${address.phone}`,
          ],
          [t('order.remark'), order.remark],
          [
            t('order.refund'),
            refund && `${refund.number} · ${shownMoney(refund.amount)} · ${t(`refund.states.${refund.state}`)}`,
          ],
          [
            t('order.feeRefunds'),
            order.feeRefunds
              .map(
                ({ number, amount, state, caseNo }) =>
                  `${number} · ${caseNo} · ${shownMoney(amount)} · ${t(`refund.states.${state}`)}`,
              )
              .join('; '),
          ],
        ]}
      />
      <h2 style={heading}>{t('order.items')}</h2>
      <OrderItems items={order.items} />
      <OrderTotals {...order} total={order.amount} />
      <h2 style={heading}>{t('order.receipts')}</h2>
      {receipts.length === 0 ? (
        <p>{t('order.noReceipts')}</p>
      ) : (
        <ul style={{ listStyle: 'none' }}>
          {receipts.map((receipt) => {
            const { id, method, transactionId, amount, surplus, receiveTime, orders } = receipt
            const share = orders.find((each) => each.id === order.id)
            const ofIt = share?.allocated ?? '0.00'
            return (
              <li key={id} className="numeric">
                <Instant at={receiveTime} /> {method && payMethodLabels[method][language]} {transactionId}:{' '}
                {shownMoney(amount)} · {t(share && !share.isPaid ? 'receipt.held' : 'receipt.allocated')}{' '}
                {shownMoney(ofIt)} · {t('receipt.surplus')} {shownMoney(surplus)}{' '}
                {mayReview && share && !share.isPaid && ofIt !== '0.00' && (
                  <UnmatchTransfer orderId={order.id} orderNo={order.orderNo} receipt={receipt} />
                )}
              </li>
            )
          })}
        </ul>
      )}
      <h2 style={heading}>{t('order.history')}</h2>
      <StateHistory
        label={t('order.history')}
        history={history.map(({ actor, actorName, ...change }) => ({
          ...change,
          actorType: actor,
          actor: actorName,
          facts: null,
        }))}
        wordFor={(event) => t(`orders:events.${event as 'create'}`, { defaultValue: event })}
      />
    </div>
  )
}
