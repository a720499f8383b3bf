import type { DeadlineRule, RollRule, ServiceRule, Source } from '../rule.ts'

const roll: RollRule = { calendar: 'EP', law: 'EPC Rule 134(1)' }
const guidelines: Source = { publication: 'Guidelines for Examination in the EPO', grade: 'office' }
const convention: Source = { publication: 'European Patent Convention', grade: 'law' }
const guide: Source = { publication: "WIPO PCT Applicant's Guide, EPO", grade: 'office' }
const base = { office: 'EP', kinds: ['patent'], roll } as const
const service: readonly ServiceRule[] = [
  { until: '2023-10-31', any: { days: 10, proof: 'replaces' }, law: 'EPC Rules 126(2), 127(2)' },
  { any: { proof: 'days-over-seven' }, law: 'EPC Rules 126(2), 127(2)' },
]
const extended = { zh: '期满前请求延期', en: 'extension requested before the end' } as const

export const europeanPatentRules: readonly DeadlineRule[] = [
  {
    ...base,
    id: 'EP-PAT-PRIO',
    name: { zh: '优先权期限', en: 'Priority' },
    periods: { 'first-filing': { months: 12 } },
    extensions: [{ name: { zh: '请求恢复', en: 're-establishment' }, span: { months: 2 }, from: 'due' }],
    law: 'EPC Art. 87, Rule 136',
    source: { ...convention, grade: 'unverified' },
  },
  {
    ...base,
    id: 'EP-PAT-EXAMREQ',
    name: { zh: '请求审查并缴纳审查费、指定费', en: 'Request for examination, examination and designation fee' },
    periods: { 'search-report-publication': { months: 6 } },
    law: 'EPC Rules 39, 70(1)',
    source: guidelines,
  },
  {
    ...base,
    id: 'EP-PAT-OA',
    name: { zh: '答复审查意见', en: 'Response to the communication' },
    periods: { 'office-action': { months: 4 } },
    service,
    extensions: [{ name: extended, span: { months: 6 }, from: 'event' }],
    law: 'EPC Art. 94(3), Rule 132',
    source: guidelines,
  },
  {
    ...base,
    id: 'EP-PAT-R71',
    name: { zh: '授权前缴费并提交权利要求译文', en: 'Grant fee and translation of the claims' },
    periods: { 'grant-notice': { months: 4 } },
    service,
    law: 'EPC Rule 71(3)',
    source: guidelines,
  },
  {
    ...base,
    id: 'EP-PAT-OPP',
    name: { zh: '异议', en: 'Opposition' },
    periods: { 'grant-publication': { months: 9 } },
    law: 'EPC Art. 99(1)',
    source: { publication: 'Case Law of the Boards of Appeal', grade: 'office' },
  },
  {
    ...base,
    id: 'EP-PAT-APPEAL',
    name: { zh: '上诉', en: 'Notice of appeal' },
    periods: { decision: { months: 2 } },
    service,
    law: 'EPC Art. 108',
    source: convention,
  },
  {
    ...base,
    id: 'EP-PAT-APPEAL-GRD',
    name: { zh: '上诉理由', en: 'Grounds of appeal' },
    periods: { decision: { months: 4 } },
    service,
    law: 'EPC Art. 108',
    source: convention,
  },
  {
    ...base,
    id: 'EP-PAT-ANNUITY',
    name: { zh: '年费', en: 'Renewal fee' },
    periods: { filing: { repeats: 'year', firstYear: 3, counting: 'month-end' } },
    lastYear: { patent: 20 },
    opens: { before: 'due', span: { months: 3 }, counting: 'month-end', firstYear: { months: 6 } },
    grace: {
      span: { months: 6 },
      from: 'due',
      counting: 'month-end',
      surcharge: { zh: '加收50%', en: 'with 50 % more' },
    },
    law: 'EPC Art. 86, Rule 51; J 4/91',
    source: guidelines,
  },
  {
    ...base,
    id: 'EP-PCT-ENTRY',
    name: { zh: '进入欧洲地区阶段', en: 'Entry into the European phase' },
    periods: { priority: { months: 31 } },
    law: 'EPC Rule 159',
    source: guide,
  },
]
