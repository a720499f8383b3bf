import { FileTextOutlined } from '@ant-design/icons'
import { getGetInvoiceQueryKey, getInvoiceFile, useGetInvoice, withdrawInvoice } from '@markwright/api-client/invoices'
import type { Invoice } from '@markwright/api-client/models/invoice'
import { useQueryClient } from '@tanstack/react-query'
import { Alert, Button, Flex } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { orderPath, paths } from '../../../shared/lib/paths.ts'
import { addressLine } from '../../../shared/addresses/address-form.ts'
import { InvoiceLines } from '../../../shared/invoices/invoice-lines.tsx'
import { toLocalMinute } from '../../../shared/lib/local-time.ts'
import { shownMoney } from '../../../shared/lib/money.ts'
import { invoiceFileName } from '../../../shared/invoices/invoice-file-name.ts'
import { useFileExport } from '../../../shared/lib/use-file-export.ts'
import { ButtonLink } from '../../../shared/ui/controls/button-link.tsx'
import { ConfirmDialog } from '../../../shared/ui/feedback/confirm-dialog.tsx'
import { Facts } from '../../../shared/ui/layout/facts.tsx'
import { RecordView } from '../../../shared/ui/layout/record-view.tsx'
import { notifySuccess } from '../../../shared/ui/feedback/notify.ts'
import { SiteLink } from '../../../shared/ui/controls/site-link.tsx'
import { WorkPage } from '../../../shared/ui/layout/work-page.tsx'
import { ApplyDrawer } from '../components/apply-drawer.tsx'
import { InvoiceState } from '../components/invoice-state.tsx'
import styles from '../components/invoices.module.css'

const HISTORY = `${paths.myInvoice}?tab=history`

/** An invoice with what its member can do with it. */
export function InvoicePage() {
  const { t } = useTranslation('invoices')
  const id = useSearchParams()[0].get('id') ?? ''
  const result = useGetInvoice(id, { query: { enabled: id !== '', staleTime: 0, retry: false } })
  const { data } = result
  return (
    <WorkPage title={t('detail.title')} actions={data && <Actions invoice={data} />}>
      <RecordView
        id={id}
        answer={result}
        missing={{
          stamp: <FileTextOutlined />,
          title: t('detail.gone'),
          actions: <ButtonLink to={HISTORY}>{t('list.tabs.history')}</ButtonLink>,
        }}
        rows={10}
      >
        {(invoice) => <Shown invoice={invoice} />}
      </RecordView>
    </WorkPage>
  )
}

