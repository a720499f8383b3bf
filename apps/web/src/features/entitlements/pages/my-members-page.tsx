import { useGetMemberCard } from '@markwright/api-client/account'
import { useGetUsage, useGetUserServiceManages, useListPlans } from '@markwright/api-client/entitlements'
import { cardLevels, cardName } from '@markwright/domain/money/card-levels'
import { limitText } from '@markwright/domain/money/limit-text'
import { Skeleton } from 'antd'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../shared/lib/paths.ts'
import { useLanguage } from '../../../shared/i18n/language.ts'
import { toLocalMinute } from '../../../shared/lib/local-time.ts'
import { listQuery } from '../../../shared/list/list-query.ts'
import { RecordList } from '../../../shared/list/record-list.tsx'
import { useListAddress } from '../../../shared/list/use-list-address.ts'
import { ButtonLink } from '../../../shared/ui/controls/button-link.tsx'
import { CardIcon } from '../../../shared/ui/brand/card-icon.tsx'
import { ErrorView } from '../../../shared/ui/feedback/error-view.tsx'
import { Facts } from '../../../shared/ui/layout/facts.tsx'
import { WorkPage } from '../../../shared/ui/layout/work-page.tsx'
import { useServiceColumns } from '../components/service-columns.tsx'
import { UsageText } from '../components/usage-text.tsx'
import styles from './services-page.module.css'

const SIZE = 10

/** The member card: its level, what one may use, until when, and what the other levels include. */
export function MyMembersPage() {
  const { t } = useTranslation('entitlements')
  return (
    <WorkPage title={t('members.title')} lead={t('members.lead')}>
      <OwnCard />
      <Benefits />
      <CardServices />
      <Levels />
    </WorkPage>
  )
}

function OwnCard() {
  const { t } = useTranslation('entitlements')
  const { data, error, refetch } = useGetMemberCard({ query: { staleTime: 0 } })
  if (error && !data) return <ErrorView error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton active paragraph={{ rows: 2 }} />
  const { cardLevel, expireTime } = data.card
  const until = expireTime && toLocalMinute(expireTime)
  return (
    <section className={styles.part} style={{ marginTop: 24 }}>
      <h2>{t('members.card')}</h2>
      {cardLevel > 0 ? (
        <Facts
          facts={[
            [
              t('members.level'),
              <span key="level">
                {cardName(cardLevel)} <CardIcon level={cardLevel} />
              </span>,
            ],
            [t('members.until'), until ?? t('members.endless')],
          ]}
        />
      ) : (
        <>
          <p>{until ? t('members.expired', { time: until }) : t('members.none')}</p>
          <p className={styles.more}>{t('members.noneText')}</p>
          <p className={styles.more}>
            <ButtonLink type="primary" to={paths.services}>
              {t('members.see')}
            </ButtonLink>
          </p>
        </>
      )}
    </section>
  )
}

function Benefits() {
  const { t } = useTranslation('entitlements')
  const { data, error, refetch } = useGetUsage({ query: { staleTime: 0 } })
  return (
    <section className={styles.part}>
      <h2>{t('members.benefits')}</h2>
      {error && !data && <ErrorView error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton active title={false} paragraph={{ rows: 5 }} />}
      <ul>
        {data
          ?.filter(({ limitToday, extraLeft, atOnce }) => limitToday > 0 || extraLeft > 0 || atOnce !== null)
          .map((usage) => (
            <li key={usage.service} className={styles.more}>
              <UsageText usage={usage} />
            </li>
          ))}
      </ul>
    </section>
  )
}

function CardServices() {
  const { t } = useTranslation('entitlements')
  const address = useListAddress([SIZE])
  const columns = useServiceColumns()
  const result = useGetUserServiceManages({ current: address.page, size: SIZE, withCard: true }, { query: listQuery })
  return (
    <section className={styles.part}>
      <h2>{t('members.services')}</h2>
      <RecordList
        label={t('members.services')}
        answer={result}
        address={address}
        columns={columns}
        empty={{ title: t('members.noServices') }}
      />
    </section>
  )
}

function Levels() {
  const { t } = useTranslation('entitlements')
  const language = useLanguage()
  const { data, error, refetch } = useListPlans()
  return (
    <section className={styles.part}>
      <h2>{t('members.levels')}</h2>
      {error && !data && <ErrorView error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton active title={false} paragraph={{ rows: 5 }} />}
      {data && (
        <ul className={styles.services}>
          {Object.keys(cardLevels).map((key) => {
            const plans = data.filter(({ cardLevel }) => cardLevel === Number(key))
            return (
              <li key={key}>
                <h3>
                  {cardName(Number(key))} <CardIcon level={Number(key)} />
                </h3>
                {plans.length === 0 && <p>{t('members.noPlans')}</p>}
                {plans.map((plan) => (
                  <div key={plan.id} className={styles.level}>
                    <b>{plan.name}</b>
                    <ul>
                      {plan.limits.map((limit) => {
                        const text = limitText(limit, language)
                        return <li key={text}>{text}</li>
                      })}
                    </ul>
                  </div>
                ))}
              </li>
            )
          })}
        </ul>
      )}
    </section>
  )
}
