import {
  annuitiesOf,
  computeDeadlines,
  type AnnuityGap,
  type Deadline,
  isCovered,
  renewalDeadline,
} from '@markwright/deadlines'
import { addDays } from '@markwright/domain/dates/calendar'
import type { ItemRow, RegisterValues } from './portfolio-item.ts'

export const deadlineKinds = ['renewal', 'declaration', 'annuity', 'priority', 'entry', 'expiry', 'own'] as const
export type DeadlineKind = (typeof deadlineKinds)[number]

/** A last day of a right; `key` names it within the right. */
export type ItemDeadline = {
  key: string
  kind: Exclude<DeadlineKind, 'own'>
  year: number | null
  opensOn: string | null
  dueOn: string
  graceEnd: string | null
  /** Null for an expiry, of which no law is known. */
  computed: Deadline | null
}

/** Why no last day of a kind is known. */
export type DeadlineGap = { kind: 'renewal' | 'annuity'; gap: AnnuityGap | 'expiresOn'; years: number[] }

export type ItemDeadlines = {
  deadlines: ItemDeadline[]
  gaps: DeadlineGap[]
  /** The first day on which there is one more, without anything having been changed; null where there never is. */
  refreshOn: string | null
}

/** How far ahead annuities are usually listed, beside the next one. */
const AHEAD_DAYS = 400

type DatedItem = RegisterValues & Pick<ItemRow, 'kind' | 'office'> & { isDesignation: boolean }
type Done = {
  /** Keys of deadlines that are done. */
  keys: ReadonlySet<string>
  /** The first patent year that was given up; nothing is due from it on. */
  droppedYear: number | null
}
const NOTHING_DONE: Done = { keys: new Set(), droppedYear: null }

/**
 * The last days of a right by the rules of its office, those included that have passed; what is not known is named in
 * `gaps`. A right that has ended has none. `today` is the day in Asia/Shanghai; annuities are listed that fall due up to
 * `until`, and the next one.
 */
export function deadlinesOfItem(
  item: DatedItem,
  today: string,
  done: Done = NOTHING_DONE,
  until = addDays(today, AHEAD_DAYS),
): ItemDeadlines {
  if (item.state === 'ended') return { deadlines: [], gaps: [], refreshOn: null }
  if (item.kind === 'mark') return ofMark(item)
  return item.kind === 'patent' ? ofPatent(item, { today, done, until }) : ofOther(item)
}

/** Whether it can still be met, also with a surcharge. */
export const isAhead = ({ dueOn, graceEnd }: ItemDeadline, today: string) => (graceEnd ?? dueOn) >= today

const of = (kind: ItemDeadline['kind'], key: string, deadline: Deadline, year: number | null = null): ItemDeadline => ({
  key,
  kind,
  year,
  opensOn: deadline.opens,
  dueOn: deadline.due,
  graceEnd: deadline.graceEnd,
  computed: deadline,
})

function ofMark(item: DatedItem): ItemDeadlines {
  const { office, expiresOn, registeredOn, isDesignation, state } = item
  const renewal = expiresOn === null ? null : renewalDeadline({ office, isDesignation, expiresOn })
  const gap = expiresOn === null || !isCovered(expiresOn) ? 'expiresOn' : 'office'
  return {
    deadlines: [
      ...(renewal ? [of('renewal', `renewal-${expiresOn}`, renewal)] : []),
      ...(registeredOn !== null && !isDesignation
        ? byRule({ office, kind: 'mark', event: 'registration', date: registeredOn }, /^US-TM-S8-6$/).map((deadline) =>
            of('declaration', `declaration-${deadline.due}`, deadline),
          )
        : []),
      ...priorityOf(item, 'mark'),
    ],
    gaps: renewal || (state === 'pending' && expiresOn === null) ? [] : [{ kind: 'renewal', gap, years: [] }],
    refreshOn: null,
  }
}

