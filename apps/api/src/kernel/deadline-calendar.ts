import { type Deadline, formatCalculation, formatCalendarNote, formatSource } from '@markwright/deadlines'
import ical, { ICalAlarmType } from 'ical-generator'
import { foldedText } from './calendar-text.ts'
import type { Language } from './language.ts'

const DAY_SECONDS = 86_400

/** `id` stays the same as long as the deadline is the same; `day` is YYYY-MM-DD; `url` is where it is shown on the site. */
export type CalendarEntry = { id: string; day: string; summary: string; description: string; url: string }

/**
 * A calendar by RFC 5545: a whole day for each entry, with an alarm so many days before it for each of `alarmDays`.
 * `product` names what it is of for programs, `today` is YYYY-MM-DD.
 */
export function writeDeadlineCalendar(
  entries: Iterable<CalendarEntry>,
  options: { name: string; product: string; language: Language; today: string; alarmDays: readonly number[] },
): string {
  const { name, product, language, today, alarmDays } = options
  const calendar = ical({
    name,
    prodId: { company: 'Markwright', product, language: language === 'cn' ? 'ZH' : 'EN' },
    ttl: DAY_SECONDS,
  })
  for (const { id, day, summary, description, url } of entries) {
    const event = calendar.createEvent({
      id: `${id}@markwright`,
      start: new Date(`${day}T00:00:00Z`),
      allDay: true,
      stamp: new Date(`${today}T00:00:00Z`),
      summary,
      // The library writes a URL after the alarms, where RFC 5545 allows none.
      description: `${description}\n${url}`,
    })
    for (const days of alarmDays)
      event.createAlarm({ type: ICalAlarmType.display, triggerBefore: days * DAY_SECONDS, description: summary })
  }
  return foldedText(calendar)
}

/** Provision, source, calculation, and what is not known of the days off, a line for each. */
export function reasonsOf(deadline: Deadline, language: Language): string[] {
  const inLanguage = language === 'cn' ? 'zh' : 'en'
  return [
    deadline.law,
    deadline.source && formatSource(deadline.source, inLanguage),
    deadline.note?.[inLanguage] ?? null,
    ...formatCalculation(deadline, inLanguage),
    formatCalendarNote(deadline, inLanguage),
  ].filter((text) => text !== null)
}
