import { randomUUID } from 'node:crypto'
import type { Pool } from 'pg'
import { queryBuilder, queryBuilderOf } from '../../packages/db/src/index.ts'
import type { MeteredService } from '../../packages/domain/src/money/metered-services.ts'
import {
  changeEnd,
  createEntitlements,
  grantPlan,
  listPlans,
  type Plan,
  restoreEntitlements,
  revokeEntitlements,
  suspendEntitlements,
  type Uses,
  unusedShare,
} from '../../packages/entitlements/src/index.ts'
import type { KeyValueStore } from '../../packages/key-value/src/index.ts'
import { inTransaction } from '../../packages/runtime/src/transaction.ts'

const HOUR_MS = 3_600_000
const SHANGHAI_MS = 8 * HOUR_MS
const start = Date.UTC(2027, 2, 10, 4)

/** Pseudo-random numbers that a seed repeats (mulberry32). */
function randomOf(seed: number) {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  return {
    below: (most: number) => Math.floor(next() * most),
    pick: <Value>(values: readonly Value[]): Value => values[Math.floor(next() * values.length)]!,
  }
}
type Random = ReturnType<typeof randomOf>

type ModelStock = { services: string[]; total: number; perDay: number | null; atOnce: number | null; spent: number[] }
type ModelAllowance = { service: string; perDay: number | null; atOnce: number | null }
type ModelEntitlement = {
  id: string
  orderItemId: string
  planId: string
  addsUp: boolean
  from: number
  to: number
  /** How long it lasts from whenever it begins; null where its end was set to a time. */
  period: Plan['period'] | null
  revoked: boolean
  /** Since when it cannot be used, and for how long it could not before. */
  suspendedAt: number | null
  suspendedMs: number
  stocks: ModelStock[]
  allowances: ModelAllowance[]
}

const dayOf = (ms: number) => Math.floor((ms + SHANGHAI_MS) / (24 * HOUR_MS))

/**
 * What plans promise, modelled as simply as possible: every unit is an entry of a list. It shares no code with what it
 * verifies.
 */
class PlanModel {
  readonly entitlements: ModelEntitlement[] = []
  private readonly freeUses: { reference: string; day: number; uses: Uses }[] = []
  private readonly stockUses: { reference: string; day: number; units: [ModelStock, number][] }[] = []

  constructor(private readonly free: ModelAllowance[]) {}

  /** It follows one that is suspended. */
  private isOnHold = (each: ModelEntitlement) =>
    this.entitlements.some(
      (other) =>
        other !== each &&
        !each.addsUp &&
        !other.addsUp &&
        other.planId === each.planId &&
        !other.revoked &&
        other.suspendedAt !== null &&
        other.to <= each.from,
    )

  private running = (at: number) =>
    this.entitlements.filter(
      (each) => !each.revoked && each.suspendedAt === null && !this.isOnHold(each) && each.from <= at && at < each.to,
    )

  usable(at: number) {
    const running = this.running(at).toSorted((a, b) => a.to - b.to || (a.id < b.id ? -1 : 1))
    const waiting = this.entitlements
      .filter((each) => !each.revoked && each.suspendedAt === null && (each.from > at || this.isOnHold(each)))
      .filter((each) => running.some(({ planId }) => planId === each.planId))
      .toSorted((a, b) => a.to - b.to || (a.id < b.id ? -1 : 1))
    return [...running, ...waiting]
  }

  private limit(service: string, of: 'perDay' | 'atOnce', at: number): number | null | undefined {
    const rows = [
      ...this.free.map((allowance) => ({ allowance, addsUp: false })),
      ...this.running(at).flatMap(({ allowances, addsUp }) => allowances.map((allowance) => ({ allowance, addsUp }))),
    ].filter(({ allowance }) => allowance.service === service)
    if (rows.length === 0) return undefined
    let highest = 0
    let added = 0
    let isNamed = false
    for (const { allowance, addsUp } of rows) {
      const amount = allowance[of]
      if (amount === null) continue
      isNamed = true
      if (addsUp) added += amount
      else highest = Math.max(highest, amount)
    }
    return isNamed ? highest + added : null
  }

  usedToday(service: string, at: number) {
    return this.freeUses
      .filter(({ day }) => day === dayOf(at))
      .reduce((sum, { uses }) => sum + (uses[service as MeteredService] ?? 0), 0)
  }

