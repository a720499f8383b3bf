import type { Language } from '@markwright/domain/site/language'
import { goodsClassificationPath, patentBatchPath, paths } from '../shared/lib/paths.ts'

type Page =
  | 'about'
  | 'trademarkQuery'
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
  | 'trademarkApply'
  | 'markSolutions'
  | 'patentSolutions'
  | 'tools'
  | 'markManagement'
  | 'patentManagement'
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
type Part = 'online' | 'tools' | 'management' | 'data'
/** Links of a submenu, below a heading where they have one. */
export type MenuPart = { part: Part | null; links: MenuLink[] }
export type MenuGroup = { group: 'products' | 'trademarks' | 'patents' | 'more'; parts: MenuPart[] }
export type MenuEntry = MenuLink | MenuGroup

const addresses = {
  ...paths,
  goodsClassification: goodsClassificationPath,
  patentBatch: patentBatchPath,
  annuities: `${paths.patentManagement}?point=1`,
  apiDocumentation: new URL('/docs', window.location.href).href,
} as const
export const link = (page: Page): MenuLink => ({ page, path: addresses[page] })
const group = (name: MenuGroup['group'], ...pages: (Page | MenuLink)[]): MenuGroup => ({
  group: name,
  parts: [{ part: null, links: pages.map((page) => (typeof page === 'string' ? link(page) : page)) }],
})

/**
 * The two languages have menus of their own (spec 1 §2.4): the entries that the specification states in their order, as
 * far as they are built, and further ones in groups of their own.
 */
export const siteMenus: Record<Language, MenuEntry[]> = {
  cn: [
    {
      group: 'products',
      parts: [
        {
          part: 'online',
          links: [
            link('trademarkQuery'),
            link('monitors'),
            link('legalDocuments'),
            link('translation'),
            link('hostingPlatform'),
            link('patentSearch'),
          ],
        },
        { part: 'tools', links: [link('tools')] },
        {
          part: 'management',
          links: [
            link('markManagement'),
            { page: 'patentManagement', path: `${paths.patentManagement}?point=0` },
            link('annuities'),
          ],
        },
        { part: 'data', links: [link('brand')] },
      ],
    },
    group(
      'trademarks',
      'combinedQuery',
      'newQuery',
      'imageSearch',
      'crossSearch',
      'bulkQuery',
      'successRate',
      'analysisReport',
      'trademarkApply',
      'trademarkSearch',
      'contrast',
      'gazette',
      'monitoring',
      'goodsClassification',
      'supportedCountries',
      'trademarkApi',
      'apiDocumentation',
    ),
    group(
      'patents',
      'patentBatch',
      'splitApplication',
      'compressDrawings',
      'patentIntroduction',
      'patentTranslation',
      'patentApi',
    ),
    link('news'),
    link('about'),
    link('services'),
  ],
  en: [
    group('trademarks', 'markSolutions', 'trademarkSearch', 'monitoring', 'trademarkApi', 'markManagement'),
    group(
      'patents',
      'patentSolutions',
      'patentTranslation',
      'patentIntroduction',
      'patentApi',
      'patentManagement',
      { page: 'annuities', path: paths.annuityManagement },
      'trados',
      'wordPlugin',
      'excelPlugin',
      'splitApplication',
      'compressDrawings',
    ),
    link('about'),
    link('newQuery'),
    group(
      'more',
      'combinedQuery',
      'imageSearch',
      'crossSearch',
      'bulkQuery',
      'successRate',
      'analysisReport',
      'contrast',
      'gazette',
      'legalDocuments',
      'goodsClassification',
      'brand',
      'trademarkApply',
      'hostingPlatform',
      'patentSearch',
      'translation',
      'supportedCountries',
      'apiDocumentation',
    ),
    link('news'),
    link('services'),
  ],
}

const linksOfEntry = (entry: MenuEntry): MenuLink[] =>
  'group' in entry ? entry.parts.flatMap(({ links }) => links) : [entry]
export const linksOf = (entries: readonly MenuEntry[]): MenuLink[] => entries.flatMap(linksOfEntry)
