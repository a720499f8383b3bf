import type { CalendarCertainty } from './calendars/office-calendar.ts'
import type { CalendarId } from './calendars/calendars.ts'
import type { Counting, Span } from './counting.ts'
import type { DeadlineEvent } from './events.ts'
import type { DeadlineRule, DeliveryMethod, OpeningCounting, RightKind, Source } from './rule.ts'
import type { Text } from './text.ts'

export type DeadlineRequest = {
  /** WIPO ST.3 code; EP for the EPO, EU for the EUIPO, WO for the International Bureau. */
  office: string
  kind: RightKind
  event: DeadlineEvent
  /** Day of the event, or day on which the document is dated and sent, `YYYY-MM-DD`. */
  date: string
  /** How the document came, and the day on which it is proved to have come. Without it the date is taken as that day. */
  delivery?: { method: DeliveryMethod; receivedOn?: string }
  /** Which term of a right is requested, from 1. */
  term?: number
  /** Which year a fee is for, from 1. */
  year?: number
  /** For periods that count from an anniversary of the filing after the event. */
  filedOn?: string
  applicant?: 'resident' | 'non-resident'
}

/** What is not covered, or what the request lacks; nothing is guessed then. */
export type DeadlineGap = 'office' | 'kind' | 'event' | 'year' | 'filedOn'

export type DeadlineResponse = { known: true; deadlines: Deadline[] } | { known: false; gap: DeadlineGap }

/** A last day with the rule and the source that it follows from. Days as `YYYY-MM-DD`; all are part of their period. */
export type Deadline = {
  rule: string
  name: Text
  opens: string | null
  /** The last day, moved where the office is closed; the first day on which others may act where `isEarliest`. */
  due: string
  isEarliest: boolean
  graceEnd: string | null
  surcharge: Text | null
  /** What is added to a fee that is paid late. */
  tiers: { from: string; to: string; percent: number }[]
  extensions: { name: Text; until: string }[]
  /** Which reading of the law is taken, where there are several. */
  note: Text | null
  /** Null, as is the source, where the operator of the site has set the period. */
  law: string | null
  source: Source | null
  /** Years of which the days off matter and were not published, or are not part of the product. */
  uncertainYears: UncertainYear[]
  calculation: CalculationStep[]
  /** What it was computed from, from which `alternativesOf` computes the days by other readings of the law. */
  basis: { rule: DeadlineRule; request: DeadlineRequest }
}

export type UncertainYear = { calendar: CalendarId; year: number; certainty: CalendarCertainty }

/** Which day a step arrives at. */
export type Milestone = 'due' | 'opens' | 'grace'

export type CalculationStep =
  | { step: 'event'; event: DeadlineEvent; date: string }
  | { step: 'presumed-receipt'; method: DeliveryMethod | null; span: Span; law: string; date: string }
  | { step: 'proved-receipt'; date: string }
  | { step: 'assumed-receipt'; date: string }
  | { step: 'begins'; at: 'next-month' | 'filing-anniversary'; date: string }
  | { step: 'ends'; of: Milestone; from: string; span: Span; counting: Counting; date: string }
  | { step: 'free-months'; months: number; date: string }
  | { step: 'late-receipt'; days: number; date: string }
  | { step: 'opens'; counting: OpeningCounting | 'after-event'; span: Span; date: string }
  | { step: 'rolls'; of: Milestone; from: string; reason: 'weekend' | 'holiday'; law: string; date: string }
  | { step: 'make-up-day'; date: string }
  | { step: 'stays'; reason: Text; date: string }
  | { step: 'tiers'; tiers: Deadline['tiers'] }
