import type { PaymentProcessor } from '@markwright/orders'
import {
  NotificationRefused,
  type OnlineMethod,
  type Payments,
  type RawMessage,
  type RawReply,
} from '@markwright/payments'
import { AppError, commonErrors } from '../../kernel/errors.ts'

/**
 * Processes the notifications of providers. What is genuine is acknowledged once it is settled, however often it comes; what
 * is forged, too old or for another merchant is refused and changes nothing.
 */
export function createNotifications(deps: {
  payments: Payments
  paymentProcessor: Pick<PaymentProcessor, 'handleNotification'>
  onRefused: (reason: string, method: OnlineMethod) => void
}) {
  /** @throws what the database throws: the provider then sends the notification again */
  return async (method: OnlineMethod, message: RawMessage): Promise<RawReply> => {
    const provider = await deps.payments.provider(method)
    if (!provider) throw new AppError(commonErrors.notFound)
    try {
      await deps.paymentProcessor.handleNotification(method, await provider.readNotification(message))
      return provider.replies.accepted
    } catch (error) {
      if (!(error instanceof NotificationRefused)) throw error
      deps.onRefused(error.reason, method)
      return provider.replies.refused
    }
  }
}
export type Notifications = ReturnType<typeof createNotifications>
