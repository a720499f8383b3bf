import { connectPool, queryBuilder, queryBuilderOf } from '@markwright/db'
import type { MeteredService, PlanLimit } from '@markwright/domain/money/metered-services'
import { connectKeyValueStore, type KeyValueStore } from '@markwright/key-value'
import { inTransaction } from '@markwright/runtime/transaction.ts'
import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { fileDatabase } from '../../../tests/support/database.ts'
import { redisUrl } from '../../../tests/support/redis.ts'
import {
  createEntitlements,
  changeEnd,
  findEntitlement,
  grantPlan,
  listPlans,
  type PlanGrant,
  restoreEntitlements,
  revokeEntitlements,
  stateOf,
  suspendEntitlements,
  type Uses,
  unusedShare,
} from './index.ts'
import { needsRedis } from '../../../tests/support/needs.ts'

const NOW = new Date('2027-03-10T04:00:00Z')
const DAY_MS = 86_400_000
const daysFromNow = (days: number) => new Date(NOW.getTime() + days * DAY_MS)

const database = fileDatabase()
/** Of two processes. */
const pools = [database.pool, connectPool({ url: database.url, max: 10 })] as const
const clock = { now: NOW }
afterAll(() => pools[1].end())
const db = () => queryBuilder(pools[0])
const tx = <Result>(work: Parameters<typeof inTransaction<Result>>[1]) => inTransaction(pools[0], work)

async function anAccount() {
  const id = randomUUID()
  await pools[0].query('INSERT INTO account (id, phone) VALUES ($1, $2)', [id, id])
  return { accountId: id, ip: '203.0.113.1' }
}
const planOf = async (code: string) => (await listPlans(db())).find((plan) => plan.code === code)!

type GivenLimit = { services: MeteredService[] } & Partial<Omit<PlanLimit, 'services'>>
/** Grants something for 30 days, or a plan by its code. */
async function grant(
  accountId: string,
  what: string | readonly GivenLimit[],
  rest: Partial<Omit<PlanGrant, 'accountId' | 'planId' | 'limits'>> = {},
) {
  const plan = await planOf(typeof what === 'string' ? what : 'individual')
  const limits =
    typeof what === 'string' ? undefined : what.map((limit) => ({ perDay: null, total: null, atOnce: null, ...limit }))
  return tx((client) =>
    grantPlan(queryBuilderOf(client), {
      accountId,
      planId: plan.id,
      source: { staff: 'Lin' },
      at: clock.now,
      ...(limits && { limits, duration: { months: null, days: 30 } }),
      ...rest,
    }),
  )
}
const usedOf = async (entitlementId: string) =>
  (
    await db()
      .selectFrom('entitlement_limit')
      .select('used')
      .where('entitlement_id', '=', entitlementId)
      .orderBy('position')
      .execute()
  ).map(({ used }) => used)

