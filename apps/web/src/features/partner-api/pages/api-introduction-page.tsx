import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../shared/lib/paths.ts'
import { ButtonLink } from '../../../shared/ui/controls/button-link.tsx'
import { Hero } from '../../../shared/ui/layout/hero.tsx'
import { PageSection } from '../../../shared/ui/layout/page-section.tsx'
import { PageTitle } from '../../../shared/ui/layout/page-title.tsx'
import { SiteLink } from '../../../shared/ui/controls/site-link.tsx'
import styles from '../components/partner-api.module.css'
import { documentPath } from '../model/document-path.ts'

const guides = ['first-call', 'signing', 'paging', 'errors', 'webhooks', 'limits', 'deepl'] as const

const plugins = [
  ['trados', paths.trados],
  ['word', paths.wordPlugin],
  ['excel', paths.excelPlugin],
] as const

/** The interface to trademarks. */
export const TrademarkApiPage = () => <Introduction product="trademarks" />

/** The interface to patents and translation. */
export const PatentApiPage = () => <Introduction product="patents" />

function Introduction({ product }: { product: 'trademarks' | 'patents' }) {
  const { t, i18n } = useTranslation('partnerApi')
  const to = (page: string) => documentPath(page, i18n.language)
  return (
    <>
      <PageTitle text={t(`intro.${product}.title`)} />
      <Hero title={t(`intro.${product}.title`)} text={t(`intro.${product}.lead`)}>
        <p className={styles.tools}>
          <ButtonLink type="primary" size="large" to={paths.partnerApi}>
            {t('intro.keys')}
          </ButtonLink>
          <Button size="large" href={to('reference')}>
            {t('reference')}
          </Button>
          <SiteLink to={to('clients/')}>{t('clients')}</SiteLink>
          <SiteLink to={to('openapi.json')}>OpenAPI</SiteLink>
        </p>
      </Hero>
      <PageSection title={t('intro.resources')}>
        <ul className={styles.cards}>
          {(['search', 'record', 'batch', 'events'] as const).map((each) => (
            <li key={each} className={styles.card}>
              <h3 style={{ fontSize: 16 }}>{t(`intro.${product}.${each}`)}</h3>
              <p>{t(`intro.${product}.${each}Text`)}</p>
            </li>
          ))}
        </ul>
      </PageSection>
      {product === 'patents' && (
        <PageSection title={t('intro.plugins')}>
          <ul className={styles.guides}>
            {plugins.map(([tool, path]) => (
              <li key={tool}>
                <SiteLink to={path}>{t(`plugins.${tool}.title`)}</SiteLink>
              </li>
            ))}
          </ul>
        </PageSection>
      )}
      <PageSection title={t('guides')} ground="paper">
        <ul className={styles.guides}>
          {guides.map((guide) => (
            <li key={guide}>
              <SiteLink to={to(`guides/${guide}`)}>{t(`guide.${guide}`)}</SiteLink>
            </li>
          ))}
        </ul>
      </PageSection>
    </>
  )
}
