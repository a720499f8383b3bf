import type { Schemas } from '@markwright/contract'
import { formatInstant } from '@markwright/domain/dates/calendar'
import { decimalOf } from '@markwright/domain/money/amounts'
import { canStartPayment, isInForce } from '@markwright/orders'
import type { Language } from '../../kernel/language.ts'
import { presentReceived } from '../orders/index.ts'
import type { CreditRow } from './credit.repository.ts'
import type { CreditState } from './credit.service.ts'

export const presentCredit = (state: CreditState, language: Language): Schemas['Credit'] => ({
  limit: state.limit && decimalOf(state.limit.limitFen),
  used: decimalOf(state.usedFen),
  available: decimalOf(state.availableFen),
  currency: 'CNY',
  endDate: state.limit?.endsOn ?? null,
  isInForce: state.isInForce,
  orders: state.orders.map((order) => ({
    id: order.id,
    orderNo: order.number,
    productName: order.name[language],
    amount: decimalOf(order.total_fen),
    ...presentReceived(order),
    createTime: formatInstant(order.created_at),
    creditTime: formatInstant(order.credit_at),
    isPayable: canStartPayment({ status: order.status, closedAt: order.closed_at }),
  })),
})

export const presentManagedCredit = (row: CreditRow, today: string): Schemas['ManagedCredit'] => ({
  id: row.id,
  userPhone: row.phone,
  company: row.company_name,
  limit: decimalOf(row.limit_fen ?? 0),
  endDate: row.ends_on,
  isInForce: isInForce({ limitFen: row.limit_fen ?? 0, endsOn: row.ends_on }, today),
  used: decimalOf(Number(row.used ?? 0)),
  orders: row.orders ?? 0,
  oldestCreditTime: row.oldest && formatInstant(row.oldest),
})