function promises(connect: (pool: typeof database.pool) => Promise<KeyValueStore>) {
  let stores: KeyValueStore[]
  /** As two processes would have them. */
  let processes: ReturnType<typeof createEntitlements>[]
  beforeAll(async () => {
    stores = await Promise.all(pools.map(connect))
    processes = pools.map((pool, at) => createEntitlements({ pool, keyValueStore: stores[at]!, now: () => clock.now }))
  })
  afterAll(() => Promise.all(stores.map((store) => store.close())))

  const cases: [string, Uses, readonly GivenLimit[], number | undefined][] = [
    ['search', { search: 1 }, [{ services: ['search'], total: 1 }], undefined],
    ['patentSearch', { patentSearch: 1 }, [{ services: ['patentSearch'], total: 1 }], undefined],
    ['report', { report: 1 }, [{ services: ['report'], total: 1 }], undefined],
    ['long bulk query', { bulkQuery: 1 }, [{ services: ['bulkQuery'], total: 1, atOnce: 2000 }], 500],
    [
      'document',
      { documentTranslation: 1, translationWords: 900 },
      [{ services: ['translationWords'], total: 1000 }],
      undefined,
    ],
    [
      'use of a trial',
      { documentTranslation: 1, translationCharacters: 9000 },
      [{ services: ['documentTranslation', 'patentSearch'], total: 1 }],
      undefined,
    ],
    ['apiCall', { apiCall: 1 }, [{ services: ['apiCall'], total: 1 }], undefined],
    ['apiCall of a day', { apiCall: 1 }, [{ services: ['apiCall'], perDay: 1 }], undefined],
  ]
  test.each(cases)(
    '50 at once for the last unit, in two processes: exactly one gets it (%s)',
    async (_, uses, limits, atOnce) => {
      const subject = await anAccount()
      // What is free is used up before.
      for (const service of Object.keys(uses) as MeteredService[]) {
        const { limit } = await processes[0]!.usage(subject, service)
        if (limit > 0 && service !== 'bulkQuery')
          await processes[0]!.consume(subject, { [service]: limit }, { reference: 'all that is free' })
      }
      await grant(subject.accountId, limits)
      const responses = await Promise.all(
        Array.from({ length: 50 }, (_each, at) =>
          processes[at % 2]!.consume(subject, uses, { reference: `R${at}`, ...(atOnce && { atOnce }) }),
        ),
      )
      expect(responses.filter(({ allowed }) => allowed)).toHaveLength(1)
    },
  )

  test('50 at once for the last free unit of a visitor: exactly one gets it', async () => {
    const subject = { accountId: null, ip: randomUUID() }
    for (let at = 0; at < 99; at++) await processes[0]!.consume(subject, { search: 1 }, { reference: `q${at}` })
    const responses = await Promise.all(
      Array.from({ length: 50 }, (_each, at) =>
        processes[at % 2]!.consume(subject, { search: 1 }, { reference: `R${at}` }),
      ),
    )
    expect(responses.filter(({ allowed }) => allowed)).toHaveLength(1)
    expect(responses.find(({ allowed }) => !allowed)).toMatchObject({ nextStep: 'signIn', reason: 'perDay' })
  })

  test('the same reference is charged once, also when it is used many times at once', async () => {
    const subject = await anAccount()
    const id = await grant(subject.accountId, [{ services: ['report'], total: 5 }])
    const uses = await Promise.all(
      Array.from({ length: 10 }, (_each, at) =>
        processes[at % 2]!.consume(subject, { report: 1 }, { reference: 'R1' }),
      ),
    )
    expect(uses.filter((use) => use.allowed && use.isNew)).toHaveLength(1)
    expect(uses.every(({ allowed }) => allowed)).toBe(true)
    expect(await usedOf(id)).toEqual([1])
  })

  test('what is given back twice comes back once, and its reference may be used again', async () => {
    const subject = await anAccount()
    const id = await grant(subject.accountId, [{ services: ['report'], total: 2 }])
    const used = await processes[0]!.consume(subject, { report: 1 }, { reference: 'R1' })
    if (!used.allowed) throw new Error('refused')
    await Promise.all([1, 2, 3].map((at) => processes[at % 2]!.giveBack(subject, used.receipt)))
    expect(await usedOf(id)).toEqual([0])
    expect(await processes[1]!.consume(subject, { report: 1 }, { reference: 'R1' })).toMatchObject({ isNew: true })
    expect(await usedOf(id)).toEqual([1])
  })

  test('what is free is used first, all of it or nothing', async () => {
    const subject = await anAccount()
    const id = await grant(subject.accountId, [{ services: ['translationWords'], total: 1000 }])
    const translate = (reference: string, characters: number, words: number) =>
      processes[0]!.consume(
        subject,
        { translation: 1, translationCharacters: characters, translationWords: words },
        { reference },
      )
    expect(await translate('a', 2900, 700)).toMatchObject({ allowed: true, usage: { used: 1, limit: 10 } })
    // 100 free characters are left, which are not enough: words pay for all of it.
    expect(await translate('b', 400, 90)).toMatchObject({ allowed: true })
    expect(await usedOf(id)).toEqual([90])
    expect(await translate('c', 100, 20)).toMatchObject({ allowed: true, usage: { used: 2 } })
    expect(await usedOf(id)).toEqual([90])
    expect(await translate('d', 4000, 911)).toMatchObject({ allowed: false, nextStep: 'buy' })
    expect(await usedOf(id)).toEqual([90])
    expect((await processes[0]!.usage(subject, 'translationCharacters')).used).toBe(3000)
  })

  test('what fails is given back to where it came from', async () => {
    const subject = await anAccount()
    const id = await grant(subject.accountId, [{ services: ['translationWords'], total: 1000 }])
    const uses = { translation: 1, translationCharacters: 2000, translationWords: 500 }
    const free = await processes[0]!.consume(subject, uses, { reference: 'a' })
    const paid = await processes[0]!.consume(subject, uses, { reference: 'b' })
    if (!free.allowed || !paid.allowed) throw new Error('refused')
    await Promise.all([free.giveBack(), paid.giveBack(), free.giveBack()])
    expect(await usedOf(id)).toEqual([0])
    expect(await processes[1]!.usage(subject, 'translationCharacters')).toMatchObject({ used: 0 })
    expect(await processes[1]!.usage(subject, 'translation')).toMatchObject({ used: 0 })
  })

  test('a use in a transaction that fails was never made', async () => {
    const subject = await anAccount()
    const id = await grant(subject.accountId, [{ services: ['report'], total: 1 }])
    const failing = tx(async (client) => {
      const within = queryBuilderOf(client)
      await processes[0]!.consume(subject, { report: 1 }, { reference: 'R1', tx: within })
      throw new Error('the disk is full')
    })
    await expect(failing).rejects.toThrow('the disk is full')
    expect(await usedOf(id)).toEqual([0])
    expect(await processes[0]!.consume(subject, { report: 1 }, { reference: 'R2' })).toMatchObject({ allowed: true })
  })

  test('the day is that of Shanghai, and what was counted yesterday counts no more', async () => {
    const subject = await anAccount()
    clock.now = new Date('2027-03-10T15:59:59Z')
    await processes[0]!.consume(subject, { search: 1 }, { reference: 'q' })
    expect(await processes[0]!.usage(subject, 'search')).toMatchObject({
      used: 1,
      resetAt: '2027-03-11 00:00:00',
    })
    clock.now = new Date('2027-03-10T16:00:00Z')
    expect(await processes[0]!.usage(subject, 'search')).toMatchObject({ used: 0 })
    expect(await processes[0]!.consume(subject, { search: 1 }, { reference: 'q' })).toMatchObject({ isNew: true })
    clock.now = NOW
  })
}

