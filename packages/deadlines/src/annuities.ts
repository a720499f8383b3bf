import { addYears } from '@markwright/domain/dates/calendar'
import { computeDeadlines, isCovered } from './compute.ts'
import type { Deadline } from './deadline.ts'
import type { DeadlineEvent } from './events.ts'
import type { RightKind } from './rule.ts'
import { deadlineRules } from './rules/rules.ts'

/** A patent, utility model or design; days as `YYYY-MM-DD`, null where they are not known or did not happen yet. */
export type PatentTerm = {
  office: string
  kind: Exclude<RightKind, 'mark'>
  filedOn: string | null
  /** Day of the grant or, in Japan and Korea, of the registration. */
  grantedOn: string | null
  /** Last day of the term where it is known to differ from that of the law, as after an extension. */
  expiresOn?: string | null
}

/**
 * A fee that keeps a patent in force. `year` is the patent year it is for, from 1; in the United States, whose fees are for
 * several years, the year that begins soonest after the last day: 4, 8 and 12.
 */
export type Annuity = { year: number; deadline: Deadline }

export type AnnuityGap = 'office' | 'filedOn' | 'grantedOn'

/** `unknownYears`: years whose fee fell due before the grant, so that it is due on a later day, of which there is no rule here. */
export type Annuities =
  | { known: true; annuities: Annuity[]; unknownYears: number[] }
  | { known: false; gap: AnnuityGap }

type Scheme = {
  rules: readonly string[]
  event: Extract<DeadlineEvent, 'filing' | 'grant' | 'registration'>
  /** Whether fees are charged before the grant (pending), only after it, or only up to it. */
  owed: 'pending' | 'after-grant' | 'until-grant'
  /** What happens to fees that fell due before the grant: paid with it, or by a rule that is not part of the product. */
  beforeGrant?: 'with-grant' | 'unknown'
  /** Years of which a single fee is due, with the rule of each; absent where every year has one. */
  single?: Readonly<Record<string, number>>
  /** Years from the filing after which nothing is in force, where the table of the rules has no end of the term. */
  termYears?: Partial<Record<PatentTerm['kind'], number>>
}

const schemes: Readonly<Record<string, Scheme>> = {
  CN: { rules: ['CN-PAT-ANNUITY'], event: 'filing', owed: 'after-grant', beforeGrant: 'with-grant' },
  DE: { rules: ['DE-PAT-ANNUITY'], event: 'filing', owed: 'pending', termYears: { patent: 20 } },
  EP: { rules: ['EP-PAT-ANNUITY'], event: 'filing', owed: 'until-grant', termYears: { patent: 20 } },
  FR: { rules: ['FR-PAT-ANNUITY'], event: 'filing', owed: 'pending', termYears: { patent: 20 } },
  GB: {
    rules: ['GB-PAT-ANNUITY'],
    event: 'filing',
    owed: 'after-grant',
    beforeGrant: 'unknown',
    termYears: { patent: 20 },
  },
  HK: { rules: ['HK-PAT-RENEW'], event: 'grant', owed: 'after-grant', termYears: { patent: 20 } },
  JP: { rules: ['JP-PAT-ANNUITY'], event: 'registration', owed: 'after-grant', termYears: { patent: 20, utility: 10 } },
  KR: { rules: ['KR-PAT-ANNUITY'], event: 'registration', owed: 'after-grant', termYears: { patent: 20 } },
  US: {
    rules: ['US-PAT-MF1', 'US-PAT-MF2', 'US-PAT-MF3'],
    event: 'grant',
    owed: 'after-grant',
    single: { 'US-PAT-MF1': 4, 'US-PAT-MF2': 8, 'US-PAT-MF3': 12 },
  },
}

/** The short-term patent of Hong Kong is renewed once. */
const shortTerm: Scheme = {
  rules: ['HK-STP-RENEW'],
  event: 'filing',
  owed: 'pending',
  single: { 'HK-STP-RENEW': 5 },
}