  left(service: string, at: number) {
    return this.usable(at)
      .flatMap(({ stocks }) => stocks)
      .filter(({ services }) => services.includes(service))
      .reduce((sum, { total, spent }) => sum + total - spent.length, 0)
  }

  consume(uses: Uses, reference: string, atOnce: number | undefined, at: number): 'new' | 'known' | 'refused' {
    const day = dayOf(at)
    const services = Object.keys(uses)
    const [main] = services as [string]
    const isKnown = [...this.freeUses, ...this.stockUses].some(
      (use) => use.reference === `${main}:${reference}` && use.day === day,
    )
    if (isKnown) return 'known'
    const isNamed = services.some((service) => this.limit(service, 'perDay', at) !== undefined)
    const most = this.limit(main, 'atOnce', at)
    const fits = most == null || atOnce === undefined || atOnce <= most
    const hasRoom = services.every((service) => {
      const perDay = this.limit(service, 'perDay', at)
      return perDay == null || this.usedToday(service, at) + uses[service as MeteredService]! <= perDay
    })
    if (isNamed && fits && hasRoom) {
      // What has no number of a day is not counted.
      const counted = services.filter((service) => this.limit(service, 'perDay', at) != null)
      const remaining = Object.fromEntries(Object.entries(uses).filter(([service]) => counted.includes(service)))
      this.freeUses.push({ reference: `${main}:${reference}`, day, uses: remaining })
      return 'new'
    }
    const units = this.pay(uses, main, atOnce, at)
    if (!units) return 'refused'
    for (const [stock, count] of units) for (let unit = 0; unit < count; unit++) stock.spent.push(day)
    this.stockUses.push({ reference: `${main}:${reference}`, day, units })
    return 'new'
  }

  private pay(uses: Uses, main: string, atOnce: number | undefined, at: number): [ModelStock, number][] | null {
    const owed = new Map(Object.entries(uses))
    const paid: [ModelStock, number][] = []
    const byPlugin = (stocks: ModelStock[]) => stocks.length === 1 && stocks[0]!.services.join(',') === 'pluginWords'
    const usable = this.usable(at).toSorted((a, b) => Number(byPlugin(b.stocks)) - Number(byPlugin(a.stocks)))
    for (const { stocks } of usable) {
      const requested = stocks.filter(({ services }) => services.some((service) => owed.has(service)))
      if (requested.length === 0) continue
      if (
        requested.some(
          (stock) => stock.atOnce !== null && stock.services.includes(main) && (atOnce ?? 0) > stock.atOnce,
        )
      )
        continue
      const bill = requested.map((stock) => {
        const count = Math.max(...stock.services.map((service) => owed.get(service) ?? 0))
        const today = stock.spent.filter((day) => day === dayOf(at)).length
        const room = Math.min(stock.total - stock.spent.length, (stock.perDay ?? Infinity) - today)
        return { stock, count, room: Math.max(0, room) }
      })
      if (bill.every(({ count, room }) => count <= room)) {
        for (const { stock, count } of bill) paid.push([stock, count])
        return paid
      }
      const [only] = bill
      if (bill.length > 1 || !only || only.room === 0) continue
      const measured = only.stock.services.filter((service) => (owed.get(service) ?? 0) > 0)
      if (measured.length !== 1 || owed.get(measured[0]!)! < 2) continue
      paid.push([only.stock, only.room])
      const rest = only.count - only.room
      owed.set(measured[0]!, rest)
      if (measured[0] === 'pluginWords') owed.set('translationWords', rest)
      if (measured[0] === 'translationWords' && owed.has('pluginWords')) owed.set('pluginWords', rest)
    }
    return null
  }

  giveBack(main: string, reference: string, day: number) {
    const name = `${main}:${reference}`
    const free = this.freeUses.findIndex((use) => use.reference === name && use.day === day)
    if (free !== -1) this.freeUses.splice(free, 1)
    const stock = this.stockUses.findIndex((use) => use.reference === name && use.day === day)
    if (stock === -1) return
    const [use] = this.stockUses.splice(stock, 1)
    for (const [from, count] of use!.units)
      for (let unit = 0; unit < count; unit++) from.spent.splice(from.spent.lastIndexOf(use!.day), 1)
  }

