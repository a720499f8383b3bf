import type { Language } from '../site/language.ts'

const MAINLAND = { cn: '中国大陆商标注册', en: 'Trademark registration in mainland China' }

/** Labels of products by number (spec 1 §3). */
export const productTypes: Readonly<Record<number, Record<Language, string>>> = {
  0: MAINLAND,
  1: MAINLAND,
  2: { cn: '中国香港商标注册', en: 'Trademark registration in Hong Kong' },
  3: { cn: '境外商标注册', en: 'Overseas trademark registration' },
  4: { cn: '检索报告', en: 'Search report' },
  5: { cn: '商标续展', en: 'Renewal' },
  7: { cn: '商标异议', en: 'Opposition' },
  10: { cn: '商标监测', en: 'Monitoring' },
  11: { cn: '全球商标续展', en: 'Global renewal' },
  12: { cn: '商标转让', en: 'Transfer' },
  13: { cn: '商标变更', en: 'Change of particulars' },
  14: { cn: '驳回复审', en: 'Review of refusal' },
  16: { cn: '撤销连续三年不使用', en: 'Non-use cancellation' },
  17: { cn: '全球商标变更', en: 'Global change of particulars' },
  18: { cn: '马德里续展', en: 'Madrid renewal' },
  26: { cn: '马德里注册', en: 'Madrid registration' },
  29: { cn: '补发商标注册证', en: 'Reissue of registration certificate' },
  30: { cn: '补发变更/转让/续展证明', en: 'Reissue of proof of change, transfer or renewal' },
  31: { cn: '商标使用许可', en: 'Licensing' },
  32: { cn: '无效宣告', en: 'Invalidation' },
}
