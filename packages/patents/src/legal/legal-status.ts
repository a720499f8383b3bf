import type { PatentRecord } from '../patent-record.ts'
import { LEGAL_EFFECTS, type LegalEffect } from './legal-effects.ts'

export type LegalStatus = LegalEffect | 'unconfirmed'

export interface DerivedLegalStatus {
  status: LegalStatus
  /** Day from which it holds; null where it rests on no event or day. */
  on: string | null
  /** First day on which it no longer holds although nothing is announced; null where no day ends it. */
  until: string | null
  reason: { id: string; cn: string; en: string }
}

/** What the status of one application is derived from: its publications, and the events of all of them. */
export interface LegalFacts {
  country: string
  type: PatentRecord['type']
  filedOn: string | null
  publications: readonly { kind: string | null; publishedOn: string | null }[]
  events: readonly { country: string; code: string; date: string | null }[]
}

const codes = new Map(
  Object.entries(LEGAL_EFFECTS).flatMap(([country, byEffect]) =>
    Object.entries(byEffect).flatMap(([effect, list]) =>
      list.split(' ').map((code) => [`${country} ${code}`, effect as LegalEffect] as const),
    ),
  ),
)

/** The status that an event brings; null where it changes none, or nothing is known of its code. */
export const legalEffect = ({ country, code }: { country: string; code: string }): LegalEffect | null =>
  codes.get(`${country} ${code.trim()}`) ?? null

/** How long the last publication alone is believed; annual fees decide afterwards, of which it says nothing. */
const YEARS_BELIEVED = 3

/**
 * The status of a right as far as it is known on a day: a term that has run out ends it; otherwise the last event with
 * an effect decides; without one, a publication of the last three years. Everything else is unconfirmed.
 */
export function deriveLegalStatus(facts: LegalFacts, today: string): DerivedLegalStatus {
  // A certificate may say that claims were confirmed, or that all of them were cancelled.
  const publications = facts.publications.filter(({ kind }) => !isUsCertificate(facts.country, kind))
  const granted = publications
    .filter(({ kind, publishedOn }) => isGrant(facts.country, kind, facts.type, publishedOn))
    .map(({ publishedOn }) => publishedOn)
    .toSorted((a, b) => (a ?? '').localeCompare(b ?? ''))
  const end = termEnd(facts, granted[0] ?? null)
  const last = lastEffect(facts, granted.length > 0 ? (granted.at(-1) ?? null) : undefined)
  if (last?.effect === 'invalid') return { status: 'invalid', on: last.on, until: null, reason: byEvent(last.code) }
  if (end && end <= today) return { status: 'invalid', on: end, until: null, reason: reasons.expired }
  if (last?.code) return { status: last.effect, on: last.on, until: end, reason: byEvent(last.code) }
  const published =
    granted.at(-1) ??
    publications
      .map((each) => each.publishedOn ?? '')
      .toSorted()
      .at(-1)
  const believed = published ? addYears(published, YEARS_BELIEVED) : ''
  if (facts.country === 'WO' || !published || believed <= today)
    return { status: 'unconfirmed', on: null, until: end, reason: reasons.unknown }
  const until = end && end < believed ? end : believed
  return granted.length > 0
    ? { status: 'valid', on: published, until, reason: reasons.granted }
    : { status: 'examining', on: published, until, reason: reasons.published }
}

/** A grant is an event of its own: one after the last announced effect but a final one decides. */
function lastEffect({ events }: LegalFacts, grantedOn: string | null | undefined) {
  let last: { effect: LegalEffect; on: string | null; code: string | null } | null = null
  for (const event of events.toSorted((a, b) => (a.date ?? '').localeCompare(b.date ?? ''))) {
    const effect = legalEffect(event)
    if (effect) last = { effect, on: event.date, code: event.code }
  }
  const isOvertaken = last?.effect === 'examining' && grantedOn !== undefined
  return isOvertaken ? null : last
}

/** Whether a kind code, WIPO ST.16, is that of a granted or registered right. */
export function isGrant(
  country: string,
  kind: string | null,
  type: PatentRecord['type'],
  publishedOn: string | null,
): boolean {
  if (type === 'design') return kind !== null || country === 'CN'
  if (!kind) return false
  if (country === 'US')
    return /^(?:B|E|H|P2|P3|S)/.test(kind) || (/^[AP]$/.test(kind) && (publishedOn ?? '9') < US_KINDS_SINCE)
  if (country === 'CN') return /^[BCUY]/.test(kind)
  if (country === 'WO') return false
  return /^[BCUY]/.test(kind)
}

/** From this day on the USPTO has had the kinds of today: before it, B1 was a certificate and a patent was A or had none. */
const US_KINDS_SINCE = '2001-01-02'

/** Certificates of the USPTO: reexamination, supplemental examination, post-grant and inter partes review, derivation. */
const US_CERTIFICATES = /^[CFJKO]\d$/

/**
 * Kinds, WIPO ST.16, of what is published again after the grant: corrections (8 and 9) of any office, specifications as
 * amended after opposition, limitation or partial invalidation, and certificates of reexamination.
 */
const LATER_KINDS: Partial<Record<string, RegExp>> = {
  AU: /^C/,
  CA: /^B/,
  CN: /^[CYS][1-7]$/,
  DE: /^[BC]5$/,
  DK: /^B[2-7]$/,
  EP: /^B[23]$/,
  GB: /^C/,
  NO: /^B[2-7]$/,
  SE: /^C[3-7]$/,
  US: US_CERTIFICATES,
}

