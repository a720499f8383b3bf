import type { Schemas } from '@markwright/contract'
import { decimalOf } from '@markwright/domain/money/amounts'
import { orderStatuses } from '@markwright/domain/money/order-statuses'
import type { Handlers } from '../../kernel/contract-routes.ts'
import type { Figures } from './dashboard.repository.ts'
import type { DashboardService } from './dashboard.service.ts'

const present = (figures: Figures): Schemas['DashboardFigures'] => ({
  orders: figures.orders,
  paidOrders: figures.paidOrders,
  revenue: decimalOf(figures.revenueFen),
  serviceFees: decimalOf(figures.serviceFen),
  officialFees: decimalOf(figures.officialFen),
  refunds: decimalOf(figures.refundFen),
  trademarkSearches: figures.trademarkSearches,
  patentSearches: figures.patentSearches,
  members: figures.members,
})

/** `corporate` is how the contract calls a transfer. */
const methodOf = (method: string | null) => (method === 'transfer' ? 'corporate' : (method as 'wechat' | 'alipay'))

export const dashboardHandlers = (service: DashboardService): Handlers<'getDashboard'> => ({
  getDashboard: async ({ query }) => {
    const found = await service.read(query)
    return {
      from: found.from,
      to: found.to,
      unit: found.unit,
      totals: present(found.totals),
      before: present(found.before),
      periods: found.periods.map(({ start, figures }) => ({ start, figures: present(figures) })),
      orderStatuses: found.statuses.map(({ status, is_closed, orders }) => ({
        status: orderStatuses.indexOf(status),
        isClosed: is_closed,
        orders,
      })),
      products: found.products.map(({ name, orders, fen }) => ({
        name: { zh: name.cn, en: name.en },
        orders,
        amount: decimalOf(fen),
      })),
      payMethods: found.methods.map(({ pay_method, orders, fen }) => ({
        method: methodOf(pay_method),
        orders,
        amount: decimalOf(fen),
      })),
    }
  },
})
