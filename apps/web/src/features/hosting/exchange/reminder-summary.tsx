import type { HostingReminder } from '@markwright/api-client/models/hostingReminder'
import { useTranslation } from 'react-i18next'

/** A plan in a line. */
export function useReminderSummary() {
  const { t } = useTranslation(['exchange', 'hosting'])
  return ({ isOn, daysBefore, interval, weekday, monthDay, bySite, byEmail, emails }: HostingReminder): string => {
    if (!isOn) return t('reminders.off')
    const often = {
      daily: () => t('reminders.intervals.daily'),
      weekly: () => t('reminders.summary.weekly', { weekday: t(`reminders.weekdays.${(weekday ?? 1) as 1}`) }),
      monthly: () => t('reminders.summary.monthly', { day: monthDay ?? 1 }),
    }[interval]()
    const channels = [
      ...(bySite ? [t('reminders.summary.site')] : []),
      ...(byEmail ? [t('reminders.summary.email')] : []),
      ...(emails.length > 0 ? [t('reminders.summary.emails', { emails: emails.join(t('hosting:separator')) })] : []),
    ]
    return [
      t('reminders.summary.days', { days: daysBefore.join(t('hosting:separator')) }),
      often,
      ...(channels.length > 0 ? channels : [t('reminders.summary.nobody')]),
    ].join(' · ')
  }
}
