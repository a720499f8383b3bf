import { FileTextOutlined } from '@ant-design/icons'
import { useGetManagedInvoice } from '@markwright/api-client/backoffice'
import type { ManagedInvoiceDetail } from '@markwright/api-client/models/managedInvoiceDetail'
import { Alert, Col, Row } from 'antd'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { manageOrderPath, manageUserPath, paths } from '../../../shared/lib/paths.ts'
import { addressLine } from '../../../shared/addresses/address-form.ts'
import { InvoiceLines } from '../../../shared/invoices/invoice-lines.tsx'
import { shownMoney } from '../../../shared/lib/money.ts'
import { ButtonLink } from '../../../shared/ui/controls/button-link.tsx'
import { Facts } from '../../../shared/ui/layout/facts.tsx'
import { RecordView } from '../../../shared/ui/layout/record-view.tsx'
import { SiteLink } from '../../../shared/ui/controls/site-link.tsx'
import { WorkPage } from '../../../shared/ui/layout/work-page.tsx'
import { StateHistory } from '../../../shared/workflow/state-history.tsx'
import { Instant } from '../../../shared/manage/instant.tsx'
import { InvoiceActions } from './invoice-actions.tsx'
import { ManagedInvoiceState } from './managed-invoice-state.tsx'
import { useMay } from '../../../shared/manage/use-may.ts'

const POLL_MS = 2000

/** One invoice with its lines and history, as staff handle it. */
export function ManagedInvoicePage() {
  const { t } = useTranslation(['backoffice', 'invoices'])
  const id = useSearchParams()[0].get('id') ?? ''
  const result = useGetManagedInvoice(id, {
    query: {
      enabled: id !== '',
      staleTime: 0,
      retry: false,
      refetchInterval: ({ state }) => (state.data?.head.isWaiting ? POLL_MS : false),
    },
  })
  const { data } = result
  return (
    <WorkPage title={data?.head.number ?? t('menu.invoices')} actions={data && <InvoiceActions detail={data} />}>
      <RecordView
        id={id}
        answer={result}
        missing={{
          stamp: <FileTextOutlined />,
          title: t('invoices:detail.gone'),
          actions: <ButtonLink to={paths.manageInvoices}>{t('menu.invoices')}</ButtonLink>,
        }}
      >
        {(detail) => <Shown detail={detail} />}
      </RecordView>
    </WorkPage>
  )
}

function Shown({ detail: { head, invoice, problem, history } }: { detail: ManagedInvoiceDetail }) {
  const { t } = useTranslation(['backoffice', 'invoices'])
  const may = useMay()
  const { buyer, address } = invoice
  return (
    <>
      {problem && <Alert type={head.isWaiting ? 'info' : 'error'} showIcon style={{ marginTop: 16 }} title={problem} />}
      {head.isReversalDue && (
        <Alert type="warning" showIcon style={{ marginTop: 16 }} title={t('invoices:manage.isReversalDueText')} />
      )}
      <Row gutter={[{ xs: 0, lg: 40 }, 24]} style={{ marginTop: 20 }}>
        <Col xs={24} lg={12}>
          <Facts
            facts={(
              [
                [t('invoices:list.state'), <ManagedInvoiceState key="state" invoice={head} />],
                [t('invoices:manage.reason'), invoice.reason],
                [t('invoices:title.type'), t(`invoices:type.${invoice.type}`)],
                [t('invoices:title.title'), buyer.title],
                [
                  t('invoices:title.taxId'),
                  buyer.taxId && (
                    <span key="tax" className="numeric">
                      {buyer.taxId}
                    </span>
                  ),
                ],
                [t('invoices:title.address'), buyer.address],
                [t('invoices:title.phone'), buyer.phone],
                [t('invoices:title.bank'), buyer.bank],
                [t('invoices:title.account'), buyer.account],
                [t('invoices:list.amount'), <strong key="amount">{shownMoney(invoice.amount)}</strong>],
                [t('invoices:detail.vat'), shownMoney(invoice.vat)],
              ] as const
            ).filter(([, value]) => Boolean(value))}
          />
        </Col>
        <Col xs={24} lg={12}>
          <Facts
            facts={(
              [
                [
                  t('invoices:manage.member'),
                  <SiteLink key="member" to={manageUserPath(head.userId)}>
                    {head.userPhone}
                  </SiteLink>,
                ],
                [t('invoices:list.time.history'), <Instant key="at" at={invoice.applyTime} />],
                [t('invoices:apply.delivery'), t(`invoices:delivery.${invoice.delivery}`)],
                [
                  t('invoices:apply.address'),
                  address && `${address.recipient} ${address.phone} · ${addressLine(address)}`,
                ],
                [t('invoices:apply.email'), invoice.email],
                [t('invoices:detail.invoiceNumber'), invoice.invoiceNumber],
                [t('invoices:detail.issuedOn'), invoice.issuedOn],
                [t('invoices:detail.carrier'), invoice.carrier],
                [t('invoices:detail.trackingNumber'), invoice.trackingNumber],
                [t('invoices:detail.reversalNumber'), invoice.reversalNumber],
              ] as const
            ).filter(([, value]) => Boolean(value))}
          />
        </Col>
      </Row>
      <h2 style={{ marginTop: 28, fontSize: 16 }}>{t('invoices:detail.lines')}</h2>
      <InvoiceLines
        invoice={invoice}
        linkTo={(orderNo) => {
          const order = invoice.orders.find((each) => each.orderNo === orderNo)
          return order && may('orders.read') ? manageOrderPath(order.id) : null
        }}
      />
      <h2 style={{ marginTop: 28, fontSize: 16 }}>{t('invoices:detail.history')}</h2>
      <StateHistory
        label={t('invoices:detail.history')}
        history={history}
        wordFor={(event) => t(`invoices:event.${event as 'create'}`, { defaultValue: event })}
      />
    </>
  )
}
