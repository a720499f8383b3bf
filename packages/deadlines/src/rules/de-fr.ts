import type { DeadlineRule, RollRule, Source } from '../rule.ts'
import { moved } from './readings.ts'
import { secondary, unverified } from './sources.ts'

const germanRoll: RollRule = { calendar: 'DE', law: '§ 193 BGB' }
const frenchRoll: RollRule = { calendar: 'FR', law: 'CPI R. 718-1' }
const frenchPatentRoll: RollRule = { calendar: 'FR', law: 'CPI R. 618-3' }
const guide: Source = { publication: "WIPO PCT Applicant's Guide, Germany", grade: 'office' }
const late = { zh: '加收逾期费', en: 'with the surcharge for late payment' } as const
const asInRegister = { zh: '权利期限本身，不因休息日顺延', en: 'the end of the term itself does not move' } as const

export const germanRules: readonly DeadlineRule[] = [
  {
    office: 'DE',
    kinds: ['mark'],
    id: 'DE-TM-OPP',
    name: { zh: '异议', en: 'Opposition' },
    periods: { 'registration-publication': { months: 3 } },
    roll: germanRoll,
    law: '§ 42 Abs. 1 MarkenG',
    source: { publication: 'MarkenG', grade: 'law' },
  },
  {
    office: 'DE',
    kinds: ['mark'],
    id: 'DE-TM-RENEW',
    // Marks registered before end with the month; the register gives their day.
    name: { zh: '续展', en: 'Renewal' },
    periods: { filing: { years: 10, repeats: 'term' }, expiry: {} },
    opens: { before: 'due', span: { months: 6 } },
    grace: { span: { months: 6 }, from: 'due', surcharge: late },
    fixed: asInRegister,
    readings: [moved(germanRoll)],
    law: '§ 47 MarkenG; § 7 Abs. 3 PatKostG',
    source: { publication: 'dpma.de', grade: 'office' },
  },
  {
    office: 'DE',
    kinds: ['patent'],
    id: 'DE-PAT-EXAMREQ',
    name: { zh: '请求审查', en: 'Request for examination' },
    periods: { filing: { years: 7 } },
    roll: germanRoll,
    law: '§ 44 Abs. 2 PatG',
    source: guide,
  },
  {
    office: 'DE',
    kinds: ['patent'],
    id: 'DE-PAT-OPP',
    name: { zh: '异议', en: 'Opposition' },
    periods: { 'grant-publication': { months: 9 } },
    roll: germanRoll,
    law: '§ 59 PatG',
    source: unverified('PatG'),
  },
  {
    office: 'DE',
    kinds: ['patent'],
    id: 'DE-PAT-ANNUITY',
    name: { zh: '年费', en: 'Annuity' },
    periods: { filing: { repeats: 'year', firstYear: 3, counting: 'month-end' } },
    lastYear: { patent: 20 },
    free: { months: 2 },
    grace: { span: { months: 6 }, from: 'due', counting: 'month-end', surcharge: late },
    roll: germanRoll,
    law: '§ 17 PatG; § 3 Abs. 2, § 7 Abs. 1 PatKostG',
    source: guide,
  },
  {
    office: 'DE',
    kinds: ['patent'],
    id: 'DE-PCT-ENTRY',
    from: '2020-10-01',
    name: { zh: '进入国家阶段', en: 'National phase entry' },
    periods: { priority: { months: 31 } },
    roll: germanRoll,
    law: 'Art. III § 4 IntPatÜbkG',
    source: guide,
  },
]

export const frenchRules: readonly DeadlineRule[] = [
  {
    office: 'FR',
    kinds: ['mark'],
    id: 'FR-TM-OPP',
    name: { zh: '异议', en: 'Opposition' },
    periods: { publication: { months: 2 } },
    roll: frenchRoll,
    law: 'CPI L. 712-4',
    source: { publication: 'inpi.fr', grade: 'office' },
  },
  {
    office: 'FR',
    kinds: ['mark'],
    id: 'FR-TM-RENEW',
    // Marks filed before end with the month; the register gives their day.
    name: { zh: '续展', en: 'Renewal' },
    periods: { filing: { years: 10, repeats: 'term' }, expiry: {} },
    opens: { before: 'due', span: { years: 1 } },
    grace: { span: { months: 6 }, from: 'due', surcharge: late },
    fixed: asInRegister,
    readings: [moved(frenchRoll)],
    law: 'CPI L. 712-9, R. 712-24',
    source: secondary('berguig.fr'),
  },
  {
    office: 'FR',
    kinds: ['patent'],
    id: 'FR-PAT-ANNUITY',
    name: { zh: '年费', en: 'Annuity' },
    periods: { filing: { repeats: 'year', firstYear: 2, counting: 'month-end' } },
    lastYear: { patent: 20 },
    opens: { before: 'due', span: { years: 1 }, counting: 'month-end' },
    grace: { span: { months: 6 }, from: 'due', counting: 'month-end', surcharge: late },
    roll: frenchPatentRoll,
    law: 'CPI L. 612-19, R. 613-46, R. 613-47',
    source: { publication: 'inpi.fr', grade: 'office' },
  },
  {
    office: 'FR',
    kinds: ['patent'],
    id: 'FR-PAT-OPP',
    name: { zh: '异议', en: 'Opposition' },
    periods: { 'grant-publication': { months: 9 } },
    law: 'CPI L. 613-23',
    source: unverified('CPI'),
  },
]
