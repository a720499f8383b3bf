import type { Schemas } from '@markwright/contract'
import { countryName } from '@markwright/domain/countries'
import { formatInstant } from '@markwright/domain/dates'
import { recordAddress, siteAddress } from '@markwright/domain/site-address'
import type { RenewalMark } from '@markwright/monitoring/renewal-marks'
import ical, { ICalAlarmType, type ICalCalendar } from 'ical-generator'
import type { Language } from '../../kernel/language.ts'
import type { CalendarContent } from './calendar.ts'
import type { CalendarRow } from './calendar.repository.ts'
import type { FoundHit } from './hits.service.ts'

const WEEK_SECONDS = 7 * 86_400

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

/** The calendar by RFC 5545: a whole day for every deadline, with an alarm a week before it. */
export function writeCalendar({ hits, renewals, today }: CalendarContent, language: Language, siteUrl: string): string {
  const calendar = ical({
    name: words[language].name,
    prodId: { company: 'Markwright', product: 'Trademark monitoring', language: language === 'cn' ? 'ZH' : 'EN' },
    ttl: 86_400,
  })
  const put = createPut(calendar, today)
  // Several monitors may have found the same deadline of a record.
  const oppositions = new Map(hits.map((hit) => [`${hit.mark.publicId}-${hit.deadlineOn}`, hit]))
  for (const [key, hit] of oppositions) {
    const [summary, description] = describeOpposition(hit, language)
    put({
      id: `opposition-${key}`,
      day: hit.deadlineOn!,
      summary,
      description,
      url: recordAddress(siteUrl, hit.mark.publicId),
    })
  }
  for (const mark of renewals)
    for (const { id, day, summary } of renewalDays(mark, language))
      put({
        id: `${id}-${mark.publicId}-${day}`,
        day,
        summary,
        description: words[language].note,
        url: recordAddress(siteUrl, mark.publicId),
      })
  return calendar.toString()
}

type Entry = { id: string; day: string; summary: string; description: string; url: string }

const createPut =
  (calendar: ICalCalendar, today: string) =>
  ({ id, day, summary, description, url }: Entry) => {
    const event = calendar.createEvent({
      id: `${id}@markwright`,
      start: new Date(`${day}T00:00:00Z`),
      allDay: true,
      stamp: new Date(`${today}T00:00:00Z`),
      summary,
      // The library writes a URL after the alarms, where RFC 5545 allows none.
      description: `${description}\n${url}`,
    })
    event.createAlarm({ type: ICalAlarmType.display, triggerBefore: WEEK_SECONDS, description: summary })
  }

function describeOpposition({ mark, monitorName, note }: FoundHit, language: Language): [string, string] {
  const texts = words[language]
  const name = mark.markText ?? mark.markTextOther ?? texts.figure
  const formatted = `${name} (${countryName(mark.office, language)} ${mark.applicationNumber})`
  return [texts.opposition(formatted), [texts.monitor(monitorName), note, texts.note].filter(Boolean).join('\n')]
}

function renewalDays({ office, applicationNumber, name, renewal }: RenewalMark, language: Language) {
  const texts = words[language]
  const formatted = `${name ?? texts.figure} (${countryName(office, language)} ${applicationNumber})`
  return [
    { id: 'opens', day: renewal.oneYearBefore, summary: texts.opens(formatted) },
    { id: 'expires', day: renewal.validdate, summary: texts.expires(formatted) },
    { id: 'closes', day: renewal.sixMonthAfter, summary: texts.closes(formatted) },
  ]
}
