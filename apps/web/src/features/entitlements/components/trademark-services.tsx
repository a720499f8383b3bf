import { useGetTrademarkServiceAuthority } from '@markwright/api-client/account'
import { Skeleton } from 'antd'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../shared/lib/paths.ts'
import { toLocalMinute } from '../../../shared/lib/local-time.ts'
import { ErrorView } from '../../../shared/ui/feedback/error-view.tsx'
import { SiteLink } from '../../../shared/ui/controls/site-link.tsx'
import { trademarkServices } from '../model/listed-services.ts'
import styles from '../pages/services-page.module.css'
import { LoadedRegisters } from './loaded-registers.tsx'
import { ServiceList } from './service-list.tsx'
import { UsageBar } from './usage-bar.tsx'

/** What there is for trademarks, and how much of it is used today. */
export function TrademarkServices({ isMember }: { isMember: boolean }) {
  const { t } = useTranslation('entitlements')
  const { data, error, refetch } = useGetTrademarkServiceAuthority({ query: { staleTime: 0 } })
  return (
    <>
      {error && !data && <ErrorView error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton active title={false} paragraph={{ rows: 8, width: '100%' }} />}
      {data && (
        <>
          <section className={styles.part}>
            <h2>{t('services.today')}</h2>
            <UsageBar usage={data.tmSearch} label={t('usage.label')} />
            {data.bulk && (
              <p className={styles.more}>
                {t('usage.bulk', {
                  used: data.bulk.usedToday.toLocaleString('en'),
                  limit: data.bulk.limitToday.toLocaleString('en'),
                  rows: data.bulk.rowsAtOnce.toLocaleString('en'),
                })}
              </p>
            )}
            {data.monitoring && (
              <p className={styles.more}>
                {t('usage.monitors', {
                  used: data.monitoring.used.toLocaleString('en'),
                  limit: data.monitoring.limit.toLocaleString('en'),
                })}
              </p>
            )}
            {data.report.expireTime && (
              <p className={styles.more}>
                {t('usage.reports', { count: data.report.left, time: toLocalMinute(data.report.expireTime) })}
              </p>
            )}
            {isMember && (
              <p className={styles.more}>
                <SiteLink to={paths.myServer}>{t('services.mine')}</SiteLink>
              </p>
            )}
          </section>
          <section className={styles.part}>
            <h2>{t('services.registers')}</h2>
            <LoadedRegisters codes={data.tmSearch.countries} />
          </section>
        </>
      )}
      <ServiceList services={trademarkServices}>
        <li>
          <h3>
            <SiteLink to={paths.notices}>{t('services.notices.title')}</SiteLink>
          </h3>
          <p>{t('services.notices.text')}</p>
        </li>
      </ServiceList>
    </>
  )
}
