import type { Schemas } from '@markwright/contract'
import { oppositionOf, type OppositionRule } from '@markwright/deadlines'
import { countryName } from '@markwright/domain/places/countries'
import { formatInstant } from '@markwright/domain/dates/calendar'
import { recordAddress, siteAddress } from '@markwright/domain/site/site-address'
import type { RenewalMark } from '@markwright/monitoring/renewal-marks'
import { type CalendarEntry, reasonsOf, writeDeadlineCalendar } from '../../kernel/deadline-calendar.ts'
import type { Language } from '../../kernel/language.ts'
import type { CalendarContent } from './calendar.ts'
import type { CalendarRow } from './calendar.repository.ts'
import type { FoundHit } from './hits.service.ts'

const ALARM_DAYS = [7]

const words = {
  cn: {
    name: '知匠商标期限',
    figure: '图形商标',
    opposition: (mark: string) => `异议截止：${mark}`,
    opens: (mark: string) => `可以续展：${mark}`,
    expires: (mark: string) => `专用期届满：${mark}`,
    closes: (mark: string) => `宽展期届满：${mark}`,
    monitor: (name: string) => `监测：${name}`,
    note: '期限按公布的规则计算，以官方公告为准。',
  },
  en: {
    name: 'Markwright trademark deadlines',
    figure: 'Figurative mark',
    opposition: (mark: string) => `Last day to oppose: ${mark}`,
    opens: (mark: string) => `Renewal opens: ${mark}`,
    expires: (mark: string) => `Registration expires: ${mark}`,
    closes: (mark: string) => `Grace period ends: ${mark}`,
    monitor: (name: string) => `Monitor: ${name}`,
    note: 'Deadlines follow published rules; the office prevails.',
  },
} as const

export const presentCalendar = ({ token, createdAt }: CalendarRow, siteUrl: string): Schemas['MonitorCalendar'] => ({
  url: siteAddress(siteUrl, `/trademark/monitoring/ics?token=${token}`),
  createTime: formatInstant(createdAt),
})

/**
 * The calendar by RFC 5545: a whole day for every deadline, with its provision and calculation and an alarm a week before
 * it. `ownRules` are the opposition periods that the operator has set.
 */
export function writeCalendar(
  { hits, renewals, today }: CalendarContent,
  { language, siteUrl, ownRules }: { language: Language; siteUrl: string; ownRules: readonly OppositionRule[] },
): string {
  const entries: CalendarEntry[] = []
  // Several monitors may have found the same deadline of a record.
  const oppositions = new Map(hits.map((hit) => [`${hit.mark.publicId}-${hit.deadlineOn}`, hit]))
  for (const [key, hit] of oppositions) {
    const reasons = reasonsOfOpposition(hit, { today, ownRules }, language)
    const [summary, description] = describeOpposition(hit, reasons, language)
    entries.push({
      id: `opposition-${key}`,
      day: hit.deadlineOn!,
      summary,
      description,
      url: recordAddress(siteUrl, hit.mark.publicId),
    })
  }
  for (const mark of renewals)
    for (const { id, day, summary, reasons } of renewalDays(mark, language))
      entries.push({
        id: `${id}-${mark.publicId}-${day}`,
        day,
        summary,
        description: [...reasons, words[language].note].join('\n'),
        url: recordAddress(siteUrl, mark.publicId),
      })
  return writeDeadlineCalendar(entries, {
    name: words[language].name,
    product: 'Trademark monitoring',
    language,
    today,
    alarmDays: ALARM_DAYS,
  })
}

function describeOpposition(
  { mark, monitorName, note }: FoundHit,
  reasons: readonly string[],
  language: Language,
): [string, string] {
  const texts = words[language]
  const name = mark.markText ?? mark.markTextOther ?? texts.figure
  const formatted = `${name} (${countryName(mark.office, language)} ${mark.applicationNumber})`
  return [
    texts.opposition(formatted),
    [texts.monitor(monitorName), note, ...reasons, texts.note].filter(Boolean).join('\n'),
  ]
}

/** By the rule of the office; where it is not known, the day of expiry alone. */
function renewalDays({ office, applicationNumber, name, expiresOn, deadline }: RenewalMark, language: Language) {
  const texts = words[language]
  const formatted = `${name ?? texts.figure} (${countryName(office, language)} ${applicationNumber})`
  const reasons = deadline ? reasonsOf(deadline, language) : []
  const days = [
    { id: 'opens', day: deadline?.opens ?? null, summary: texts.opens(formatted), reasons },
    { id: 'expires', day: deadline?.due ?? expiresOn, summary: texts.expires(formatted), reasons },
    { id: 'closes', day: deadline?.graceEnd ?? null, summary: texts.closes(formatted), reasons },
  ]
  return days.flatMap(({ day, ...rest }) => (day === null ? [] : [{ ...rest, day }]))
}

/** None where the hit has a day that an earlier rule gave. */
function reasonsOfOpposition(
  { mark, registrationPublishedOn, isDesignation, deadlineOn }: FoundHit,
  { today, ownRules }: { today: string; ownRules: readonly OppositionRule[] },
  language: Language,
): string[] {
  const { office, publishedOn } = mark
  const dated = { office, publishedOn, registrationPublishedOn, isDesignation }
  const deadline = oppositionOf(dated, today, ownRules)?.deadline
  return deadline?.due === deadlineOn ? reasonsOf(deadline, language) : []
}
