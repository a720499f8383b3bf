import { addDays, addMonths, isDay } from './dates.ts'

/** What a gazette announces of a mark: that it is published for opposition, or that it is registered. */
export const gazetteNoticeKinds = ['preliminary', 'registration'] as const
export type GazetteNoticeKind = (typeof gazetteNoticeKinds)[number]

/** How long an opposition may be filed against marks published from a day on. */
export type OppositionRule = {
  /** WIPO ST.3 code, EU for the EUIPO. */
  office: string
  /** First day of publication for which it holds, `YYYY-MM-DD`; null where it has not ended. */
  from: string | null
  /** Which notice begins the period: some offices hear oppositions only after registration. */
  begins: GazetteNoticeKind
  period: { months: number } | { days: number }
  /** Whether the day of publication is the first day of the period; elsewhere the day after it is. */
  countsPublication?: true
  /** The provision, as it is cited; null where the operator of the site has set the period. */
  source: string | null
}

/**
 * Published rules; of the offices that are not named the period is not known here. Longer periods on request and days
 * put off because an office is closed are not reckoned with.
 */
const publishedRules: readonly OppositionRule[] = [
  { office: 'CN', from: null, begins: 'preliminary', period: { months: 3 }, source: '商标法（2019）第三十三条' },
  {
    office: 'HK',
    from: null,
    begins: 'preliminary',
    period: { months: 3 },
    countsPublication: true,
    source: 'Trade Marks Rules (Cap. 559A) r. 16',
  },
  { office: 'MO', from: null, begins: 'preliminary', period: { months: 2 }, source: 'Decree-Law 97/99/M Art. 211' },
  { office: 'TW', from: null, begins: 'registration', period: { months: 3 }, source: '商標法第四十八條' },
  { office: 'JP', from: null, begins: 'registration', period: { months: 2 }, source: '商標法第四十三条の二' },
  { office: 'KR', from: null, begins: 'preliminary', period: { months: 2 }, source: '상표법 제60조' },
  { office: 'KR', from: '2025-07-22', begins: 'preliminary', period: { days: 30 }, source: '상표법 제60조 (2025)' },
  { office: 'US', from: null, begins: 'preliminary', period: { days: 30 }, source: '15 U.S.C. § 1063' },
  { office: 'EU', from: null, begins: 'preliminary', period: { months: 3 }, source: 'EUTMR (EU) 2017/1001 Art. 46' },
  { office: 'GB', from: null, begins: 'preliminary', period: { months: 2 }, source: 'Trade Marks Rules 2008 r. 17' },
]

/**
 * Rules that an operator sets, `CN@2027-01-01=2m;KR@2025-07-22=30d`: from that day of publication on, in months (m) or
 * days (d), for an office that is known here. They precede the published ones of the same day.
 * @throws RangeError for what cannot be read
 */
export function readOppositionRules(text: string): OppositionRule[] {
  return text
    .split(';')
    .filter((part) => part.trim())
    .map((part) => {
      const [, office, from, length, unit] = /^\s*([A-Z]{2})@(\d{4}-\d{2}-\d{2})=(\d{1,3})([md])\s*$/.exec(part) ?? []
      const known = publishedRules.find((rule) => rule.office === office)
      if (!office || !from || !isDay(from) || !known || Number(length) === 0)
        throw new RangeError(`not an opposition period: ${part.trim()}`)
      const period = unit === 'm' ? { months: Number(length) } : { days: Number(length) }
      return { ...known, from, period, source: null }
    })
}

export type Opposition = { rule: OppositionRule; deadline: string; isOpen: boolean }

/**
 * The last day on which an opposition may be filed against what a notice announces, which is part of the period; null
 * where this notice begins none or the rule of the office is not known. `today` is the day in Asia/Shanghai.
 */
export function oppositionAgainst(
  notice: { office: string; kind: GazetteNoticeKind; publishedOn: string },
  today: string,
  ownRules: readonly OppositionRule[] = [],
): Opposition | null {
  const rule = [...ownRules, ...publishedRules]
    .filter(({ office, from }) => office === notice.office && (from === null || from <= notice.publishedOn))
    .toSorted((a, b) => (b.from ?? '').localeCompare(a.from ?? ''))[0]
  if (!rule || rule.begins !== notice.kind) return null
  const deadline = lastDay(rule, notice.publishedOn)
  return { rule, deadline, isOpen: today <= deadline }
}

function lastDay({ period, countsPublication }: OppositionRule, publishedOn: string): string {
  const end = 'months' in period ? addMonths(publishedOn, period.months) : addDays(publishedOn, period.days)
  // A month without the corresponding day ends the period with its own last day, wherever that began.
  const isShortMonth = 'months' in period && end.slice(8) !== publishedOn.slice(8)
  return countsPublication && !isShortMonth ? addDays(end, -1) : end
}

/**
 * The period that the notices of a record have begun: that of its publication or, where the office hears oppositions
 * only after registration, that of its registration; null where none has begun or the rule is not known.
 */
export function oppositionOf(
  mark: { office: string; publishedOn: string | null; registrationPublishedOn: string | null },
  today: string,
  ownRules: readonly OppositionRule[] = [],
): Opposition | null {
  const against = (kind: GazetteNoticeKind, publishedOn: string | null) =>
    publishedOn === null ? null : oppositionAgainst({ office: mark.office, kind, publishedOn }, today, ownRules)
  return against('preliminary', mark.publishedOn) ?? against('registration', mark.registrationPublishedOn)
}
