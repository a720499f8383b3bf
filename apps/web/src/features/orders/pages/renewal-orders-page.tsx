import { useTranslation } from 'react-i18next'
import { RenewalTabs } from '../../../shared/hosting/annuity-tabs.tsx'
import { paths, payPath } from '../../../shared/lib/paths.ts'
import { pageOfRows } from '../../../shared/list/page-of-rows.ts'
import { RecordList } from '../../../shared/list/record-list.tsx'
import { useListAddress } from '../../../shared/list/use-list-address.ts'
import { ButtonLink } from '../../../shared/ui/controls/button-link.tsx'
import { WorkPage } from '../../../shared/ui/layout/work-page.tsx'
import { useHostingOrderColumns } from '../components/hosting-orders.tsx'
import { useRenewalOrders } from '../hooks/use-hosting-orders.ts'

/** The member's orders of renewals. */
export function RenewalOrdersPage() {
  const { t } = useTranslation('annuities')
  const address = useListAddress()
  const { data, error, refetch } = useRenewalOrders()
  const columns = useHostingOrderColumns(payPath)
  return (
    <WorkPage
      title={t('renewalOrders.title')}
      actions={<ButtonLink to={paths.cases}>{t('renewalOrders.cases')}</ButtonLink>}
    >
      <RenewalTabs current="orders" />
      <RecordList
        label={t('renewalOrders.title')}
        answer={{ data: pageOfRows(data, address), error, refetch }}
        address={address}
        columns={columns}
        empty={{
          title: t('renewalOrders.none'),
          text: t('renewalOrders.noneText'),
          actions: <ButtonLink to={paths.renewalDecisions}>{t('myRenewals.toDecide')}</ButtonLink>,
        }}
      />
    </WorkPage>
  )
}