describe('with the key-value store in PostgreSQL', () => {
  promises((pool) => connectKeyValueStore({ pool }))
})

describe('with the key-value store in Redis', needsRedis(redisUrl()), () => {
  promises((pool) => connectKeyValueStore({ redisUrl: redisUrl(), pool }))
})

describe('a grant', () => {
  test('of the same order item is one, however often it is made at once', async () => {
    const { accountId } = await anAccount()
    const source = { orderItemId: randomUUID(), orderNo: 'D20270310001' }
    const ids = await Promise.all(Array.from({ length: 5 }, () => grant(accountId, 'trademarkBasic', { source })))
    expect(new Set(ids).size).toBe(1)
    expect(await findEntitlement(db(), ids[0]!, NOW)).toMatchObject({ kind: 'purchase', orderNo: 'D20270310001' })
  })

  test('of a running package begins when that ends, of several at once one after the other', async () => {
    const { accountId } = await anAccount()
    const orders = [1, 2, 3].map(() => ({ orderItemId: randomUUID() }))
    await Promise.all(orders.map((source) => grant(accountId, 'trademarkBasic', { source })))
    const rows = await db()
      .selectFrom('entitlement')
      .select(['starts_at', 'ends_at'])
      .where('account_id', '=', accountId)
      .orderBy('starts_at')
      .execute()
    expect(rows.map(({ starts_at }) => starts_at.toISOString())).toEqual([
      NOW.toISOString(),
      '2027-04-10T04:00:00.000Z',
      '2027-05-10T04:00:00.000Z',
    ])
    expect(rows.at(-1)!.ends_at.toISOString()).toBe('2027-06-10T04:00:00.000Z')
  })

  test('of pieces begins at once and multiplies what they give, not how long', async () => {
    const { accountId } = await anAccount()
    await grant(accountId, 'singleReport', { source: { orderItemId: randomUUID() }, quantity: 3 })
    const id = await grant(accountId, 'singleMonitor', { source: { orderItemId: randomUUID() }, quantity: 2 })
    expect(await findEntitlement(db(), id, NOW)).toMatchObject({
      startsAt: NOW,
      endsAt: new Date('2028-03-10T04:00:00Z'),
      limits: [{ services: ['monitoring'], atOnce: 2 }],
    })
  })

  test('of a package multiplies stocks and period, not the number of a day', async () => {
    const { accountId } = await anAccount()
    const id = await grant(accountId, 'patentBasic', { quantity: 12 })
    expect(await findEntitlement(db(), id, NOW)).toMatchObject({
      endsAt: new Date('2028-03-10T04:00:00Z'),
      limits: [
        { services: ['patentSearch'], perDay: 500 },
        { services: ['translationWords'], total: 600_000 },
      ],
    })
  })

  test('keeps its limits when the plan changes', async () => {
    const { accountId } = await anAccount()
    const plan = await planOf('trademarkBasic')
    const id = await grant(accountId, 'trademarkBasic')
    const searches = (perDay: number) =>
      db()
        .updateTable('plan_limit')
        .set({ per_day: perDay })
        .where('plan_id', '=', plan.id)
        .where('position', '=', 1)
        .execute()
    await searches(7)
    expect((await findEntitlement(db(), id, NOW))?.limits[0]).toMatchObject({ perDay: 500 })
    await searches(500)
  })
})

