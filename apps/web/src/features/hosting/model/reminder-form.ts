import type { HostingReminder } from '@markwright/api-client/models/hostingReminder'
import type { HostingReminderDraft } from '@markwright/api-client/models/hostingReminderDraft'

export const intervals = ['daily', 'weekly', 'monthly'] as const
export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const
const DAYS_MAX = 400
/** Of days, and of addresses. */
export const ENTRIES_MAX = 10

/** A plan as it is typed: days as texts, addresses one a line. */
export type ReminderForm = Omit<HostingReminder, 'clientId' | 'isOwn' | 'version' | 'daysBefore' | 'emails'> & {
  daysBefore: string[]
  emails: string
}

export const reminderFormOf = ({ daysBefore, emails, ...plan }: HostingReminder): ReminderForm => ({
  isOn: plan.isOn,
  interval: plan.interval,
  weekday: plan.weekday ?? 1,
  monthDay: plan.monthDay ?? 1,
  bySite: plan.bySite,
  byEmail: plan.byEmail,
  daysBefore: daysBefore.map(String),
  emails: emails.join('\n'),
})

/** The addresses that were typed, without repetitions. */
export const addressesOf = (text: string | undefined): string[] => [
  ...new Set(
    (text ?? '')
      .split(/[\s,;，；]+/)
      .map((each) => each.trim())
      .filter(Boolean),
  ),
]

export const areDays = (days: readonly string[]): boolean =>
  days.length <= ENTRIES_MAX && days.every((day) => /^\d{1,3}$/.test(day.trim()) && Number(day) <= DAYS_MAX)

export const reminderDraftOf = (form: ReminderForm, version: number): HostingReminderDraft => ({
  version,
  isOn: form.isOn,
  daysBefore: form.daysBefore.map(Number),
  interval: form.interval,
  weekday: form.interval === 'weekly' ? form.weekday : null,
  monthDay: form.interval === 'monthly' ? form.monthDay : null,
  bySite: form.bySite,
  byEmail: form.byEmail,
  emails: addressesOf(form.emails),
})
