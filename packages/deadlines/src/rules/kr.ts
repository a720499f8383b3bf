import type { DeadlineRule, RollRule, Source } from '../rule.ts'
import { secondary, unverified } from './sources.ts'

const markRoll: RollRule = { calendar: 'KR', law: '상표법 제16조' }
const patentRoll: RollRule = { calendar: 'KR', law: '특허법 제14조' }
const guide: Source = { publication: "WIPO PCT Applicant's Guide, Republic of Korea", grade: 'office' }
const mark = { office: 'KR', kinds: ['mark'], roll: markRoll } as const
const patent = { office: 'KR', kinds: ['patent'], roll: patentRoll } as const

export const koreanRules: readonly DeadlineRule[] = [
  {
    ...mark,
    id: 'KR-TM-PRIO',
    name: { zh: '优先权期限', en: 'Priority' },
    periods: { 'first-filing': { months: 6 } },
    law: 'Paris Convention Art. 4',
    source: unverified('Paris Convention'),
  },
  {
    ...mark,
    id: 'KR-TM-RENEW',
    name: { zh: '续展', en: 'Renewal' },
    periods: { registration: { years: 10, repeats: 'term' }, expiry: {} },
    opens: { before: 'due', span: { months: 12 } },
    grace: { span: { months: 6 }, from: 'due', surcharge: { zh: '费用较高', en: 'for a higher fee' } },
    law: '상표법 제83조, 제84조',
    source: secondary('bkipgroup.com'),
  },
  {
    ...mark,
    id: 'KR-TM-OPP-OLD',
    until: '2025-07-21',
    name: { zh: '异议', en: 'Opposition' },
    periods: { publication: { months: 2 } },
    law: '상표법 제60조',
    source: secondary('nampat.co.kr'),
  },
  {
    ...mark,
    id: 'KR-TM-OPP',
    from: '2025-07-22',
    name: { zh: '异议', en: 'Opposition' },
    periods: { publication: { days: 30 } },
    law: '상표법 제60조 (2025)',
    source: secondary('nampat.co.kr'),
  },
  {
    ...mark,
    id: 'KR-TM-OA',
    name: { zh: '答复驳回理由', en: 'Response to grounds for refusal' },
    periods: { 'office-action': { months: 2 } },
    extensions: [
      { name: { zh: '延期两次各一个月', en: 'two extensions of a month' }, span: { months: 4 }, from: 'event' },
    ],
    law: '상표법 제55조',
    source: secondary('asiapatent.net'),
  },
  {
    ...mark,
    id: 'KR-TM-APPEAL',
    from: '2022-04-20',
    name: { zh: '不服审判或者请求再审查', en: 'Appeal or re-examination' },
    periods: { refusal: { months: 3 } },
    law: '상표법 제116조',
    source: secondary('lexblog.com'),
  },
  {
    ...mark,
    roll: undefined,
    id: 'KR-TM-NONUSE',
    isEarliest: true,
    name: { zh: '可因连续三年不使用被请求撤销', en: 'Open to cancellation for non-use' },
    periods: { registration: { years: 3 } },
    law: '상표법 제119조',
    source: unverified('상표법'),
  },
  {
    ...patent,
    id: 'KR-PAT-PRIO',
    name: { zh: '优先权期限', en: 'Priority' },
    periods: { 'first-filing': { months: 12 } },
    law: 'Paris Convention Art. 4',
    source: unverified('Paris Convention'),
  },
  {
    ...patent,
    id: 'KR-PAT-EXAMREQ',
    from: '2017-03-01',
    name: { zh: '请求审查', en: 'Request for examination' },
    periods: { filing: { years: 3 } },
    law: '특허법 제59조',
    source: guide,
  },
  {
    ...patent,
    id: 'KR-PAT-OA',
    name: { zh: '答复驳回理由', en: 'Response to grounds for rejection' },
    periods: { 'office-action': { months: 2 } },
    extensions: [
      { name: { zh: '延期四次各一个月', en: 'four extensions of a month' }, span: { months: 6 }, from: 'event' },
    ],
    law: '특허법 제63조',
    source: secondary('asiapatent.net'),
  },
  {
    ...patent,
    id: 'KR-PAT-APPEAL',
    from: '2022-04-20',
    name: { zh: '不服审判或者请求再审查', en: 'Appeal or re-examination' },
    periods: { refusal: { months: 3 } },
    law: '특허법 제132조의17',
    source: unverified('특허법'),
  },
  {
    ...patent,
    id: 'KR-PAT-GRANTFEE',
    name: { zh: '缴纳第1至3年费用', en: 'Fees of years 1 to 3' },
    periods: { 'grant-notice': { months: 3 } },
    grace: { span: { months: 6 }, from: 'due', surcharge: { zh: '加收附加费', en: 'with a surcharge' } },
    law: '특허법 제79조, 제81조',
    source: guide,
  },
  {
    ...patent,
    id: 'KR-PAT-ANNUITY',
    name: { zh: '年费', en: 'Annuity' },
    periods: { registration: { repeats: 'year', firstYear: 4 } },
    lastYear: { patent: 25 },
    grace: {
      span: { months: 6 },
      from: 'due',
      surcharge: {
        zh: '加收附加费（各来源所载比例不同，以知识产权处为准）',
        en: 'with a surcharge, of which sources differ',
      },
    },
    law: '특허법 제79조, 제81조',
    source: { publication: 'kipo.go.kr', grade: 'office' },
  },
  {
    ...patent,
    id: 'KR-PCT-ENTRY',
    name: { zh: '进入国家阶段', en: 'National phase entry' },
    periods: { priority: { months: 31 } },
    extensions: [
      { name: { zh: '译文延期一个月', en: 'one month more for the translation' }, span: { months: 32 }, from: 'event' },
    ],
    law: '특허법 제201조',
    source: guide,
  },
]