function Shown({ invoice }: { invoice: Invoice }) {
  const { t } = useTranslation('invoices')
  const { buyer, address, state, reason } = invoice
  return (
    <>
      <p style={{ marginBlock: '12px 0' }}>
        <SiteLink to={HISTORY}>{t('detail.back')}</SiteLink>
      </p>
      {state === 'auditFailed' && (
        <Alert
          type="error"
          showIcon
          style={{ marginTop: 12 }}
          title={t('apply.failed', { reason })}
          description={t('detail.failedText')}
        />
      )}
      {(state === 'reversing' || state === 'reversed') && (
        <Alert type="warning" showIcon style={{ marginTop: 12 }} title={t(`detail.${state}`, { reason })} />
      )}
      <Facts
        facts={(
          [
            [
              t('detail.number'),
              <span key="number" className="numeric">
                {invoice.number}
              </span>,
            ],
            [t('list.state'), <InvoiceState key="state" record={invoice} />],
            [t('list.amount'), <strong key="amount">{shownMoney(invoice.amount)}</strong>],
            [t('detail.vat'), shownMoney(invoice.vat)],
            [t('title.type'), t(`type.${invoice.type}`)],
            [t('title.title'), buyer.title],
            [t('title.taxId'), buyer.taxId],
            [t('title.address'), buyer.address],
            [t('title.phone'), buyer.phone],
            [t('title.bank'), buyer.bank],
            [t('title.account'), buyer.account],
            [t('apply.delivery'), t(`delivery.${invoice.delivery}`)],
            [t('apply.address'), address && `${address.recipient} ${address.phone} · ${addressLine(address)}`],
            [t('apply.email'), invoice.email],
            [t('detail.invoiceNumber'), invoice.invoiceNumber],
            [t('detail.issuedOn'), invoice.issuedOn],
            [t('detail.mailed'), invoice.mailTime && toLocalMinute(invoice.mailTime)],
            [t('detail.carrier'), invoice.carrier],
            [t('detail.trackingNumber'), invoice.trackingNumber],
            [t('detail.reversalNumber'), invoice.reversalNumber],
            [t('list.time.history'), toLocalMinute(invoice.applyTime)],
          ] as const
        ).filter(([, value]) => Boolean(value))}
      />
      <h2 className={styles.heading}>{t('detail.lines')}</h2>
      <InvoiceLines
        invoice={invoice}
        linkTo={(orderNo) => {
          const order = invoice.orders.find((each) => each.orderNo === orderNo)
          return order ? orderPath(order.id) : null
        }}
      />
      <h2 className={styles.heading}>{t('detail.history')}</h2>
      <ol style={{ paddingLeft: 20 }}>
        {invoice.history.map(({ event, time, reason: why }, index) => (
          <li key={index}>
            <span className="numeric">{toLocalMinute(time)}</span>{' '}
            {t(`event.${event as 'create'}`, { defaultValue: event })}
            {why && t('detail.because', { reason: why })}
          </li>
        ))}
      </ol>
    </>
  )
}

function Actions({ invoice }: { invoice: Invoice }) {
  const { t } = useTranslation('invoices')
  const queryClient = useQueryClient()
  const [isChanging, setIsChanging] = useState(false)
  const [isWithdrawing, setIsWithdrawing] = useState(false)
  const { id, number, can } = invoice
  const file = useFileExport(() => getInvoiceFile(id), invoiceFileName(invoice.invoiceNumber ?? number))
  const reversal = useFileExport(
    () => getInvoiceFile(id, { reversal: true }),
    invoiceFileName(invoice.reversalNumber ?? number),
  )
  const show = (changed: Invoice) => queryClient.setQueryData(getGetInvoiceQueryKey(id), changed)
  return (
    <Flex gap={8} wrap>
      {invoice.hasFile && (
        <Button type="primary" loading={file.isRunning} onClick={() => void file.run()}>
          {t('detail.download')}
        </Button>
      )}
      {invoice.hasReversalFile && (
        <Button loading={reversal.isRunning} onClick={() => void reversal.run()}>
          {t('detail.downloadReversal')}
        </Button>
      )}
      {can.change && (
        <Button type="primary" aria-haspopup="dialog" onClick={() => setIsChanging(true)}>
          {t('apply.again')}
        </Button>
      )}
      {can.withdraw && (
        <Button aria-haspopup="dialog" onClick={() => setIsWithdrawing(true)}>
          {t('withdraw.open')}
        </Button>
      )}
      <ApplyDrawer
        application={
          isChanging
            ? {
                orderIds: invoice.orders.map((order) => order.id),
                orderNos: invoice.orders.map(({ orderNo }) => orderNo),
                amount: invoice.amount,
                before: invoice,
              }
            : null
        }
        onApplied={(changed) => {
          show(changed)
          setIsChanging(false)
        }}
        onClose={() => setIsChanging(false)}
      />
      <ConfirmDialog
        isOpen={isWithdrawing}
        title={t('withdraw.title')}
        text={t('withdraw.text')}
        confirmLabel={t('withdraw.open')}
        act={async () => {
          show(await withdrawInvoice(id))
          notifySuccess(t('withdraw.done'))
        }}
        onClose={() => setIsWithdrawing(false)}
      />
    </Flex>
  )
}
