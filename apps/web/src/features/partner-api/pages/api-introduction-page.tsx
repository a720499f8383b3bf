import { useTranslation } from 'react-i18next'
import { paths } from '../../../app/paths.ts'
import { ButtonLink } from '../../../shared/ui/button-link.tsx'
import { SiteLink } from '../../../shared/ui/site-link.tsx'
import { WorkPage } from '../../../shared/ui/work-page.tsx'
import styles from '../components/partner-api.module.css'
import { documentPath } from '../model/document-path.ts'

const guides = ['first-call', 'signing', 'paging', 'errors', 'webhooks', 'limits', 'deepl'] as const

/** The interface to trademarks. */
export const TrademarkApiPage = () => <Introduction product="trademarks" />

/** The interface to patents and translation. */
export const PatentApiPage = () => <Introduction product="patents" />

function Introduction({ product }: { product: 'trademarks' | 'patents' }) {
  const { t, i18n } = useTranslation('partnerApi')
  const to = (page: string) => documentPath(page, i18n.language)
  return (
    <WorkPage title={t(`intro.${product}.title`)} lead={t(`intro.${product}.lead`)}>
      <p className={styles.tools}>
        <ButtonLink type="primary" size="large" to={paths.partnerApi}>
          {t('intro.keys')}
        </ButtonLink>
        <SiteLink to={to('reference')}>{t('reference')}</SiteLink>
        <SiteLink to={to('openapi.json')}>OpenAPI</SiteLink>
      </p>
      <ul className={styles.cards}>
        {(['search', 'record', 'batch', 'events'] as const).map((each) => (
          <li key={each} className={styles.card}>
            <h2 style={{ fontSize: 16 }}>{t(`intro.${product}.${each}`)}</h2>
            <p>{t(`intro.${product}.${each}Text`)}</p>
          </li>
        ))}
      </ul>
      <section className={styles.section}>
        <h2>{t('guides')}</h2>
        <ul>
          {guides.map((guide) => (
            <li key={guide}>
              <SiteLink to={to(`guides/${guide}`)}>{t(`guide.${guide}`)}</SiteLink>
            </li>
          ))}
        </ul>
      </section>
    </WorkPage>
  )
}