  grant(id: string, orderItemId: string, plan: Plan, quantity: number, at: number) {
    const same = this.entitlements.filter(({ planId, revoked }) => planId === plan.id && !revoked)
    const from = plan.addsUp ? at : Math.max(at, ...same.map(({ to }) => to))
    const times = plan.addsUp ? 1 : quantity
    const period = {
      months: plan.period.months && plan.period.months * times,
      days: plan.period.days && plan.period.days * times,
    }
    this.entitlements.push({
      id,
      orderItemId,
      planId: plan.id,
      addsUp: plan.addsUp,
      from,
      to: endAfter(from, period),
      period,
      revoked: false,
      suspendedAt: null,
      suspendedMs: 0,
      stocks: plan.limits.flatMap(({ services, perDay, total, atOnce }) =>
        total === null ? [] : [{ services, perDay, total: total * quantity, atOnce, spent: [] }],
      ),
      allowances: plan.limits.flatMap(({ services, perDay, total, atOnce }) => {
        const times = plan.addsUp ? quantity : 1
        if (total !== null) return []
        return [{ service: services[0]!, perDay: perDay && perDay * times, atOnce: atOnce && atOnce * times }]
      }),
    })
  }

  private waiting(planId: string, at: number) {
    return this.entitlements.filter(
      (each) =>
        each.planId === planId &&
        !each.addsUp &&
        !each.revoked &&
        (each.from > at || (each.suspendedAt ?? Infinity) < each.from || this.isOnHold(each)),
    )
  }

  /** What waits begins one after the other when what has begun ends, each for its whole period. */
  private arrange(planId: string, at: number, before: readonly ModelEntitlement[] = []) {
    const waiting = [...new Set([...before.filter(({ revoked }) => !revoked), ...this.waiting(planId, at)])]
    const begun = this.entitlements.filter(
      (each) => each.planId === planId && !each.addsUp && !each.revoked && !waiting.includes(each),
    )
    let end = Math.max(at, ...begun.map(({ to }) => to))
    for (const each of waiting.toSorted((a, b) => a.from - b.from || (a.id < b.id ? -1 : 1))) {
      const length = each.to - each.from
      each.from = end
      each.to = each.period ? endAfter(end, each.period) : end + length
      end = each.to
    }
    return waiting
  }

  private change(entitlement: ModelEntitlement, at: number, change: (isWaiting: boolean) => void) {
    const before = entitlement.addsUp ? [] : this.arrange(entitlement.planId, at)
    change(before.includes(entitlement))
    if (!entitlement.addsUp) this.arrange(entitlement.planId, at, before)
  }

  private isOver = (each: ModelEntitlement, at: number) =>
    each.revoked || (each.to <= at && each.suspendedAt === null && !this.isOnHold(each))

  revoke(entitlement: ModelEntitlement, at: number) {
    if (this.isOver(entitlement, at)) return
    this.change(entitlement, at, () => {
      entitlement.revoked = true
    })
  }

  suspend(entitlement: ModelEntitlement, at: number) {
    if (this.isOver(entitlement, at)) return
    this.change(entitlement, at, () => {
      entitlement.suspendedAt ??= at
    })
  }

  restore(entitlement: ModelEntitlement, at: number) {
    if (entitlement.revoked || entitlement.suspendedAt === null) return
    const lost = at - entitlement.suspendedAt
    this.change(entitlement, at, (isWaiting) => {
      entitlement.suspendedAt = null
      if (isWaiting) return
      entitlement.to += lost
      entitlement.suspendedMs += lost
    })
  }

  extend(entitlement: ModelEntitlement, to: number, at: number) {
    if (entitlement.revoked) return
    this.change(entitlement, at, () => {
      entitlement.to = to
      entitlement.period = null
    })
  }

  unusedShare(entitlement: ModelEntitlement, now: number) {
    const { revoked, from, to, suspendedAt, suspendedMs, stocks } = entitlement
    if (revoked) return 0
    const at = suspendedAt ?? now
    const isUnbegun = at <= from || this.isOnHold(entitlement)
    const time = isUnbegun ? 1 : at >= to ? 0 : Math.min(1, (to - at) / (to - from - suspendedMs))
    return Math.min(time, ...stocks.map(({ total, spent }) => (total - spent.length) / total))
  }
}

