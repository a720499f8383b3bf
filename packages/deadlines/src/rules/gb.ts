import type { DeadlineRule, RollRule, Source } from '../rule.ts'
import { moved } from './readings.ts'
import { secondary, unverified } from './sources.ts'

const markRoll: RollRule = { calendar: 'GB', law: 'Trade Marks Rules 2008 rr. 75, 76' }
const roll: RollRule = { calendar: 'GB', law: 'Patents Rules 2007 r. 110' }
const guide: Source = { publication: "WIPO PCT Applicant's Guide, United Kingdom", grade: 'office' }
const mark = { office: 'GB', kinds: ['mark'] } as const
const patent = { office: 'GB', kinds: ['patent'], roll } as const
const asOfRight = { zh: '当然可得的延期两个月', en: 'two months as of right' } as const

export const britishRules: readonly DeadlineRule[] = [
  {
    ...mark,
    id: 'GB-TM-PRIO',
    name: { zh: '优先权期限', en: 'Priority' },
    periods: { 'first-filing': { months: 6 } },
    roll: markRoll,
    law: 'Trade Marks Act 1994 s. 35',
    source: unverified('Trade Marks Act 1994'),
  },
  {
    ...mark,
    id: 'GB-TM-OPP',
    name: { zh: '异议', en: 'Opposition' },
    periods: { publication: { months: 2 } },
    roll: markRoll,
    extensions: [
      { name: { zh: '提交TM7A后延至三个月', en: 'three months on form TM7A' }, span: { months: 3 }, from: 'event' },
    ],
    law: 'Trade Marks Rules 2008 r. 17',
    source: { publication: 'legislation.gov.uk', grade: 'law' },
  },
  {
    ...mark,
    id: 'GB-TM-TM8',
    name: { zh: '答辩（TM8）', en: 'Counter-statement (TM8)' },
    periods: { 'opposition-notice': { months: 2 } },
    roll: markRoll,
    extensions: [
      { name: { zh: '冷静期（TM9c）', en: 'cooling-off on form TM9c' }, span: { months: 9 }, from: 'event' },
    ],
    law: 'Trade Marks Rules 2008 r. 18',
    source: { publication: 'legislation.gov.uk', grade: 'law' },
  },
  {
    ...mark,
    id: 'GB-TM-EXAM',
    name: { zh: '答复审查报告', en: 'Response to the examination report' },
    periods: { 'office-action': { months: 2 } },
    roll: markRoll,
    law: 'Trade Marks Act 1994 s. 37(3)',
    source: unverified('Trade Marks Act 1994'),
  },
  {
    ...mark,
    id: 'GB-TM-RENEW',
    name: { zh: '续展', en: 'Renewal' },
    periods: { filing: { years: 10, repeats: 'term' }, expiry: {} },
    opens: { before: 'due', span: { months: 6 } },
    grace: { span: { months: 6 }, from: 'due', surcharge: { zh: '另缴逾期费', en: 'with the late fee' } },
    fixed: { zh: '以登记簿所载续展日为准', en: 'the day that the register gives as the renewal date' },
    readings: [
      moved(markRoll),
      {
        text: {
          zh: '如申请日计算在内（自该日起满十年）',
          en: 'on a strict count of ten years that begin on the filing date',
        },
        change: { periods: { filing: { years: 10, repeats: 'term', counting: 'eve' }, expiry: {} } },
      },
    ],
    law: 'Trade Marks Act 1994 ss. 42, 43; Trade Marks Rules 2008 rr. 34–37',
    source: unverified('Trade Marks Act 1994'),
  },
  {
    ...mark,
    id: 'GB-TM-NONUSE',
    isEarliest: true,
    name: { zh: '可因连续五年不使用被撤销', en: 'Open to revocation for non-use' },
    periods: { registration: { years: 5 } },
    law: 'Trade Marks Act 1994 s. 46',
    source: unverified('Trade Marks Act 1994'),
  },
  {
    ...patent,
    id: 'GB-PAT-PRIO',
    name: { zh: '优先权期限', en: 'Priority' },
    periods: { 'first-filing': { months: 12 } },
    law: 'Patents Act 1977 s. 5',
    source: unverified('Patents Act 1977'),
  },
  {
    ...patent,
    id: 'GB-PAT-EXAMREQ',
    name: { zh: '请求实质审查', en: 'Substantive examination' },
    periods: { publication: { months: 6 } },
    extensions: [{ name: asOfRight, span: { months: 8 }, from: 'event' }],
    law: 'Patents Rules 2007 r. 28',
    source: secondary('mathys-squire.com'),
  },
  {
    ...patent,
    id: 'GB-PAT-ANNUITY',
    name: { zh: '年费', en: 'Renewal fee' },
    periods: { filing: { repeats: 'year', firstYear: 5, counting: 'month-end' } },
    lastYear: { patent: 20 },
    opens: { before: 'due', span: { months: 3 }, counting: 'full-months' },
    grace: {
      span: { months: 6 },
      from: 'due',
      counting: 'month-end',
      surcharge: { zh: '首月免收，此后按月加收', en: 'no surcharge in the first month, then one for each month' },
    },
    law: 'Patents Act 1977 s. 25; Patents Rules 2007 rr. 36–39',
    source: guide,
  },
  {
    ...patent,
    id: 'GB-PCT-ENTRY',
    name: { zh: '进入国家阶段', en: 'National phase entry' },
    periods: { priority: { months: 31 } },
    extensions: [{ name: asOfRight, span: { months: 33 }, from: 'event' }],
    law: 'Patents Rules 2007 r. 66',
    source: guide,
  },
]
