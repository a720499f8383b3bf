import { useGetUsage } from '@markwright/api-client/entitlements'
import type { ServiceUsage } from '@markwright/api-client/models/serviceUsage'
import { serviceName } from '@markwright/domain/money/limit-text'
import { Skeleton } from 'antd'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../shared/lib/paths.ts'
import { useLanguage } from '../../../shared/i18n/language.ts'
import { ErrorView } from '../../../shared/ui/feedback/error-view.tsx'
import { SiteLink } from '../../../shared/ui/controls/site-link.tsx'
import { patentServices } from '../model/listed-services.ts'
import styles from '../pages/services-page.module.css'
import { ServiceList } from './service-list.tsx'
import { UsageBar } from './usage-bar.tsx'
import { UsageText } from './usage-text.tsx'

const others: readonly ServiceUsage['service'][] = [
  'translation',
  'translationCharacters',
  'translationWords',
  'documentTranslation',
]

/** What there is for patents and translation, and how much of it is used today. */
export function PatentServices({ isMember }: { isMember: boolean }) {
  const { t } = useTranslation('entitlements')
  const language = useLanguage()
  const { data, error, refetch } = useGetUsage({ query: { staleTime: 0 } })
  const search = data?.find(({ service }) => service === 'patentSearch')
  return (
    <>
      {error && !data && <ErrorView error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton active title={false} paragraph={{ rows: 5, width: '100%' }} />}
      {data && (
        <section className={styles.part}>
          <h2>{t('services.today')}</h2>
          {search && <UsageBar usage={search} label={serviceName('patentSearch', language)} />}
          {data
            .filter(({ service }) => others.includes(service))
            .filter(({ limitToday, extraLeft }) => limitToday > 0 || extraLeft > 0)
            .map((usage) => (
              <p key={usage.service} className={styles.more}>
                <UsageText usage={usage} />
              </p>
            ))}
          {isMember && (
            <p className={styles.more}>
              <SiteLink to={paths.myServer}>{t('services.mine')}</SiteLink>
            </p>
          )}
        </section>
      )}
      <ServiceList services={patentServices} />
    </>
  )
}
