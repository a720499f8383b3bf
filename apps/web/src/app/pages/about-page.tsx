import { useTranslation } from 'react-i18next'
import { LoadedFacts } from '../../features/trademarks/components/coverage/loaded-facts.tsx'
import { ButtonLink } from '../../shared/ui/controls/button-link.tsx'
import { Hero } from '../../shared/ui/layout/hero.tsx'
import { PageSection } from '../../shared/ui/layout/page-section.tsx'
import { PageTitle } from '../../shared/ui/layout/page-title.tsx'
import styles from '../../shared/ui/layout/product-view.module.css'
import { link } from '../site-menu.ts'

const works = ['search', 'translate', 'file', 'connect'] as const
const rules = ['reason', 'unknown', 'yours', 'limits'] as const
const next = ['services', 'supportedCountries', 'news'] as const

/** What the house does and holds to, and the data of this site. */
export function AboutPage() {
  const { t } = useTranslation(['products', 'site'])
  return (
    <>
      <PageTitle text={t('site:menu.about')} />
      <Hero title={t('about.title')} text={t('about.lead')}>
        <ButtonLink type="primary" size="large" to={link('combinedQuery').path}>
          {t('site:menu.combinedQuery')}
        </ButtonLink>
      </Hero>
      <PageSection title={t('about.work.title')}>
        <ul className={styles.points}>
          {works.map((work) => (
            <li key={work}>
              <h3>{t(`about.work.${work}.title`)}</h3>
              <p>{t(`about.work.${work}.text`)}</p>
            </li>
          ))}
        </ul>
      </PageSection>
      <PageSection title={t('about.rules.title')} ground="paper">
        <ul className={styles.list}>
          {rules.map((rule) => (
            <li key={rule}>{t(`about.rules.${rule}`)}</li>
          ))}
        </ul>
      </PageSection>
      <PageSection title={t('about.data.title')} lead={t('about.data.lead')}>
        <LoadedFacts />
      </PageSection>
      <PageSection title={t('about.next.title')} ground="paper">
        <div className={styles.actions}>
          {next.map((page) => (
            <ButtonLink key={page} to={link(page).path}>
              {t(`site:menu.${page}`)}
            </ButtonLink>
          ))}
        </div>
      </PageSection>
    </>
  )
}
