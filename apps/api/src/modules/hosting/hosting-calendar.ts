import { pageAddress } from '@markwright/domain/site/site-address'
import { deadlineName } from '@markwright/hosting'
import { reasonsOf, writeDeadlineCalendar } from '../../kernel/deadline-calendar.ts'
import type { Language } from '../../kernel/language.ts'
import type { DeadlineRow } from './deadlines.repository.ts'

const ALARM_DAYS = [30, 7, 1]
const words = {
  cn: {
    name: '知匠托管期限',
    colon: '：',
    grace: (day: string) => `宽限期至 ${day}`,
    note: '最后一日按公布的规则计算，以官方通知为准。',
  },
  en: {
    name: 'Markwright hosted deadlines',
    colon: ': ',
    grace: (day: string) => `Grace period until ${day}`,
    note: 'Last days follow published rules; the office prevails.',
  },
} as const

/** Last days of rights as a calendar. */
export function writeHostingCalendar(
  deadlines: readonly DeadlineRow[],
  { language, siteUrl, today }: { language: Language; siteUrl: string; today: string },
): string {
  const word = words[language]
  const entries = deadlines.map((row) => ({
    id: `hosting-deadline-${row.id}`,
    day: row.due_on,
    summary: `${deadlineName(row, language)}${word.colon}${row.item_title} (${row.office} ${row.item_number})`,
    description: [
      row.client_name,
      row.grace_end && word.grace(row.grace_end),
      row.note,
      ...(row.computed ? [...reasonsOf(row.computed, language), word.note] : []),
    ]
      .filter(Boolean)
      .join('\n'),
    url: pageAddress(siteUrl, `/hostingPlatforms/item?id=${row.item_id}`),
  }))
  return writeDeadlineCalendar(entries, { name: word.name, product: 'Hosting', language, today, alarmDays: ALARM_DAYS })
}
