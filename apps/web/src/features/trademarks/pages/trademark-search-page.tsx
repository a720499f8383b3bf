import { useTranslation } from 'react-i18next'
import { LevelBadge } from '../../../shared/similarity/level-badge.tsx'
import { Hero } from '../../../shared/ui/layout/hero.tsx'
import { PageSection } from '../../../shared/ui/layout/page-section.tsx'
import { PageTitle } from '../../../shared/ui/layout/page-title.tsx'
import { RaisedSearch } from '../components/query/raised-search.tsx'
import { SampleExplanation } from '../components/query/sample-explanation.tsx'
import styles from './trademark-search-page.module.css'

const components = ['text', 'phonetic', 'visual', 'semantic'] as const
// The thresholds of the contract.
const levels = [
  { level: 'identical', scores: '97–100' },
  { level: 'high', scores: '80–96' },
  { level: 'middle', scores: '60–79' },
  { level: 'low', scores: '40–59' },
] as const
const limits = ['goods', 'figures', 'data', 'decision'] as const

/** What the search does, how it judges and where its limits are; and the search itself. */
export function TrademarkSearchPage() {
  const { t } = useTranslation(['home', 'products', 'similarity'])
  return (
    <>
      <PageTitle text={t('products:search.pageTitle')} />
      <Hero title={t('products:search.title')} text={t('products:search.text')}>
        <RaisedSearch />
      </Hero>
      <PageSection title={t('products:search.components.title')} lead={t('products:search.components.lead')}>
        <ul className={styles.components}>
          {components.map((component) => (
            <li key={component}>
              <h3>{t(`similarity:component.${component}`)}</h3>
              <p>{t(`products:search.components.${component}`)}</p>
            </li>
          ))}
        </ul>
      </PageSection>
      <PageSection title={t('sample.title')} lead={t('sample.lead')} ground="paper">
        <SampleExplanation />
      </PageSection>
      <PageSection title={t('products:search.levels.title')}>
        <table className={styles.levels}>
          <thead>
            <tr>
              <th scope="col">{t('products:search.levels.level')}</th>
              <th scope="col">{t('products:search.levels.score')}</th>
              <th scope="col">{t('products:search.levels.meaning')}</th>
            </tr>
          </thead>
          <tbody>
            {levels.map(({ level, scores }) => (
              <tr key={level}>
                <td>
                  <LevelBadge level={level} />
                </td>
                <td className="numeric">{scores}</td>
                <td>{t(`products:search.levels.${level}`)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </PageSection>
      <PageSection title={t('products:search.limits.title')} ground="paper">
        <ul className={styles.limits}>
          {limits.map((limit) => (
            <li key={limit}>{t(`products:search.limits.${limit}`)}</li>
          ))}
        </ul>
      </PageSection>
    </>
  )
}
