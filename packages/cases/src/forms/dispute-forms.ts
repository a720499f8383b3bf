import type { CaseForm } from '../definition.ts'
import { powerForMarks } from './power-of-attorney.ts'
import {
  agency,
  blank,
  coApplicants,
  contactEntries,
  field,
  partyEntries,
  recalled,
  sheetFor,
  signature,
} from './form.ts'

const opponent = partyEntries('异议人', 'Opponent', 'applicant')
const applicant = partyEntries('申请人', 'Applicant', 'applicant')
const seals = [
  recalled(signature('申请人章戳（签字）', 'Seal or signature of the applicant')),
  recalled(signature('代理机构章戳', 'Seal of the agency')),
]
const reasons = field('事实与理由', 'Facts and reasons', 'facts')
const later = blank('是否补充材料', 'Will material be supplemented?')
const evidenceList = blank('证据目录（名称、来源、证明的事实）', 'List of evidence (name, source, fact that it proves)')
const cited = blank('引证商标名称、类别、注册号', 'Earlier marks cited: name, class, number')
const officer = blank('法定代表人/负责人、职务', 'Legal representative and position')

export const oppositionForms: readonly CaseForm[] = [
  sheetFor('商标异议申请书', 'opposition', [
    ...opponent,
    coApplicants,
    ...contactEntries,
    agency,
    field('被异议商标、类别、初步审定号', 'Opposed mark, class, number of the preliminary approval', 'marks'),
    field('初审公告日期', 'Day of publication', 'publishedOn'),
    field('公告期号', 'Issue of the gazette', 'issue'),
    field('被异议人名称', 'Applicant of the opposed mark', 'respondent'),
    blank('被异议人地址、代理组织', 'Address and agency of the applicant of the opposed mark'),
    field('是否请求驰名商标保护', 'Is protection of a well-known mark requested?', 'wellKnown'),
    reasons,
    field('法律依据', 'Legal basis', 'legalBasis'),
    later,
    ...seals,
  ]),
  powerForMarks,
]

export const nonUseForms: readonly CaseForm[] = [
  sheetFor('撤销连续三年不使用注册商标申请书', 'cancellation for three years without use', [
    ...applicant,
    coApplicants,
    ...contactEntries,
    agency,
    field('商标注册人', 'Owner of the mark', 'respondent'),
    field('注册号、类别', 'Registration number, class', 'marks'),
    field('撤销范围', 'What is to be cancelled', 'scope'),
    field('撤销商品/服务项目', 'Goods and services to be cancelled', 'goods'),
    field('撤销理由与事实', 'Reasons and facts', 'facts'),
    evidenceList,
    later,
    blank('原注册申请日期', 'Day of the application of the registration'),
    ...seals,
  ]),
  powerForMarks,
]

export const reviewForms: readonly CaseForm[] = [
  sheetFor('驳回商标注册申请复审申请书', 'review of a refusal', [
    ...applicant,
    officer,
    coApplicants,
    ...contactEntries,
    agency,
    field('申请号/国际注册号', 'Application or international registration number', 'marks'),
    field('官方发文编号', 'Number of the notification', 'noticeNumber'),
    field('收到驳回通知之日', 'Day on which the notification was received', 'receivedOn'),
    blank('是否变更名义、是否分割', 'Was the name changed? Is the application divided?'),
    recalled(field('驳回范围', 'What was refused', 'scope')),
    field('评审请求', 'Request', 'request'),
    field('法律依据', 'Legal basis', 'legalBasis'),
    cited,
    reasons,
    evidenceList,
    later,
    ...seals,
  ]),
  powerForMarks,
]

export const invalidationForms: readonly CaseForm[] = [
  sheetFor('注册商标无效宣告申请书', 'declaration of invalidity', [
    ...applicant,
    officer,
    coApplicants,
    ...contactEntries,
    agency,
    field('争议商标、注册号', 'Disputed mark, registration number', 'marks'),
    blank('评审请求', 'Request'),
    field('无效理由', 'Grounds', 'grounds'),
    field('是否请求驰名商标保护', 'Is protection of a well-known mark requested?', 'wellKnown'),
    field('法律条款', 'Legal basis', 'legalBasis'),
    cited,
    reasons,
    evidenceList,
    recalled(field('被申请人（商标注册人）名称', 'Respondent (owner of the mark)', 'respondent')),
    recalled(blank('被申请人地址', 'Address of the respondent')),
    blank('正副本一致、涉密证据', 'Copies agree with the original; confidential evidence'),
    ...seals,
  ]),
  powerForMarks,
]
