import { useGetTrademarkServiceAuthority } from '@markwright/api-client/account'
import { Button, Skeleton } from 'antd'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../app/paths.ts'
import { useSessionToken } from '../../../shared/session/session.ts'
import { openSignIn } from '../../../shared/session/sign-in-dialog.ts'
import { ErrorView } from '../../../shared/ui/error-view.tsx'
import { SiteLink } from '../../../shared/ui/site-link.tsx'
import { WorkPage } from '../../../shared/ui/work-page.tsx'
import { LoadedRegisters } from '../components/loaded-registers.tsx'
import { UsageBar } from '../components/usage-bar.tsx'
import styles from './services-page.module.css'

const services = ['combinedQuery', 'trademarkSearch', 'hostingPlatform', 'notices'] as const

/** What the reader may use today; a visitor is asked to sign in (spec 1 §2.4) and can read on without. */
export function ServicesPage() {
  const { t } = useTranslation(['content', 'site'])
  const isMember = useSessionToken() !== null
  const { data, error, refetch } = useGetTrademarkServiceAuthority({ query: { staleTime: 0 } })

  // Who signs out here has not come as a visitor.
  const [cameAsVisitor] = useState(!isMember)
  useEffect(() => {
    if (cameAsVisitor) openSignIn()
  }, [cameAsVisitor])

  return (
    <WorkPage title={t('services.title')} lead={t('services.lead')}>
      {!isMember && (
        <section className={styles.invitation}>
          <h2>{t('services.visitorTitle')}</h2>
          <p>{t('services.visitorText')}</p>
          <div className={styles.actions}>
            <Button type="primary" onClick={() => openSignIn()}>
              {t('site:signIn')}
            </Button>
            <Button onClick={() => openSignIn({ kind: 'register' })}>{t('site:register')}</Button>
          </div>
        </section>
      )}
      {error && !data && <ErrorView error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton active title={false} paragraph={{ rows: 8, width: '100%' }} />}
      {data && (
        <>
          <section className={styles.part}>
            <h2>{t('services.today')}</h2>
            <UsageBar search={data.tmSearch} />
          </section>
          <section className={styles.part}>
            <h2>{t('services.registers')}</h2>
            <LoadedRegisters codes={data.tmSearch.countries} />
          </section>
        </>
      )}
      <section className={styles.part}>
        <h2>{t('services.all')}</h2>
        <ul className={styles.services}>
          {services.map((service) => (
            <li key={service}>
              <h3>
                <SiteLink to={paths[service]}>{t(`services.${service}.title`)}</SiteLink>
              </h3>
              <p>{t(`services.${service}.text`)}</p>
            </li>
          ))}
        </ul>
      </section>
    </WorkPage>
  )
}
