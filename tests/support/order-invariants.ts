import type { OrderBench } from './order-bench.ts'

/**
 * What must hold of orders and money whatever has happened, read from the tables, from what the provider itself knows,
 * and from the history; it shares no code with what moves the money. `isAtRest`: nothing is left to be done.
 * @throws Error that says what does not hold
 */
export async function checkMoney(
  { rows }: Pick<OrderBench, 'rows'>,
  accountIds: readonly string[],
  { isAtRest }: { isAtRest: boolean },
): Promise<void> {
  const all = isAtRest ? [...always, ...atRest] : always
  const found = await rows<{ what: string; row: unknown }>(
    all
      .map(([what, statement]) => `SELECT '${what}' AS what, to_jsonb(f) AS row FROM (${statement}) f`)
      .join(' UNION ALL '),
    [accountIds],
  )
  if (found.length > 0) throw new Error(`${found[0]!.what}: ${JSON.stringify(found)}`)
  if (isAtRest) await checkHistories(rows, accountIds)
}

/** Receipts of these accounts, or of trades of theirs. */
const RECEIPTS = `SELECT r.* FROM receipt r LEFT JOIN payment p ON p.id = r.payment_id
  WHERE r.account_id = ANY($1::uuid[]) OR p.account_id = ANY($1::uuid[])`
const ORDERS = 'SELECT * FROM service_order WHERE account_id = ANY($1::uuid[])'

