import type { PaymentStart } from '@markwright/api-client/models/paymentStart'
import { useTranslation } from 'react-i18next'
import { shownMoney } from '../../../shared/lib/money.ts'
import { CopyText } from '../../../shared/ui/controls/copy-text.tsx'
import styles from './payments.module.css'

/** How much is transferred where to, and what the transfer names. */
export function TransferFacts({
  amount,
  transfer,
}: {
  amount: string
  transfer: NonNullable<PaymentStart['transfer']>
}) {
  const { t } = useTranslation('payments')
  const facts = [
    ['name', transfer.name],
    ['bank', transfer.bank],
    ['account', transfer.account],
    ['reference', transfer.reference],
  ] as const
  return (
    <>
      <p className={`${styles.amount} numeric`} style={{ marginTop: 20 }}>
        {shownMoney(amount)}
      </p>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name} style={{ display: 'contents' }}>
            <dt>{t(`transfer.${name}`)}</dt>
            <dd>
              <span className="numeric">{value}</span> <CopyText text={value} name={t(`transfer.${name}`)} />
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.note} style={{ marginTop: 12 }}>
        {t('transfer.referenceNote')}
      </p>
    </>
  )
}
