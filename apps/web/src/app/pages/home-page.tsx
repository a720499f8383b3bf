import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LoadedFacts } from '../../features/trademarks/components/coverage/loaded-facts.tsx'
import { RaisedSearch } from '../../features/trademarks/components/query/raised-search.tsx'
import { SampleExplanation } from '../../features/trademarks/components/query/sample-explanation.tsx'
import { Hero } from '../../shared/ui/layout/hero.tsx'
import { PageSection } from '../../shared/ui/layout/page-section.tsx'
import { PageTitle } from '../../shared/ui/layout/page-title.tsx'
import { SiteLink } from '../../shared/ui/controls/site-link.tsx'
import { paths } from '../../shared/lib/paths.ts'
import styles from './home-page.module.css'

const products = ['trademark', 'patent', 'translation'] as const
const freeServices = ['search', 'explain', 'read', 'share'] as const

const PatentBox = lazy(async () => ({
  default: (await import('../../features/patents/components/patent-box.tsx')).PatentBox,
}))

const TranslationBox = lazy(async () => ({
  default: (await import('../../features/translation/components/translation-box.tsx')).TranslationBox,
}))

export function HomePage() {
  const { t } = useTranslation('home')
  const [product, setProduct] = useState<(typeof products)[number]>('trademark')
  return (
    <>
      <PageTitle />
      <Hero title={t('title')} text={t('text')}>
        <div role="radiogroup" aria-label={t('chooser.label')} className={styles.chooser}>
          {products.map((value) => (
            <label key={value}>
              <input type="radio" name="product" checked={product === value} onChange={() => setProduct(value)} />
              {t(`chooser.${value}`)}
            </label>
          ))}
        </div>
        {product !== 'trademark' ? (
          <Suspense>{product === 'patent' ? <PatentBox /> : <TranslationBox />}</Suspense>
        ) : (
          <RaisedSearch />
        )}
        <div className={styles.facts}>
          <LoadedFacts />
        </div>
      </Hero>
      <PageSection title={t('sample.title')} lead={t('sample.lead')}>
        <SampleExplanation />
        <p className={styles.more}>
          <SiteLink to={paths.trademarkSearch}>{t('sample.more')}</SiteLink>
        </p>
      </PageSection>
      <PageSection title={t('free.title')} ground="paper">
        <ul className={styles.free}>
          {freeServices.map((service) => (
            <li key={service}>
              <h3>{t(`free.${service}.title`)}</h3>
              <p>{t(`free.${service}.text`)}</p>
            </li>
          ))}
        </ul>
      </PageSection>
    </>
  )
}
