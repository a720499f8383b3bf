import type { TrademarkDetail } from '@markwright/api-client/models/trademarkDetail'
import { countryName } from '@markwright/domain/countries'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../../shared/i18n/language.ts'
import styles from './detail.module.css'

type ClaimedNumber = { country: string | null; number: string | null; date: string | null }

/** Priorities or seniorities: rights that were claimed from another office. */
export function ClaimsTable({ claims, label }: { claims: readonly ClaimedNumber[]; label: string }) {
  const { t } = useTranslation('detail')
  const language = useLanguage()
  return (
    <div className={styles.scroll} role="region" aria-label={label} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('office')}</th>
            <th scope="col">{t('number')}</th>
            <th scope="col">{t('date')}</th>
          </tr>
        </thead>
        <tbody>
          {claims.map(({ country, number, date }, index) => (
            <tr key={index}>
              <td>{country ? countryName(country, language) : '—'}</td>
              <td className="numeric">{number ?? '—'}</td>
              <td className="numeric">{date ?? '—'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

export function OppositionsTable({
  oppositions,
  label,
}: {
  oppositions: TrademarkDetail['oppositions']
  label: string
}) {
  const { t } = useTranslation('detail')
  return (
    <div className={styles.scroll} role="region" aria-label={label} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('number')}</th>
            <th scope="col">{t('date')}</th>
            <th scope="col">{t('opponent')}</th>
            <th scope="col">{t('grounds')}</th>
            <th scope="col">{t('earlierMarks')}</th>
          </tr>
        </thead>
        <tbody>
          {oppositions.map(({ number, date, opponent, grounds, earlierMarks }, index) => (
            <tr key={index}>
              <td className="numeric">{number ?? '—'}</td>
              <td className="numeric">{date ?? '—'}</td>
              <td>{opponent ?? '—'}</td>
              <td>{grounds ?? '—'}</td>
              <td>{earlierMarks.join(t('separator')) || '—'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

export function MadridFacts({ madrid: { number, designations } }: { madrid: NonNullable<TrademarkDetail['madrid']> }) {
  const { t } = useTranslation('detail')
  const language = useLanguage()
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{t('internationalNumber')}</dt>
        <dd className="numeric">{number}</dd>
      </div>
      {designations.length > 0 && (
        <div className={styles.wide}>
          <dt>{t('designations', { count: designations.length })}</dt>
          <dd>{designations.map((code) => countryName(code, language)).join(t('separator'))}</dd>
        </div>
      )}
    </dl>
  )
}
