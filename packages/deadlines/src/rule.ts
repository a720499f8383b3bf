import type { CalendarId } from './calendars/calendars.ts'
import type { Counting, Span } from './counting.ts'
import type { DeadlineEvent } from './events.ts'
import type { Text } from './text.ts'

export type RightKind = 'mark' | 'patent' | 'design' | 'utility'

/** How a document reaches its addressee. */
export type DeliveryMethod = 'electronic' | 'post' | 'hand' | 'publication'

/** A period of the law, by office, right and event. Facts are of the cited law; texts are ours. */
export type DeadlineRule = {
  /** `CN-TM-OPP`: unique; a change of the law gets a rule of its own. */
  id: string
  /** WIPO ST.3 code; EP for the EPO, EU for the EUIPO, WO for the International Bureau. */
  office: string
  kinds: readonly RightKind[]
  name: Text
  /** What begins the period, and how long it is from there. */
  periods: Partial<Record<DeadlineEvent, Period>>
  /** The event on which the rule begins and ceases to hold, both included, `YYYY-MM-DD`. */
  from?: string
  until?: string
  /** The last year of which a fee is due. */
  lastYear?: Partial<Record<RightKind, number>>
  /** Only for those with, or without, a residence in the country of the office. */
  applicant?: 'resident' | 'non-resident'
  /** When a document counts as received; absent where its date counts. The first that holds on the day is taken. */
  service?: readonly ServiceRule[]
  /** The day from which the act may be done; absent where there is none. */
  opens?: Opening
  /** A fee that fell due may still be paid without surcharge up to the end of this many months. */
  free?: { months: number }
  grace?: Grace
  /** Shares of the fee that are added, month after month from the day that is due. */
  tiers?: readonly { months: number; percent: number }[]
  /** Whether the last day moves to the next day on which the office is open. */
  roll?: RollRule
  /** The same for the end of the grace period, where the last day itself does not move. */
  graceRoll?: RollRule
  /** What a day that does not move is: the end of a right and not of a period to act. */
  fixed?: Text
  extensions?: readonly Extension[]
  /** Which reading of the law is taken, where there are several. */
  note?: Text
  /** Other readings of the same law; their dates are shown where they differ. */
  readings?: readonly Reading[]
  /** The earliest day on which others may act, rather than the last day to act. */
  isEarliest?: true
  law: string
  source: Source
}

export type Period = Span & {
  counting?: Counting
  /** `term`: the period comes again and again; `year`: the fee of year n falls due n - 1 years later. */
  repeats?: 'term' | 'year'
  /** The first year of which a fee is due. */
  firstYear?: number
  /** Begins on the first day of the month after the event, or on the next anniversary of the filing after it. */
  begins?: 'next-month' | 'filing-anniversary'
}

export type ServiceRule = {
  until?: string
  methods?: Partial<Record<DeliveryMethod, Presumption>>
  /** Where the law does not distinguish how a document is sent. */
  any?: Presumption
  law: string
}

export type Presumption = Span & {
  /**
   * What a proved day of receipt does: it replaces the presumed one; it counts only where it is earlier; or what exceeds
   * seven days is added to the period.
   */
  proof: 'replaces' | 'if-earlier' | 'days-over-seven'
}

/** How a window of months before the last day begins. */
export type OpeningCounting = 'corresponding' | 'day-after' | 'month-end' | 'full-months'

export type Opening = { span: Span } & (
  | {
      before: 'due'
      counting?: OpeningCounting
      /** For the first year of which a fee is due. */
      firstYear?: Span
    }
  | { after: 'event' }
)

export type Grace = {
  span: Span
  /** From the day that is due before it is moved, or in one period from the event. */
  from: 'due' | 'event'
  counting?: Counting
  surcharge?: Text
}

export type RollRule = { calendar: CalendarId; law: string }

export type Extension = { name: Text; span: Span; from: 'event' | 'due' }

export type Reading = {
  text: Text
  /** Only for events from this day on. */
  from?: string
  change: Partial<Pick<DeadlineRule, 'periods' | 'opens' | 'grace' | 'roll' | 'graceRoll'>>
}

/** Where a rule was read, by the grade of what was read. */
export type Source = {
  publication: string
  /** `unverified`: from general knowledge or another docketing system, compared with no text of the office. */
  grade: 'law' | 'office' | 'secondary' | 'unverified'
}
