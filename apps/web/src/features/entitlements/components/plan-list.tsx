import { useListPlans } from '@markwright/api-client/entitlements'
import type { OfferedPlan } from '@markwright/api-client/models/offeredPlan'
import type { ListPlansServiceType } from '@markwright/api-client/models/listPlansServiceType'
import { limitAmount, limitText, periodText, serviceName } from '@markwright/domain/money/limit-text'
import { Skeleton } from 'antd'
import { useTranslation } from 'react-i18next'
import { trialPathOf } from '../../../shared/lib/paths.ts'
import { usePhoneWidth } from '../../../shared/lib/use-media.ts'
import { useLanguage } from '../../../shared/i18n/language.ts'
import { CardIcon } from '../../../shared/ui/brand/card-icon.tsx'
import { ErrorView } from '../../../shared/ui/feedback/error-view.tsx'
import { SiteLink } from '../../../shared/ui/controls/site-link.tsx'
import styles from './plan-list.module.css'

/** What is free, what the trial gives and what is sold for a product, each with what it includes. */
export function PlanList({ serviceType }: { serviceType: ListPlansServiceType }) {
  const { t } = useTranslation('entitlements')
  const isPhone = usePhoneWidth()
  const { data, error, refetch } = useListPlans({ serviceType })
  return (
    <section aria-labelledby={`plans-${serviceType}`} className={styles.section}>
      <h2 id={`plans-${serviceType}`}>{t('plans.title')}</h2>
      <p className={styles.lead}>{t('plans.lead')}</p>
      {error && !data && <ErrorView error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton active title={false} paragraph={{ rows: 6 }} />}
      {data?.length === 0 && <p>{t('plans.none')}</p>}
      {data &&
        data.length > 0 &&
        (isPhone ? (
          <ul className={styles.plans}>
            {data.map((plan) => (
              <PlanCard key={plan.id} plan={plan} />
            ))}
          </ul>
        ) : (
          <PlanTable plans={data} />
        ))}
    </section>
  )
}

/** A column for each plan, a row for each service, so that plans are compared along a line. */
function PlanTable({ plans }: { plans: readonly OfferedPlan[] }) {
  const { t } = useTranslation('entitlements')
  const language = useLanguage()
  const rows = new Map(plans.flatMap(({ limits }) => limits.map(({ services }) => [services.join(' '), services])))
  return (
    <div className={styles.scroll} role="group" aria-label={t('plans.title')} tabIndex={0}>
      <table className={styles.table}>
        <caption className="visually-hidden">{t('plans.title')}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{t('plans.service')}</span>
            </th>
            {plans.map((plan) => (
              <th key={plan.id} scope="col" data-kind={plan.kind}>
                <h3>
                  {plan.name} <CardIcon level={plan.cardLevel} />
                </h3>
                <p className={styles.period}>{periodText(plan, language) ?? t('plans.always')}</p>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...rows].map(([key, services]) => (
            <tr key={key}>
              <th scope="row">
                {services.map((service) => serviceName(service, language)).join(language === 'cn' ? '、' : ', ')}
              </th>
              {plans.map(({ id, limits }) => {
                const amounts = limits
                  .filter((limit) => limit.services.join(' ') === key)
                  .map((limit) => limitAmount(limit, language))
                return (
                  <td key={id} className="numeric">
                    {amounts.join(' · ') || '—'}
                  </td>
                )
              })}
            </tr>
          ))}
          {plans.some((plan) => trialPathFor(plan)) && (
            <tr>
              <td />
              {plans.map((plan) => {
                const path = trialPathFor(plan)
                return <td key={plan.id}>{path && <SiteLink to={path}>{t('plans.apply')}</SiteLink>}</td>
              })}
            </tr>
          )}
        </tbody>
      </table>
    </div>
  )
}

/** Where a plan is applied for; null where it is not a trial. */
const trialPathFor = ({ kind, serviceType }: OfferedPlan) =>
  kind === 'trial' && serviceType !== null ? trialPathOf(serviceType) : null

function PlanCard({ plan }: { plan: OfferedPlan }) {
  const { t } = useTranslation('entitlements')
  const language = useLanguage()
  const trialPath = trialPathFor(plan)
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
      {trialPath && (
        <p className={styles.action}>
          <SiteLink to={trialPath}>{t('plans.apply')}</SiteLink>
        </p>
      )}
    </li>
  )
}