/** When a period ends: at the same time of the day of China, on the last day of a month that is shorter. */
function endAfter(from: number, { months, days }: Plan['period']): number {
  const date = new Date(from + SHANGHAI_MS)
  const target = new Date(date)
  target.setUTCDate(1)
  target.setUTCMonth(target.getUTCMonth() + (months ?? 0))
  const lastDay = new Date(Date.UTC(target.getUTCFullYear(), target.getUTCMonth() + 1, 0)).getUTCDate()
  target.setUTCDate(Math.min(date.getUTCDate(), lastDay))
  return target.getTime() + (days ?? 0) * 24 * HOUR_MS - SHANGHAI_MS
}

const usesOf = (random: Random): [Uses, number | undefined] => {
  const words = 1 + random.below(2000)
  return random.pick<() => [Uses, number | undefined]>([
    () => [{ search: 1 }, undefined],
    () => [{ patentSearch: 1 }, undefined],
    () => [{ report: 1 }, undefined],
    () => [{ bulkQuery: 1 }, random.pick([1, 3, 4, 9, 2000])],
    () => [{ monitoring: 1 }, 1 + random.below(6)],
    () => [{ translation: 1, translationCharacters: words, translationWords: words }, undefined],
    () => [{ translation: 1, translationCharacters: words, translationWords: words, pluginWords: words }, undefined],
    () => [
      { documentTranslation: 1, translation: 1, translationCharacters: 4 * words, translationWords: words },
      undefined,
    ],
  ])()
}

export type SequenceFault = { seed: number; step: number; what: string; expected: unknown; found: unknown }

/**
 * Compares consume, give back, grants, revocation, extension and expiry with the model, over random sequences.
 * @returns the first fault of each sequence that has one
 */
