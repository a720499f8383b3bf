import { useListProductOrders } from '@markwright/api-client/orders'
import { useTranslation } from 'react-i18next'
import { AnnuityTabs } from '../../../shared/hosting/annuity-tabs.tsx'
import { userZone } from '../../../shared/lib/local-time.ts'
import { payAnnuitiesPath, paths } from '../../../shared/lib/paths.ts'
import { FilterSearch } from '../../../shared/list/filter-search.tsx'
import { Filters } from '../../../shared/list/filters.tsx'
import { listQuery } from '../../../shared/list/list-query.ts'
import { RecordList } from '../../../shared/list/record-list.tsx'
import { useListRequest } from '../../../shared/list/use-list-request.ts'
import { ButtonLink } from '../../../shared/ui/controls/button-link.tsx'
import { WorkPage } from '../../../shared/ui/layout/work-page.tsx'
import { useHostingOrderColumns } from '../components/hosting-orders.tsx'
import { ANNUITIES } from '../hooks/use-hosting-orders.ts'

/** The member's orders of annuities. */
export function AnnuityOrdersPage() {
  const { t } = useTranslation(['annuities', 'orders'])
  const { address, request, isFiltered } = useListRequest({ keyword: 'text' })
  const answer = useListProductOrders(ANNUITIES, { ...request, zone: userZone() }, { query: listQuery })
  const columns = useHostingOrderColumns(payAnnuitiesPath)
  return (
    <WorkPage title={t('orders.title')}>
      <AnnuityTabs current="orders" />
      <Filters>
        <FilterSearch
          name="keyword"
          label={t('orders:list.keyword')}
          placeholder={t('orders:list.keywordPlaceholder')}
        />
      </Filters>
      <RecordList
        label={t('orders.title')}
        answer={answer}
        address={address}
        columns={columns}
        empty={
          isFiltered
            ? { title: t('orders:list.noneFound') }
            : {
                title: t('orders.none'),
                text: t('orders.noneText'),
                actions: <ButtonLink to={paths.myAnnuities}>{t('orders.toMine')}</ButtonLink>,
              }
        }
      />
    </WorkPage>
  )
}
