import { type QueryBuilder, queryBuilder, queryBuilderOf } from '@markwright/db'
import { addDays, HOME_ZONE, todayIn } from '@markwright/domain/dates/calendar'
import type { MeteredService } from '@markwright/domain/money/metered-services'
import type { KeyValueStore } from '@markwright/key-value'
import { inTransaction } from '@markwright/runtime/transaction.ts'
import type { Pool } from 'pg'
import { findCards, type MemberCard } from './cards.ts'
import { allowanceOf, hasStock, type HeldEntitlement, isRunning, listHeld, stockLeft } from './held-entitlements.ts'
import { findNextStep, type NextStep } from './next-step.ts'
import { mainService, type Uses } from './pay-from-stock.ts'
import { createPlanCache, type Plan } from './plans.ts'
import { findCharge, returnToStock, spendStock, type StockUse } from './spend-stock.ts'

/** What is counted for a day has the day in its name, so it may outlive it. */
const DAY_SECONDS = 24 * 60 * 60

/** Who uses something: a member, or a visitor by the address. */
export type Subject = { accountId: string | null; ip: string }

/** What a subject has used of a service, and what is left. */
export type Usage = {
  /** Units of today and how many there are in a day; both 0 where none are free. */
  used: number
  limit: number
  /** Units of stocks, which are used once those of the day are used up. */
  extraLeft: number
  /** At the same time; null where that is not limited. */
  atOnce: number | null
  /** When the units of the day come back: `YYYY-MM-DD HH:mm:ss` in Asia/Shanghai. */
  resetAt: string
  /** What runs beside what everybody may use: paid also where staff have granted it. */
  mode: 'free' | 'trial' | 'paid'
  /** When the last of that ends. */
  endsAt: Date | null
}

/** `atOnce`: how many there would be at the same time. `tx`: a transaction that what is used of stocks belongs to. */
export type UseOptions = { reference: string; atOnce?: number; tx?: QueryBuilder }

/**
 * `receipt`: names what was used, to give it back later. `isNew`: whether it was not used before under this reference
 * today.
 */
export type Consumption =
  | { allowed: true; isNew: boolean; receipt: string; usage: Usage; giveBack: () => Promise<void> }
  | { allowed: false; reason: 'perDay' | 'atOnce' | 'stock'; nextStep: NextStep; usage: Usage }

/**
 * What visitors and members may use: what is free each day, what was bought, tried and granted. Counting is atomic
 * among any number of processes.
 */