describe('revoking', () => {
  test('what was paid ends it, once, and lets its renewals begin earlier by what was left', async () => {
    const { accountId } = await anAccount()
    const [first, second, third] = [1, 2, 3].map(() => ({ orderItemId: randomUUID() }))
    const ids = []
    for (const source of [first!, second!, third!]) ids.push(await grant(accountId, 'trademarkBasic', { source }))
    const at = daysFromNow(10)
    const revoke = () =>
      tx((client) =>
        revokeEntitlements(queryBuilderOf(client), { orderItemIds: [first!.orderItemId], at, reason: 'refund' }),
      )
    expect(await revoke()).toEqual([ids[0]])
    expect(await revoke()).toEqual([])
    const [one, two, three] = await Promise.all(ids.map((id) => findEntitlement(db(), id, at)))
    expect(one).toMatchObject({ revokedAt: at, revokedReason: 'refund' })
    expect(two!.startsAt).toEqual(at)
    expect(three!.startsAt).toEqual(two!.endsAt)
    // Each lasts its whole month: from 20 March to 20 April, and from there to 20 May.
    expect(two!.endsAt).toEqual(new Date('2027-04-20T04:00:00Z'))
    expect(three!.endsAt).toEqual(new Date('2027-05-20T04:00:00Z'))
  })

  test('several of a chain leaves no gap', async () => {
    const { accountId } = await anAccount()
    const orders = [1, 2, 3, 4].map(() => ({ orderItemId: randomUUID() }))
    const ids = []
    for (const source of orders) ids.push(await grant(accountId, 'trademarkBasic', { source }))
    const at = daysFromNow(1)
    const orderItemIds = [orders[0]!.orderItemId, orders[2]!.orderItemId]
    await tx((client) => revokeEntitlements(queryBuilderOf(client), { orderItemIds, at, reason: 'refund' }))
    const [, two, , four] = await Promise.all(ids.map((id) => findEntitlement(db(), id, at)))
    expect(two!.startsAt).toEqual(at)
    expect(four!.startsAt).toEqual(two!.endsAt)
  })

  test('takes the stock away at once', async () => {
    const subject = await anAccount()
    const store = await connectKeyValueStore({ pool: pools[0] })
    const entitlements = createEntitlements({ pool: pools[0], keyValueStore: store, now: () => clock.now })
    const id = await grant(subject.accountId, [{ services: ['report'], total: 5 }])
    expect(await entitlements.usage(subject, 'report')).toMatchObject({ extraLeft: 5, mode: 'paid' })
    await tx((client) => revokeEntitlements(queryBuilderOf(client), { id, at: NOW, reason: 'mistake' }))
    expect(await entitlements.usage(subject, 'report')).toMatchObject({ extraLeft: 0, mode: 'free', endsAt: null })
  })
})

describe('a renewal that begins earlier lasts its whole period', () => {
  // 2027-01-31 12:00 in Shanghai: the renewal waits for 28 February.
  const start = new Date('2027-01-31T04:00:00Z')
  test.each([
    ['in a longer month', '2027-02-10T04:00:00Z', '2027-03-10T04:00:00Z'],
    ['on the day of the purchase, to the last day of February', '2027-01-31T06:00:00Z', '2027-02-28T06:00:00Z'],
  ])('%s', async (_, revoked, end) => {
    const { accountId } = await anAccount()
    const orderItemId = randomUUID()
    await grant(accountId, 'trademarkBasic', { source: { orderItemId }, at: start })
    const renewal = await grant(accountId, 'trademarkBasic', { at: start })
    expect(await findEntitlement(db(), renewal, start)).toMatchObject({
      startsAt: new Date('2027-02-28T04:00:00Z'),
      endsAt: new Date('2027-03-28T04:00:00Z'),
    })
    const at = new Date(revoked)
    await tx((client) =>
      revokeEntitlements(queryBuilderOf(client), { orderItemIds: [orderItemId], at, reason: 'refund' }),
    )
    expect(await findEntitlement(db(), renewal, at)).toMatchObject({ startsAt: at, endsAt: new Date(end) })
  })
})

