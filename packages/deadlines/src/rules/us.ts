import type { DeadlineRule, RollRule, Source } from '../rule.ts'
import { secondary, unverified } from './sources.ts'

const markRoll: RollRule = { calendar: 'US', law: '37 CFR 2.196' }
const patentRoll: RollRule = { calendar: 'US', law: '35 U.S.C. § 21(b)' }
const cfr: Source = { publication: '37 CFR', grade: 'law' }
const uspto: Source = { publication: 'uspto.gov', grade: 'office' }
const mark = { office: 'US', kinds: ['mark'], roll: markRoll } as const
const patent = { office: 'US', kinds: ['patent'], roll: patentRoll } as const
const late = { zh: '另缴宽限期附加费', en: 'with the surcharge of the grace period' } as const

/** A declaration that is due between two anniversaries of the registration. */
const declaration = (rule: Pick<DeadlineRule, 'id' | 'name' | 'periods' | 'law' | 'source'>): DeadlineRule => ({
  ...mark,
  ...rule,
  opens: { before: 'due', span: { years: 1 } },
  grace: { span: { months: 6 }, from: 'event', surcharge: late },
})

const maintenance = (id: string, years: number): DeadlineRule => ({
  ...patent,
  id,
  name: { zh: `维持费（第${years}.5年）`, en: `Maintenance fee at ${years}.5 years` },
  periods: { grant: { years, months: 6 } },
  opens: { after: 'event', span: { years } },
  grace: { span: { months: 6 }, from: 'event', surcharge: late },
  law: '35 U.S.C. § 41(b); 37 CFR 1.362',
  source: cfr,
})

export const americanRules: readonly DeadlineRule[] = [
  {
    ...mark,
    id: 'US-TM-PRIO',
    name: { zh: '优先权期限', en: 'Priority' },
    periods: { 'first-filing': { months: 6 } },
    law: '15 U.S.C. § 1126(d)',
    source: unverified('15 U.S.C.'),
  },
  {
    ...mark,
    id: 'US-TM-OA',
    from: '2022-12-03',
    name: { zh: '答复审查意见', en: 'Response to the office action' },
    periods: { 'office-action': { months: 3 } },
    extensions: [
      { name: { zh: '延期一次（收费）', en: 'one extension, for a fee' }, span: { months: 6 }, from: 'event' },
    ],
    law: '37 CFR 2.62(a)',
    source: cfr,
  },
  {
    ...mark,
    id: 'US-TM-OA-OLD',
    until: '2022-12-02',
    name: { zh: '答复审查意见', en: 'Response to the office action' },
    periods: { 'office-action': { months: 6 } },
    law: '15 U.S.C. § 1062(b)',
    source: cfr,
  },
  {
    ...mark,
    id: 'US-TM-OA-66A',
    name: { zh: '答复审查意见（马德里指定）', en: 'Response to the office action on a Madrid designation' },
    periods: { 'madrid-office-action': { months: 6 } },
    law: '37 CFR 2.62(a)',
    source: cfr,
  },
  {
    ...mark,
    id: 'US-TM-OPP',
    name: { zh: '异议', en: 'Opposition' },
    periods: { publication: { days: 30 } },
    extensions: [
      { name: { zh: '首次延期', en: 'first extension' }, span: { days: 60 }, from: 'event' },
      { name: { zh: '延期的上限', en: 'last extension' }, span: { days: 180 }, from: 'event' },
    ],
    law: '15 U.S.C. § 1063; 37 CFR 2.101, 2.102',
    source: uspto,
  },
  {
    ...mark,
    id: 'US-TM-SOU',
    name: { zh: '提交使用声明', en: 'Statement of use' },
    periods: { 'grant-notice': { months: 6 } },
    extensions: [
      { name: { zh: '五次延期的上限', en: 'last of five extensions' }, span: { months: 36 }, from: 'event' },
    ],
    law: '15 U.S.C. § 1051(d); 37 CFR 2.88, 2.89',
    source: uspto,
  },
  {
    ...mark,
    id: 'US-TM-TTABAPP',
    name: { zh: '向TTAB上诉', en: 'Appeal to the TTAB' },
    periods: { refusal: { months: 3 } },
    extensions: [
      { name: { zh: '延期一次（收费）', en: 'one extension, for a fee' }, span: { months: 6 }, from: 'event' },
    ],
    law: '37 CFR 2.142, 2.63',
    source: cfr,
  },
  declaration({
    id: 'US-TM-S8-6',
    name: { zh: '第8条使用声明（第5至6年）', en: 'Section 8 declaration, fifth to sixth year' },
    periods: { registration: { years: 6 } },
    law: '15 U.S.C. § 1058; 37 CFR 2.160',
    source: uspto,
  }),
  declaration({
    id: 'US-TM-S8S9-10',
    name: { zh: '续展（第8条、第9条）', en: 'Renewal (sections 8 and 9)' },
    periods: { registration: { years: 10, repeats: 'term' }, expiry: {} },
    law: '15 U.S.C. §§ 1058, 1059',
    source: uspto,
  }),
  {
    ...patent,
    id: 'US-PAT-PRIO',
    name: { zh: '优先权期限', en: 'Priority' },
    periods: { 'first-filing': { months: 12 } },
    law: '35 U.S.C. § 119',
    source: unverified('37 CFR'),
  },
  {
    ...patent,
    id: 'US-PAT-OA',
    name: { zh: '答复审查意见', en: 'Response to the office action' },
    periods: { 'office-action': { months: 3 } },
    extensions: [
      {
        name: { zh: '法定最长期限（延期收费）', en: 'statutory limit, extensions for a fee' },
        span: { months: 6 },
        from: 'event',
      },
    ],
    law: '35 U.S.C. § 133; 37 CFR 1.134, 1.136(a)',
    source: uspto,
  },
  {
    ...patent,
    id: 'US-PAT-ISSUE',
    name: { zh: '缴纳授权费', en: 'Issue fee' },
    periods: { 'grant-notice': { months: 3 } },
    law: '35 U.S.C. § 151; 37 CFR 1.311',
    source: secondary('webpatent.com'),
  },
  maintenance('US-PAT-MF1', 3),
  maintenance('US-PAT-MF2', 7),
  maintenance('US-PAT-MF3', 11),
  {
    ...patent,
    id: 'US-PCT-ENTRY',
    name: { zh: '进入国家阶段', en: 'National phase entry' },
    periods: { priority: { months: 30 } },
    law: '35 U.S.C. § 371; 37 CFR 1.495',
    source: { publication: "WIPO PCT Applicant's Guide, United States", grade: 'office' },
  },
]
