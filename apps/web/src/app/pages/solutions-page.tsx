import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { RaisedSearch } from '../../features/trademarks/components/query/raised-search.tsx'
import { paths } from '../../shared/lib/paths.ts'
import { ButtonLink } from '../../shared/ui/controls/button-link.tsx'
import { Hero } from '../../shared/ui/layout/hero.tsx'
import { PageSection } from '../../shared/ui/layout/page-section.tsx'
import { PageTitle } from '../../shared/ui/layout/page-title.tsx'
import { MenuItem } from '../layout/menu-item.tsx'
import { link } from '../site-menu.ts'
import styles from './solutions-page.module.css'

const catalogues = {
  marks: {
    search: ['combinedQuery', 'newQuery', 'imageSearch', 'crossSearch', 'bulkQuery'],
    assess: ['successRate', 'analysisReport', 'contrast', 'goodsClassification'],
    file: ['trademarkApply'],
    watch: ['monitoring', 'gazette', 'legalDocuments'],
    manage: ['markManagement', 'hostingPlatform'],
    data: ['brand', 'supportedCountries', 'trademarkApi', 'apiDocumentation'],
  },
  patents: {
    search: ['patentSearch', 'patentBatch', 'patentIntroduction'],
    translate: ['translation', 'patentTranslation', 'trados', 'wordPlugin', 'excelPlugin'],
    prepare: ['splitApplication', 'compressDrawings'],
    manage: ['patentManagement', 'annuities'],
    data: ['patentApi', 'apiDocumentation'],
  },
  tools: {
    prepare: ['contrast', 'splitApplication', 'compressDrawings'],
    search: ['bulkQuery', 'patentBatch', 'goodsClassification'],
    translate: ['trados', 'wordPlugin', 'excelPlugin'],
  },
} as const
const groups = ['search', 'assess', 'file', 'watch', 'translate', 'prepare', 'manage', 'data'] as const
type Catalogue = keyof typeof catalogues
type Group = (typeof groups)[number]

const catalogueAt: Readonly<Record<string, Catalogue>> = {
  [paths.markSolutions]: 'marks',
  [paths.patentSolutions]: 'patents',
  [paths.tools]: 'tools',
}

/** All that there is for trademarks, for patents, or as small tools, each with a line and the way to it. */
export function SolutionsPage() {
  const { t } = useTranslation(['products', 'menu', 'site'])
  const { pathname } = useLocation()
  const of = catalogueAt[pathname] ?? 'marks'
  const offered: Partial<Record<Group, readonly Parameters<typeof link>[0][]>> = catalogues[of]
  const shown = groups.flatMap((group) => (offered[group] ? [{ group, pages: offered[group] }] : []))
  return (
    <>
      <PageTitle text={t(`catalogue.${of}.title`)} />
      <Hero title={t(`catalogue.${of}.title`)} text={t(`catalogue.${of}.lead`)}>
        {of === 'marks' ? (
          <RaisedSearch />
        ) : (
          <ButtonLink type="primary" size="large" to={of === 'patents' ? paths.patentSearch : paths.contrast}>
            {t(`catalogue.${of}.begin`)}
          </ButtonLink>
        )}
      </Hero>
      {shown.map(({ group, pages }, at) => (
        <PageSection key={group} title={t(`catalogue.groups.${group}`)} ground={at % 2 === 0 ? 'white' : 'paper'}>
          <ul className={styles.cards}>
            {pages.map((page) => (
              <li key={page}>
                <MenuItem path={link(page).path}>
                  <strong>{t(`site:menu.${page}`)}</strong>
                  <span>{t(`menu:${page}`)}</span>
                </MenuItem>
              </li>
            ))}
          </ul>
        </PageSection>
      ))}
      <PageSection title={t('costs')} ground={shown.length % 2 === 0 ? 'white' : 'paper'}>
        <p>{t('catalogue.costs')}</p>
        <p style={{ marginTop: 12 }}>
          <ButtonLink to={paths.services}>{t('prices')}</ButtonLink>
        </p>
      </PageSection>
    </>
  )
}
