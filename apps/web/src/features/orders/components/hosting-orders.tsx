import type { OrderSummary } from '@markwright/api-client/models/orderSummary'
import { useTranslation } from 'react-i18next'
import { toLocalMinute } from '../../../shared/lib/local-time.ts'
import { shownMoney } from '../../../shared/lib/money.ts'
import { orderPath } from '../../../shared/lib/paths.ts'
import type { Column } from '../../../shared/list/column.ts'
import { OrderState } from '../../../shared/orders/order-state.tsx'
import { ButtonLink } from '../../../shared/ui/controls/button-link.tsx'
import { SiteLink } from '../../../shared/ui/controls/site-link.tsx'

/** Columns of a list of orders of the hosting platform; `payPathOf` is where one is paid. */
export function useHostingOrderColumns(payPathOf: (ids: readonly string[]) => string): Column<OrderSummary>[] {
  const { t } = useTranslation(['orders', 'annuities'])
  return [
    {
      key: 'order',
      title: t('list.order'),
      render: ({ id, orderNo, items }) => (
        <>
          <SiteLink to={orderPath(id)} className="numeric">
            {orderNo}
          </SiteLink>
          {[...new Set(items.map(({ name }) => name))].map((name) => (
            <div
              key={name}
              style={{ color: 'var(--ink-faint)', fontSize: 13, fontWeight: 400, overflowWrap: 'anywhere' }}
            >
              {name}
            </div>
          ))}
        </>
      ),
    },
    { key: 'amount', title: t('list.amount'), isNumber: true, render: ({ amount }) => shownMoney(amount) },
    { key: 'state', title: t('list.state'), render: (order) => <OrderState order={order} /> },
    {
      key: 'created',
      title: t('list.created'),
      render: ({ createTime, payBy }) => (
        <>
          <span className="day">{toLocalMinute(createTime)}</span>
          {payBy && <div className="day">{t('annuities:payments.payBy', { time: toLocalMinute(payBy) })}</div>}
        </>
      ),
    },
    {
      key: 'acts',
      title: t('list.actions'),
      render: ({ id, payBy }) =>
        payBy && (
          <ButtonLink size="small" type="primary" to={payPathOf([id])}>
            {t('actions.pay')}
          </ButtonLink>
        ),
    },
  ]
}
