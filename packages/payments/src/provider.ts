/** Ways to pay online. Transfers are matched by staff and need no provider. */
export const onlineMethods = ['wechat', 'alipay'] as const
export type OnlineMethod = (typeof onlineMethods)[number]

/**
 * `qr`: the payer scans a code. `page`: the payer is led to a page of the provider. `h5`: the browser of a phone opens the
 * app of the provider.
 */
export type Scene = 'qr' | 'page' | 'h5'

/** `number`: the merchant's number of the trade. Amounts are fen (CNY). */
export type NewTrade = {
  number: string
  amountFen: number
  description: string
  expiresAt: Date
  scene: Scene
  /** Of the payer; WeChat requires it for `h5` and compares it with that of the app. */
  payerIp?: string | undefined
}

/** Money that was received for a trade; `transactionId` is the provider's. */
export type PaidTrade = {
  number: string
  transactionId: string
  amountFen: number
  payer: string | null
  paidAt: Date
}

/** `absent`: the provider knows no such trade, as before the payer has scanned the code. */
export type TradeState = { state: 'absent' | 'pending' | 'closed' } | ({ state: 'paid' } & PaidTrade)

export type RefundRequest = {
  /** Of the trade. */
  number: string
  /** The merchant's number of the refund; the same number is one refund, however often it is ordered. */
  refundNumber: string
  amountFen: number
  /** What was paid in the trade. */
  totalFen: number
  reason: string
}

export type RefundOutcome = {
  state: 'processing' | 'done' | 'failed'
  /** Of the provider. */
  transactionId: string | null
  problem: string | null
}

/** `other`: genuine, but about nothing that concerns orders. */
export type PaymentNotification =
  | { kind: 'paid'; trade: PaidTrade }
  | { kind: 'refund'; number: string; refundNumber: string; outcome: RefundOutcome }
  | { kind: 'other'; event: string }

/** A line of a day's bill: money that was received, or with `refundNumber` returned. */
export type BillLine = { number: string; transactionId: string; amountFen: number; refundNumber: string | null }

/** A message as it came over HTTP; names of headers in lower case. */
export type RawMessage = { headers: Record<string, string | string[] | undefined>; body: string }

export type RawReply = { status: number; type: string; body: string }

/** A provider of payments in the terms of orders. Every call but `readNotification` may throw a ProviderError. */
export type PaymentProvider = {
  method: OnlineMethod
  scenes: readonly Scene[]
  /** Begins to collect; `address` is what a QR code holds, or where the payer is led. Repeated, it gives the same trade. */
  begin(trade: NewTrade): Promise<{ address: string }>
  find(number: string): Promise<TradeState>
  /** Nobody can pay any more. A trade that is absent or closed is left as it is. @throws ProviderError `paid` */
  close(number: string): Promise<void>
  refund(order: RefundRequest): Promise<RefundOutcome>
  /** Null where the provider knows no such refund. */
  findRefund(order: Pick<RefundRequest, 'number' | 'refundNumber'>): Promise<RefundOutcome | null>
  /** @throws NotificationRefused for what is forged, too old, or addressed to another merchant */
  readNotification(message: RawMessage): Promise<PaymentNotification>
  /** What the provider wants to hear: that a notification was processed, or that it should come again. */
  replies: { accepted: RawReply; refused: RawReply }
  /** Of a day (`YYYY-MM-DD`) in Asia/Shanghai that is over. Empty where nothing happened. */
  listBill(day: string): Promise<BillLine[]>
}

export type ProviderProblem = 'unreachable' | 'refused' | 'forged' | 'paid'

/** A call to a provider that did not succeed. `code` is the provider's own. */
export class ProviderError extends Error {
  constructor(
    readonly method: OnlineMethod,
    readonly problem: ProviderProblem,
    readonly code: string,
  ) {
    super(`${method}: ${problem} (${code})`)
    this.name = 'ProviderError'
  }
}

export type RefusalReason = 'headers' | 'expired' | 'unknownKey' | 'signature' | 'content' | 'otherMerchant'

/** A notification that is not processed. */
export class NotificationRefused extends Error {
  constructor(readonly reason: RefusalReason) {
    super(`The notification is refused: ${reason}.`)
    this.name = 'NotificationRefused'
  }
}
