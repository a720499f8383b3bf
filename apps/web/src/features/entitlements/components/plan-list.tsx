import { useListPlans } from '@markwright/api-client/entitlements'
import type { OfferedPlan } from '@markwright/api-client/models/offeredPlan'
import type { ListPlansServiceType } from '@markwright/api-client/models/listPlansServiceType'
import { limitText, periodText } from '@markwright/domain/money/limit-text'
import { Skeleton } from 'antd'
import { useTranslation } from 'react-i18next'
import { trialPathOf } from '../../../shared/lib/paths.ts'
import { useLanguage } from '../../../shared/i18n/language.ts'
import { CardIcon } from '../../../shared/ui/brand/card-icon.tsx'
import { ErrorView } from '../../../shared/ui/feedback/error-view.tsx'
import { SiteLink } from '../../../shared/ui/controls/site-link.tsx'
import styles from './plan-list.module.css'

/** What is free, what the trial gives and what is sold for a product, each with what it includes. */
export function PlanList({ serviceType }: { serviceType: ListPlansServiceType }) {
  const { t } = useTranslation('entitlements')
  const { data, error, refetch } = useListPlans({ serviceType })
  return (
    <section aria-labelledby={`plans-${serviceType}`} className={styles.section}>
      <h2 id={`plans-${serviceType}`}>{t('plans.title')}</h2>
      <p className={styles.lead}>{t('plans.lead')}</p>
      {error && !data && <ErrorView error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton active title={false} paragraph={{ rows: 6 }} />}
      {data?.length === 0 && <p>{t('plans.none')}</p>}
      {data && data.length > 0 && (
        <ul className={styles.plans}>
          {data.map((plan) => (
            <PlanCard key={plan.id} plan={plan} />
          ))}
        </ul>
      )}
    </section>
  )
}

function PlanCard({ plan }: { plan: OfferedPlan }) {
  const { t } = useTranslation('entitlements')
  const language = useLanguage()
  return (
    <li className={styles.plan} data-kind={plan.kind}>
      <h3>
        {plan.name} <CardIcon level={plan.cardLevel} />
      </h3>
      <p className={styles.period}>{periodText(plan, language) ?? t('plans.always')}</p>
      <ul>
        {plan.limits.map((limit) => {
          const text = limitText(limit, language)
          return <li key={text}>{text}</li>
        })}
      </ul>
      {plan.kind === 'trial' && plan.serviceType !== null && (
        <p className={styles.action}>
          <SiteLink to={trialPathOf(plan.serviceType)}>{t('plans.apply')}</SiteLink>
        </p>
      )}
    </li>
  )
}
