import { randomUUID } from 'node:crypto'
import { type QueryBuilder, queryBuilder, runTransaction, sql } from '../../packages/db/src/index.ts'
import {
  abandonRequest,
  applyForInvoice,
  approveInvoice,
  type InvoiceApplication,
  type InvoiceDecision,
  type InvoiceProvider,
  type InvoiceRequest,
  InvoicePending,
  InvoiceRefused,
  type IssuedInvoice,
  mailInvoice,
  reapplyForInvoice,
  recordIssuedByStaff,
  recordReversedByStaff,
  recordUnknownOutcome,
  rejectInvoice,
  requestFromProvider,
  requestReversal,
  requestReversalByStaff,
  retryReversal,
  sendToProvider,
  withdrawInvoice,
} from '../../packages/invoices/src/index.ts'
import { approveRefund, rejectRefund, requestRefund, type ServiceGrants } from '../../packages/orders/src/index.ts'
import type { Pool } from 'pg'
import { checkInvoices, type Ledger } from './invoice-invariants.ts'
import { buildPaidOrder } from './paid-order.ts'
import { randomBelow } from './random-below.ts'

const staff = { type: 'staff' as const, id: randomUUID(), name: 'finance', ip: '::1' }
const SITE = 'http://site.test'
const UNKNOWN_TAX_ID = '000000000000000000'
const atWork = { id: 'atWork', cn: '', en: '' }

/** What orders grant is of no interest here. */
const grants: ServiceGrants = {
  grant: async () => {},
  revoke: async () => {},
  suspend: async () => {},
  restore: async () => false,
  unusedShare: async () => null,
}

type Account = { id: string; phone: string }
type Row = { id: string; version: number; state: string; account_id: string }

/**
 * Lets members, staff, refunds, the e-invoice provider and its failures act at random on invoices, and then everything
 * come to its end. The same seed gives the same acts.
 * @throws Error that names the seed and the acts, where money is invoiced twice, or not at all
 */
export async function runInvoiceSequence(pool: Pool, { seed, steps }: { seed: number; steps: number }): Promise<void> {
  const actions: string[] = []
  const world = await createWorld(pool, randomBelow(seed))
  try {
    for (let step = 0; step < steps; step++) {
      const [name, act] = world.choose()
      actions.push(name)
      await act()
      if (step % 4 === 3) await checkInvoices(pool, world.accountIds, world.ledger, { isAtRest: false })
    }
    actions.push('rest')
    await world.comeToRest()
    await checkInvoices(pool, world.accountIds, world.ledger, { isAtRest: true })
  } catch (error) {
    throw new Error(
      `seed ${seed}, after ${actions.join(' ')}: ${error instanceof Error ? error.stack : String(error)}`,
      {
        cause: error,
      },
    )
  }
}

