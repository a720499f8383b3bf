import type { Language } from './language.ts'

/** The marketplaces that are watched, by key (spec 1 §9). */
export const marketplaces = {
  yihaodian: { cn: '1号店', en: 'Yihaodian' },
  vip: { cn: '唯品会', en: 'Vipshop' },
  jd: { cn: '京东', en: 'JD.com' },
  dangdang: { cn: '当当', en: 'Dangdang' },
} as const satisfies Record<string, Record<Language, string>>

export type Marketplace = keyof typeof marketplaces
