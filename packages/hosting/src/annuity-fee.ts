import type { Deadline } from '@markwright/deadlines'
import { addYears } from '@markwright/domain/dates/calendar'
import type { PatentKind } from './portfolio-item.ts'

/** Names the product of annuities and the list of their orders; it is ordered with what is to be paid, not from the price list. */
export const ANNUITY_ORDERS = 'Annuity'

export const feeReductions = ['cn85', 'cn70', 'usSmall', 'usMicro'] as const
export type FeeReduction = (typeof feeReductions)[number]

/** A fee of an office as it is charged on a day; amounts in minor units of its currency. */
export type OfficeFee = {
  office: string
  code: string
  name: { cn: string; en: string }
  currency: string
  /** Null where the fee has ended and what replaces it is not known. */
  amountMinor: number | null
  validFrom: string
  source: string
}
/** What is charged for one reason, from the fee of an office. */
export type AnnuityLine = OfficeFee & { amountMinor: number; kind: 'annuity' | 'claims' | 'surcharge' }

/**
 * `fee`: the office has none on that day, or none that is known; `claims`: it counts claims, and their number is missing;
 * `surcharge`: what a late payment adds is not known; `lapsed`: it can no longer be paid.
 */
export type AnnuityFee =
  | { known: true; currency: string; totalMinor: number; lines: AnnuityLine[] }
  | { known: false; gap: 'fee' | 'claims' | 'surcharge' | 'lapsed' }

export type AnnuityOf = {
  office: string
  kind: PatentKind
  year: number
  claims: number | null
  reduction: FeeReduction | null
  filedOn: string | null
  grantedOn: string | null
  deadline: Pick<Deadline, 'due' | 'graceEnd' | 'tiers'>
}

const rights = { patent: 'invention', utility: 'utility', design: 'design' } as const

/** Share of the annuity that a late payment adds, in percent, where the deadline has no tiers. */
const lateShares: Readonly<Record<string, number>> = { EP: 50, FR: 50, JP: 100 }
/** Offices whose surcharge is a fee of its own. */
const lateFees: ReadonlySet<string> = new Set(['DE', 'HK', 'US'])

/** Offices that charge for each claim. */
const countsClaims: ReadonlySet<string> = new Set(['JP', 'KR'])

/** In China the annuities of the first ten years from the grant are reduced (财税〔2016〕78号, 国家知识产权局公告第272号). */
const REDUCED_YEARS = 10
const reductionShares = { cn85: 85, cn70: 70 } as const

/**
 * What an office charges for a patent year if it is paid on a day, by the fees of that day.
 * @param fees those of the office that are in effect on the day
 */
export function annuityFee(annuity: AnnuityOf, payOn: string, fees: readonly OfficeFee[]): AnnuityFee {
  const { office, deadline } = annuity
  if (payOn > (deadline.graceEnd ?? deadline.due)) return { known: false, gap: 'lapsed' }
  const entity = annuity.reduction === 'usSmall' ? '.small' : annuity.reduction === 'usMicro' ? '.micro' : ''
  const find = (code: string) => fees.find((fee) => fee.office === office && fee.code === code)
  const full = charged(findOfYear(annuity, entity, find))
  if (!full) return { known: false, gap: 'fee' }
  const lines: AnnuityLine[] = [{ ...full, amountMinor: reduced(full.amountMinor, annuity), kind: 'annuity' }]
  if (countsClaims.has(office)) {
    const perClaim = charged(find(`${full.code}.claim`))
    if (!perClaim) return { known: false, gap: 'fee' }
    if (annuity.claims === null) return { known: false, gap: 'claims' }
    lines.push({ ...perClaim, amountMinor: perClaim.amountMinor * annuity.claims, kind: 'claims' })
  }
  const isLate = payOn > deadline.due
  if (isLate) {
    const surcharge = surchargeOf(annuity, payOn, { full, lines, late: charged(find(`patent.annuity.late${entity}`)) })
    if (surcharge === null) return { known: false, gap: 'surcharge' }
    if (surcharge.amountMinor > 0) lines.push(surcharge)
  }
  return {
    known: true,
    currency: full.currency,
    totalMinor: lines.reduce((total, { amountMinor }) => total + amountMinor, 0),
    lines,
  }
}

type ChargedFee = OfficeFee & { amountMinor: number }
const charged = (fee: OfficeFee | undefined): ChargedFee | undefined =>
  fee === undefined || fee.amountMinor === null ? undefined : { ...fee, amountMinor: fee.amountMinor }

/** Tables name the first of the years that pay the same. */
function findOfYear({ kind, year }: AnnuityOf, entity: string, find: (code: string) => OfficeFee | undefined) {
  for (let first = year; first >= 1; first--) {
    const fee = find(`patent.annuity.${rights[kind]}.${first}${entity}`)
    if (fee) return fee
  }
  return undefined
}

function reduced(amount: number, { office, year, reduction, filedOn, grantedOn }: AnnuityOf): number {
  if (office !== 'CN' || (reduction !== 'cn85' && reduction !== 'cn70')) return amount
  if (filedOn === null || grantedOn === null) return amount
  // Of the year of the grant and the nine after it: each begins on an anniversary of the filing.
  if (addYears(filedOn, year - 1) > addYears(grantedOn, REDUCED_YEARS - 1)) return amount
  return Math.round((amount * (100 - reductionShares[reduction])) / 100)
}

/** Null where it is not known. In China it is a share of the full annuity, also of a reduced one. */
function surchargeOf(
  { office, deadline }: AnnuityOf,
  payOn: string,
  { full, lines, late }: { full: ChargedFee; lines: readonly AnnuityLine[]; late: ChargedFee | undefined },
): AnnuityLine | null {
  const of = (amountMinor: number): AnnuityLine => ({ ...full, name: surchargeName, amountMinor, kind: 'surcharge' })
  if (deadline.tiers.length > 0) {
    const tier = deadline.tiers.find(({ from, to }) => from <= payOn && payOn <= to)
    return tier ? of(Math.round((full.amountMinor * tier.percent) / 100)) : null
  }
  if (lateFees.has(office)) return late ? { ...late, kind: 'surcharge' } : null
  const share = lateShares[office]
  if (share === undefined) return null
  const sum = lines.reduce((total, { amountMinor }) => total + amountMinor, 0)
  return of(Math.round((sum * share) / 100))
}

const surchargeName = { cn: '年费滞纳金', en: 'Surcharge for late payment' }
