import { useTranslation } from 'react-i18next'
import { patentSearchTypes } from '@markwright/domain/patents/patent-labels'
import { paths } from '../../../shared/lib/paths.ts'
import { ButtonLink } from '../../../shared/ui/controls/button-link.tsx'
import { SiteLink } from '../../../shared/ui/controls/site-link.tsx'
import { WorkPage } from '../../../shared/ui/layout/work-page.tsx'
import { CoverageTable } from '../components/coverage-table.tsx'
import styles from '../components/patents.module.css'
import { SearchesLeft } from '../components/searches-left.tsx'
import { formPath } from '../model/patent-search.ts'

/** What patent search is for, and the way to it. */
export function PatentIntroductionPage() {
  const { t } = useTranslation('patents')
  return (
    <WorkPage title={t('intro.title')} lead={t('intro.text')}>
      <p className={styles.actions} style={{ margin: '20px 0' }}>
        <ButtonLink type="primary" size="large" to={paths.patentSearch}>
          {t('intro.start')}
        </ButtonLink>
        <span className={styles.meta}>{t('intro.free')}</span>
      </p>
      <SearchesLeft />
      <ul className={styles.grid}>
        {patentSearchTypes.map((mode) => (
          <li key={mode}>
            <h2 style={{ fontSize: 16 }}>
              <SiteLink to={formPath({ mode })}>{t(`mode.${mode}`)}</SiteLink>
            </h2>
            <p>{t(`modeNote.${mode}`)}</p>
          </li>
        ))}
      </ul>
      <CoverageTable />
    </WorkPage>
  )
}
