import type { DeadlineRule, RollRule, Source } from '../rule.ts'
import { unmoved } from './readings.ts'
import { secondary, unverified } from './sources.ts'

const roll: RollRule = { calendar: 'HK', law: 'Cap. 1 s. 71' }
const rules: Source = { publication: 'Trade Marks Rules (Cap. 559A)', grade: 'law' }
const guide: Source = { publication: "WIPO PCT Applicant's Guide, China", grade: 'office' }
const mark = { office: 'HK', kinds: ['mark'] } as const
const patent = { office: 'HK', kinds: ['patent'], roll } as const

export const hongKongRules: readonly DeadlineRule[] = [
  {
    ...mark,
    id: 'HK-TM-PRIO',
    name: { zh: '优先权期限', en: 'Priority' },
    periods: { 'first-filing': { months: 6 } },
    roll,
    law: 'Trade Marks Ordinance (Cap. 559) s. 41',
    source: unverified('Trade Marks Ordinance (Cap. 559)'),
  },
  {
    ...mark,
    id: 'HK-TM-RENEW',
    name: { zh: '续期', en: 'Renewal' },
    // The register gives as the end of the registration its last day.
    periods: { registration: { years: 10, counting: 'eve', repeats: 'term' }, expiry: {} },
    opens: { before: 'due', span: { months: 6 } },
    grace: { span: { months: 6 }, from: 'due', surcharge: { zh: '另缴附加费', en: 'with the additional fee' } },
    roll,
    readings: [unmoved],
    law: 'Trade Marks Ordinance (Cap. 559) ss. 49, 50; Trade Marks Rules (Cap. 559A) rr. 31–35',
    source: { publication: 'Trade Marks Ordinance (Cap. 559)', grade: 'law' },
  },
  {
    ...mark,
    id: 'HK-TM-OA1',
    name: { zh: '答复审查意见', en: 'Response to the examination notice' },
    periods: { 'office-action': { months: 6 } },
    roll,
    extensions: [{ name: { zh: '延期一次', en: 'one extension' }, span: { months: 9 }, from: 'event' }],
    law: 'Trade Marks Rules (Cap. 559A) rr. 13, 14(1)',
    source: rules,
  },
  {
    ...mark,
    id: 'HK-TM-OA2',
    name: { zh: '答复进一步意见', en: 'Response to a further notice' },
    periods: { 'further-office-action': { months: 3 } },
    roll,
    law: 'Trade Marks Rules (Cap. 559A) r. 14(2)',
    source: rules,
  },
  {
    ...mark,
    id: 'HK-TM-OPP',
    name: { zh: '异议', en: 'Opposition' },
    periods: { publication: { months: 3, counting: 'eve' } },
    roll,
    extensions: [{ name: { zh: '延期两个月', en: 'one extension of two months' }, span: { months: 5 }, from: 'event' }],
    note: {
      zh: '期限自公告当日起计，当日计入（较早的日期）',
      en: 'The period begins on the day of publication, which counts: the earlier of the two readings.',
    },
    readings: [
      {
        text: { zh: '如公告当日不计算在内', en: 'if the day of publication does not count' },
        change: { periods: { publication: { months: 3 } } },
      },
    ],
    law: 'Trade Marks Rules (Cap. 559A) r. 16',
    source: secondary('deacons.com'),
  },
  {
    ...mark,
    id: 'HK-TM-COUNTER',
    name: { zh: '反陈述', en: 'Counter-statement' },
    periods: { 'opposition-notice': { months: 3 } },
    roll,
    law: 'Trade Marks Rules (Cap. 559A) r. 17',
    source: unverified('Trade Marks Rules (Cap. 559A)'),
  },
  {
    ...mark,
    id: 'HK-TM-NONUSE',
    isEarliest: true,
    name: { zh: '可因连续三年不使用被撤销', en: 'Open to revocation for non-use' },
    periods: { registration: { years: 3 } },
    law: 'Trade Marks Ordinance (Cap. 559) s. 52(2)(a)',
    source: unverified('Trade Marks Ordinance (Cap. 559)'),
  },
  {
    ...patent,
    id: 'HK-PAT-RECORD',
    name: { zh: '记录请求（第一阶段）', en: 'Request to record (stage 1)' },
    periods: { publication: { months: 6 } },
    law: 'Patents Ordinance (Cap. 514) s. 15',
    source: unverified('Patents Ordinance (Cap. 514)'),
  },
  {
    ...patent,
    id: 'HK-PAT-REGGRANT',
    name: { zh: '注册与批予请求（第二阶段）', en: 'Request for registration and grant (stage 2)' },
    periods: { 'grant-publication': { months: 6 } },
    law: 'Patents Ordinance (Cap. 514) s. 23',
    source: unverified('Patents Ordinance (Cap. 514)'),
  },
  {
    ...patent,
    id: 'HK-PAT-RENEW',
    name: { zh: '标准专利续期费', en: 'Renewal fee of a standard patent' },
    periods: { grant: { repeats: 'year', firstYear: 4, begins: 'filing-anniversary' } },
    lastYear: { patent: 20 },
    grace: { span: { months: 6 }, from: 'due', surcharge: { zh: '另缴附加费', en: 'with the additional fee' } },
    law: 'Patents Ordinance (Cap. 514) s. 39',
    source: guide,
  },
  {
    ...patent,
    id: 'HK-STP-RENEW',
    kinds: ['utility'],
    name: { zh: '短期专利续期费', en: 'Renewal fee of a short-term patent' },
    periods: { filing: { years: 4 } },
    grace: { span: { months: 6 }, from: 'due', surcharge: { zh: '另缴附加费', en: 'with the additional fee' } },
    law: 'Patents Ordinance (Cap. 514) s. 126',
    source: guide,
  },
]
