import type { Language } from './language.ts'

/** What an official document bears beside its goods. */
export const contrastFieldLabels = {
  applicationNumber: { cn: '申请号', en: 'Application number' },
  registrationNumber: { cn: '注册号', en: 'Registration number' },
  mark: { cn: '商标', en: 'Mark' },
  applicant: { cn: '申请人', en: 'Applicant' },
  applicantForeign: { cn: '申请人（外文）', en: 'Applicant (foreign)' },
  address: { cn: '地址', en: 'Address' },
  addressForeign: { cn: '地址（外文）', en: 'Address (foreign)' },
  classes: { cn: '类别', en: 'Classes' },
  applicationDate: { cn: '申请日期', en: 'Application date' },
  priorityDate: { cn: '优先权日期', en: 'Priority date' },
  publicationDate: { cn: '公告日期', en: 'Publication date' },
  registrationDate: { cn: '注册日期', en: 'Registration date' },
  validity: { cn: '有效期', en: 'Validity' },
  agent: { cn: '代理机构', en: 'Agent' },
} satisfies Record<string, Record<Language, string>>

/** Whether two documents say the same of a field or an item. */
export const contrastStateLabels = {
  same: { cn: '一致', en: 'same' },
  differs: { cn: '不一致', en: 'differs' },
  onlyLeft: { cn: '仅左侧', en: 'left only' },
  onlyRight: { cn: '仅右侧', en: 'right only' },
} satisfies Record<string, Record<Language, string>>