function ofPatent(
  item: DatedItem,
  { today, done, until }: { today: string; done: Done; until: string },
): ItemDeadlines {
  const { office, filedOn, priorityOn, registeredOn, expiresOn, state } = item
  const kind = item.patentKind ?? 'patent'
  // The treaty on patents (PCT) leads into no national phase of a design.
  if (office === 'WO' && kind !== 'design') {
    const from = priorityOn ?? filedOn
    return { deadlines: from === null ? [] : entriesFrom(from), gaps: [], refreshOn: null }
  }
  const found = annuitiesOf({ office, kind, filedOn, grantedOn: registeredOn, expiresOn })
  const priority = priorityOf(item, kind)
  if (!found.known) {
    const isSilent = found.gap === 'grantedOn' && state === 'pending'
    const gaps: DeadlineGap[] = isSilent ? [] : [{ kind: 'annuity', gap: found.gap, years: [] }]
    return { deadlines: priority, gaps, refreshOn: null }
  }
  const owed = found.annuities
    .map(({ year, deadline }) => of('annuity', `annuity-${year}`, deadline, year))
    .filter(({ key, year }) => !done.keys.has(key) && (done.droppedYear === null || year! < done.droppedYear))
  const next = owed.find(({ dueOn }) => dueOn >= today)
  const listed = owed.filter((each) => each.dueOn <= until || each === next)
  const later = owed.find((each) => !listed.includes(each))
  return {
    deadlines: [...listed, ...priority],
    // Another one follows when the last of these has passed, or when it has come within the days ahead.
    refreshOn: later ? [addDays(listed.at(-1)!.dueOn, 1), addDays(later.dueOn, -AHEAD_DAYS)].toSorted()[0]! : null,
    gaps: found.unknownYears.length > 0 ? [{ kind: 'annuity', gap: 'grantedOn', years: found.unknownYears }] : [],
  }
}

/** Software copyrights and certificates end on a day that is written on them. */
function ofOther({ expiresOn }: DatedItem): ItemDeadlines {
  if (expiresOn === null) return { deadlines: [], gaps: [], refreshOn: null }
  const common = { year: null, opensOn: null, graceEnd: null, computed: null }
  return {
    deadlines: [{ key: `expiry-${expiresOn}`, kind: 'expiry', dueOn: expiresOn, ...common }],
    gaps: [],
    refreshOn: null,
  }
}

/**
 * Until when applications can be filed elsewhere that claim the priority of this one, if it is a first filing: the day of
 * the office, among those whose rules are known, where it ends first.
 */
function priorityOf({ filedOn, priorityOn }: DatedItem, kind: 'mark' | 'patent' | 'utility' | 'design') {
  if (filedOn === null || priorityOn !== null) return []
  const [first] = priorityOffices
    .flatMap((office) => byRule({ office, kind, event: 'first-filing', date: filedOn }, /-PRIO$/))
    .toSorted((a, b) => a.due.localeCompare(b.due))
  return first ? [of('priority', `priority-${filedOn}`, first)] : []
}

const priorityOffices = ['CN', 'EP', 'EU', 'GB', 'HK', 'JP', 'KR', 'US'] as const
const entryOffices = ['CN', 'DE', 'EP', 'GB', 'JP', 'KR', 'US'] as const

/** Until when an international application enters the national phases whose rules are known. */
const entriesFrom = (date: string): ItemDeadline[] =>
  entryOffices.flatMap((office) =>
    byRule({ office, kind: 'patent', event: 'priority', date }, /-PCT-ENTRY/)
      .slice(0, 1)
      .map((deadline) => of('entry', `entry-${office}`, deadline)),
  )

function byRule(request: Parameters<typeof computeDeadlines>[0], rule: RegExp): Deadline[] {
  const response = computeDeadlines(request)
  return response.known ? response.deadlines.filter((deadline) => rule.test(deadline.rule)) : []
}