const always: [what: string, statement: string][] = [
  [
    'money that is neither allocated nor listed as surplus',
    `SELECT r.id, r.amount_fen, r.allocated_fen FROM (${RECEIPTS}) r
     WHERE r.amount_fen <> r.allocated_fen
       + (SELECT coalesce(sum(f.amount_fen), 0) FROM refund f
         WHERE f.receipt_id = r.id AND f.order_id IS NULL AND f.state <> 'withdrawn')
       OR r.allocated_fen <> (SELECT coalesce(sum(a.amount_fen), 0) FROM receipt_allocation a WHERE a.receipt_id = r.id)`,
  ],
  [
    'a surplus that was rejected',
    `SELECT f.id FROM refund f JOIN (${RECEIPTS}) r ON r.id = f.receipt_id WHERE f.order_id IS NULL AND f.state = 'rejected'`,
  ],
  [
    'a surplus that its payer was not notified of as it came and as it was returned',
    `SELECT f.number, f.state FROM refund f JOIN (${RECEIPTS}) r ON r.id = f.receipt_id
     WHERE f.order_id IS NULL AND r.account_id IS NOT NULL AND f.state <> 'withdrawn'
       AND (SELECT count(*) FROM notice n WHERE n.account_id = r.account_id
         AND n.title_cn || n.content_cn LIKE '%' || f.number || '%') <> CASE f.state WHEN 'done' THEN 2 ELSE 1 END`,
  ],
  [
    'a refund that was withdrawn after it was announced, and nobody was notified',
    `SELECT f.number FROM refund f JOIN (${RECEIPTS}) r ON r.id = f.receipt_id
     WHERE f.state = 'withdrawn' AND (SELECT count(*) FROM notice n
       WHERE n.title_cn || n.content_cn LIKE '%' || f.number || '%') NOT IN (0, 2)`,
  ],
  [
    'an order that is paid without its money, or has all of its money without being paid',
    `SELECT o.id, o.status, a.fen FROM (${ORDERS}) o CROSS JOIN LATERAL (
       SELECT coalesce(sum(l.amount_fen), 0) AS fen FROM receipt_allocation l WHERE l.order_id = o.id) a
     WHERE (o.status IN ('paid', 'complete')) <> (a.fen = o.total_fen) AND o.total_fen > 0
       OR a.fen > o.total_fen
       OR (o.paid_at IS NOT NULL) <> (a.fen = o.total_fen AND o.total_fen > 0)`,
  ],
  [
    'money that is held for an order that is closed, or that came from a provider and does not pay it alone',
    `SELECT o.id FROM (${ORDERS}) o JOIN receipt_allocation l ON l.order_id = o.id JOIN receipt r ON r.id = l.receipt_id
     WHERE o.closed_at IS NOT NULL OR (r.method <> 'transfer' AND l.amount_fen <> o.total_fen)`,
  ],
  [
    'an order that was paid more than once',
    `SELECT o.id FROM (${ORDERS}) o JOIN state_change c ON c.subject_type = 'order' AND c.subject_id = o.id
     WHERE c.event IN ('pay', 'approveVoucher') GROUP BY o.id HAVING count(*) > 1`,
  ],
  [
    'an order that is paid and closed',
    `SELECT o.id FROM (${ORDERS}) o WHERE o.closed_at IS NOT NULL AND o.status NOT IN ('pendingPayment', 'pendingReview', 'reviewRejected')`,
  ],
  [
    'more returned than was received',
    `SELECT r.id FROM (${RECEIPTS}) r WHERE r.amount_fen <
       (SELECT coalesce(sum(f.amount_fen), 0) FROM refund f
        WHERE f.receipt_id = r.id AND f.order_id IS NULL AND f.state IN ('approved', 'processing', 'done', 'failed'))
       + CASE WHEN r.method = 'transfer' THEN 0 ELSE (SELECT coalesce(sum(f.amount_fen), 0) FROM refund f
        WHERE f.receipt_id = r.id AND f.order_id IS NOT NULL AND f.state IN ('approved', 'processing', 'done', 'failed')) END`,
  ],
  [
    'more returned of an order than it cost',
    `SELECT o.id FROM (${ORDERS}) o WHERE o.total_fen <
       (SELECT coalesce(sum(f.amount_fen), 0) FROM refund f
        WHERE f.order_id = o.id AND f.state IN ('approved', 'processing', 'done', 'failed'))`,
  ],
  [
    'money that the provider has received and that is recorded with another amount or twice',
    `SELECT e.transaction_id FROM sandbox_entry e JOIN payment p ON p.number = e.trade_number AND p.method = e.method
     JOIN receipt r ON r.method = e.method AND r.transaction_id = e.transaction_id
     WHERE p.account_id = ANY($1::uuid[]) AND e.refund_number IS NULL AND r.amount_fen <> e.amount_fen`,
  ],
  [
    'money that nobody has paid',
    `SELECT r.transaction_id FROM (${RECEIPTS}) r WHERE r.method <> 'transfer'
       AND NOT EXISTS (SELECT FROM sandbox_entry e WHERE e.method = r.method AND e.transaction_id = r.transaction_id)`,
  ],
  [
    'money that the provider has returned without approval, or another sum',
    `SELECT e.refund_number FROM sandbox_entry e JOIN payment p ON p.number = e.trade_number
     LEFT JOIN refund f ON f.number = e.refund_number
     WHERE p.account_id = ANY($1::uuid[]) AND e.refund_number IS NOT NULL
       AND (f.state IS NULL OR f.state IN ('requested', 'rejected') OR f.amount_fen <> e.amount_fen)`,
  ],
  [
    'a refund that counts as done though the provider has returned nothing',
    `SELECT f.number FROM refund f JOIN (${RECEIPTS}) r ON r.id = f.receipt_id
     WHERE f.state = 'done' AND r.method <> 'transfer'
       AND NOT EXISTS (SELECT FROM sandbox_entry e WHERE e.refund_number = f.number)`,
  ],
  [
    'a service without payment, or one that goes on after its refund',
    `SELECT i.id, o.status, o.refund_status FROM test_grant g JOIN service_order_item i ON i.id = g.order_item_id
     JOIN (${ORDERS}) o ON o.id = i.order_id
     WHERE o.status NOT IN ('paid', 'free', 'complete')
       OR (o.refund_status IN ('approved', 'done') AND (g.revoked_at IS NULL) <> EXISTS (
         SELECT FROM refund f WHERE f.order_id = o.id AND f.keeps_service))
       OR (o.refund_status NOT IN ('approved', 'done') AND g.revoked_at IS NOT NULL)
       OR i.fulfilled_at IS NULL`,
  ],
  [
    'a service that can be used while its refund is requested, or is suspended without a request',
    `SELECT i.id, o.refund_status, g.suspended_at FROM test_grant g JOIN service_order_item i ON i.id = g.order_item_id
     JOIN (${ORDERS}) o ON o.id = i.order_id
     WHERE g.revoked_at IS NULL AND (o.refund_status = 'requested') <> (g.suspended_at IS NOT NULL)`,
  ],
  [
    'a service that is kept though its whole price is returned, or without a reason',
    `SELECT f.number FROM refund f JOIN (${ORDERS}) o ON o.id = f.order_id
     WHERE f.keeps_service AND (f.amount_fen >= o.total_fen OR f.decision_reason IS NULL OR o.status <> 'complete')`,
  ],
  [
    'another amount than the computed one that is returned without a reason',
    `SELECT f.number FROM refund f JOIN (${ORDERS}) o ON o.id = f.order_id
     WHERE f.state IN ('approved', 'processing', 'done', 'failed') AND f.decision_reason IS NULL
       AND f.amount_fen IS DISTINCT FROM (SELECT sum((i->>'fen')::int) FROM jsonb_array_elements(f.calculation) i)`,
  ],
  [
    'an order that is complete without its services',
    `SELECT i.id FROM (${ORDERS}) o JOIN service_order_item i ON i.order_id = o.id
     LEFT JOIN test_grant g ON g.order_item_id = i.id
     WHERE o.status = 'complete' AND (i.fulfilled_at IS NULL OR (g.order_item_id IS NULL AND i.content->>'planId' IS NOT NULL))`,
  ],
  [
    'a refund of an order that is not in the state of the order',
    `SELECT o.id, o.refund_status, f.state FROM (${ORDERS}) o JOIN refund f ON f.order_id = o.id
     WHERE f.created_at = (SELECT max(l.created_at) FROM refund l WHERE l.order_id = o.id)
       AND NOT EXISTS (SELECT FROM refund l WHERE l.order_id = o.id AND l.created_at = f.created_at AND l.id <> f.id)
       AND o.refund_status::text <> CASE WHEN f.state IN ('processing', 'failed') THEN 'approved' ELSE f.state::text END`,
  ],
]