export async function comparePlansWithModel({
  pool,
  store,
  seeds,
  steps,
  atOnce = 8,
}: {
  pool: Pool
  store: KeyValueStore
  seeds: readonly number[]
  steps: number
  atOnce?: number
}): Promise<SequenceFault[]> {
  const plans = (await listPlans(queryBuilder(pool))).filter(({ kind }) => kind !== 'individual')
  const waiting = [...seeds]
  const faults: SequenceFault[] = []
  const work = async () => {
    for (let seed = waiting.shift(); seed !== undefined; seed = waiting.shift()) {
      const fault = await compareOne({ pool, store, seed, steps, plans })
      if (fault) faults.push(fault)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return faults
}

async function compareOne({
  pool,
  store,
  seed,
  steps,
  plans,
}: {
  pool: Pool
  store: KeyValueStore
  seed: number
  steps: number
  plans: readonly Plan[]
}): Promise<SequenceFault | null> {
  const random = randomOf(seed)
  const db = queryBuilder(pool)
  const subject = { accountId: randomUUID(), ip: '' }
  await pool.query('INSERT INTO account (id, phone) VALUES ($1, $2)', [subject.accountId, subject.accountId])
  let at = start + random.below(24) * HOUR_MS
  const entitlements = createEntitlements({ pool, keyValueStore: store, now: () => new Date(at) })
  const free = plans.find(({ kind }) => kind === 'free')!
  const model = new PlanModel(
    free.limits.map(({ services, perDay, atOnce }) => ({ service: services[0]!, perDay, atOnce })),
  )
  const used: { main: string; reference: string; day: number; receipt: string }[] = []
  const inTx = <Result>(work: (tx: ReturnType<typeof queryBuilderOf>) => Promise<Result>) =>
    inTransaction(pool, (client) => work(queryBuilderOf(client)))
  const anEntitlement = () => (model.entitlements.length === 0 ? null : random.pick(model.entitlements))

  for (let step = 0; step < steps; step++) {
    const differs = (what: string, expected: unknown, found: unknown): SequenceFault | null =>
      JSON.stringify(expected) === JSON.stringify(found) ? null : { seed, step, what, expected, found }
    let fault: SequenceFault | null = null
    const dice = random.below(100)
    if (dice < 50) {
      const [uses, size] = usesOf(random)
      const reference = `q${random.below(12)}`
      const expected = model.consume(uses, reference, size, at)
      const options = { reference, ...(size !== undefined && { atOnce: size }) }
      const found = await entitlements.consume(subject, uses, options)
      fault = differs(
        `consume ${JSON.stringify(uses)} ${reference} at once ${size}`,
        expected,
        found.allowed ? (found.isNew ? 'new' : 'known') : 'refused',
      )
      if (found.allowed) used.push({ main: Object.keys(uses)[0]!, reference, day: dayOf(at), receipt: found.receipt })
    } else if (dice < 62 && used.length > 0) {
      const { main, reference, day, receipt } = random.pick(used)
      model.giveBack(main, reference, day)
      await entitlements.giveBack(subject, receipt)
    } else if (dice < 74) {
      const plan = random.pick(plans.filter(({ kind }) => kind !== 'free'))
      const [quantity, orderItemId] = [1 + random.below(3), randomUUID()]
      const grant = { accountId: subject.accountId, planId: plan.id, source: { orderItemId }, quantity }
      const id = await inTx((tx) => grantPlan(tx, { ...grant, at: new Date(at) }))
      model.grant(id, orderItemId, plan, quantity, at)
    } else if (dice < 80) {
      const entitlement = anEntitlement()
      if (entitlement) {
        model.revoke(entitlement, at)
        const choice = { orderItemIds: [entitlement.orderItemId], at: new Date(at), reason: 'refund' }
        await inTx((tx) => revokeEntitlements(tx, choice))
      }
    } else if (dice < 82) {
      const entitlement = anEntitlement()
      if (entitlement) {
        const to = Math.max(entitlement.from, at) + (1 + random.below(2000)) * HOUR_MS
        model.extend(entitlement, to, at)
        await inTx((tx) => changeEnd(tx, { id: entitlement.id, endsAt: new Date(to), at: new Date(at) }))
      }
    } else if (dice < 87) {
      const entitlement = anEntitlement()
      if (entitlement) {
        model.suspend(entitlement, at)
        const choice = { orderItemIds: [entitlement.orderItemId], at: new Date(at) }
        await inTx((tx) => suspendEntitlements(tx, choice))
      }
    } else if (dice < 90) {
      const suspended = model.entitlements.filter(({ suspendedAt }) => suspendedAt !== null)
      const entitlement = suspended.length > 0 ? random.pick(suspended) : null
      if (entitlement) {
        model.restore(entitlement, at)
        const choice = { orderItemIds: [entitlement.orderItemId], at: new Date(at) }
        await inTx((tx) => restoreEntitlements(tx, choice))
      }
    } else if (dice < 95) {
      at += random.pick([1, 7, 24, 24 * 3, 24 * 20]) * HOUR_MS
    } else {
      const entitlement = anEntitlement()
      if (entitlement) {
        const found = await unusedShare(db, entitlement.orderItemId, new Date(at))
        fault = differs('unused share', model.unusedShare(entitlement, at).toFixed(9), (found?.share ?? 0).toFixed(9))
      }
    }
    fault ??= (await comparePeriods()) ?? (await compareUsage())
    if (fault) return fault

    async function comparePeriods() {
      const { rows } = await pool.query<{ id: string; from: Date; to: Date }>(
        `SELECT id, starts_at AS from, ends_at AS to FROM entitlement WHERE account_id = $1 AND revoked_at IS NULL ORDER BY id`,
        [subject.accountId],
      )
      const shown = (each: { id: string; from: Date | number; to: Date | number }) =>
        [each.id, new Date(each.from).toISOString(), new Date(each.to).toISOString()].join(' ')
      const expected = model.entitlements.filter(({ revoked }) => !revoked).map(shown)
      const found = rows.map(shown)
      const empty = rows.filter(({ from, to }) => from >= to)
      return differs('periods', [...expected.toSorted(), 0], [...found.toSorted(), empty.length])
    }

    async function compareUsage() {
      const service = random.pick(['search', 'report', 'translationWords', 'bulkQuery', 'patentSearch'] as const)
      const { used: count, extraLeft } = await entitlements.usage(subject, service)
      return differs(`usage of ${service}`, [model.usedToday(service, at), model.left(service, at)], [count, extraLeft])
    }
  }
  // The uses prove what the stocks say.
  const { rows } = await pool.query<{ id: string }>(
    `SELECT l.id FROM entitlement_limit l JOIN entitlement e ON e.id = l.entitlement_id
     LEFT JOIN entitlement_use u ON u.limit_id = l.id AND u.given_back_at IS NULL
     WHERE e.account_id = $1 GROUP BY l.id HAVING l.used <> coalesce(sum(u.units), 0)`,
    [subject.accountId],
  )
  return rows.length === 0 ? null : { seed, step: steps, what: 'uses and stocks', expected: [], found: rows }
}
