import { decimalOf } from '@markwright/domain/money/amounts'
import { acceptsMoney, type OrderStatus } from '@markwright/orders'

/** What has arrived of the price of an order and what is missing; nothing is missing of one that cannot be paid. */
export const presentReceived = (order: {
  status: OrderStatus
  closed_at: Date | null
  total_fen: number
  received_fen: number
}) => ({
  received: decimalOf(order.received_fen),
  missing: decimalOf(
    acceptsMoney({ status: order.status, closedAt: order.closed_at }) ? order.total_fen - order.received_fen : 0,
  ),
})