/** No table of an office goes further. */
const YEARS_MAX = 25

/**
 * All fees that keep a patent in force, from the first to the end of its longest term, with their last days; whether one
 * has been paid is not known here. Nothing is guessed: an office, or a day from which the fees count, that is not known
 * gives none.
 */
export function annuitiesOf(stated: PatentTerm): Annuities {
  const patent = { ...stated, filedOn: dayOf(stated.filedOn), grantedOn: dayOf(stated.grantedOn) }
  const { office, kind, filedOn, grantedOn } = patent
  const scheme = office === 'HK' && kind === 'utility' ? shortTerm : schemes[office]
  const rule = scheme && deadlineRules.find(({ id }) => id === scheme.rules[0])
  if (!scheme || !rule?.kinds.includes(kind)) return { known: false, gap: 'office' }
  if (scheme.owed === 'after-grant' && grantedOn === null) return { known: false, gap: 'grantedOn' }
  const from = scheme.event === 'filing' ? filedOn : grantedOn
  if (from === null || (office === 'HK' && filedOn === null))
    return { known: false, gap: scheme.event === 'filing' || office === 'HK' ? 'filedOn' : 'grantedOn' }
  const end = endOfTerm(patent, scheme)
  const years = scheme.single ? [undefined] : Array.from({ length: YEARS_MAX }, (_, index) => index + 1)
  const all = years.flatMap((year) => feesOf(patent, scheme, from, year))
  const within = all.filter(({ deadline }) => end === null || nominalOf(deadline) < end)
  return owedOf(within, patent, scheme)
}

/** A day of which nothing can be computed is none that is known. */
const dayOf = (day: string | null) => (day !== null && isCovered(day) ? day : null)

function feesOf({ office, kind, filedOn }: PatentTerm, scheme: Scheme, date: string, year: number | undefined) {
  const response = computeDeadlines({
    office,
    kind,
    event: scheme.event,
    date,
    ...(year !== undefined && { year }),
    ...(filedOn !== null && { filedOn }),
  })
  if (!response.known) return []
  return response.deadlines
    .filter(({ rule }) => scheme.rules.includes(rule))
    .map((deadline): Annuity => ({ year: year ?? scheme.single![deadline.rule]!, deadline }))
}

function owedOf(all: Annuity[], { filedOn, grantedOn }: PatentTerm, { owed, beforeGrant }: Scheme): Annuities {
  const unknownYears: number[] = []
  const isOwed = ({ year, deadline }: Annuity): boolean => {
    if (grantedOn === null) return true
    if (owed === 'until-grant') return filedOn !== null && addYears(filedOn, year - 1) <= grantedOn
    if (beforeGrant === undefined || nominalOf(deadline) > grantedOn) return true
    if (beforeGrant === 'unknown') unknownYears.push(year)
    return false
  }
  return { known: true, annuities: all.filter(isOwed), unknownYears }
}

/** The day on which the term ends: a fee that may be paid until then is for a year after it. Null where it is not known. */
function endOfTerm({ office, kind, filedOn, expiresOn }: PatentTerm, { termYears }: Scheme): string | null {
  if (expiresOn) return expiresOn
  if (filedOn === null) return null
  const response = computeDeadlines({ office, kind, event: 'filing', date: filedOn })
  const term = response.known
    ? response.deadlines.find(({ rule }) => rule.endsWith('-TERM') || rule.endsWith('-TERM-OLD'))
    : null
  if (term) return term.due
  const years = termYears?.[kind]
  return years === undefined ? null : addYears(filedOn, years)
}

/** The last day before it was moved. */
function nominalOf({ due, calculation }: Deadline): string {
  const rolled = calculation.find((step) => step.step === 'rolls' && step.of === 'due')
  return rolled?.step === 'rolls' ? rolled.from : due
}
