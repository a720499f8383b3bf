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
  | 'legalDocuments'
  | 'brand'
  | 'monitoring'
  | 'monitors'
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

const link = (page: Exclude<Page, 'apiDocumentation' | 'goodsClassification' | 'patentBatch'>): MenuLink => ({
  page,
  path: paths[page],
})
const goodsClassification: MenuLink = { page: 'goodsClassification', path: goodsClassificationPath }
const patentBatch: MenuLink = { page: 'patentBatch', path: patentBatchPath }
const apiDocumentation: MenuLink = { page: 'apiDocumentation', path: new URL('/docs', window.location.href).href }

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
        link('trademarkSearch'),
        link('contrast'),
        link('gazette'),
        link('legalDocuments'),
        link('monitoring'),
        link('monitors'),
        goodsClassification,
        link('brand'),
        link('hostingPlatform'),
        link('trademarkApi'),
        apiDocumentation,
      ],
    },
    {
      group: 'patents',
      links: [
        link('patentSearch'),
        patentBatch,
        link('translation'),
        link('splitApplication'),
        link('compressDrawings'),
        link('patentIntroduction'),
        link('patentTranslation'),
        link('patentApi'),
      ],
    },
    link('supportedCountries'),
    link('news'),
    link('services'),
  ],
  en: [
    {
      group: 'trademarks',
      links: [
        link('trademarkSearch'),
        link('combinedQuery'),
        link('newQuery'),
        link('imageSearch'),
        link('crossSearch'),
        link('bulkQuery'),
        link('successRate'),
        link('contrast'),
        link('analysisReport'),
        link('gazette'),
        link('legalDocuments'),
        link('monitoring'),
        goodsClassification,
        link('brand'),
        link('hostingPlatform'),
        link('trademarkApi'),
        apiDocumentation,
      ],
    },
    {
      group: 'patents',
      links: [
        link('patentIntroduction'),
        link('patentTranslation'),
        link('patentApi'),
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