describe('what is suspended', () => {
  async function aChain() {
    const subject = await anAccount()
    const store = await connectKeyValueStore({ pool: pools[0] })
    const entitlements = createEntitlements({ pool: pools[0], keyValueStore: store, now: () => clock.now })
    const orderItemId = randomUUID()
    const first = await grant(subject.accountId, 'patentBasic', { source: { orderItemId } })
    const renewal = await grant(subject.accountId, 'patentBasic')
    const suspend = (at: Date) =>
      tx((client) => suspendEntitlements(queryBuilderOf(client), { orderItemIds: [orderItemId], at }))
    const restore = (at: Date) =>
      tx((client) => restoreEntitlements(queryBuilderOf(client), { orderItemIds: [orderItemId], at }))
    const find = (id: string, at: Date) => findEntitlement(db(), id, at)
    return { subject, entitlements, orderItemId, first, renewal, suspend, restore, find }
  }
  afterEach(() => {
    clock.now = NOW
  })

  test('cannot be used, and what renews it waits beyond its date until the decision', async () => {
    const { subject, entitlements, first, renewal, suspend, find } = await aChain()
    await suspend(daysFromNow(10))
    clock.now = daysFromNow(10)
    expect(await entitlements.usage(subject, 'translationWords')).toMatchObject({ extraLeft: 0, mode: 'free' })
    const late = daysFromNow(40)
    clock.now = late
    expect(await entitlements.usage(subject, 'translationWords')).toMatchObject({ extraLeft: 0, mode: 'free' })
    expect(stateOf((await find(first, late))!, late)).toBe('suspended')
    expect(stateOf((await find(renewal, late))!, late)).toBe('waiting')
  })

  test('ends later by the time of the suspension when it is restored, and its renewal moves along whole', async () => {
    const { subject, entitlements, first, renewal, suspend, restore, find } = await aChain()
    await suspend(daysFromNow(10))
    await restore(daysFromNow(40))
    clock.now = daysFromNow(40)
    // 21 of the 31 days were left.
    expect(await find(first, clock.now)).toMatchObject({ endsAt: daysFromNow(61), suspendedAt: null })
    expect(await find(renewal, clock.now)).toMatchObject({
      startsAt: daysFromNow(61),
      endsAt: new Date('2027-06-10T04:00:00Z'),
    })
    expect((await entitlements.usage(subject, 'translationWords')).mode).toBe('paid')
  })

  test('has the unused share of the day on which it was suspended, also after it was restored', async () => {
    const { orderItemId, suspend, restore } = await aChain()
    const share = async (at: Date) => (await unusedShare(db(), orderItemId, at))?.timeShare
    await suspend(daysFromNow(10))
    expect(await share(daysFromNow(90))).toBeCloseTo(21 / 31, 10)
    await restore(daysFromNow(90))
    expect(await share(daysFromNow(90))).toBeCloseTo(21 / 31, 10)
    expect(await share(daysFromNow(100))).toBeCloseTo(11 / 31, 10)
  })

  test('lets its renewal begin at the decision, whole, when it is revoked', async () => {
    const { orderItemId, renewal, suspend, find } = await aChain()
    await suspend(daysFromNow(10))
    const at = daysFromNow(40)
    await tx((client) =>
      revokeEntitlements(queryBuilderOf(client), { orderItemIds: [orderItemId], at, reason: 'refund' }),
    )
    expect(await find(renewal, at)).toMatchObject({ startsAt: at, endsAt: new Date('2027-05-19T04:00:00Z') })
  })

  test('is restored whole where it had not begun', async () => {
    const subject = await anAccount()
    await grant(subject.accountId, 'patentBasic')
    const orderItemId = randomUUID()
    const renewal = await grant(subject.accountId, 'patentBasic', { source: { orderItemId } })
    await tx((client) =>
      suspendEntitlements(queryBuilderOf(client), { orderItemIds: [orderItemId], at: daysFromNow(5) }),
    )
    const at = daysFromNow(50)
    expect((await unusedShare(db(), orderItemId, at))?.share).toBe(1)
    await tx((client) => restoreEntitlements(queryBuilderOf(client), { orderItemIds: [orderItemId], at }))
    expect(await findEntitlement(db(), renewal, at)).toMatchObject({
      startsAt: at,
      endsAt: new Date('2027-05-29T04:00:00Z'),
    })
  })
})

