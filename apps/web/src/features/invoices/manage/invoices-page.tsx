import { useListManagedInvoices } from '@markwright/api-client/backoffice'
import { InvoiceState } from '@markwright/api-client/models/invoiceState'
import type { ManagedInvoice } from '@markwright/api-client/models/managedInvoice'
import { useTranslation } from 'react-i18next'
import { manageInvoicePath, manageUserPath } from '../../../shared/lib/paths.ts'
import { shownMoney } from '../../../shared/lib/money.ts'
import { SiteLink } from '../../../shared/ui/controls/site-link.tsx'
import { WorkPage } from '../../../shared/ui/layout/work-page.tsx'
import { Instant } from '../../../shared/manage/instant.tsx'
import { ManagedInvoiceState } from './managed-invoice-state.tsx'
import { FilterChoice } from '../../../shared/list/filter-choice.tsx'
import { FilterSearch } from '../../../shared/list/filter-search.tsx'
import type { Column } from '../../../shared/list/record-list.tsx'
import { ManagedList } from '../../../shared/manage/managed-list.tsx'
import { listQuery } from '../../../shared/list/list-query.ts'
import { useListRequest } from '../../../shared/list/use-list-request.ts'

const states = Object.values(InvoiceState)

/** Invoices that members have requested: those on which staff have to act come first. */
export function InvoicesPage() {
  const { t } = useTranslation(['backoffice', 'invoices'])
  const list = useListRequest({ keyword: 'text', state: states })
  const result = useListManagedInvoices(list.request, { query: listQuery })
  const columns: Column<ManagedInvoice>[] = [
    {
      key: 'number',
      title: t('invoices:detail.number'),
      render: ({ id, number }) => (
        <SiteLink to={manageInvoicePath(id)} className="numeric">
          {number}
        </SiteLink>
      ),
    },
    {
      key: 'title',
      title: t('invoices:title.title'),
      render: ({ title, taxId }) => (
        <>
          {title}
          {taxId && <small style={{ display: 'block' }}>{taxId}</small>}
        </>
      ),
    },
    { key: 'type', title: t('invoices:title.type'), render: ({ type }) => t(`invoices:type.${type}`) },
    {
      key: 'amount',
      title: t('invoices:list.amount'),
      render: ({ amount }) => <span className="numeric">{shownMoney(amount)}</span>,
    },
    {
      key: 'state',
      title: t('invoices:list.state'),
      render: (invoice) => <ManagedInvoiceState invoice={invoice} />,
    },
    {
      key: 'delivery',
      title: t('invoices:apply.delivery'),
      render: ({ delivery }) => t(`invoices:delivery.${delivery}`),
    },
    {
      key: 'member',
      title: t('invoices:manage.member'),
      render: ({ userId, userPhone }) => <SiteLink to={manageUserPath(userId)}>{userPhone}</SiteLink>,
    },
    {
      key: 'applied',
      title: t('invoices:list.time.history'),
      render: ({ applyTime }) => <Instant at={applyTime} />,
    },
  ]
  return (
    <WorkPage title={t('menu.invoices')}>
      <ManagedList
        label={t('menu.invoices')}
        answer={result}
        list={list}
        columns={columns}
        filters={
          <>
            <FilterSearch
              name="keyword"
              label={t('invoices:list.keyword')}
              placeholder={t('invoices:manage.searchPlaceholder')}
            />
            <FilterChoice
              name="state"
              label={t('invoices:list.state')}
              values={states}
              wordFor={(value) => t(`invoices:state.${value}`)}
            />
          </>
        }
        empty={{ title: t('invoices:manage.none'), text: t('invoices:manage.noneText') }}
      />
    </WorkPage>
  )
}
