import type { ManagedInvoice } from '@markwright/api-client/models/managedInvoice'
import { useTranslation } from 'react-i18next'
import { StateTag, type Tone } from '../../../shared/manage/state-tag.tsx'

const tones: Record<ManagedInvoice['state'], Tone> = {
  applied: 'warn',
  auditPassed: 'warn',
  auditFailed: 'bad',
  invoiced: 'good',
  mailed: 'good',
  cancelled: 'calm',
  reversing: 'warn',
  reversed: 'bad',
}

/** How an invoice stands, and whether the e-invoice service is at work or has failed. */
export function ManagedInvoiceState({ invoice }: { invoice: ManagedInvoice }) {
  const { t } = useTranslation('invoices')
  const { state, delivery, isWaiting, hasProblem, isReversalDue } = invoice
  return (
    <>
      <StateTag tone={tones[state]} text={t(`state.${state}`)} />{' '}
      {state === 'mailed' && delivery === 'email' && t('manage.byEmail')}{' '}
      {isWaiting && <StateTag tone="calm" text={t('manage.waiting')} />}{' '}
      {hasProblem && !isWaiting && <StateTag tone="bad" text={t('manage.hasProblem')} />}{' '}
      {isReversalDue && <StateTag tone="bad" text={t('manage.isReversalDue')} />}
    </>
  )
}
