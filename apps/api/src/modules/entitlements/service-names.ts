import type { EntitledService } from '@markwright/entitlements'
import type { Language } from '../../kernel/language.ts'

/** What members may be granted, as it is named within a sentence. */
export const serviceNames: Record<EntitledService, Record<Language, string>> = {
  search: { cn: '商标查询', en: 'trademark search' },
  report: { cn: '注册可行性报告', en: 'registrability reports' },
  monitoring: { cn: '商标监测', en: 'trademark monitoring' },
  patentSearch: { cn: '专利检索', en: 'patent search' },
}
