import { monitorTypeLabels } from '@markwright/domain/marks/monitor-labels'
import { useTranslation } from 'react-i18next'
import { newMonitorPath, paths } from '../../../shared/lib/paths.ts'
import { useLanguage } from '../../../shared/i18n/language.ts'
import { ButtonLink } from '../../../shared/ui/controls/button-link.tsx'
import { Hero } from '../../../shared/ui/layout/hero.tsx'
import { PageSection } from '../../../shared/ui/layout/page-section.tsx'
import { PageTitle } from '../../../shared/ui/layout/page-title.tsx'
import { LiveExample } from '../components/live-example.tsx'
import styles from '../components/monitoring.module.css'

const types = ['similar', 'image', 'applicant', 'appNo', 'notice', 'renewal'] as const
const steps = ['first', 'second', 'third'] as const
const limits = ['data', 'images', 'decision'] as const

/** What monitoring is, tried with a name of the user's own, and how to begin. */
export function MonitoringProductPage() {
  const { t } = useTranslation('monitoring')
  const language = useLanguage()
  return (
    <>
      <PageTitle text={t('product.pageTitle')} />
      <Hero title={t('product.title')} text={t('product.text')}>
        <div className={styles.buttons}>
          <ButtonLink type="primary" size="large" to={newMonitorPath({})}>
            {t('product.begin')}
          </ButtonLink>
          <ButtonLink size="large" to={paths.monitors}>
            {t('product.mine')}
          </ButtonLink>
        </div>
      </Hero>
      <PageSection title={t('product.try.title')} lead={t('product.try.lead')}>
        <LiveExample />
      </PageSection>
      <PageSection title={t('product.types.title')} ground="paper">
        <ul className={styles.types}>
          {types.map((type) => (
            <li key={type}>
              <h3>{monitorTypeLabels[type][language]}</h3>
              <p>{t(`typeNotes.${type}`)}</p>
            </li>
          ))}
        </ul>
      </PageSection>
      <PageSection title={t('product.steps.title')}>
        <ol className={styles.steps}>
          {steps.map((step) => (
            <li key={step}>{t(`product.steps.${step}`)}</li>
          ))}
        </ol>
      </PageSection>
      <PageSection title={t('product.limits.title')} ground="paper">
        <ul className={styles.steps}>
          {limits.map((limit) => (
            <li key={limit}>{t(`product.limits.${limit}`)}</li>
          ))}
        </ul>
      </PageSection>
    </>
  )
}
