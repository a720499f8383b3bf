import { useListInvoiceRecords } from '@markwright/api-client/invoices'
import type { InvoiceRecord } from '@markwright/api-client/models/invoiceRecord'
import type { InvoiceStatus } from '@markwright/api-client/models/invoiceStatus'
import { invoiceListLabels, invoiceStatuses } from '@markwright/domain/money/invoice-statuses'
import { decimalOf, parseMoney } from '@markwright/domain/money/amounts'
import { useQueryClient } from '@tanstack/react-query'
import { Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router'
import { invoicePath, orderPath, paths, payPath } from '../../../shared/lib/paths.ts'
import { useLanguage } from '../../../shared/i18n/language.ts'
import { toLocalMinute } from '../../../shared/lib/local-time.ts'
import { shownMoney } from '../../../shared/lib/money.ts'
import { listQuery } from '../../../shared/list/list-query.ts'
import { FilterChoice } from '../../../shared/list/filter-choice.tsx'
import { FilterSearch } from '../../../shared/list/filter-search.tsx'
import { Filters } from '../../../shared/list/filters.tsx'
import { type Column, RecordList } from '../../../shared/list/record-list.tsx'
import { useListAddress } from '../../../shared/list/use-list-address.ts'
import { ButtonLink } from '../../../shared/ui/controls/button-link.tsx'
import { LinkTabs } from '../../../shared/ui/controls/link-tabs.tsx'
import { notifyError } from '../../../shared/ui/feedback/notify.ts'
import { SiteLink } from '../../../shared/ui/controls/site-link.tsx'
import { WorkPage } from '../../../shared/ui/layout/work-page.tsx'
import { type Application, ApplyDrawer } from '../components/apply-drawer.tsx'
import { InvoiceState } from '../components/invoice-state.tsx'
import styles from '../components/invoices.module.css'
import { TitlesDrawer } from '../components/titles-drawer.tsx'

const SIZE = 10
const tabs = ['orders', 'history', 'payable'] as const
type Tab = (typeof tabs)[number]
/** The statuses by which a tab can be narrowed; two of them have one label in lists. */
const filterable = ['0', '1', '2', '3', '4', '5'] as const

/** Orders to invoice, invoices that were requested, and debit notes that are to be paid. */
export function MyInvoicesPage() {
  const { t } = useTranslation('invoices')
  const [parameters] = useSearchParams()
  const [areTitlesOpen, setAreTitlesOpen] = useState(false)
  const tab = tabs.find((each) => each === parameters.get('tab')) ?? tabs[0]
  return (
    <WorkPage
      title={t('list.title')}
      actions={
        <Button aria-haspopup="dialog" onClick={() => setAreTitlesOpen(true)}>
          {t('title.all')}
        </Button>
      }
    >
      <LinkTabs
        label={t('list.title')}
        current={tab}
        tabs={tabs.map((key) => ({
          key,
          path: key === tabs[0] ? paths.myInvoice : `${paths.myInvoice}?tab=${key}`,
          text: t(`list.tabs.${key}`),
        }))}
      />
      <Records key={tab} tab={tab} />
      <TitlesDrawer isOpen={areTitlesOpen} onClose={() => setAreTitlesOpen(false)} />
    </WorkPage>
  )
}

function Records({ tab }: { tab: Tab }) {
  const { t } = useTranslation('invoices')
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const language = useLanguage()
  const address = useListAddress([SIZE])
  const status = address.choice('status', filterable)
  const keyword = address.text('keyword').trim()
  const [chosen, setChosen] = useState<readonly InvoiceRecord[]>([])
  const [application, setApplication] = useState<Application | null>(null)
  const result = useListInvoiceRecords(
    {
      tab,
      current: address.page,
      size: SIZE,
      ...(status && { status: Number(status) as InvoiceStatus }),
      ...(keyword && { keyword }),
    },
    { query: listQuery },
  )
  const columns = useColumns(tab)
  const isFiltered = status !== undefined || keyword !== ''
  const total = chosen.reduce((sum, { invoiceable }) => sum + (parseMoney(invoiceable) ?? 0), 0)
  const apply = () => {
    if (chosen.length === 0) return notifyError(t('apply.noOrders'))
    setApplication({
      orderIds: chosen.map(({ id }) => id),
      orderNos: chosen.map(({ number }) => number),
      amount: decimalOf(total),
      before: null,
    })
  }
  return (
    <>
      <Filters>
        <FilterSearch name="keyword" label={t('list.keyword')} placeholder={t('list.keywordPlaceholder')} />
        {tab !== 'payable' && (
          <FilterChoice
            name="status"
            label={t('list.state')}
            values={filterable}
            wordFor={(number) => {
              const name = invoiceStatuses[Number(number)]!
              const label = invoiceListLabels[name][language]
              // Lists give both of these one label.
              return name === 'auditPassed' || name === 'invoiced' ? t(`list.invoicing.${name}`, { label }) : label
            }}
          />
        )}
      </Filters>
      <RecordList
        label={t(`list.tabs.${tab}`)}
        answer={result}
        address={address}
        columns={columns}
        empty={{
          title: t(isFiltered ? 'list.noneFound' : `list.none.${tab}`),
          ...(!isFiltered && { text: t(`list.noneText.${tab}`) }),
          actions: isFiltered && (
            <Button onClick={() => address.change({ status: null, keyword: null, page: null })}>
              {t('list.showAll')}
            </Button>
          ),
        }}
        choice={
          tab === 'orders'
            ? {
                chosen: chosen.map(({ id }) => id),
                onChoose: (ids) =>
                  setChosen((before) =>
                    [...before, ...(result.data?.records ?? [])].filter(
                      ({ id }, at, all) => ids.includes(id) && all.findIndex((each) => each.id === id) === at,
                    ),
                  ),
                labelOf: ({ number }) => t('list.choose', { number }),
                isOffered: ({ canApply }) => canApply,
              }
            : undefined
        }
        summary={
          chosen.length > 0
            ? t('list.chosen', { count: chosen.length, amount: shownMoney(decimalOf(total)) })
            : undefined
        }
        actions={
          tab === 'orders' && (
            <Button type="primary" onClick={apply}>
              {t('apply.open')}
            </Button>
          )
        }
      />
      <ApplyDrawer
        application={application}
        onApplied={(invoice) => {
          setApplication(null)
          setChosen([])
          void queryClient.invalidateQueries()
          void navigate(invoicePath(invoice.id))
        }}
        onClose={() => setApplication(null)}
      />
    </>
  )
}

/** What each tab shows of a record. */
function useColumns(tab: Tab): Column<InvoiceRecord>[] {
  const { t } = useTranslation('invoices')
  const number: Column<InvoiceRecord> = {
    key: 'number',
    title: t(`list.number.${tab}`),
    render: (record) => (
      <>
        <SiteLink
          to={tab === 'history' ? invoicePath(record.id) : orderPath(record.id)}
          className={`numeric ${styles.number}`}
        >
          {record.number}
        </SiteLink>
        <span className={styles.name}>{record.name}</span>
      </>
    ),
  }
  const amount: Column<InvoiceRecord> = {
    key: 'amount',
    title: t('list.amount'),
    isNumber: true,
    render: (record) => (
      <>
        {shownMoney(record.amount)}
        {tab === 'orders' && record.invoiceable !== record.amount && (
          <span className={styles.name}>{t('list.invoiceable', { amount: shownMoney(record.invoiceable) })}</span>
        )}
      </>
    ),
  }
  const time: Column<InvoiceRecord> = {
    key: 'time',
    title: t(`list.time.${tab}`),
    render: (record) => <span className="day">{toLocalMinute(record.time)}</span>,
  }
  if (tab === 'payable')
    return [
      number,
      {
        key: 'service',
        title: t('list.service'),
        isNumber: true,
        render: ({ serviceFee }) => serviceFee && shownMoney(serviceFee),
      },
      {
        key: 'official',
        title: t('list.official'),
        isNumber: true,
        render: ({ officialFee }) => officialFee && shownMoney(officialFee),
      },
      amount,
      time,
      {
        key: 'acts',
        title: t('list.actions'),
        render: ({ id, canPay }) =>
          canPay ? (
            <ButtonLink size="small" type="primary" to={payPath([id])}>
              {t('list.pay')}
            </ButtonLink>
          ) : (
            t('list.inReview')
          ),
      },
    ]
  return [
    number,
    amount,
    { key: 'state', title: t('list.state'), render: (record) => <InvoiceState record={record} /> },
    time,
    {
      key: 'acts',
      title: t('list.actions'),
      render: ({ invoiceId, state, hasFile }) =>
        invoiceId && (
          <ButtonLink size="small" to={invoicePath(invoiceId)}>
            {t(state === 'auditFailed' ? 'list.change' : hasFile ? 'list.download' : 'list.view')}
          </ButtonLink>
        ),
    },
  ]
}
