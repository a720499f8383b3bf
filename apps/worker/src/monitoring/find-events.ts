import { beginsOpposition, oppositionOf, type OppositionRule } from '@markwright/deadlines'
import type { ImageSimilarity } from '@markwright/image-search'
import type { MonitorEventKind, MonitorRule, MonitorType } from '@markwright/monitoring/monitor-rule'
import { explainNames, type HitSimilarity } from '@markwright/search'
import type { Applicant, ChangedMark, MarkState } from './changed-mark.ts'
import type { ScoreName } from './similarity.ts'

/** Something that a monitor watches for; `change` distinguishes it from other events of its kind for the record. */
export type MonitorEvent = {
  trademarkId: number
  kind: MonitorEventKind
  change: string
  similarity: HitSimilarity | ImageSimilarity | null
  facts: { before: string; after: string } | null
  deadlineOn: string | null
}

export type Watch = { type: MonitorType; rule: MonitorRule }
export type SearchFilters = {
  /** Number of the import up to which is compared. */
  version: number
  /** Day in Asia/Shanghai. */
  today: string
  ownRules: readonly OppositionRule[]
  scoreName: ScoreName
}

/** What has happened to a record that the monitor watches for. */
export function findEvents(watch: Watch, mark: ChangedMark, surroundings: SearchFilters): MonitorEvent[] {
  if (watch.type === 'appNo') return eventsOfNumber(watch.rule, mark, surroundings)
  const { before, after } = mark
  const isWatched = matches(watch.rule, after, surroundings.scoreName)
  const wasWatched = before !== null && matches(watch.rule, before, surroundings.scoreName)
  const event = eventMaker(mark, explanationOf(mark, watch.rule), surroundings)
  if (watch.type === 'notice') return isWatched ? eventsOfNotice(mark, event) : []
  if (isWatched && !wasWatched) return [event('new', String(surroundings.version))]
  const isOfParty = watch.type === 'applicant' || watch.type === 'competitor'
  return [
    ...(wasWatched && isOfParty ? eventsOfOwners(before, after, event, surroundings) : []),
    ...(isWatched ? eventsOfPublication(mark, event) : []),
  ]
}

export type EventMaker = (kind: MonitorEventKind, change: string, facts?: MonitorEvent['facts']) => MonitorEvent

const explanationOf =
  ({ after }: ChangedMark, rule: MonitorRule) =>
  () =>
    rule.text === null ? null : explainNames(rule.text)(after.markText, after.markTextOther)

/** Makes events of a record; `explain` is requested only for those that happen. */
export function eventMaker(
  { id, isDesignation, after }: ChangedMark,
  explain: () => MonitorEvent['similarity'],
  { today, ownRules }: Pick<SearchFilters, 'today' | 'ownRules'>,
): EventMaker {
  return (kind, change, facts = null) => ({
    trademarkId: id,
    kind,
    change,
    similarity: explain(),
    facts,
    deadlineOn: oppositionOf({ ...after, isDesignation }, today, ownRules)?.deadline.due ?? null,
  })
}

function matches(rule: MonitorRule, state: MarkState, scoreName: ScoreName): boolean {
  const { text, leastScore, party, isWholeName } = rule
  if (!isWithin(rule, state)) return false
  if (party !== null) {
    const wanted = isWholeName ? `\n${party}\n` : party
    if (!state.applicants.some(({ key }) => key.includes(wanted))) return false
  }
  return text === null || scoreName(text, state) >= leastScore
}

/** Whether a record is of the offices and classes that are watched. */
export const isWithin = ({ offices, classes }: MonitorRule, state: MarkState): boolean =>
  (offices.length === 0 || offices.includes(state.office)) &&
  (classes.length === 0 || classes.some((classNo) => state.classes.includes(classNo)))

function eventsOfNumber(rule: MonitorRule, mark: ChangedMark, surroundings: SearchFilters): MonitorEvent[] {
  const { before, after, keys } = mark
  const isNamed = keys.some((key) => rule.keys.includes(key))
  if (!isNamed || (rule.offices.length > 0 && !rule.offices.includes(after.office))) return []
  const event = eventMaker(mark, explanationOf(mark, rule), surroundings)
  const change = String(surroundings.version)
  if (before === null) return [event('new', change)]
  return [
    ...(before.status === after.status
      ? []
      : [event('status', change, { before: String(before.status), after: String(after.status) })]),
    ...eventsOfOwners(before, after, event, surroundings),
    ...eventsOfPublication(mark, event),
  ]
}

/** The notice that begins the time for an opposition, or the first one where the rule of the office is not known. */
export function eventsOfPublication(mark: ChangedMark, event: EventMaker): MonitorEvent[] {
  const { isDesignation } = mark
  const { office } = mark.after
  const { publishedOn, registrationPublishedOn } = newNotices(mark)
  if (
    registrationPublishedOn &&
    beginsOpposition({ office, isDesignation, kind: 'registration', publishedOn: registrationPublishedOn })
  )
    return [event('published', registrationPublishedOn)]
  return publishedOn ? [event('published', publishedOn)] : []
}

function eventsOfNotice(mark: ChangedMark, event: EventMaker): MonitorEvent[] {
  const { publishedOn, registrationPublishedOn } = newNotices(mark)
  return [
    ...(publishedOn ? [event('published', publishedOn)] : []),
    ...(registrationPublishedOn ? [event('registered', registrationPublishedOn)] : []),
  ]
}

/** Days of publication that the record did not have before. */
function newNotices({ before, after }: ChangedMark) {
  const newOf = (of: 'publishedOn' | 'registrationPublishedOn') => (after[of] === before?.[of] ? null : after[of])
  return { publishedOn: newOf('publishedOn'), registrationPublishedOn: newOf('registrationPublishedOn') }
}

/** A change of any of the applicants, reported by those who have gone and those who have come; another order is none. */
function eventsOfOwners(
  before: MarkState,
  after: MarkState,
  event: EventMaker,
  { version }: SearchFilters,
): MonitorEvent[] {
  const [gone, come] = [without(before.applicants, after.applicants), without(after.applicants, before.applicants)]
  if (gone.length === 0 && come.length === 0) return []
  return [event('owner', String(version), { before: namesOf(gone), after: namesOf(come) })]
}

const without = (applicants: readonly Applicant[], others: readonly Applicant[]) =>
  applicants.filter(({ key }) => others.every((other) => other.key !== key))

const namesOf = (applicants: readonly Applicant[]) => applicants.map(({ name }) => name).join('; ')
