import type { DeadlineRule, Reading, RollRule, ServiceRule, Source } from '../rule.ts'
import { makeUpDaysOff } from './readings.ts'
import { secondary, unverified } from './sources.ts'

const law: Source = { publication: '专利法（2020年修正）', grade: 'law' }
const rules: Source = { publication: '专利法实施细则（2023年修订）', grade: 'law' }

const roll: RollRule = { calendar: 'CN', law: '专利法实施细则第五条' }
const fees: RollRule = { calendar: 'CN-fees', law: '专利法实施细则第五条' }

const service: readonly ServiceRule[] = [
  {
    until: '2024-01-19',
    methods: {
      electronic: { days: 15, proof: 'replaces' },
      post: { days: 15, proof: 'replaces' },
      hand: { proof: 'replaces' },
      publication: { months: 1, proof: 'replaces' },
    },
    law: '专利法实施细则（2010年修订）第四条、专利审查指南（2010）',
  },
  {
    methods: {
      electronic: { proof: 'replaces' },
      post: { days: 15, proof: 'replaces' },
      hand: { proof: 'replaces' },
      publication: { months: 1, proof: 'replaces' },
    },
    law: '专利法实施细则第四条',
  },
]

const makeUpDaysCount: Reading = {
  text: { zh: '如调休上班的周末视为工作日', en: 'if a make-up weekend day is a working day' },
  change: { roll },
}
const eve: Reading['text'] = {
  zh: '如期满日为相应日的前一日',
  en: 'if the term ends the day before the corresponding day',
}

const base = { office: 'CN', kinds: ['patent'], roll, readings: [makeUpDaysOff(roll.law)] } as const
const all = ['patent', 'utility', 'design'] as const
const restoration = {
  name: { zh: '请求恢复权利（须有正当理由）', en: 'restoration, with reasons' },
  span: { months: 2 },
  from: 'due',
} as const
const term = { zh: '权利期限本身，不因休息日顺延', en: 'the end of the right itself does not move' } as const

const termOf = (id: string, kind: 'patent' | 'utility' | 'design', years: number): DeadlineRule => ({
  id,
  office: 'CN',
  kinds: [kind],
  name: { zh: '专利权期限届满', en: 'End of the term' },
  periods: { filing: { years } },
  fixed: term,
  readings: [{ text: eve, change: { periods: { filing: { years, counting: 'eve' } } } }],
  law: '专利法第四十二条',
  source: law,
})

