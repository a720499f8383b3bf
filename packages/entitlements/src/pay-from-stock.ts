import type { MeteredService } from '@markwright/domain/money/metered-services'
import type { HeldEntitlement, HeldLimit } from './held-entitlements.ts'

/** How much something uses of each service; the first is what it is. A stock is charged for the one that it counts. */
export type Uses = Partial<Record<MeteredService, number>>

/** The service that names what is used. */
export const mainService = (uses: Uses): MeteredService => {
  const [first] = Object.keys(uses) as MeteredService[]
  if (!first) throw new Error('nothing is used')
  return first
}

/** Services that measure the same words: anyone who pays some of one pays as many of the other. */
const sameWords: readonly MeteredService[] = ['translationWords', 'pluginWords']

export type Charge = { limitId: string; units: number }

/**
 * From which stocks it is paid, all of it or null. One entitlement pays for everything that it counts; words and other
 * measures may come from several. Words of plug-ins, which pay for nothing else, are used before other words. `held`:
 * usable, in the order in which it is used. `atOnce`: as `consume` has it.
 */
export function payFromStock(
  held: readonly HeldEntitlement[],
  uses: Uses,
  { day, atOnce }: { day: string; atOnce: number | undefined },
): Charge[] | null {
  const main = mainService(uses)
  const remaining: Uses = { ...uses }
  const charges: Charge[] = []
  for (const { limits } of pluginWordsFirst(held)) {
    const stocks = limits.filter(({ total, services }) => total !== null && services.some((each) => each in remaining))
    const isTooMuchAtOnce = stocks.some(
      (stock) =>
        stock.atOnce !== null && atOnce !== undefined && stock.services.includes(main) && atOnce > stock.atOnce,
    )
    if (stocks.length === 0 || isTooMuchAtOnce) continue
    const wanted = stocks.map((stock) => ({ stock, units: unitsOf(stock, remaining), room: roomOf(stock, day) }))
    if (wanted.every(({ units, room }) => units <= room))
      return [...charges, ...wanted.map(({ stock, units }) => ({ limitId: stock.id, units }))]
    const [only] = wanted
    if (!only || wanted.length > 1 || only.room === 0) continue
    const service = measureOf(only.stock, remaining)
    if (!service) continue
    charges.push({ limitId: only.stock.id, units: only.room })
    for (const each of sameWords.includes(service) ? sameWords : [service])
      if (remaining[each] !== undefined) remaining[each] = only.units - only.room
  }
  return null
}

function pluginWordsFirst(held: readonly HeldEntitlement[]): HeldEntitlement[] {
  const isForPlugins = ({ limits }: HeldEntitlement) =>
    limits.every(({ services }) => services.every((service) => service === 'pluginWords'))
  return [...held.filter(isForPlugins), ...held.filter((each) => !isForPlugins(each))]
}

/** Of services that share a stock, the largest amount: a translation is one use however long it is. */
const unitsOf = ({ services }: HeldLimit, uses: Uses) => Math.max(...services.map((service) => uses[service] ?? 0))

/** What may still be used of a stock today. */
function roomOf({ total, used, perDay, usedOn, usedThatDay }: HeldLimit, day: string): number {
  const left = Math.max(0, (total ?? 0) - used)
  return perDay === null ? left : Math.max(0, Math.min(left, perDay - (usedOn === day ? usedThatDay : 0)))
}

/** The service of a stock that counts nothing else of what is used, and that may be paid in parts. */
function measureOf({ services }: HeldLimit, uses: Uses): MeteredService | null {
  const counted = services.filter((service) => (uses[service] ?? 0) > 0)
  return counted.length === 1 && uses[counted[0]!]! > 1 ? counted[0]! : null
}
