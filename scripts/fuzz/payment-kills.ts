/**
 * Lets members order, pay and return while the API and the worker are killed again and again, and checks afterwards that
 * all money is accounted for: `npm run fuzz -- payment-kills [--kills 40] [--members 12] [--seed 1]`. The site as built,
 * with the payers of its sandbox, over data that is thrown away.
 */
import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { connectPool } from '../../packages/db/src/index.ts'
import { buildProduct } from '../../tests/support/catalogue.ts'
import { buildMember } from '../../tests/support/members.ts'
import { checkMoney } from '../../tests/support/order-invariants.ts'
import { randomBelow } from '../../tests/support/random-below.ts'
import { buildStaff } from '../../tests/support/staff.ts'
import { build } from '../lib/build.mjs'
import { migrate } from '../lib/migrate.mjs'
import { freePort } from '../lib/processes.mjs'
import { provision } from '../lib/provision.mjs'
import { siteEnvironment } from '../lib/stack.mjs'
import { createKillableProcess } from './killable-process.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
/** What a member waits for takes this long at most once nothing is killed any more: a lost job, a lost notification. */
const PATIENCE_MS = 5 * 60_000

type Method = 'GET' | 'POST'
type Caller = { headers: Record<string, string> } | null
type Result = { status: number; code: number; data: never }

/** @param args the arguments of the command */
export async function killDuringPayments(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      kills: { type: 'string', default: '40' },
      members: { type: 'string', default: '12' },
      seed: { type: 'string', default: '1' },
    },
  })
  const services = await provision(root, { throwAway: true })
  try {
    await build(root)
    await migrate(services.databaseUrl, services.migrationUrl)
    await play(services, { kills: Number(values.kills), members: Number(values.members), seed: Number(values.seed) })
  } finally {
    await services.stop()
    rmSync(services.dataDir, { recursive: true, force: true })
  }
}