async function createWorld(pool: Pool, random: (below: number) => number) {
  const db = queryBuilder(pool)
  const at = () => new Date()
  const accounts = await Promise.all([buildMember(pool), buildMember(pool)])
  const ledger: Ledger = new Map()
  let isProviderGood = false
  const provider: InvoiceProvider = {
    name: 'sandbox',
    issue: async (request) => response(request, 'issue'),
    reverse: async (request) => response(request, 'reverse'),
  }

  /** What the provider does and what becomes of its answer are two things. */
  function response({ requestId, buyer, issuedOn }: InvoiceRequest, kind: 'issue' | 'reverse'): IssuedInvoice {
    if (!isProviderGood && random(4) === 0) throw new TypeError('fetch failed')
    if (!isProviderGood && !ledger.has(requestId) && random(6) === 0) throw new InvoicePending(atWork)
    if (buyer.taxId === UNKNOWN_TAX_ID) throw new InvoiceRefused({ id: 'buyerUnknown', cn: '', en: '' })
    const done = ledger.get(requestId) ?? { kind, number: randomUUID() }
    if (done.kind !== kind) throw new Error('a request became another one')
    ledger.set(requestId, done)
    if (!isProviderGood && random(4) === 0) throw new TypeError('the answer was lost')
    if (!isProviderGood && random(6) === 0) throw new InvoicePending(atWork)
    return { number: done.number, issuedOn, pdf: Buffer.from('pdf') }
  }

  const pick = <T>(from: readonly T[]): T | undefined => from[random(from.length)]
  const rowsOf = async (statement: string): Promise<Row[]> =>
    (await pool.query(statement, [accounts.map(({ id }) => id)])).rows as Row[]
  const invoices = (state: string) =>
    rowsOf(
      `SELECT id, version, state::text, account_id FROM invoice WHERE account_id = ANY($1) AND state IN (${state}) ORDER BY number`,
    )
  const ordersOf = async ({ id }: Account): Promise<string[]> =>
    (
      await pool.query<{ id: string }>('SELECT id FROM service_order WHERE account_id = $1 ORDER BY number', [id])
    ).rows.map((row) => row.id)
  const uninvoiced = async ({ id }: Account): Promise<string[]> =>
    (
      await pool.query<{ id: string }>(
        `SELECT id FROM service_order o WHERE account_id = $1
         AND NOT EXISTS (SELECT FROM invoice_order h WHERE h.held_id = o.id) ORDER BY number`,
        [id],
      )
    ).rows.map((row) => row.id)
  const accountOf = ({ account_id }: Row) => accounts.find(({ id }) => id === account_id)!
  const inTransaction = <Result>(work: (tx: QueryBuilder) => Promise<Result>) => runTransaction(db, work)

  function application(orderIds: readonly string[], isKnown = isProviderGood || random(4) > 0): InvoiceApplication {
    const buyer = { title: '买方', taxId: isKnown ? '91440300708461136T' : UNKNOWN_TAX_ID }
    const rest = { address: null, phone: null, bank: null, account: null }
    const address = { region: ['北京市', '海淀区'], detail: '1', postcode: null, recipient: 'a', phone: '1' }
    return {
      orderIds,
      type: 'normal',
      buyer: { ...buyer, ...rest },
      delivery: random(2) === 0 ? { kind: 'paper', address, email: null } : { kind: 'email', email: 'a@example.com' },
    }
  }
  /** Some of a member's orders, at times with one of somebody else. */
  async function someOrders(account: Account): Promise<string[]> {
    const own = (await ordersOf(account)).filter(() => random(3) === 0)
    if (random(12) > 0) return own
    return [...own, ...(await ordersOf(accounts.find((other) => other !== account)!)).slice(0, 1)]
  }
  const apply = async (account: Account, orderIds: readonly string[]) => {
    const input = application(orderIds)
    return inTransaction((tx) => applyForInvoice(tx, { ...input, account, at: at() }))
  }
  /** Staff act on what they have read, which may be old. */
  const decide = async (states: string, act: (tx: QueryBuilder, decision: InvoiceDecision) => Promise<unknown>) => {
    const found = pick(await invoices(states))
    if (!found) return
    const version = !isProviderGood && random(8) === 0 ? found.version - 1 : found.version
    const decision = { invoiceId: found.id, version, actor: staff, at: at(), siteUrl: SITE }
    await inTransaction((tx) => act(tx, decision))
  }
  /** What the provider has done about an invoice, as staff look it up there when it gave no answer. */
  const doneFor = async (invoiceId: string) => {
    const { rows } = await pool.query<{ id: string | null }>('SELECT request_id AS id FROM invoice WHERE id = $1', [
      invoiceId,
    ])
    return ledger.get(rows[0]!.id ?? '')?.number
  }
  const recordByHand = async (tx: QueryBuilder, decision: InvoiceDecision) => {
    const fileId = randomUUID()
    await aFile(pool, fileId)
    const number = (await doneFor(decision.invoiceId)) ?? `M${fileId}`
    return recordIssuedByStaff(tx, { ...decision, document: { number, issuedOn: '2026-11-25', fileId } })
  }
  const recordReversalByHand = async (tx: QueryBuilder, decision: InvoiceDecision) => {
    const number = (await doneFor(decision.invoiceId)) ?? `R${randomUUID()}`
    return recordReversedByStaff(tx, { ...decision, number, fileId: null })
  }
  const abandon = async (tx: QueryBuilder, decision: InvoiceDecision) =>
    (await doneFor(decision.invoiceId)) === undefined && abandonRequest(tx, { ...decision, reason: 'not issued' })

  const deps = {
    db,
    provider,
    siteUrl: SITE,
    now: at,
    storeFile: async (tx: QueryBuilder, { id }: { id: string }) => {
      await sql`INSERT INTO stored_file (id, bucket, file_name, original, kind, mime, size_bytes)
        VALUES (${id}::uuid, 'private', ${`${id}.pdf`}, 'a.pdf', 'invoice', 'application/pdf', 1)
        ON CONFLICT DO NOTHING`.execute(tx)
    },
  }
  /** A worker does the oldest job: it may fail, be tried again later, or be given up. */
  async function work() {
    const { rows } = await pool.query<{ id: string; payload: { invoiceId: string; requestId: string } }>(
      `SELECT j.id, j.payload FROM job j JOIN invoice i ON i.id = (j.payload->>'invoiceId')::uuid
       WHERE j.name = 'request-invoice' AND j.state = 'queued' AND i.account_id = ANY($1) ORDER BY j.created_at LIMIT 1`,
      [accounts.map(({ id }) => id)],
    )
    const [job] = rows
    if (!job) return false
    const end = (state: string) => pool.query('UPDATE job SET state = $2::job_state WHERE id = $1', [job.id, state])
    try {
      await requestFromProvider(deps, job.payload, job.id)
      await end('completed')
    } catch (error) {
      if (!(error instanceof TypeError)) throw error
      if (random(3) > 0) return true
      await recordUnknownOutcome(deps, job.payload)
      await end('failed')
    }
    // A job that is done again changes nothing.
    if (random(4) === 0)
      await requestFromProvider(deps, job.payload, job.id).catch((error: unknown) => {
        if (!(error instanceof TypeError)) throw error
      })
    return true
  }

  const requestOne = async () => {
    const account = pick(accounts)!
    const orderId = pick(await ordersOf(account))
    if (orderId) await inTransaction((tx) => requestRefund(tx, { orderId, account, reason: 'x', grants, at: at() }))
  }
  const requested = async () =>
    rowsOf(
      `SELECT f.id, f.version, f.state::text, o.account_id FROM refund f JOIN service_order o ON o.id = f.order_id
       WHERE o.account_id = ANY($1) AND f.state = 'requested' ORDER BY f.number`,
    )
  const approveOne = async (share?: number) => {
    const found = pick(await requested())
    if (!found) return false
    const total = (
      await pool.query<{ fen: number }>(
        'SELECT o.total_fen AS fen FROM refund f JOIN service_order o ON o.id = f.order_id WHERE f.id = $1',
        [found.id],
      )
    ).rows[0]!.fen
    const amountFen = share === undefined && random(2) === 0 ? total : 1 + random(total)
    await inTransaction((tx) =>
      approveRefund(tx, {
        refundId: found.id,
        version: found.version,
        actor: staff,
        at: at(),
        amountFen,
        reason: 'goodwill',
        grants,
        requestReversal: (own, orderId) => requestReversal(own, orderId, at()),
      }),
    )
    return true
  }

  const all: [weight: number, name: string, act: () => Promise<unknown>][] = [
    [5, 'pay', () => buildPaidOrder(pool, pick(accounts)!, random)],
    [
      5,
      'apply',
      async () => {
        const account = pick(accounts)!
        await apply(account, await someOrders(account))
      },
    ],
    [
      2,
      'applyTwice',
      async () => {
        const account = pick(accounts)!
        await Promise.all([apply(account, await someOrders(account)), apply(account, await someOrders(account))])
      },
    ],
    [
      2,
      'reapply',
      async () => {
        const found = pick(await invoices(`'auditFailed', 'applied'`))
        if (!found) return
        const account = accountOf(found)
        const input = application(await someOrders(account))
        await inTransaction((tx) => reapplyForInvoice(tx, { ...input, invoiceId: found.id, account, at: at() }))
      },
    ],
    [
      1,
      'withdraw',
      async () => {
        const found = pick(await invoices(`'applied', 'auditFailed', 'auditPassed'`))
        if (found)
          await inTransaction((tx) => withdrawInvoice(tx, { invoiceId: found.id, account: accountOf(found), at: at() }))
      },
    ],
    [5, 'approve', () => decide(`'applied'`, approveInvoice)],
    [2, 'reject', () => decide(`'applied', 'auditPassed'`, (tx, d) => rejectInvoice(tx, { ...d, reason: 'x' }))],
    [5, 'send', () => decide(`'auditPassed'`, sendToProvider)],
    [2, 'record', () => decide(`'auditPassed'`, recordByHand)],
    [1, 'abandon', () => decide(`'auditPassed'`, abandon)],
    [8, 'work', work],
    [2, 'mail', () => decide(`'invoiced'`, (tx, d) => mailInvoice(tx, { ...d, carrier: 'SF', trackingNumber: '1' }))],
    [1, 'reverse', () => decide(`'invoiced', 'mailed'`, (tx, d) => requestReversalByStaff(tx, { ...d, reason: 'x' }))],
    [2, 'retry', () => decide(`'reversing'`, retryReversal)],
    [2, 'recordReversal', () => decide(`'reversing'`, recordReversalByHand)],
    [3, 'refund', requestOne],
    [4, 'approveRefund', () => approveOne()],
    [
      1,
      'rejectRefund',
      async () => {
        const found = pick(await requested())
        if (found)
          await inTransaction((tx) =>
            rejectRefund(tx, {
              refundId: found.id,
              version: found.version,
              actor: staff,
              at: at(),
              reason: 'x',
              grants,
            }),
          )
      },
    ],
    [
      1,
      'refundAndApply',
      async () => {
        const account = pick(accounts)!
        await Promise.all([approveOne(), apply(account, await someOrders(account)), work()])
      },
    ],
  ]
  const weights = all.reduce((sum, [weight]) => sum + weight, 0)

  return {
    accountIds: accounts.map(({ id }) => id),
    ledger,

    choose(): [string, () => Promise<unknown>] {
      let at = random(weights)
      for (const [weight, name, act] of all) {
        at -= weight
        if (at < 0) return [name, act]
      }
      throw new Error('no act')
    },

    /** The provider answers, staff decide everything, and members apply for what is left. */
    async comeToRest() {
      isProviderGood = true
      while (await approveOne(1));
      for (let round = 0; round < 100; round++) {
        while (await work());
        let isBusy = false
        const each = async (states: string, act: Parameters<typeof decide>[1]) => {
          for (const found of await invoices(states)) {
            isBusy = true
            const decision = { invoiceId: found.id, version: found.version, actor: staff, at: at(), siteUrl: SITE }
            await inTransaction((tx) => act(tx, decision))
          }
        }
        await each(`'applied'`, approveInvoice)
        await each(`'auditPassed'`, async (tx, decision) => {
          const problem = await sql<{ refused: boolean }>`SELECT problem->>'id' = 'buyerUnknown' AS refused
            FROM invoice WHERE id = ${decision.invoiceId}::uuid`.execute(tx)
          return problem.rows[0]!.refused
            ? rejectInvoice(tx, { ...decision, reason: 'x' })
            : sendToProvider(tx, decision)
        })
        await each(`'reversing'`, async (tx, decision) => {
          const problem = await retryReversal(tx, decision)
          return problem ? recordReversalByHand(tx, decision) : null
        })
        for (const found of await invoices(`'auditFailed'`)) {
          isBusy = true
          const held = (
            await pool.query<{ id: string }>('SELECT order_id AS id FROM invoice_order WHERE invoice_id = $1', [
              found.id,
            ])
          ).rows.map(({ id }) => id)
          const account = accountOf(found)
          await inTransaction((tx) =>
            reapplyForInvoice(tx, { ...application(held, true), invoiceId: found.id, account, at: at() }),
          )
        }
        for (const account of accounts) for (const id of await uninvoiced(account)) await apply(account, [id])
        const left = await invoices(`'applied', 'auditPassed', 'auditFailed', 'reversing'`)
        if (!isBusy && left.length === 0) return
      }
      throw new Error('it does not come to rest')
    },
  }
}

async function buildMember(pool: Pool): Promise<Account> {
  const [id, phone] = [randomUUID(), randomUUID()]
  await pool.query('INSERT INTO account (id, phone) VALUES ($1, $2)', [id, phone])
  return { id, phone }
}

const aFile = (pool: Pool, id: string) =>
  pool.query(
    `INSERT INTO stored_file (id, bucket, file_name, original, kind, mime, size_bytes)
     VALUES ($1, 'private', $2, 'a.pdf', 'invoice', 'application/pdf', 1)`,
    [id, `${id}.pdf`],
  )
