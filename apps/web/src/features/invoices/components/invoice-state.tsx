import type { InvoiceRecord } from '@markwright/api-client/models/invoiceRecord'
import styles from '../../../shared/orders/orders.module.css'

type Stated = Pick<InvoiceRecord, 'status' | 'statusText'> & { state: InvoiceRecord['state'] }

const tones = ['calm', 'warn', 'warn', 'bad', 'good', 'good'] as const

/** How an order or an invoice stands, in the words of the server. */
export const InvoiceState = ({ record: { status, statusText, state } }: { record: Stated }) => (
  <span className={styles.state} data-tone={state === 'reversing' || state === 'reversed' ? 'bad' : tones[status]}>
    {statusText}
  </span>
)
