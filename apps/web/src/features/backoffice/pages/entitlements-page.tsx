import { useListEntitlements, useListManagedPlans } from '@markwright/api-client/backoffice'
import type { Entitlement } from '@markwright/api-client/models/entitlement'
import { EntitlementKind } from '@markwright/api-client/models/entitlementKind'
import { EntitlementState } from '@markwright/api-client/models/entitlementState'
import { cardName } from '@markwright/domain/card-levels'
import { useTranslation } from 'react-i18next'
import { manageUserPath } from '../../../app/paths.ts'
import { useLanguage } from '../../../shared/i18n/language.ts'
import { SiteLink } from '../../../shared/ui/site-link.tsx'
import { WorkPage } from '../../../shared/ui/work-page.tsx'
import { EntitlementActs } from '../components/entitlements/entitlement-acts.tsx'
import { stateTones } from '../components/entitlements/entitlement-card.tsx'
import { Instant } from '../components/instant.tsx'
import { FilterChoice } from '../../../shared/list/filter-choice.tsx'
import { FilterSearch } from '../../../shared/list/filter-search.tsx'
import { Filters } from '../../../shared/list/filters.tsx'
import { type Column, RecordList } from '../../../shared/list/record-list.tsx'
import { LimitList } from '../components/plans/limit-list.tsx'
import { StateTag } from '../components/state-tag.tsx'
import { listQuery } from '../hooks/list-query.ts'
import { useListAddress } from '../../../shared/list/use-list-address.ts'
import { useMay } from '../hooks/use-may.ts'

const kinds = Object.values(EntitlementKind)
const states = Object.values(EntitlementState)

/** What all members have bought, try and were granted. */
export function EntitlementsPage() {
  const { t } = useTranslation(['plans', 'backoffice'])
  const language = useLanguage()
  const mayManage = useMay()('entitlements.manage')
  const address = useListAddress()
  const plans = useListManagedPlans({ query: listQuery }).data ?? []
  const keyword = address.text('keyword').trim()
  const kind = address.choice('kind', kinds)
  const state = address.choice('state', states)
  const planId = address.choice(
    'plan',
    plans.map(({ id }) => id),
  )
  const answer = useListEntitlements(
    {
      current: address.page,
      size: address.size,
      ...(keyword && { keyword }),
      ...(kind && { kind }),
      ...(state && { state }),
      ...(planId && { planId }),
    },
    { query: listQuery },
  )
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
            render: (entitlement: Entitlement) => <EntitlementActs entitlement={entitlement} />,
          },
        ]
      : []),
  ]
  const isFiltered = keyword || kind || state || planId
  return (
    <WorkPage title={t('entitlement.all')} lead={t('entitlement.lead')}>
      <Filters>
        <FilterSearch
          address={address}
          name="keyword"
          label={t('entitlement.search')}
          placeholder={t('entitlement.searchPlaceholder')}
        />
        <FilterChoice
          address={address}
          name="plan"
          label={t('entitlement.plan')}
          values={plans.map(({ id }) => id)}
          none={t('backoffice:list.any')}
          wordFor={(id) => {
            const plan = plans.find((each) => each.id === id)
            return plan ? nameOf(plan.nameCn, plan.nameEn) : id
          }}
        />
        <FilterChoice
          address={address}
          name="kind"
          label={t('entitlement.kind')}
          values={kinds}
          none={t('backoffice:list.any')}
          wordFor={(value) => t(`entitlement.kinds.${value}`)}
        />
        <FilterChoice
          address={address}
          name="state"
          label={t('entitlement.state')}
          values={states}
          none={t('backoffice:list.any')}
          wordFor={(value) => t(`entitlement.states.${value}`)}
        />
      </Filters>
      <RecordList
        label={t('entitlement.all')}
        answer={answer}
        address={address}
        columns={columns}
        empty={{
          title: t('entitlement.noneAtAll'),
          text: isFiltered ? t('backoffice:list.noneFound') : t('entitlement.noneText'),
        }}
      />
    </WorkPage>
  )
}