export const chinesePatentRules: readonly DeadlineRule[] = [
  {
    ...base,
    id: 'CN-PATENT-PRIO',
    kinds: ['patent', 'utility'],
    name: { zh: '优先权期限', en: 'Priority' },
    periods: { 'first-filing': { months: 12 } },
    extensions: [restoration],
    law: '专利法第二十九条',
    source: law,
  },
  {
    ...base,
    id: 'CN-DESIGN-PRIO',
    kinds: ['design'],
    name: { zh: '优先权期限', en: 'Priority' },
    periods: { 'first-filing': { months: 6 } },
    law: '专利法第二十九条',
    source: law,
  },
  {
    ...base,
    id: 'CN-PAT-EXAMREQ',
    name: { zh: '请求实质审查', en: 'Request for examination' },
    periods: { priority: { years: 3 } },
    law: '专利法第三十五条、专利法实施细则第十一条',
    source: law,
  },
  {
    ...base,
    id: 'CN-PAT-OA1',
    name: { zh: '答复第一次审查意见', en: 'Response to the first office action' },
    periods: { 'office-action': { months: 4 } },
    service,
    law: '专利法第三十七条、专利审查指南第二部分第八章',
    source: secondary('asiapatent.net'),
  },
  {
    ...base,
    id: 'CN-PAT-OA2',
    name: { zh: '答复再次审查意见', en: 'Response to a further office action' },
    periods: { 'further-office-action': { months: 2 } },
    service,
    law: '专利法第三十七条、专利审查指南第二部分第八章',
    source: secondary('asiapatent.net'),
  },
  {
    ...base,
    id: 'CN-UM-OA',
    kinds: ['utility', 'design'],
    name: { zh: '答复审查意见或者补正', en: 'Response to the office action' },
    periods: { 'office-action': { months: 2 } },
    service,
    law: '专利审查指南第一部分',
    source: unverified('专利审查指南'),
  },
  {
    ...base,
    id: 'CN-PAT-AMEND',
    name: { zh: '主动修改', en: 'Voluntary amendment' },
    periods: { 'examination-entry': { months: 3 } },
    service,
    law: '专利法实施细则第五十七条',
    source: rules,
  },
  {
    ...base,
    id: 'CN-PAT-REG',
    kinds: all,
    name: { zh: '办理登记手续并缴纳当年年费', en: 'Registration and first annuity' },
    periods: { 'grant-notice': { months: 2 } },
    service,
    extensions: [restoration],
    law: '专利法实施细则第六十条',
    source: rules,
  },
  {
    ...base,
    id: 'CN-PAT-DIV',
    kinds: all,
    name: { zh: '提出分案申请', en: 'Divisional application' },
    periods: { 'grant-notice': { months: 2 } },
    service,
    law: '专利法实施细则第四十八条、第六十条',
    source: rules,
  },
  {
    ...base,
    id: 'CN-PAT-REEXAM',
    kinds: all,
    name: { zh: '请求复审', en: 'Request for re-examination' },
    periods: { refusal: { months: 3 } },
    service,
    extensions: [restoration],
    law: '专利法第四十一条',
    source: law,
  },
  {
    ...base,
    id: 'CN-PAT-RESTORE',
    kinds: all,
    name: { zh: '请求恢复权利', en: 'Request for restoration' },
    periods: { 'loss-of-rights': { months: 2 } },
    service,
    law: '专利法实施细则第六条第二款',
    source: rules,
  },
  termOf('CN-PATENT-TERM', 'patent', 20),
  termOf('CN-UTILITY-TERM', 'utility', 10),
  { ...termOf('CN-DESIGN-TERM', 'design', 15), from: '2021-06-01' },
  { ...termOf('CN-DESIGN-TERM-OLD', 'design', 10), until: '2021-05-31', law: '专利法（2008年修正）第四十二条' },
  {
    ...base,
    id: 'CN-PAT-ANNUITY',
    kinds: all,
    name: { zh: '年费', en: 'Annuity' },
    periods: { filing: { repeats: 'year', firstYear: 2 } },
    lastYear: { patent: 20, utility: 10, design: 15 },
    roll: fees,
    tiers: [
      { months: 1, percent: 0 },
      { months: 2, percent: 5 },
      { months: 3, percent: 10 },
      { months: 4, percent: 15 },
      { months: 5, percent: 20 },
      { months: 6, percent: 25 },
    ],
    grace: {
      span: { months: 6 },
      from: 'due',
      surcharge: {
        zh: '首月免收滞纳金，此后每月加收当年年费的5%，至多25%',
        en: 'no surcharge in the first month, then 5 % a month up to 25 %',
      },
    },
    note: {
      zh: '缴费系统不将调休上班的周末视为工作日（2026-01-03顺延至2026-01-05，而非周日2026-01-04）',
      en: 'The fee system treats a make-up weekend day as a day off: 2026-01-03 moved to 2026-01-05, past the make-up Sunday.',
    },
    readings: [makeUpDaysCount],
    law: '专利法第四十三条、专利法实施细则第一百一十四条、第一百一十五条',
    source: rules,
  },
  {
    ...base,
    id: 'CN-PCT-ENTRY',
    kinds: ['patent', 'utility'],
    name: { zh: '进入中国国家阶段', en: 'National phase entry' },
    periods: { priority: { months: 30 } },
    grace: { span: { months: 2 }, from: 'event', surcharge: { zh: '另缴宽限费', en: 'with the fee for late entry' } },
    law: '专利法实施细则第一百二十条',
    source: rules,
  },
]
