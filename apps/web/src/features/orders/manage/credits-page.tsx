import { useListCredits } from '@markwright/api-client/backoffice'
import type { ManagedCredit } from '@markwright/api-client/models/managedCredit'
import { useTranslation } from 'react-i18next'
import { manageUserPath } from '../../../shared/lib/paths.ts'
import { shownMoney } from '../../../shared/lib/money.ts'
import { FilterChoice } from '../../../shared/list/filter-choice.tsx'
import { FilterSearch } from '../../../shared/list/filter-search.tsx'
import { listQuery } from '../../../shared/list/list-query.ts'
import type { Column } from '../../../shared/list/record-list.tsx'
import { useListRequest } from '../../../shared/list/use-list-request.ts'
import { Instant } from '../../../shared/manage/instant.tsx'
import { ManagedList } from '../../../shared/manage/managed-list.tsx'
import { SiteLink } from '../../../shared/ui/controls/site-link.tsx'
import { WorkPage } from '../../../shared/ui/layout/work-page.tsx'

/** Which members may order on credit, and what each of them owes. */
export function CreditsPage() {
  const { t } = useTranslation(['backoffice', 'commerce'])
  const { request, ...list } = useListRequest({ keyword: 'text', owing: 'flag' })
  const result = useListCredits(request, { query: listQuery })
  const columns: Column<ManagedCredit>[] = [
    {
      key: 'member',
      title: t('commerce:credit.member'),
      render: ({ id, userPhone, company }) => (
        <>
          <SiteLink to={manageUserPath(id)}>{userPhone}</SiteLink>
          {company && ` · ${company}`}
        </>
      ),
    },
    { key: 'used', title: t('commerce:credit.used'), isNumber: true, render: ({ used }) => shownMoney(used) },
    { key: 'orders', title: t('commerce:credit.orders'), isNumber: true, render: ({ orders }) => orders },
    {
      key: 'oldest',
      title: t('commerce:credit.oldest'),
      render: ({ oldestCreditTime }) => <Instant at={oldestCreditTime} />,
    },
    { key: 'limit', title: t('commerce:credit.limit'), isNumber: true, render: ({ limit }) => shownMoney(limit) },
    {
      key: 'until',
      title: t('commerce:credit.until'),
      render: ({ endDate, isInForce }) =>
        [isInForce ? null : t('commerce:credit.notInForce'), endDate ?? (isInForce ? t('commerce:credit.noEnd') : null)]
          .filter(Boolean)
          .join(' · '),
    },
  ]
  return (
    <WorkPage title={t('menu.credits')} lead={t('commerce:credit.lead')}>
      <ManagedList
        label={t('menu.credits')}
        answer={result}
        list={list}
        columns={columns}
        filters={
          <>
            <FilterSearch
              name="keyword"
              label={t('commerce:search')}
              placeholder={t('commerce:credit.searchPlaceholder')}
            />
            <FilterChoice
              name="owing"
              label={t('commerce:credit.owing')}
              values={['true'] as const}
              wordFor={() => t('commerce:credit.onlyOwing')}
            />
          </>
        }
        empty={{ title: t('commerce:credit.none'), text: t('commerce:credit.noneText') }}
      />
    </WorkPage>
  )
}
