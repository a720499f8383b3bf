import { randomUUID } from 'node:crypto'
import type { Pool, PoolClient } from 'pg'
import { connectPool, type ProductContent, queryBuilder, sql } from '../../packages/db/src/index.ts'
import type { UnusedShare } from '../../packages/entitlements/src/index.ts'
import {
  createPaymentProcessor,
  executeOrderJob,
  priceItems,
  saveQuote,
  type ServiceGrants,
} from '../../packages/orders/src/index.ts'
import type { OnlineMethod } from '../../packages/payments/src/index.ts'
import { createPaymentSandbox } from '../../packages/payments/src/sandbox/index.ts'
import { prepareStatements } from './prepared-statements.ts'

export class Crash extends Error {}

/**
 * Lets a process die: after so many statements or calls to a provider every further one fails, until it is started again.
 * What was in a transaction is undone by the database, as when a connection breaks.
 */
function createCrasher() {
  let left = Number.POSITIVE_INFINITY
  /** Counts one step; with `isAfter` what was done remains done. */
  const step = () => {
    left -= 1
    if (left < 0) throw new Crash('the process has died')
  }
  return {
    step,
    dieAfter: (steps: number) => void (left = steps),
    restart: () => void (left = Number.POSITIVE_INFINITY),
    isDead: () => left < 0,
    /** A pool whose clients die with the process. */
    through: (pool: Pool): Pool =>
      new Proxy(pool, {
        get(target, name) {
          if (name !== 'connect') return Reflect.get(target, name, target)
          return async () => {
            step()
            return mortal(await target.connect(), step)
          }
        },
      }),
  }
}

function mortal(client: PoolClient, step: () => void): PoolClient {
  return new Proxy(client, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target)
      if (name !== 'query') return typeof value === 'function' ? value.bind(target) : value
      return async (...args: [unknown, unknown]) => {
        const [statement] = args
        const text = typeof statement === 'string' ? statement : (statement as { text: string }).text
        if (/^rollback/i.test(text)) return target.query(...(args as unknown as [string]))
        // Dead before a commit nothing has happened; dead after it everything has, and nobody knows.
        if (/^commit/i.test(text)) {
          step()
          const response = await target.query(...(args as unknown as [string]))
          step()
          return response
        }
        step()
        return target.query(...(args as unknown as [string]))
      }
    },
  })
}

/** Grants of services as the orders see them, in a table of the test. */
export const testGrants: ServiceGrants = {
  async grant(tx, { orderItemId, accountId, at }) {
    await sql`INSERT INTO test_grant (order_item_id, account_id, granted_at) VALUES (${orderItemId}::uuid, ${accountId}::uuid, ${at}) ON CONFLICT DO NOTHING`.execute(
      tx,
    )
  },
  async revoke(tx, { orderItemIds, at }) {
    await sql`UPDATE test_grant SET revoked_at = ${at} WHERE order_item_id = ANY(${orderItemIds}::uuid[])`.execute(tx)
  },
  async suspend(tx, { orderItemIds, at }) {
    await sql`UPDATE test_grant SET suspended_at = ${at} WHERE order_item_id = ANY(${orderItemIds}::uuid[])`.execute(tx)
  },
  async restore(tx, { orderItemIds }) {
    const { numAffectedRows } =
      await sql`UPDATE test_grant SET suspended_at = NULL WHERE order_item_id = ANY(${orderItemIds}::uuid[]) AND suspended_at IS NOT NULL`.execute(
        tx,
      )
    return numAffectedRows !== 0n
  },
  async unusedShare(tx, itemId, at) {
    const { rows } = await sql`SELECT FROM test_grant WHERE order_item_id = ${itemId}::uuid`.execute(tx)
    return rows.length > 0 ? shareOfHash(itemId, at) : null
  },
}

/** Any share, always the same of an item. */
function shareOfHash(itemId: string, at: Date): UnusedShare {
  const share = parseInt(itemId.slice(0, 2), 16) / 255
  return { share, timeShare: share, asOf: at, startsAt: at, endsAt: at, stocks: [] }
}

