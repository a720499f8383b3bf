import type { DeadlineRule } from '../rule.ts'
import { fixedDay, notice, period, regulation } from './cn-mark-rule.ts'
import { secondary } from './sources.ts'

/** International registrations that designate China, and international applications from China. */
export const chineseMadridRules: readonly DeadlineRule[] = [
  period({
    id: 'CN-MAD-OPP',
    name: { zh: '对指定中国的领土延伸申请提出异议', en: 'Opposition to a designation of China' },
    periods: { 'madrid-gazette': { months: 3, counting: 'eve', begins: 'next-month' } },
    opens: { after: 'event', span: {} },
    note: {
      zh: '三个月自次月一日起算，一日计入（较早的日期）',
      en: 'The three months begin with the first of the following month, which counts: the earlier of the two readings.',
    },
    readings: [
      {
        text: { zh: '如次月一日不计算在内', en: 'if the first of the month does not count' },
        change: { periods: { 'madrid-gazette': { months: 3, begins: 'next-month' } } },
      },
    ],
    law: '商标法实施条例第四十五条',
    source: regulation,
  }),
  notice({
    id: 'CN-MAD-FEE',
    name: { zh: '马德里国际注册申请缴费', en: 'Fees of the international application' },
    periods: { 'payment-notice': { days: 15 } },
    law: '商标法实施条例第四十一条',
    source: regulation,
  }),
  fixedDay({
    id: 'CN-MAD-NONUSE',
    isEarliest: true,
    name: {
      zh: '国际注册可因连续三年不使用被申请撤销',
      en: 'International registration open to cancellation for non-use',
    },
    periods: { 'refusal-period-end': { years: 3 } },
    law: '商标法实施条例第四十九条',
    source: regulation,
  }),
  period({
    id: 'CN-MAD-REV',
    name: {
      zh: '国际注册驳回复审（自收到国际局转发的通知起）',
      en: 'Review of the provisional refusal, from receipt of what WIPO forwards',
    },
    periods: { 'provisional-refusal': { days: 15 } },
    law: '商标法第三十四条',
    source: secondary('asiapatent.net'),
  }),
]
