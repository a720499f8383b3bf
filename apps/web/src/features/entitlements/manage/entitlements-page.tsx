import { useListEntitlements, useListManagedPlans } from '@markwright/api-client/backoffice'
import type { Entitlement } from '@markwright/api-client/models/entitlement'
import { EntitlementKind } from '@markwright/api-client/models/entitlementKind'
import { EntitlementState } from '@markwright/api-client/models/entitlementState'
import { cardName } from '@markwright/domain/money/card-levels'
import { useTranslation } from 'react-i18next'
import { manageUserPath } from '../../../shared/lib/paths.ts'
import { useLanguage } from '../../../shared/i18n/language.ts'
import { SiteLink } from '../../../shared/ui/controls/site-link.tsx'
import { WorkPage } from '../../../shared/ui/layout/work-page.tsx'
import { EntitlementActions } from './entitlement-actions.tsx'
import { stateTones } from './entitlement-card.tsx'
import { Instant } from '../../../shared/manage/instant.tsx'
import { FilterChoice } from '../../../shared/list/filter-choice.tsx'
import { FilterSearch } from '../../../shared/list/filter-search.tsx'
import type { Column } from '../../../shared/list/record-list.tsx'
import { ManagedList } from '../../../shared/manage/managed-list.tsx'
import { LimitList } from './plans/limit-list.tsx'
import { StateTag } from '../../../shared/manage/state-tag.tsx'
import { listQuery } from '../../../shared/list/list-query.ts'
import { useListRequest } from '../../../shared/list/use-list-request.ts'
import { useMay } from '../../../shared/manage/use-may.ts'

const kinds = Object.values(EntitlementKind)
const states = Object.values(EntitlementState)

/** What all members have bought, try and were granted. */
export function EntitlementsPage() {
  const { t } = useTranslation(['plans', 'backoffice'])
  const language = useLanguage()
  const mayManage = useMay()('entitlements.manage')
  const plans = useListManagedPlans({ query: listQuery }).data ?? []
  const planIds = plans.map(({ id }) => id)
  const list = useListRequest({ keyword: 'text', kind: kinds, state: states, plan: planIds })
  const { plan: planId, ...filter } = list.filter
  const result = useListEntitlements({ ...list.page, ...filter, ...(planId && { planId }) }, { query: listQuery })
  const nameOf = (cn: string, en: string) => (language === 'cn' ? cn : en)
  const columns: Column<Entitlement>[] = [
    {
      key: 'user',
      title: t('entitlement.user'),
      render: ({ userId, userPhone, companyName }) => (
        <>
          <SiteLink to={manageUserPath(userId)}>{userPhone}</SiteLink>
          {companyName && (
            <>
              <br />
              {companyName}
            </>
          )}
        </>
      ),
    },
    {
      key: 'plan',
      title: t('entitlement.plan'),
      render: ({ planNameCn, planNameEn, quantity, cardLevel }) => (
        <>
          {nameOf(planNameCn, planNameEn)}
          {quantity > 1 && ` × ${quantity}`}
          {cardLevel > 0 && ` · ${cardName(cardLevel)}`}
        </>
      ),
    },
    { key: 'limits', title: t('entitlement.usage'), render: ({ limits }) => <LimitList limits={limits} /> },
    { key: 'kind', title: t('entitlement.kind'), render: (each) => t(`entitlement.kinds.${each.kind}`) },
    {
      key: 'period',
      title: t('entitlement.period'),
      render: ({ startTime, endTime }) => (
        <>
          <Instant at={startTime} /> –<br />
          <Instant at={endTime} />
        </>
      ),
    },
    {
      key: 'source',
      title: t('entitlement.source'),
      render: ({ orderNo, grantedBy }) => orderNo ?? grantedBy ?? '—',
    },
    {
      key: 'state',
      title: t('entitlement.state'),
      render: (each) => <StateTag tone={stateTones[each.state]} text={t(`entitlement.states.${each.state}`)} />,
    },
    ...(mayManage
      ? [
          {
            key: 'acts',
            title: t('plan.acts'),
            render: (entitlement: Entitlement) => <EntitlementActions entitlement={entitlement} />,
          },
        ]
      : []),
  ]
  return (
    <WorkPage title={t('entitlement.all')} lead={t('entitlement.lead')}>
      <ManagedList
        label={t('entitlement.all')}
        answer={result}
        list={list}
        columns={columns}
        filters={
          <>
            <FilterSearch
              name="keyword"
              label={t('entitlement.search')}
              placeholder={t('entitlement.searchPlaceholder')}
            />
            <FilterChoice
              name="plan"
              label={t('entitlement.plan')}
              values={planIds}
              wordFor={(id) => {
                const plan = plans.find((each) => each.id === id)
                return plan ? nameOf(plan.nameCn, plan.nameEn) : id
              }}
            />
            <FilterChoice
              name="kind"
              label={t('entitlement.kind')}
              values={kinds}
              wordFor={(value) => t(`entitlement.kinds.${value}`)}
            />
            <FilterChoice
              name="state"
              label={t('entitlement.state')}
              values={states}
              wordFor={(value) => t(`entitlement.states.${value}`)}
            />
          </>
        }
        empty={{ title: t('entitlement.noneAtAll'), text: t('entitlement.noneText') }}
      />
    </WorkPage>
  )
}
