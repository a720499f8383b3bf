import type { AnnuityFee } from '@markwright/api-client/models/annuityFee'
import { decimalOf, isCurrency, parseMoney } from '@markwright/domain/money/amounts'

export const annuityStages = ['open', 'ordered', 'paid', 'instructed', 'done'] as const
export const decisions = ['undecided', 'asked', 'keep', 'drop'] as const

/** The most that one link asks about. */
export const ASKED_MAX = 200

type KnownFee = AnnuityFee & { currency: string; official: string; officialCny: string; service: string; total: string }

/** A fee of which everything is known, or null. */
export const knownFee = (fee: AnnuityFee | null): KnownFee | null => (fee?.known ? (fee as KnownFee) : null)

function sum(amounts: readonly string[], name = 'CNY') {
  const currency = isCurrency(name) ? name : 'CNY'
  return decimalOf(
    amounts.reduce((total, amount) => total + (parseMoney(amount, currency) ?? 0), 0),
    currency,
  )
}

/** What the office adds because it is paid late, in its currency; null where it adds nothing. */
export function surchargeOf({ currency, lines }: AnnuityFee): string | null {
  const added = lines.filter(({ kind }) => kind === 'surcharge')
  return added.length > 0
    ? sum(
        added.map(({ amount }) => amount),
        currency ?? 'CNY',
      )
    : null
}

/** What fees come to together, in CNY, and how many of them are not known. */
export function sumFees(fees: readonly (AnnuityFee | null)[]) {
  const known = fees.map(knownFee).filter((fee) => fee !== null)
  return {
    count: known.length,
    unknown: fees.length - known.length,
    official: sum(known.map(({ officialCny }) => officialCny)),
    service: sum(known.map(({ service }) => service)),
    total: sum(known.map(({ total }) => total)),
  }
}
