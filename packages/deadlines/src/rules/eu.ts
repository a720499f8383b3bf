import type { DeadlineRule, Reading, RollRule, ServiceRule, Source } from '../rule.ts'
import { unmoved } from './readings.ts'

const roll: RollRule = { calendar: 'EU', law: 'EUTMDR (EU) 2018/625 Art. 69' }
const regulation: Source = { publication: 'EUTMR (EU) 2017/1001', grade: 'law' }
const service: readonly ServiceRule[] = [
  {
    methods: {
      electronic: { days: 5, proof: 'if-earlier' },
      post: { days: 10, proof: 'if-earlier' },
      hand: { proof: 'replaces' },
    },
    law: 'EUTMDR (EU) 2018/625 Arts. 56–58',
  },
]
const base = { office: 'EU', kinds: ['mark'] } as const

/** EUTMDR Art. 67: from the last day of a month to the last day of a month. */
const months = (count: number) => ({ months: count, counting: 'last-day' }) as const
const sameDay = (periods: DeadlineRule['periods']): Reading => ({
  text: { zh: '如月末之日按同日计算', en: 'on a plain count to the day with the same number' },
  change: { periods },
})

export const europeanMarkRules: readonly DeadlineRule[] = [
  {
    ...base,
    id: 'EU-TM-PRIO',
    name: { zh: '优先权期限', en: 'Priority' },
    periods: { 'first-filing': { months: 6 } },
    roll,
    law: 'EUTMR (EU) 2017/1001 Art. 34',
    source: { ...regulation, grade: 'unverified' },
  },
  {
    ...base,
    id: 'EU-TM-OPP',
    name: { zh: '异议', en: 'Opposition' },
    periods: { publication: months(3) },
    roll,
    readings: [sameDay({ publication: { months: 3 } })],
    law: 'EUTMR (EU) 2017/1001 Art. 46; EUTMDR (EU) 2018/625 Art. 67',
    source: regulation,
  },
  {
    ...base,
    id: 'EU-TM-OBJ',
    name: { zh: '答复绝对理由', en: 'Observations on absolute grounds' },
    periods: { 'office-action': months(2) },
    service,
    roll,
    readings: [sameDay({ 'office-action': { months: 2 } })],
    law: 'EUTMR (EU) 2017/1001 Art. 42',
    source: { publication: 'euipo.europa.eu', grade: 'office' },
  },
  {
    ...base,
    id: 'EU-TM-DEFIC',
    name: { zh: '补正', en: 'Remedy of deficiencies' },
    periods: { 'correction-notice': months(2) },
    service,
    roll,
    readings: [sameDay({ 'correction-notice': { months: 2 } })],
    law: 'EUTMR (EU) 2017/1001 Art. 41',
    source: { publication: 'euipo.europa.eu', grade: 'office' },
  },
  {
    ...base,
    id: 'EU-TM-APPEAL',
    name: { zh: '上诉', en: 'Notice of appeal' },
    periods: { decision: months(2) },
    service,
    roll,
    readings: [sameDay({ decision: { months: 2 } })],
    law: 'EUTMR (EU) 2017/1001 Art. 68',
    source: regulation,
  },
  {
    ...base,
    id: 'EU-TM-APPEAL-GRD',
    name: { zh: '上诉理由', en: 'Grounds of appeal' },
    periods: { decision: months(4) },
    service,
    roll,
    readings: [sameDay({ decision: { months: 4 } })],
    law: 'EUTMR (EU) 2017/1001 Art. 68',
    source: regulation,
  },
  {
    ...base,
    id: 'EU-TM-RENEW',
    name: { zh: '续展', en: 'Renewal' },
    periods: { filing: { years: 10, repeats: 'term' }, expiry: {} },
    opens: { before: 'due', span: { months: 6 } },
    grace: {
      span: { months: 6 },
      from: 'due',
      surcharge: { zh: '加收续展费的25%', en: 'with 25 % of the renewal fee' },
    },
    roll,
    readings: [unmoved],
    law: 'EUTMR (EU) 2017/1001 Arts. 52, 53',
    source: regulation,
  },
  {
    ...base,
    id: 'EU-TM-NONUSE',
    isEarliest: true,
    name: { zh: '可因连续五年不使用被撤销', en: 'Open to revocation for non-use' },
    periods: { registration: { years: 5 } },
    law: 'EUTMR (EU) 2017/1001 Arts. 18, 58',
    source: regulation,
  },
]