const atRest: [what: string, statement: string][] = [
  [
    'money of the provider that is not recorded',
    `SELECT e.transaction_id, e.trade_number FROM sandbox_entry e JOIN payment p ON p.number = e.trade_number AND p.method = e.method
     WHERE p.account_id = ANY($1::uuid[]) AND e.refund_number IS NULL
       AND NOT EXISTS (SELECT FROM receipt r WHERE r.method = e.method AND r.transaction_id = e.transaction_id)`,
  ],
  [
    'a payment that is still open',
    `SELECT p.number, p.state FROM payment p WHERE p.account_id = ANY($1::uuid[]) AND p.state NOT IN ('closed', 'succeeded')`,
  ],
  [
    'an order that could be paid for more than a week',
    `SELECT o.id, o.status FROM (${ORDERS}) o WHERE o.closed_at IS NULL AND o.status IN ('pendingPayment', 'reviewRejected')
       AND NOT EXISTS (SELECT FROM receipt_allocation l WHERE l.order_id = o.id)`,
  ],
  [
    'an order that is not closed and whose money is a surplus',
    `SELECT o.id, o.status FROM (${ORDERS}) o JOIN payment_order l ON l.order_id = o.id JOIN payment p ON p.id = l.payment_id
     JOIN sandbox_entry e ON e.method = p.method AND e.trade_number = p.number AND e.refund_number IS NULL
     WHERE e.amount_fen = p.amount_fen AND o.closed_at IS NULL AND o.status NOT IN ('paid', 'complete')`,
  ],
  [
    'a service that was paid and not granted',
    `SELECT i.id FROM (${ORDERS}) o JOIN service_order_item i ON i.order_id = o.id
     WHERE o.status IN ('paid', 'free') AND o.refund_status IN ('none', 'rejected')
       AND i.content->>'planId' IS NOT NULL AND i.fulfilled_at IS NULL`,
  ],
  [
    'an approved refund that was not made',
    `SELECT f.number, f.state FROM refund f JOIN (${RECEIPTS}) r ON r.id = f.receipt_id
     WHERE f.state IN ('approved', 'processing') AND r.method <> 'transfer'`,
  ],
]

/** The statuses and how one leads to another, written down a second time. */
const steps: Record<string, readonly string[]> = {
  create: [' pendingPayment', ' free'],
  pay: ['pendingPayment paid', 'pendingReview paid', 'reviewRejected paid'],
  submitVoucher: ['pendingPayment pendingReview', 'reviewRejected pendingReview'],
  approveVoucher: ['pendingReview paid'],
  rejectVoucher: ['pendingReview reviewRejected'],
  fulfil: ['paid complete', 'free complete'],
  cancel: ['open closed'],
  expire: ['open closed'],
  requestRefund: ['none requested', 'rejected requested'],
  approveRefund: ['requested approved'],
  rejectRefund: ['requested rejected'],
  refund: ['approved done'],
}
const lanes = [
  { events: ['create', 'pay', 'submitVoucher', 'approveVoucher', 'rejectVoucher', 'fulfil'], start: null },
  { events: ['cancel', 'expire'], start: 'open' },
  { events: ['requestRefund', 'approveRefund', 'rejectRefund', 'refund'], start: 'none' },
]

async function checkHistories(rows: OrderBench['rows'], accountIds: readonly string[]) {
  const changes = await rows<{ id: string; event: string; from_state: string | null; to_state: string; now: string[] }>(
    `SELECT o.id, c.event, c.from_state, c.to_state,
       ARRAY[o.status::text, CASE WHEN o.closed_at IS NULL THEN 'open' ELSE 'closed' END, o.refund_status::text] AS now
     FROM (${ORDERS}) o JOIN state_change c ON c.subject_type = 'order' AND c.subject_id = o.id ORDER BY o.id, c.sequence`,
    [accountIds],
  )
  for (const id of new Set(changes.map((change) => change.id))) {
    const own = changes.filter((change) => change.id === id)
    lanes.forEach(({ events, start }, lane) => {
      let state: string | null = start
      for (const change of own.filter(({ event }) => events.includes(event))) {
        const step = `${change.from_state ?? ''} ${change.to_state}`
        if (change.from_state !== state || !steps[change.event]!.includes(step))
          throw new Error(`order ${id} went ${change.event} (${step}) from ${state}`)
        state = change.to_state
      }
      if (state !== own[0]!.now[lane]) throw new Error(`order ${id} is ${own[0]!.now[lane]}, its history says ${state}`)
    })
  }
}
