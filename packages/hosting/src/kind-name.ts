import type { PatentKind, PortfolioKind } from './portfolio-item.ts'

const names = {
  cn: {
    mark: '商标',
    patent: '发明专利',
    utility: '实用新型',
    design: '外观设计',
    software: '软件著作权',
    certificate: '证书',
  },
  en: {
    mark: 'Trademark',
    patent: 'Patent',
    utility: 'Utility model',
    design: 'Design',
    software: 'Software copyright',
    certificate: 'Certificate',
  },
} as const

/** What a right is, as documents name it and as an import reads it; a patent without a kind is one for an invention. */
export const kindName = (
  { kind, patent_kind }: { kind: PortfolioKind; patent_kind: string | null },
  language: 'cn' | 'en',
): string => names[language][kind === 'patent' ? ((patent_kind ?? 'patent') as PatentKind) : kind]
