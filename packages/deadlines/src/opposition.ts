import { isDay } from '@markwright/domain/dates/calendar'
import type { GazetteNoticeKind } from '@markwright/domain/marks/gazette-labels'
import { computeDeadline, holds } from './compute.ts'
import type { Deadline } from './deadline.ts'
import type { DeadlineEvent } from './events.ts'
import type { DeadlineRule, Period } from './rule.ts'
import { deadlineRules } from './rules/rules.ts'

/** How long an opposition may be filed against marks that an office publishes from a day on, as the operator has set it. */
export type OppositionRule = { office: string; from: string; period: OppositionPeriod }
export type OppositionPeriod = { months: number } | { days: number }

/** `period` is the length from publication; the provision is null where the operator of the site has set it. */
export type Opposition = { deadline: Deadline; period: OppositionPeriod; isOpen: boolean }

type Notice = { office: string; kind: GazetteNoticeKind; publishedOn: string; isDesignation: boolean }

/** Which notice begins the period: some offices hear oppositions only after registration. */
const eventOf: Record<GazetteNoticeKind, DeadlineEvent> = {
  preliminary: 'publication',
  registration: 'registration-publication',
}

/**
 * Offices that publish designations by international registrations in their own gazette and hear oppositions within the
 * period of national marks. Elsewhere it begins with another day, as with the gazette of WIPO in mainland China
 * (商标法实施条例第四十五条) and in Germany (MarkenG § 114), or a month after the publication in the European Union (EUTMR
 * Art. 196); of an office that is not named here it is not known.
 */
const withNationalPeriodForDesignations: ReadonlySet<string> = new Set(['US', 'JP', 'KR', 'GB'])

const oppositionRules = deadlineRules.filter(
  ({ kinds, periods }) =>
    kinds.includes('mark') && Object.values(eventOf).some((event) => periods[event] !== undefined),
)

/**
 * Rules that an operator sets, `CN@2028-01-01=2m;KR@2028-01-01=30d`: from that day of publication on, in months (m) or
 * days (d), for an office that is known here. They precede the published ones of the same day.
 * @throws RangeError for what cannot be read
 */
export function readOppositionRules(text: string): OppositionRule[] {
  return text
    .split(';')
    .filter((part) => part.trim())
    .map((part) => {
      const [, office, from, length, unit] = /^\s*([A-Z]{2})@(\d{4}-\d{2}-\d{2})=(\d{1,3})([md])\s*$/.exec(part) ?? []
      const isKnown = oppositionRules.some((rule) => rule.office === office)
      if (!office || !from || !isDay(from) || !isKnown || Number(length) === 0)
        throw new RangeError(`not an opposition period: ${part.trim()}`)
      return { office, from, period: unit === 'm' ? { months: Number(length) } : { days: Number(length) } }
    })
}

/**
 * The last day on which an opposition may be filed against what a notice announces, which is part of the period; null
 * where this notice begins none, or the rule of the office is not known for national marks or for designations. `today` is the day in Asia/Shanghai.
 */
export function oppositionAgainst(
  notice: Notice,
  today: string,
  ownRules: readonly OppositionRule[] = [],
): Opposition | null {
  const rule = ruleFor(notice)
  if (!rule) return null
  const request = requestOf(notice)
  const { office, event, date } = request
  const own = ownRules
    .filter((each) => each.office === office && each.from <= date && each.from >= (rule.from ?? ''))
    .toSorted((a, b) => b.from.localeCompare(a.from))[0]
  if (own) {
    const deadline = { ...computeDeadline(ownVersion(rule, event, own), request), law: null, source: null }
    return { deadline, period: own.period, isOpen: today <= deadline.due }
  }
  const deadline = computeDeadline(rule, request)
  return { deadline, period: lengthOf(rule.periods[event]!), isOpen: today <= deadline.due }
}

/** Whether a notice begins a period for oppositions; false also where the rule of the office is not known. */
export const beginsOpposition = (notice: Notice): boolean => ruleFor(notice) !== undefined

const requestOf = ({ office, kind, publishedOn }: Notice) =>
  ({ office, kind: 'mark', event: eventOf[kind], date: publishedOn }) as const

function ruleFor(notice: Notice): DeadlineRule | undefined {
  const { office, isDesignation } = notice
  if (isDesignation && !withNationalPeriodForDesignations.has(office)) return undefined
  return oppositionRules.find((rule) => rule.office === office && holds(rule, requestOf(notice)))
}

/** The published rule with the length that the operator has set. */
function ownVersion(rule: DeadlineRule, event: DeadlineEvent, { period }: OppositionRule): DeadlineRule {
  const { counting } = rule.periods[event]!
  return {
    ...rule,
    periods: { [event]: { ...period, ...(counting && { counting }) } },
    note: { zh: '期限由本站运营方设定', en: 'The length of the period was set by the operator of this site.' },
    readings: [],
    extensions: [],
  }
}

const lengthOf = ({ months, days = 0 }: Period): OppositionPeriod => (months === undefined ? { days } : { months })

/**
 * The period that the notices of a record have begun: that of its publication or, where the office hears oppositions
 * only after registration, that of its registration; null where none has begun or the rule is not known.
 */
export function oppositionOf(
  mark: { office: string; publishedOn: string | null; registrationPublishedOn: string | null; isDesignation: boolean },
  today: string,
  ownRules: readonly OppositionRule[] = [],
): Opposition | null {
  const { office, isDesignation } = mark
  const against = (kind: GazetteNoticeKind, publishedOn: string | null) =>
    publishedOn === null ? null : oppositionAgainst({ office, isDesignation, kind, publishedOn }, today, ownRules)
  return against('preliminary', mark.publishedOn) ?? against('registration', mark.registrationPublishedOn)
}
