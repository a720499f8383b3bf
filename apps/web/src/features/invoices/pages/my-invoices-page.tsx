import { FileTextOutlined } from '@ant-design/icons'
import { useListInvoiceRecords } from '@markwright/api-client/invoices'
import type { InvoiceRecord } from '@markwright/api-client/models/invoiceRecord'
import { invoiceListLabels, invoiceStatuses } from '@markwright/domain/invoice-statuses'
import { decimalOf, parseMoney } from '@markwright/domain/money'
import { keepPreviousData, useQueryClient } from '@tanstack/react-query'
import { Button, Input, Select, Skeleton, Table, type TableColumnType } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router'
import { invoicePath, orderPath, paths, payPath } from '../../../app/paths.ts'
import { useLanguage } from '../../../shared/i18n/language.ts'
import { toLocalMinute } from '../../../shared/lib/local-time.ts'
import { shownMoney } from '../../../shared/lib/money.ts'
import { pageNumber } from '../../../shared/lib/page-number.ts'
import { usePhoneWidth } from '../../../shared/lib/use-media.ts'
import { ButtonLink } from '../../../shared/ui/button-link.tsx'
import { ErrorView } from '../../../shared/ui/error-view.tsx'
import { Field } from '../../../shared/ui/field.tsx'
import { LinkTabs } from '../../../shared/ui/link-tabs.tsx'
import { MessageView } from '../../../shared/ui/message-view.tsx'
import { Pager } from '../../../shared/ui/pager.tsx'
import { notifyError } from '../../../shared/ui/notify.ts'
import { SiteLink } from '../../../shared/ui/site-link.tsx'
import { WorkPage } from '../../../shared/ui/work-page.tsx'
import { type Application, ApplyDrawer } from '../components/apply-drawer.tsx'
import { InvoiceState } from '../components/invoice-state.tsx'
import styles from '../components/invoices.module.css'
import { TitlesDrawer } from '../components/titles-drawer.tsx'

const SIZE = 10
const tabs = ['orders', 'history', 'payable'] as const
type Tab = (typeof tabs)[number]
/** The statuses by which a tab can be narrowed; two of them have one label in lists. */
const filterable = [0, 1, 2, 3, 4, 5] as const

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
  const [parameters, setParameters] = useSearchParams()
  const page = pageNumber(parameters.get('page'))
  const status = filterable.find((each) => String(each) === parameters.get('status'))
  const keyword = parameters.get('keyword') ?? ''
  const [chosen, setChosen] = useState<readonly InvoiceRecord[]>([])
  const [application, setApplication] = useState<Application | null>(null)
  const { data, error, refetch, isPlaceholderData } = useListInvoiceRecords(
    { tab, current: page, size: SIZE, ...(status !== undefined && { status }), ...(keyword && { keyword }) },
    { query: { staleTime: 0, placeholderData: keepPreviousData } },
  )
  const change = (next: Record<string, string>, nextPage = 1) =>
    setParameters({
      ...(tab !== tabs[0] && { tab }),
      ...Object.fromEntries(
        Object.entries({ status: parameters.get('status') ?? '', keyword, ...next }).filter(([, value]) => value),
      ),
      ...(nextPage > 1 && { page: String(nextPage) }),
    })
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
      <Filters
        hasStatus={tab !== 'payable'}
        status={status}
        keyword={keyword}
        onChange={(changes) => change(changes)}
      />
      {error && !data ? (
        <ErrorView error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <Skeleton active paragraph={{ rows: 6 }} />
      ) : data.total === 0 ? (
        <MessageView
          stamp={<FileTextOutlined />}
          title={t(isFiltered ? 'list.noneFound' : `list.none.${tab}`)}
          text={isFiltered ? undefined : t(`list.noneText.${tab}`)}
          actions={
            isFiltered && <Button onClick={() => change({ status: '', keyword: '' })}>{t('list.showAll')}</Button>
          }
        />
      ) : (
        <>
          <div className={styles.bar}>
            <span role="status">
              {chosen.length > 0
                ? t('list.chosen', { count: chosen.length, amount: shownMoney(decimalOf(total)) })
                : t('list.total', { count: data.total })}
            </span>
            {tab === 'orders' && (
              <Button type="primary" onClick={apply}>
                {t('apply.open')}
              </Button>
            )}
          </div>
          <RecordTable
            tab={tab}
            records={data.records}
            isBusy={isPlaceholderData}
            chosen={chosen}
            onChoose={setChosen}
          />
          <Pager total={data.total} page={page} size={SIZE} onChange={(next) => change({}, next)} />
        </>
      )}
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