/** Orders, payments and their sandbox over a database, with a clock and a process that can die. */
export async function createOrderBench(databaseUrl: string, clock: { at: Date }) {
  const plain = prepareStatements(connectPool({ url: databaseUrl, max: 6 }))
  await plain.query(
    `CREATE TABLE IF NOT EXISTS test_grant (order_item_id uuid PRIMARY KEY, account_id uuid, granted_at timestamptz, revoked_at timestamptz, suspended_at timestamptz)`,
  )
  const crasher = createCrasher()
  const now = () => clock.at
  const db = queryBuilder(crasher.through(plain))
  const sandbox = await createPaymentSandbox({
    db: queryBuilder(plain),
    publicUrl: 'http://site.test',
    apiUrl: 'http://api.test',
    secret: 'test',
    now,
  })
  let isReachable = true
  const providers = sandbox.createProviders((send) => async (request) => {
    crasher.step()
    if (!isReachable) throw new TypeError('fetch failed')
    const response = await send(request)
    crasher.step()
    return response
  })
  const provider = async (method: OnlineMethod) => providers.find((each) => each.method === method) ?? null
  const paymentProcessor = createPaymentProcessor({ db, provider, grants: testGrants, onError: () => {}, now })
  const rows = async <Row>(statement: string, values: unknown[] = []) =>
    (await plain.query(statement, values)).rows as Row[]

  return {
    plain,
    db,
    rows,
    sandbox,
    provider,
    paymentProcessor,
    crasher,
    now,
    setReachable: (is: boolean) => void (isReachable = is),

    async buildMember(): Promise<{ id: string; phone: string }> {
      const [id, phone] = [randomUUID(), randomUUID()]
      await plain.query('INSERT INTO account (id, phone) VALUES ($1, $2)', [id, phone])
      return { id, phone }
    },

    /** A quote of an item for each price in fen; one of `manual` is provided by staff. */
    async aQuote(accountId: string | null, prices: readonly { fen: number; isManual?: boolean }[]): Promise<string> {
      const lines = prices.map(({ fen, isManual = false }) => aLine(fen, isManual))
      const priced = priceItems(lines, { fees: [], rates: [], plans: new Map(), vatRateBp: 600 })
      if ('missing' in priced) throw new Error(priced.name)
      const { id } = await saveQuote(queryBuilder(plain), {
        ...priced,
        accountId,
        vatRateBp: 600,
        display: null,
        at: clock.at,
      })
      return id
    },

    /** Does the recorded jobs that are due, as a worker would; one that fails stays for the next time. */
    async runJobs(): Promise<void> {
      const jobs = await rows<{ id: string; name: string; payload: unknown }>(
        `SELECT id, name, payload FROM job WHERE queue = 'payments' AND state = 'queued' ORDER BY created_at`,
      )
      for (const { id, name, payload } of jobs) {
        if (crasher.isDead()) return
        const isDone = await executeOrderJob(
          { paymentProcessor, db, grants: testGrants, provider, now },
          name,
          payload,
        ).then(
          () => true,
          () => false,
        )
        if (isDone) await plain.query(`UPDATE job SET state = 'completed' WHERE id = $1`, [id])
      }
    },

    close: () => plain.end(),
  }
}
export type OrderBench = Awaited<ReturnType<typeof createOrderBench>>

function aLine(fen: number, isManual: boolean) {
  const content: ProductContent = {
    serviceType: 27,
    category: { code: 'test', name: { cn: '测试', en: 'Test' } },
    productType: null,
    orderGroup: 'Trademark',
    name: { cn: '测试商品', en: 'Test product' },
    serviceName: { cn: '测试', en: 'Test' },
    description: { cn: '', en: '' },
    imageUrl: null,
    mode: 'fixed',
    position: 1,
    skus: [],
  }
  const sku = {
    id: randomUUID(),
    unit: 'case' as const,
    timeLimit: 'year' as const,
    priceFen: fen,
    planId: isManual ? null : randomUUID(),
    planUnits: 1,
    quantityMax: 100,
    officialFees: [],
  }
  return { productId: randomUUID(), revision: 1, content, sku, quantity: 1 }
}