async function play(
  services: Awaited<ReturnType<typeof provision>>,
  { kills, members, seed }: { kills: number; members: number; seed: number },
) {
  const random = randomBelow(seed)
  const ports = { api: await freePort(), worker: await freePort(), web: await freePort() }
  const env = siteEnvironment(services, ports, { NODE_ENV: 'production', REQUESTS_PER_SECOND: '10000' })
  const api = createKillableProcess({ root, name: 'api', env, port: ports.api })
  const worker = createKillableProcess({ root, name: 'worker', env, port: ports.worker })
  const pool = connectPool({ url: services.migrationUrl ?? services.databaseUrl, max: 4 })
  const rows = async <Row>(statement: string, parameters: unknown[] = []) =>
    (await pool.query(statement, parameters)).rows as Row[]
  // The checks read grants as the tests of orders have them.
  await pool.query(
    `CREATE VIEW test_grant AS SELECT order_item_id, account_id, created_at AS granted_at, revoked_at, suspended_at FROM entitlement
     WHERE order_item_id IS NOT NULL`,
  )
  const database = { stores: { databaseUrl: services.databaseUrl, redisUrl: null } }
  const finance = await buildStaff(database, ['finance'])
  const { skuId } = await buildProduct({ rows })

  /** Steps that are being done, by what does them, and how often one of them was struck. */
  const underWay = new Map<object, string>()
  const struck = new Map<string, number>()
  /** Sends a request until it is answered, as a browser whose user tries again. */
  async function call(step: string, who: Caller, method: Method, path: string, payload?: object): Promise<Result> {
    const self = {}
    underWay.set(self, step)
    try {
      for (;;) {
        const response = await fetch(`http://127.0.0.1:${ports.api}${path}`, {
          method,
          headers: { ...who?.headers, ...(payload && { 'content-type': 'application/json' }) },
          ...(payload && { body: JSON.stringify(payload) }),
        }).catch(() => null)
        const result = response && response.status < 500 ? await response.json().catch(() => null) : null
        if (result) return { ...(result as Result), status: response!.status }
        await pause(100)
      }
    } finally {
      underWay.delete(self)
    }
  }
  const done = (step: string, { code, data, status }: Result): Record<string, never> => {
    if (code !== 0) throw new Error(`${step}: ${status} ${code} ${JSON.stringify(data)}`)
    return data
  }

  const round = { isOver: false }
  const until = async (what: string, isTrue: () => Promise<boolean>) => {
    for (let patientSince = Date.now(); !(await isTrue()); await pause(200)) {
      if (!round.isOver) patientSince = Date.now()
      if (Date.now() - patientSince > PATIENCE_MS) throw new Error(`waited in vain for ${what}`)
    }
  }

  /** One order from the quote to the service, and every third back. */
  async function buy(member: Awaited<ReturnType<typeof buildMember>>, chance: (below: number) => number) {
    const items = [{ skuId, quantity: 1 + chance(3) }]
    const { quoteId } = done('quote', await call('quote', member, 'POST', '/product/price/quote', { items }))
    const draft = { quoteId, agree: true, requestId: randomUUID() }
    const { orderId, orderNo } = done('order', await call('order', member, 'POST', '/order/order', draft))
    const method = chance(2) === 0 ? 'wechat' : 'alipay'
    const payment = { orderIds: [orderId], method, scene: 'qr' }
    const { codeUrl } = done('begin', await call('begin', member, 'POST', '/order/pay', payment))
    const number = new URLSearchParams(String(codeUrl).split('?')[1]).get('number')
    // A payer who tries again finds the trade paid. Now and then the notification is lost.
    const act = chance(3) === 0 ? 'payQuietly' : 'pay'
    await call('payer', null, 'POST', '/sandbox/pay', { method, number, act })
    await until(`${orderNo} to be paid`, async () => {
      const result = await call('status', member, 'GET', `/order/pay/status?orderIds=${orderId}`)
      return Boolean(done('status', result)['isPaid'])
    })
    if (chance(3) > 0) return
    await call('refund', member, 'POST', `/order/order/${orderId}/refund`, { reason: 'not needed' })
    const [refund] = await rows<{ id: string; version: number; fen: number }>(
      `SELECT id, version, amount_fen AS fen FROM refund WHERE order_id = $1`,
      [orderId],
    )
    const amount = (refund!.fen / 100).toFixed(2)
    const decision = { version: refund!.version, amount }
    await call('approve', finance, 'POST', `/admin/manage/refunds/${refund!.id}/approve`, decision)
  }

  const accountIds: string[] = []
  /** Buys until nothing is killed any more, each time as another member: one may begin few payments in ten minutes. */
  async function shop(number: number) {
    const chance = randomBelow(seed * 1000 + number)
    do {
      const member = await buildMember(database)
      accountIds.push(member.id)
      await buy(member, chance)
    } while (!round.isOver)
  }

  try {
    await Promise.all([api.start(), worker.start()])
    const shopping = Promise.all(Array.from({ length: members }, (_, number) => shop(number)))
    const killing = (async () => {
      for (let count = 1; count <= kills; count++) {
        await pause(50 + random(1500))
        const victim = random(3) === 0 ? worker : api
        await victim.kill()
        for (const step of victim === api ? underWay.values() : ['jobs']) struck.set(step, (struck.get(step) ?? 0) + 1)
        await victim.start()
        if (count % 10 === 0) process.stdout.write(`${count} of ${kills} kills\n`)
      }
    })().finally(() => void (round.isOver = true))
    await Promise.all([shopping, killing])
    await until('all services', async () => {
      const [open] = await rows(
        `SELECT FROM service_order WHERE status = 'paid' AND refund_status = 'none' OR refund_status = 'approved'
         UNION ALL SELECT FROM job WHERE queue = 'payments' AND state IN ('queued', 'active') AND available_at < now()`,
      )
      return open === undefined
    })
    await checkMoney({ rows }, accountIds, { isAtRest: true })
    const [orders] = await rows<{ count: number; refunded: number }>(
      `SELECT count(*)::int AS count, (count(*) FILTER (WHERE refund_status = 'done'))::int AS refunded FROM service_order`,
    )
    const steps = [...struck].map(([step, count]) => `${step} ${count}`).join(', ')
    process.stdout.write(
      `${orders!.count} orders, ${orders!.refunded} refunded, all money is accounted for; struck were ${steps}\n`,
    )
  } finally {
    round.isOver = true
    await Promise.all([api.kill('SIGTERM'), worker.kill('SIGTERM')])
    await pool.end()
  }
}