test('an end that is changed moves the renewals along', async () => {
  const { accountId } = await anAccount()
  const first = await grant(accountId, 'trademarkBasic')
  const second = await grant(accountId, 'trademarkBasic')
  const later = daysFromNow(90)
  const change = { id: first, endsAt: later, expected: (await findEntitlement(db(), first, NOW))!.endsAt, at: NOW }
  expect(await tx((client) => changeEnd(queryBuilderOf(client), change))).toBeNull()
  expect(await findEntitlement(db(), second, NOW)).toMatchObject({ startsAt: later })
  expect(await tx((client) => changeEnd(queryBuilderOf(client), change))).toBe('unexpected')
})

test('the unused share is the smallest of time and stocks', async () => {
  const subject = await anAccount()
  const store = await connectKeyValueStore({ pool: pools[0] })
  const entitlements = createEntitlements({ pool: pools[0], keyValueStore: store, now: () => clock.now })
  const orderItemId = randomUUID()
  await grant(subject.accountId, 'patentBasic', { source: { orderItemId } })
  const shareOf = async (id: string, at: Date) => (await unusedShare(db(), id, at))?.share
  const share = (at: Date) => shareOf(orderItemId, at)
  expect(await share(NOW)).toBe(1)
  // 10 of the 31 days of March.
  expect(await share(daysFromNow(10))).toBeCloseTo(21 / 31, 10)
  await entitlements.consume(
    subject,
    { documentTranslation: 1, translationCharacters: 90_000, translationWords: 40_000 },
    { reference: 'd' },
  )
  expect(await share(daysFromNow(10))).toBeCloseTo(0.2, 10)
  expect(await share(daysFromNow(40))).toBe(0)
  expect(await unusedShare(db(), randomUUID(), NOW)).toBeNull()
  // What has not begun is unused.
  const renewal = randomUUID()
  await grant(subject.accountId, 'patentBasic', { source: { orderItemId: renewal } })
  expect(await shareOf(renewal, daysFromNow(10))).toBe(1)
  await tx((client) =>
    revokeEntitlements(queryBuilderOf(client), { orderItemIds: [renewal], at: NOW, reason: 'refund' }),
  )
  expect(await unusedShare(db(), renewal, NOW)).toBeNull()
})

describe('what to do next', () => {
  const nextStep = async (subject: Awaited<ReturnType<typeof anAccount>>, uses: Uses = { report: 1 }) => {
    const store = await connectKeyValueStore({ pool: pools[0] })
    const entitlements = createEntitlements({ pool: pools[0], keyValueStore: store, now: () => clock.now })
    const used = await entitlements.consume(subject, uses, { reference: randomUUID() })
    return used.allowed ? null : used.nextStep
  }
  const apply = (accountId: string, status: string, entitlementId: string | null = null) =>
    pools[0].query(
      `INSERT INTO trial_application
         (id, account_id, service_type, name, company, industry, phone, email, status, entitlement_id)
       VALUES ($1, $2, 27, 'a', 'b', 'software', '1', 'a@b.cn', $3::trial_status, $4)
       ON CONFLICT (account_id, service_type) DO UPDATE SET status = excluded.status,
         entitlement_id = excluded.entitlement_id`,
      [randomUUID(), accountId, status, entitlementId],
    )

  test('follows the trial, and anyone who has bought buys again', async () => {
    const subject = await anAccount()
    const { accountId } = subject
    expect(await nextStep(subject)).toBe('applyForTrial')
    await apply(accountId, 'submitted')
    expect(await nextStep(subject)).toBe('awaitTrial')
    await apply(accountId, 'rejected')
    expect(await nextStep(subject)).toBe('buy')
    const trial = await grant(accountId, 'trialTrademark', { kind: 'trial' })
    await apply(accountId, 'approved', trial)
    expect(await nextStep(subject)).toBeNull()
    clock.now = daysFromNow(3)
    expect(await nextStep(subject)).toBe('trialEnded')
    await grant(accountId, [{ services: ['report'], total: 1 }])
    expect(await nextStep(subject)).toBeNull()
    expect(await nextStep(subject)).toBe('buy')
    clock.now = NOW
  })

  test('is to come back tomorrow where nothing is sold', async () => {
    expect(await nextStep(await anAccount(), { pluginWords: 1 })).toBe('tomorrow')
  })
})
