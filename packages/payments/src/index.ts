export { connectPayments, type BankAccount, type Payments } from './connect-payments.ts'
export {
  NotificationRefused,
  onlineMethods,
  ProviderError,
  type BillLine,
  type OnlineMethod,
  type PaidTrade,
  type PaymentNotification,
  type PaymentProvider,
  type RawMessage,
  type RawReply,
  type RefundOutcome,
  type Scene,
} from './provider.ts'
