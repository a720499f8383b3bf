import type { Language } from '@markwright/domain/site/language'
import { goodsClassificationPath, patentBatchPath, paths } from '../shared/lib/paths.ts'

type Page =
  | 'combinedQuery'
  | 'newQuery'
  | 'imageSearch'
  | 'bulkQuery'
  | 'crossSearch'
  | 'successRate'
  | 'contrast'
  | 'splitApplication'
  | 'compressDrawings'
  | 'analysisReport'
  | 'trademarkSearch'
  | 'goodsClassification'
  | 'supportedCountries'
  | 'gazette'
  | 'brand'
  | 'monitoring'
  | 'monitors'
  | 'trademarkApply'
  | 'markSolutions'
  | 'patentSolutions'
  | 'tools'
  | 'markManagement'
  | 'patentManagement'
  | 'annuityManagement'
  | 'annuities'
  | 'hostingPlatform'
  | 'news'
  | 'services'
  | 'patentSearch'
  | 'patentBatch'
  | 'patentIntroduction'
  | 'translation'
  | 'patentTranslation'
  | 'trademarkApi'
  | 'patentApi'
  | 'trados'
  | 'wordPlugin'
  | 'excelPlugin'
  | 'apiDocumentation'
export type MenuLink = { page: Page; path: string }
export type MenuEntry = MenuLink | { group: 'trademarks' | 'patents'; links: MenuLink[] }

/** Of the pages whose address is more than a path. */
const addresses = {
  goodsClassification: goodsClassificationPath,
  patentBatch: patentBatchPath,
  patentManagement: `${paths.patentManagement}?point=0`,
  annuities: `${paths.patentManagement}?point=1`,
  apiDocumentation: new URL('/docs', window.location.href).href,
} as const
export const link = (page: Page): MenuLink => ({ page, path: { ...paths, ...addresses }[page] })

/** Spec 1 §2.4, as far as it is built: the two languages have menus of their own. */
export const siteMenus: Record<Language, MenuEntry[]> = {
  cn: [
    {
      group: 'trademarks',
      links: [
        link('combinedQuery'),
        link('imageSearch'),
        link('crossSearch'),
        link('bulkQuery'),
        link('successRate'),
        link('analysisReport'),
        link('trademarkApply'),
        link('trademarkSearch'),
        link('contrast'),
        link('gazette'),
        link('monitoring'),
        link('monitors'),
        link('goodsClassification'),
        link('brand'),
        link('markManagement'),
        link('hostingPlatform'),
        link('trademarkApi'),
        link('apiDocumentation'),
      ],
    },
    {
      group: 'patents',
      links: [
        link('patentSearch'),
        link('patentBatch'),
        link('translation'),
        link('splitApplication'),
        link('compressDrawings'),
        link('patentManagement'),
        link('annuities'),
        link('patentIntroduction'),
        link('patentTranslation'),
        link('patentApi'),
      ],
    },
    link('tools'),
    link('supportedCountries'),
    link('news'),
    link('services'),
  ],
  en: [
    {
      group: 'trademarks',
      links: [
        link('markSolutions'),
        link('trademarkSearch'),
        link('combinedQuery'),
        link('newQuery'),
        link('imageSearch'),
        link('crossSearch'),
        link('bulkQuery'),
        link('successRate'),
        link('contrast'),
        link('analysisReport'),
        link('trademarkApply'),
        link('gazette'),
        link('monitoring'),
        link('goodsClassification'),
        link('brand'),
        link('markManagement'),
        link('hostingPlatform'),
        link('trademarkApi'),
        link('apiDocumentation'),
      ],
    },
    {
      group: 'patents',
      links: [
        link('patentSolutions'),
        link('patentTranslation'),
        link('patentIntroduction'),
        link('patentApi'),
        link('patentManagement'),
        link('annuityManagement'),
        link('trados'),
        link('wordPlugin'),
        link('excelPlugin'),
        link('splitApplication'),
        link('compressDrawings'),
      ],
    },
    link('supportedCountries'),
    link('news'),
    link('services'),
  ],
}

export const linksOf = (entries: MenuEntry[]): MenuLink[] =>
  entries.flatMap((entry) => ('group' in entry ? entry.links : [entry]))
