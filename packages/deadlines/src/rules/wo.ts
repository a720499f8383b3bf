import type { DeadlineRule, Source } from '../rule.ts'
import { moved } from './readings.ts'
import { secondary, unverified } from './sources.ts'

const wipo: Source = { publication: 'wipo.int', grade: 'office' }
const mark = { office: 'WO', kinds: ['mark'] } as const

export const internationalRules: readonly DeadlineRule[] = [
  {
    ...mark,
    id: 'WO-MAD-RENEW',
    name: { zh: '马德里续展', en: 'Renewal of the international registration' },
    periods: { registration: { years: 10, repeats: 'term' }, expiry: {} },
    opens: { before: 'due', span: { months: 6 } },
    grace: { span: { months: 6 }, from: 'due', surcharge: { zh: '加收基本费的50%', en: 'with 50 % of the basic fee' } },
    fixed: {
      zh: '国际局休息日是否顺延未经核实，按不顺延计算',
      en: 'whether a closing day of the International Bureau moves it has not been verified; it is not moved here',
    },
    readings: [
      moved({ calendar: 'WO', law: 'Madrid Regulations Rule 4(4)' }),
      {
        text: { zh: '国际局此前的做法：期满前三个月', en: 'earlier practice: three months before the end' },
        change: { opens: { before: 'due', span: { months: 3 } } },
      },
    ],
    law: 'Madrid Protocol Art. 7; Regulations Rules 29–31',
    source: wipo,
  },
  {
    ...mark,
    id: 'WO-MAD-REFUSAL12',
    name: { zh: '驳回期限（12个月）', en: 'Refusal period (12 months)' },
    periods: { 'madrid-notification': { months: 12 } },
    law: 'Madrid Protocol Art. 5(2)(a)',
    source: secondary('ssopdot.com'),
  },
  {
    ...mark,
    id: 'WO-MAD-REFUSAL18',
    name: { zh: '驳回期限（18个月，经声明）', en: 'Refusal period (18 months, where declared)' },
    periods: { 'madrid-notification': { months: 18 } },
    law: 'Madrid Protocol Art. 5(2)(b)',
    source: wipo,
  },
  {
    ...mark,
    id: 'WO-MAD-DEPEND',
    name: { zh: '对基础商标的依附期满', en: 'End of the dependency on the basic mark' },
    periods: { registration: { years: 5 } },
    law: 'Madrid Protocol Art. 6',
    source: { publication: 'ipaustralia.gov.au', grade: 'office' },
  },
]

/** Offices of which only the opposition period is known; whether it moves to a working day has not been verified. */
export const furtherRules: readonly DeadlineRule[] = [
  {
    id: 'MO-TM-OPP',
    office: 'MO',
    kinds: ['mark'],
    name: { zh: '异议', en: 'Opposition' },
    periods: { publication: { months: 2 } },
    law: 'Decree-Law 97/99/M Art. 211',
    source: unverified('Decree-Law 97/99/M'),
  },
  {
    id: 'TW-TM-OPP',
    office: 'TW',
    kinds: ['mark'],
    name: { zh: '异议', en: 'Opposition' },
    periods: { 'registration-publication': { months: 3 } },
    law: '商標法第四十八條',
    source: unverified('商標法'),
  },
]
