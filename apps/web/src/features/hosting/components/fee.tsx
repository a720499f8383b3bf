import type { AnnuityFee } from '@markwright/api-client/models/annuityFee'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { shownMoney } from '../../../shared/lib/money.ts'
import { SideDrawer } from '../../../shared/ui/layout/side-drawer.tsx'
import { knownFee, surchargeOf } from '../model/annuities.ts'
import styles from './annuities.module.css'
import hosting from './hosting.module.css'
import { Sign } from './signs.tsx'

/** What fee is shown in detail, and of what. */
export type ShownFee = { title: string; name: string; fee: AnnuityFee }

/** What an annuity costs, or in words why that is not known; `onOpen` shows its lines. */
export function FeeCell({ of, onOpen }: { of: ShownFee; onOpen?: (of: ShownFee) => void }) {
  const { t } = useTranslation('annuities')
  const { title, name, fee } = of
  const known = knownFee(fee)
  const surcharge = known && surchargeOf(fee)
  return (
    <div className={styles.fee}>
      {known ? (
        <>
          <strong className="numeric">{shownMoney(known.total)}</strong>
          <span className={hosting.faint}>
            {t('feeOf.official')} <span className="numeric">{shownMoney(known.official, known.currency)}</span>
            {known.rate !== null && (
              <> {t('feeOf.converted', { amount: shownMoney(known.officialCny), rate: known.rate })}</>
            )}
          </span>
          <span className={hosting.faint}>
            {t('feeOf.serviceShort')} <span className="numeric">{shownMoney(known.service)}</span>
          </span>
          {surcharge !== null && (
            <Sign tone="warn">{t('feeOf.withSurcharge', { amount: shownMoney(surcharge, known.currency) })}</Sign>
          )}
        </>
      ) : (
        <span className={styles.unknown}>{t(`gap.${fee.gap ?? 'fee'}`)}</span>
      )}
      {onOpen && fee.lines.length > 0 && (
        <Button
          type="link"
          size="small"
          aria-haspopup="dialog"
          aria-label={t('feeOf.openOf', { title, name })}
          style={{ paddingInline: 0 }}
          onClick={() => onOpen(of)}
        >
          {t('feeOf.open')}
        </Button>
      )}
    </div>
  )
}

/** The lines of a fee, each with its source and since when it is in force. */
export function FeeDrawer({
  shown,
  isOpen,
  onClose,
}: {
  shown: ShownFee | null
  isOpen: boolean
  onClose: () => void
}) {
  const { t } = useTranslation('annuities')
  return (
    <SideDrawer subject={shown} isOpen={isOpen} title={t('feeOf.title')} widthPx={480} onClose={onClose}>
      {({ title, name, fee }) => {
        const known = knownFee(fee)
        const currency = fee.currency ?? 'CNY'
        return (
          <>
            <p>
              <strong>{title}</strong> · {name}
            </p>
            {!known && <p className={hosting.note}>{t(`gap.${fee.gap ?? 'fee'}`)}</p>}
            <ul>
              {fee.lines.map((line) => (
                <li key={`${line.kind} ${line.name} ${line.amount}`} className={styles.line}>
                  <strong>{line.name || t(`feeOf.kind.${line.kind}`)}</strong>
                  <strong className="numeric">{shownMoney(line.amount, currency)}</strong>
                  <p>
                    {t(`feeOf.kind.${line.kind}`)} · {t('feeOf.validFrom', { day: line.validFrom })}
                  </p>
                  <p>{t('feeOf.source', { source: line.source })}</p>
                </li>
              ))}
            </ul>
            <dl className={styles.totals}>
              {fee.official !== null && (
                <>
                  <dt>{t('feeOf.official')}</dt>
                  <dd className="numeric">{shownMoney(fee.official, currency)}</dd>
                </>
              )}
              {known && (
                <>
                  {known.rate !== null && (
                    <>
                      <dt>{t('feeOf.rate')}</dt>
                      <dd className="numeric">{t('feeOf.rateOf', { currency, rate: known.rate })}</dd>
                      <dt>{t('feeOf.officialCny')}</dt>
                      <dd className="numeric">{shownMoney(known.officialCny)}</dd>
                    </>
                  )}
                  <dt>{t('feeOf.service')}</dt>
                  <dd className="numeric">{shownMoney(known.service)}</dd>
                  <dt>{t('feeOf.total')}</dt>
                  <dd className={`${styles.total} numeric`}>{shownMoney(known.total)}</dd>
                </>
              )}
            </dl>
            <p className={hosting.faint} style={{ marginTop: 16 }}>
              {t('feeOf.today')}
            </p>
          </>
        )
      }}
    </SideDrawer>
  )
}