/**
 * Kinds of what was published before the grant, after the examination, for oppositions, and until when: of China,
 * Germany, Japan, the Netherlands and the Nordic countries under their earlier laws, of Australia (acceptance) to this day.
 */
const EARLIER_KINDS: Partial<Record<string, readonly [kind: RegExp, before: string]>> = {
  AU: [/^B/, '9999'],
  CN: [/^[BU]$/, '1993-01-01'],
  DE: [/^B/, '1985-01-01'],
  DK: [/^B$/, '9999'],
  FI: [/^B$/, '9999'],
  JP: [/^[BY]/, '1996-05-01'],
  NL: [/^B$/, '9999'],
  NO: [/^B$/, '9999'],
  SE: [/^B$/, '9999'],
}

/**
 * The day of the grant as far as a publication says it: its own day, unless it follows the grant or precedes it.
 * @returns null where it is no grant, or does not say when that was
 */
export function ownGrantDay(
  record: Pick<PatentRecord, 'country' | 'kind' | 'type' | 'publishedOn' | 'grantedOn'>,
): string | null {
  const { country, kind, type, publishedOn, grantedOn } = record
  if (grantedOn) return grantedOn
  if (!isGrant(country, kind, type, publishedOn)) return null
  return isGrantItself(country, kind ?? '', publishedOn ?? '') ? publishedOn : null
}

function isGrantItself(country: string, kind: string, publishedOn: string): boolean {
  if (/^[A-Z][89]$/.test(kind) || LATER_KINDS[country]?.test(kind)) return false
  if (country === 'US' && /^B\d$/.test(kind) && publishedOn < US_KINDS_SINCE) return false
  const [earlier, before] = EARLIER_KINDS[country] ?? []
  return !(earlier?.test(kind) && publishedOn < before!)
}

const isUsCertificate = (country: string, kind: string | null) => country === 'US' && US_CERTIFICATES.test(kind ?? '')

/**
 * The day of the grant of one of the publications of an application, which those that follow the grant have of the
 * others.
 */
export function grantDay(
  record: Parameters<typeof ownGrantDay>[0],
  ofApplication: readonly Parameters<typeof ownGrantDay>[0][],
): string | null {
  const { country, kind, type, publishedOn, grantedOn } = record
  if (grantedOn || !(isGrant(country, kind, type, publishedOn) || isUsCertificate(country, kind))) return grantedOn
  return ownGrantDay(record) ?? ofApplication.flatMap((each) => ownGrantDay(each) ?? []).toSorted()[0] ?? null
}

/**
 * Years from filing; designs of the USA from their grant. Patents: TRIPS art. 33 (20 years). Utility models: Chinese
 * Patent Law art. 42, German GebrMG § 23, Japanese Utility Model Act art. 15, Korean Utility Model Act art. 22 (10). Designs:
 * Chinese Patent Law art. 42 (15, filed before 1 June 2021: 10), Japanese Design Act art. 21, Regulation (EC) 6/2002 art.
 * 12 (25), Korean Design Protection Act art. 91 (20), 35 U.S.C. 173 (15).
 */
const TERMS: Partial<Record<string, number>> = {
  'CN utility': 10,
  'CN design': 15,
  'DE utility': 10,
  'JP utility': 10,
  'KR utility': 10,
  'JP design': 25,
  'KR design': 20,
  'EP design': 25,
}

/** Conservative: it is not reached before the longest ordinary term has ended, extensions left out. */
function termEnd({ country, type, filedOn }: LegalFacts, grantedOn: string | null): string | null {
  if (country === 'US' && type === 'design') return grantedOn && addYears(grantedOn, 15)
  if (!filedOn) return grantedOn && addYears(grantedOn, 20)
  if (country === 'CN' && type === 'design' && filedOn < '2021-06-01') return addYears(filedOn, 10)
  const end = addYears(filedOn, TERMS[`${country} ${type}`] ?? (type === 'design' ? 25 : 20))
  // Of the American patents filed before 8 June 1995 the longer of both terms holds.
  const older = country === 'US' && filedOn < '1995-06-08' && grantedOn ? addYears(grantedOn, 17) : end
  return older > end ? older : end
}

/** The same day of a later year, 28 February where that year has no 29th. */
function addYears(day: string, years: number): string {
  const year = Number(day.slice(0, 4)) + years
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
  return `${year}${day.endsWith('-02-29') && !isLeap ? '-02-28' : day.slice(4)}`
}

const byEvent = (code: string | null) => ({
  id: 'legal.event',
  cn: `依据法律事件 ${code}`,
  en: `by the legal event ${code}`,
})
const reasons = {
  expired: {
    id: 'legal.expired',
    cn: '按申请日推算，保护期限已满',
    en: 'its term has ended, as computed from its filing',
  },
  granted: {
    id: 'legal.granted',
    cn: '近三年内授权，没有已知的后续事件',
    en: 'granted within the last three years; no later event is known',
  },
  published: {
    id: 'legal.published',
    cn: '近三年内公开，没有已知的后续事件',
    en: 'published within the last three years; no later event is known',
  },
  unknown: { id: 'legal.unknown', cn: '没有足够的法律事件', en: 'no legal event decides it' },
}
