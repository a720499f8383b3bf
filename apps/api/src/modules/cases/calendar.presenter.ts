import { daysBeforeDeadline } from '@markwright/cases'
import { casePath } from '@markwright/domain/site/case-path'
import { productTypes } from '@markwright/domain/money/product-types'
import { pageAddress } from '@markwright/domain/site/site-address'
import { reasonsOf, writeDeadlineCalendar } from '../../kernel/deadline-calendar.ts'
import type { Language } from '../../kernel/language.ts'
import type { OpenDeadline } from './calendar.repository.ts'
import { titleOfCase } from './cases.presenter.ts'

const words = {
  cn: {
    name: '知匠案件期限',
    colon: '：',
    note: '最后一日按公布的规则计算，以官方通知为准。案件办理后请重新下载。',
  },
  en: {
    name: 'Markwright case deadlines',
    colon: ': ',
    note: 'Last days follow published rules; the office prevails. Download this again after work on the case.',
  },
} as const

/** Last days of cases as a calendar; `reader` decides which page of a case its entries lead to. */
export function writeCaseCalendar(
  deadlines: readonly OpenDeadline[],
  options: { language: Language; siteUrl: string; today: string; reader: 'member' | 'staff' },
): string {
  const { language, siteUrl, today, reader } = options
  const word = words[language]
  const entries = deadlines.map((row) => {
    const { name } = row.computed
    const title = [row.number, titleOfCase(row)].filter(Boolean).join(' ')
    return {
      id: `case-deadline-${row.id}`,
      day: row.due_on,
      summary: `${language === 'cn' ? name.zh : name.en}${word.colon}${title}`,
      description: [productTypes[row.product_type]![language], ...reasonsOf(row.computed, language), word.note].join(
        '\n',
      ),
      url: pageAddress(siteUrl, reader === 'member' ? casePath(row.case_id) : manageCasePath(row.case_id)),
    }
  })
  return writeDeadlineCalendar(entries, {
    name: word.name,
    product: 'Cases',
    language,
    today,
    alarmDays: daysBeforeDeadline,
  })
}

const manageCasePath = (id: string) => `/manage/case?id=${id}`