export function createEntitlements({
  pool,
  keyValueStore,
  now,
}: {
  pool: Pool
  keyValueStore: KeyValueStore
  now: () => Date
}) {
  const db = queryBuilder(pool)
  const plans = createPlanCache({ db, now })
  const inTx = <Result>(tx: QueryBuilder | undefined, work: (tx: QueryBuilder) => Promise<Result>) =>
    tx ? work(tx) : inTransaction(pool, (client) => work(queryBuilderOf(client)))

  const read = async ({ accountId }: Subject, at: Date, tx?: QueryBuilder) => {
    const all = await plans.list(tx)
    const held = accountId === null ? [] : await listHeld(tx ?? db, accountId, at)
    return { plans: all, free: all.find(({ kind }) => kind === 'free') ?? null, held }
  }
  type Read = { plans: Plan[]; free: Plan | null; held: HeldEntitlement[] }

  const counterOf = (service: MeteredService, { accountId, ip }: Subject, at: Date) =>
    `quota:${service}:${todayIn(HOME_ZONE, at)}:${accountId ?? ip}`

  const usedToday = async (...of: Parameters<typeof counterOf>) =>
    Number((await keyValueStore.find(counterOf(...of))) ?? 0)

  const usageOf = (service: MeteredService, { free, held }: Read, used: number, at: Date): Usage => {
    const allowance = allowanceOf(service, free, held, at)
    return {
      used,
      limit: allowance?.perDay ?? 0,
      extraLeft: stockLeft([service], held, at),
      atOnce: allowance?.atOnce ?? null,
      resetAt: `${addDays(todayIn(HOME_ZONE, at), 1)} 00:00:00`,
      ...modeOf(service, held, at),
    }
  }

  /** Gives back what was used under a receipt, once however often it is said. */
  const giveBack = async (subject: Subject, receipt: string, tx?: QueryBuilder): Promise<void> => {
    const { accountId } = subject
    await keyValueStore.uncount(requestedKey(subject, receipt))
    if (accountId !== null) await inTx(tx, (within) => returnToStock(within, { accountId, reference: receipt }, now()))
  }

  return {
    plans,
    giveBack,

    /** The member's card; null where there is none. */
    findCard: async (accountId: string): Promise<MemberCard | null> =>
      (await findCards(db, [accountId], now())).get(accountId) ?? null,

    async usage(subject: Subject, service: MeteredService): Promise<Usage> {
      const at = now()
      const [found, used] = await Promise.all([read(subject, at), usedToday(service, subject, at)])
      return usageOf(service, found, used, at)
    },

    /** Units that stocks of a member still have for any of the services. */
    async stockLeft(accountId: string, services: readonly MeteredService[]): Promise<number> {
      const at = now()
      return stockLeft(services, await listHeld(db, accountId, at), at)
    },

    /**
     * Uses something: of what is free today first, otherwise of what the member has bought, tries or was granted; all of
     * `uses` or nothing. The same reference is charged once a day.
     */
    async consume(subject: Subject, uses: Uses, { reference, atOnce, tx }: UseOptions): Promise<Consumption> {
      const at = now()
      const main = mainService(uses)
      const services = Object.keys(uses) as MeteredService[]
      const receipt = `${main}:${todayIn(HOME_ZONE, at)}:${reference}`
      const key = requestedKey(subject, receipt)
      const found = await read(subject, at, tx)
      const allowances = services.map((service) => ({
        service,
        allowance: allowanceOf(service, found.free, found.held, at),
      }))
      const most = allowances.find(({ service }) => service === main)?.allowance?.atOnce ?? null
      const hasAllowance = allowances.some(({ allowance }) => allowance !== null)
      const fitsAtOnce = most === null || atOnce === undefined || atOnce <= most

      const counters = allowances.flatMap(({ service, allowance }) =>
        allowance?.perDay == null ? [] : [{ service, by: uses[service] ?? 0, most: allowance.perDay }],
      )
      const isFree = hasAllowance && fitsAtOnce
      const counted = isFree
        ? await keyValueStore.countOnce(
            key,
            counters.map(({ service, ...rest }) => ({ ...rest, counter: counterOf(service, subject, at) })),
            DAY_SECONDS,
          )
        : null
      const position = counters.findIndex(({ service }) => service === main)
      const usageAfter = async (after: Read): Promise<Usage> => {
        const used = counted?.counts[position] ?? (await usedToday(main, subject, at))
        return usageOf(main, after, used, at)
      }
      const allowed = async (isNew: boolean, after: Read): Promise<Consumption> => ({
        allowed: true,
        isNew,
        receipt,
        usage: await usageAfter(after),
        // Its twin gives it back where that fails.
        giveBack: async () => {
          if (isNew) await giveBack(subject, receipt)
        },
      })
      if (counted && counted.state !== 'full') return allowed(counted.state === 'counted', found)
      if (!counted && (await keyValueStore.find(key)) !== null) return allowed(false, found)

      const { accountId } = subject
      if (accountId !== null && hasStock(services, found.held)) {
        const isLeft = stockLeft(services, found.held, at) > 0
        const use: StockUse = { accountId, uses, reference: receipt, atOnce }
        const spent = isLeft ? await inTx(tx, (within) => spendStock(within, use, at)) : await findCharge(tx ?? db, use)
        // What was paid need not be looked up again today.
        if (spent && !tx) await keyValueStore.countOnce(key, [], DAY_SECONDS)
        if (spent) return allowed(spent === 'spent', await read(subject, at, tx))
      }
      return {
        allowed: false,
        reason: !hasAllowance ? 'stock' : fitsAtOnce ? 'perDay' : 'atOnce',
        nextStep: await findNextStep(tx ?? db, { accountId, services, at, ...found }),
        usage: await usageAfter(found),
      }
    },
  }
}
export type Entitlements = ReturnType<typeof createEntitlements>

/** Units that may still be used, today's and those of stocks. */
export const unitsLeft = ({ used, limit, extraLeft }: Usage) => Math.max(0, limit - used) + extraLeft

const requestedKey = ({ accountId, ip }: Subject, receipt: string) => `used:${accountId ?? ip}:${receipt}`

/** Paid goes before a trial. */
function modeOf(service: MeteredService, held: readonly HeldEntitlement[], at: Date): Pick<Usage, 'mode' | 'endsAt'> {
  const running = held.filter(
    (each) =>
      isRunning(each, at) &&
      each.limits.some(({ services, total, used }) => services.includes(service) && (total === null || used < total)),
  )
  const paid = running.filter(({ kind }) => kind !== 'trial')
  const shown = paid.length > 0 ? paid : running
  const last = shown.at(-1)
  if (!last) return { mode: 'free', endsAt: null }
  return { mode: paid.length > 0 ? 'paid' : 'trial', endsAt: last.endsAt }
}
