import type { RefundedItem } from '@markwright/api-client/models/refundedItem'
import { serviceName } from '@markwright/domain/money/limit-text'
import { parseMoney } from '@markwright/domain/money/amounts'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../../shared/i18n/language.ts'
import { toLocalMinute } from '../../../../shared/lib/local-time.ts'
import { shownMoney } from '../../../../shared/lib/money.ts'

const shownShare = (share: number) => `${(share * 100).toFixed(2)}%`

/** How the amount of a refund is computed, item by item. */
export function RefundCalculation({ items }: { items: readonly RefundedItem[] | null }) {
  const { t } = useTranslation('commerce')
  const language = useLanguage()
  if (!items) return <p>{t('refund.calculation.none')}</p>
  return (
    <ul aria-label={t('refund.calculation.title')}>
      {items.map((item, index) => (
        <li key={index} style={{ marginBottom: 12 }}>
          <strong>{language === 'cn' ? item.nameCn : item.nameEn}</strong>
          <br />
          {t('refund.calculation.fees', {
            service: shownMoney(item.serviceFee),
            official: shownMoney(item.officialFee),
          })}
          <br />
          <Basis item={item} />
          <br />
          <strong>{t('refund.calculation.total', { amount: shownMoney(item.amount) })}</strong>
        </li>
      ))}
    </ul>
  )
}

function Basis({ item: { basis, unused, officialFee } }: { item: RefundedItem }) {
  const { t } = useTranslation('commerce')
  const language = useLanguage()
  if (basis !== 'unused') return <>{t(`refund.calculation.${basis}`)}</>
  if (!unused) return <>{t('refund.calculation.revoked')}</>
  const { startTime, endTime, asOf, timeShare, share, stocks } = unused
  return (
    <>
      {t('refund.calculation.unused')}
      <br />
      {t('refund.calculation.time', {
        from: toLocalMinute(startTime),
        to: toLocalMinute(endTime),
        asOf: toLocalMinute(asOf),
        share: shownShare(timeShare),
      })}
      {stocks.map(({ services, used, total }) => (
        <span key={services.join()} style={{ display: 'block' }}>
          {t('refund.calculation.stock', {
            services: services.map((service) => serviceName(service, language)).join(language === 'cn' ? '、' : ', '),
            used: used.toLocaleString('en'),
            total: total.toLocaleString('en'),
          })}
        </span>
      ))}
      {stocks.length > 0 && t('refund.calculation.share', { share: shownShare(share) })}
      {parseMoney(officialFee) !== 0 && <span style={{ display: 'block' }}>{t('refund.calculation.official')}</span>}
    </>
  )
}