function Filters({
  hasStatus,
  status,
  keyword,
  onChange,
}: {
  hasStatus: boolean
  status: number | undefined
  keyword: string
  onChange: (changes: Record<string, string>) => void
}) {
  const { t } = useTranslation('invoices')
  const language = useLanguage()
  const [typed, setTyped] = useState(keyword)
  const labelOf = (number: (typeof filterable)[number]) => {
    const name = invoiceStatuses[number]
    const label = invoiceListLabels[name][language]
    // Lists give both of these one label.
    return name === 'auditPassed' || name === 'invoiced' ? t(`list.invoicing.${name}`, { label }) : label
  }
  return (
    <div className={styles.filters}>
      {hasStatus && (
        <Field label={t('list.state')}>
          {(control) => (
            <Select
              {...control}
              style={{ width: '100%' }}
              value={status === undefined ? '' : String(status)}
              options={[
                { value: '', label: t('list.any') },
                ...filterable.map((number) => ({ value: String(number), label: labelOf(number) })),
              ]}
              onChange={(value) => onChange({ status: value })}
            />
          )}
        </Field>
      )}
      <Field label={t('list.keyword')}>
        {(control) => (
          <Input.Search
            {...control}
            value={typed}
            maxLength={100}
            allowClear
            placeholder={t('list.keywordPlaceholder')}
            onChange={({ target }) => setTyped(target.value)}
            onSearch={(text) => onChange({ keyword: text.trim() })}
          />
        )}
      </Field>
    </div>
  )
}

function RecordTable({
  tab,
  records,
  isBusy,
  chosen,
  onChoose,
}: {
  tab: Tab
  records: readonly InvoiceRecord[]
  isBusy: boolean
  chosen: readonly InvoiceRecord[]
  onChoose: (records: InvoiceRecord[]) => void
}) {
  const { t } = useTranslation(['invoices', 'site'])
  const isPhone = usePhoneWidth()
  const action = (record: InvoiceRecord) => {
    if (tab === 'payable')
      return (
        <ButtonLink size="small" type="primary" to={payPath([record.id])}>
          {t('list.pay')}
        </ButtonLink>
      )
    if (record.invoiceId === null) return null
    return (
      <ButtonLink size="small" to={invoicePath(record.invoiceId)}>
        {t(record.state === 'auditFailed' ? 'list.change' : record.hasFile ? 'list.download' : 'list.view')}
      </ButtonLink>
    )
  }
  const columns: TableColumnType<InvoiceRecord>[] = [
    {
      title: t(`list.number.${tab}`),
      render: (_value, record) => (
        <>
          <SiteLink
            to={tab === 'history' ? invoicePath(record.id) : orderPath(record.id)}
            className={`numeric ${styles.number}`}
          >
            {record.number}
          </SiteLink>
          <span className={styles.name}>{record.name}</span>
          {isPhone && (
            <>
              {tab !== 'payable' && <InvoiceState record={record} />} {action(record)}
            </>
          )}
        </>
      ),
    },
    {
      title: t('list.service'),
      align: 'right',
      className: 'numeric',
      responsive: ['lg'],
      hidden: tab !== 'payable',
      render: (_value, { serviceFee }) => serviceFee && shownMoney(serviceFee),
    },
    {
      title: t('list.official'),
      align: 'right',
      className: 'numeric',
      responsive: ['lg'],
      hidden: tab !== 'payable',
      render: (_value, { officialFee }) => officialFee && shownMoney(officialFee),
    },
    {
      title: t('list.amount'),
      align: 'right',
      className: 'numeric',
      render: (_value, { amount, invoiceable }) => (
        <>
          {shownMoney(amount)}
          {tab === 'orders' && invoiceable !== amount && (
            <span className={styles.name}>{t('list.invoiceable', { amount: shownMoney(invoiceable) })}</span>
          )}
        </>
      ),
    },
    {
      title: t('list.state'),
      responsive: ['md'],
      hidden: tab === 'payable',
      render: (_value, record) => <InvoiceState record={record} />,
    },
    {
      title: t(`list.time.${tab}`),
      responsive: ['lg'],
      className: 'numeric',
      width: 160,
      render: (_value, { time }) => toLocalMinute(time),
    },
    {
      title: <span className="visually-hidden">{t('list.actions')}</span>,
      responsive: ['md'],
      width: 110,
      render: (_value, record) => action(record),
    },
  ]
  return (
    <Table<InvoiceRecord>
      rowKey="id"
      size="middle"
      columns={columns}
      dataSource={[...records]}
      pagination={false}
      loading={isBusy && { delay: 300 }}
      {...(tab === 'orders' && {
        rowSelection: {
          selectedRowKeys: chosen.map(({ id }) => id),
          preserveSelectedRowKeys: true,
          onChange: (_keys: unknown, rows: InvoiceRecord[]) => onChoose(rows.filter(Boolean)),
          getTitleCheckboxProps: () => ({ 'aria-label': t('site:selectPage') }),
          getCheckboxProps: (record: InvoiceRecord) => ({
            disabled: !record.canApply,
            'aria-label': t('list.choose', { number: record.number }),
          }),
          columnWidth: 36,
        },
      })}
    />
  )
}
