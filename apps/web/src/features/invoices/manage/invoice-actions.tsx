import {
  abandonInvoiceRequest,
  approveInvoice,
  getGetManagedInvoiceQueryKey,
  getListManagedInvoicesQueryKey,
  getManagedInvoiceFile,
  issueInvoice,
  mailInvoice,
  recordInvoiceReversal,
  rejectInvoice,
  reverseInvoice,
  sendInvoice,
  sendInvoiceReversal,
} from '@markwright/api-client/backoffice'
import type { ManagedInvoiceDetail } from '@markwright/api-client/models/managedInvoiceDetail'
import { HOME_ZONE, todayIn } from '@markwright/domain/dates/calendar'
import { useQueryClient } from '@tanstack/react-query'
import { Button, Flex, Form, Input } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { invoiceFileName } from '../../../shared/invoices/invoice-file-name.ts'
import { useFileExport } from '../../../shared/lib/use-file-export.ts'
import { notifySuccess } from '../../../shared/ui/feedback/notify.ts'
import { useMay } from '../../../shared/manage/use-may.ts'
import { ConfirmedButton } from '../../../shared/manage/confirmed-button.tsx'
import { FormDialog } from '../../../shared/manage/form-dialog.tsx'
import { ReasonDialog } from '../../../shared/manage/reason-dialog.tsx'
import { DocumentDialog } from './document-dialog.tsx'

const reasoned = ['reject', 'abandon', 'reverse'] as const
type Reasoned = (typeof reasoned)[number]
type Opened = Reasoned | 'issue' | 'mail' | 'recordReversal'

/** What may be done with an invoice in its state. */
export function InvoiceActions({ detail }: { detail: ManagedInvoiceDetail }) {
  const { t } = useTranslation('invoices')
  const mayManage = useMay()('invoices.manage')
  const queryClient = useQueryClient()
  const [today] = useState(() => todayIn(HOME_ZONE, new Date()))
  const [opened, setOpened] = useState<Opened | null>(null)
  const { head, invoice, version, can } = detail
  const { id, number } = head
  const file = useFileExport(() => getManagedInvoiceFile(id), invoiceFileName(invoice.invoiceNumber ?? number))
  const reversal = useFileExport(
    () => getManagedInvoiceFile(id, { reversal: true }),
    invoiceFileName(invoice.reversalNumber ?? number),
  )
  const act = async (change: Promise<ManagedInvoiceDetail>, done: string) => {
    try {
      queryClient.setQueryData(getGetManagedInvoiceQueryKey(id), await change)
    } finally {
      void queryClient.invalidateQueries({ queryKey: getListManagedInvoicesQueryKey() })
    }
    notifySuccess(done)
  }
  const withReason = {
    reject: rejectInvoice,
    abandon: abandonInvoiceRequest,
    reverse: reverseInvoice,
  } as const
  const close = () => setOpened(null)
  const opens = (which: Opened, isDanger = false) => (
    <Button danger={isDanger} aria-haspopup="dialog" onClick={() => setOpened(which)}>
      {t(`manage.${which}.open`)}
    </Button>
  )
  return (
    <Flex gap={8} wrap>
      {invoice.hasFile && (
        <Button loading={file.isRunning} onClick={() => void file.run()}>
          {t('detail.download')}
        </Button>
      )}
      {invoice.hasReversalFile && (
        <Button loading={reversal.isRunning} onClick={() => void reversal.run()}>
          {t('detail.downloadReversal')}
        </Button>
      )}
      {mayManage && (
        <>
          {can.approve && (
            <ConfirmedButton
              label={t('manage.approve.open')}
              question={{ title: t('manage.approve.title', { number }), text: t('manage.approve.text') }}
              act={() => act(approveInvoice(id, { version }), t('manage.approve.done'))}
            />
          )}
          {can.send && (
            <ConfirmedButton
              label={t(can.abandon ? 'manage.send.again' : 'manage.send.open')}
              question={{ title: t('manage.send.title', { number }), text: t('manage.send.text') }}
              act={() => act(sendInvoice(id, { version }), t('manage.send.done'))}
            />
          )}
          {can.issue && opens('issue')}
          {can.mail && opens('mail')}
          {can.sendReversal && (
            <ConfirmedButton
              label={t('manage.sendReversal.open')}
              question={{ title: t('manage.sendReversal.title', { number }), text: t('manage.send.text') }}
              act={() => act(sendInvoiceReversal(id, { version }), t('manage.send.done'))}
            />
          )}
          {can.recordReversal && opens('recordReversal')}
          {can.abandon && opens('abandon')}
          {can.reject && opens('reject', true)}
          {can.reverse && opens('reverse', true)}
        </>
      )}
      {reasoned.map((which) => (
        <ReasonDialog
          key={which}
          isOpen={opened === which}
          title={t(`manage.${which}.title`, { number })}
          help={t(`manage.${which}.help`)}
          confirmLabel={t(`manage.${which}.open`)}
          act={(reason) => act(withReason[which](id, { version, reason }), t(`manage.${which}.done`))}
          onClose={close}
        />
      ))}
      <DocumentDialog
        isOpen={opened === 'issue'}
        kind="issue"
        today={today}
        act={({ file: document, ...values }) =>
          act(issueInvoice(id, { version, ...values, file: document as Blob }), t('manage.issue.done'))
        }
        onClose={close}
      />
      <DocumentDialog
        isOpen={opened === 'recordReversal'}
        kind="reversal"
        today=""
        act={({ file: document, invoiceNumber }) =>
          act(
            recordInvoiceReversal(id, { version, invoiceNumber, ...(document && { file: document }) }),
            t('manage.recordReversal.done'),
          )
        }
        onClose={close}
      />
      <FormDialog<{ carrier: string; trackingNumber: string }>
        isOpen={opened === 'mail'}
        title={t('manage.mail.title', { number })}
        confirmLabel={t('manage.mail.open')}
        act={({ carrier, trackingNumber }) =>
          act(
            mailInvoice(id, { version, carrier: carrier.trim(), trackingNumber: trackingNumber.trim() }),
            t('manage.mail.done'),
          )
        }
        onClose={close}
      >
        {(['carrier', 'trackingNumber'] as const).map((name) => (
          <Form.Item
            key={name}
            name={name}
            label={t(`detail.${name}`)}
            rules={[
              { required: true, whitespace: true, message: t('manage.mail.missing', { name: t(`detail.${name}`) }) },
            ]}
          >
            <Input maxLength={100} autoComplete="off" />
          </Form.Item>
        ))}
      </FormDialog>
    </Flex>
  )
}
