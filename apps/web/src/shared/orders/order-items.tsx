import type { DisplayRate } from '@markwright/api-client/models/displayRate'
import type { QuotedItem } from '@markwright/api-client/models/quotedItem'
import { useTranslation } from 'react-i18next'
import { shownMoney } from '../lib/money.ts'
import { useItemDetails } from './use-item-details.ts'
import styles from './orders.module.css'

/** What is ordered, with service and official fees apart. */
export function OrderItems({ items }: { items: readonly QuotedItem[] }) {
  const { t } = useTranslation('orders')
  const detailsOf = useItemDetails()
  return (
    <table className={styles.items}>
      <thead>
        <tr>
          <th scope="col">{t('items.name')}</th>
          <th scope="col">{t('items.quantity')}</th>
          <th scope="col" className={styles.amount}>
            {t('items.serviceFee')}
          </th>
          <th scope="col" className={styles.amount}>
            {t('items.officialFee')}
          </th>
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          // Annuities are items of one size, each with a name of its own.
          <tr key={`${item.skuId} ${item.name}`}>
            <th scope="row">
              {item.name}
              <span className={styles.details}>{detailsOf(item)}</span>
              {item.officialFees.map((fee) => (
                <span key={`${fee.office} ${fee.code}`} className={styles.details}>
                  {fee.rate
                    ? t('items.feeConverted', {
                        name: fee.name,
                        amount: shownMoney(fee.amount, fee.currency),
                        rate: fee.rate,
                        date: fee.rateDate,
                      })
                    : t('items.fee', { name: fee.name, amount: shownMoney(fee.amount, fee.currency) })}
                </span>
              ))}
            </th>
            <td className="numeric">{t('items.times', { count: item.qty, price: shownMoney(item.price) })}</td>
            <td className={`${styles.amount} numeric`} data-label={t('items.serviceFee')}>
              {shownMoney(item.serviceFee)}
            </td>
            <td className={`${styles.amount} numeric`} data-label={t('items.officialFee')}>
              {shownMoney(item.officialFee)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type Sums = {
  serviceFee: string
  officialFee: string
  total: string
  vat: string
  vatRate: string
  display: DisplayRate
  displayTotal: string | null
}

/** What it comes to, with the VAT and, where the account shows another currency, the converted figure. */
export function OrderTotals({ serviceFee, officialFee, total, vat, vatRate, display, displayTotal }: Sums) {
  const { t } = useTranslation('orders')
  return (
    <dl className={styles.totals}>
      <dt>{t('totals.service')}</dt>
      <dd className="numeric">{shownMoney(serviceFee)}</dd>
      <dt>{t('totals.official')}</dt>
      <dd className="numeric">{shownMoney(officialFee)}</dd>
      <dt>{t('totals.total')}</dt>
      <dd className={`${styles.total} numeric`}>{shownMoney(total)}</dd>
      <dd className={styles.note}>{t('totals.vat', { rate: vatRate, amount: shownMoney(vat) })}</dd>
      {display && displayTotal && (
        <dd className={styles.note}>
          {t('totals.converted', {
            amount: shownMoney(displayTotal, display.currency),
            rate: display.rate,
            date: display.date,
          })}
        </dd>
      )}
    </dl>
  )
}
