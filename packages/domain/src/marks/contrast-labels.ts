import type { Language } from '../site/language.ts'

/** What an official document bears beside its goods. */
export const contrastFieldLabels = {
  applicationNumber: { cn: '申请号', en: 'Application number' },
  registrationNumber: { cn: '注册号', en: 'Registration number' },
  mark: { cn: '商标', en: 'Mark' },
  markType: { cn: '商标类型', en: 'Type of mark' },
  applicant: { cn: '申请人', en: 'Applicant' },
  applicantForeign: { cn: '申请人（外文）', en: 'Applicant (foreign)' },
  coApplicants: { cn: '共有人', en: 'Joint owners' },
  identityNumber: { cn: '证件号码', en: 'Identity number' },
  nationality: { cn: '国家或地区', en: 'Country' },
  address: { cn: '地址', en: 'Address' },
  addressForeign: { cn: '地址（外文）', en: 'Address (foreign)' },
  classes: { cn: '类别', en: 'Classes' },
  similarGroups: { cn: '类似群', en: 'Similar groups' },
  applicationDate: { cn: '申请日期', en: 'Application date' },
  priorityDate: { cn: '优先权日期', en: 'Priority date' },
  priorityNumber: { cn: '优先权号', en: 'Priority number' },
  publicationDate: { cn: '初审公告日期', en: 'Publication date' },
  publicationIssue: { cn: '初审公告期号', en: 'Publication issue' },
  registrationDate: { cn: '注册日期', en: 'Registration date' },
  registrationIssue: { cn: '注册公告期号', en: 'Registration issue' },
  validFrom: { cn: '有效期起始日', en: 'Valid from' },
  expiryDate: { cn: '有效期届满日', en: 'Expiry date' },
  validity: { cn: '有效期', en: 'Validity' },
  agent: { cn: '代理机构', en: 'Representative' },
  agentAddress: { cn: '代理机构地址', en: 'Address of the representative' },
  colours: { cn: '指定颜色', en: 'Colours' },
  disclaimer: { cn: '放弃专用权', en: 'Disclaimer' },
  description: { cn: '商标说明', en: 'Description' },
} satisfies Record<string, Record<Language, string>>

/** Whether two documents say the same of a field or an item. */
export const contrastStateLabels = {
  same: { cn: '一致', en: 'same' },
  differs: { cn: '不一致', en: 'differs' },
  onlyLeft: { cn: '仅左侧', en: 'left only' },
  onlyRight: { cn: '仅右侧', en: 'right only' },
} satisfies Record<string, Record<Language, string>>
