import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../lib/paths.ts'
import { ButtonLink } from '../controls/button-link.tsx'
import { Hero } from './hero.tsx'
import { PageSection } from './page-section.tsx'
import { PageTitle } from './page-title.tsx'
import styles from './product-view.module.css'

const points = ['one', 'two', 'three', 'four'] as const
const steps = ['one', 'two', 'three'] as const
const limits = ['one', 'two'] as const
const questions = ['one', 'two', 'three'] as const

/**
 * What a product does and for whom, the product itself to try, what it costs, its limits, and questions.
 * `product` names its texts in the namespace `products`; `actions` begin with it.
 */
export function ProductView({
  product,
  actions,
  children,
}: {
  product: 'tms' | 'pms' | 'pams'
  actions: ReactNode
  children: ReactNode
}) {
  const { t } = useTranslation('products')
  return (
    <>
      <PageTitle text={t(`${product}.title`)} />
      <Hero title={t(`${product}.title`)} text={t(`${product}.lead`)}>
        <div className={styles.actions}>{actions}</div>
      </Hero>
      <PageSection title={t('calculator.title')} lead={t('calculator.lead')}>
        {children}
      </PageSection>
      <PageSection title={t('does')} lead={`${t('for')}${t('colon')}${t(`${product}.for`)}`} ground="paper">
        <ul className={styles.points}>
          {points.map((point) => (
            <li key={point}>
              <h3>{t(`${product}.points.${point}.title`)}</h3>
              <p>{t(`${product}.points.${point}.text`)}</p>
            </li>
          ))}
        </ul>
      </PageSection>
      <PageSection title={t('steps')}>
        <ol className={styles.list}>
          {steps.map((step) => (
            <li key={step}>{t(`${product}.steps.${step}`)}</li>
          ))}
        </ol>
      </PageSection>
      <PageSection title={t('costs')} ground="paper">
        <p className={styles.text}>{t(`${product}.costs`)}</p>
        <p style={{ marginTop: 12 }}>
          <ButtonLink to={paths.services}>{t('prices')}</ButtonLink>
        </p>
      </PageSection>
      <PageSection title={t('limits')}>
        <ul className={styles.list}>
          {limits.map((limit) => (
            <li key={limit}>{t(`${product}.limits.${limit}`)}</li>
          ))}
        </ul>
      </PageSection>
      <PageSection title={t('questions')} ground="paper">
        {questions.map((question) => (
          <details key={question} className={styles.question}>
            <summary>{t(`${product}.questions.${question}.question`)}</summary>
            <p>{t(`${product}.questions.${question}.answer`)}</p>
          </details>
        ))}
      </PageSection>
      <PageSection title={t('next')}>
        <div className={styles.actions}>{actions}</div>
      </PageSection>
    </>
  )
}
