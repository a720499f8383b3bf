import type { Party } from '@markwright/api-client/models/party'
import { countryName } from '@markwright/domain/places/countries'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../../shared/i18n/language.ts'
import { SiteLink } from '../../../../shared/ui/controls/site-link.tsx'
import { allCountries, defaultQuery, type Query, withCriterion } from '../../model/query.ts'
import { searchPath } from '../../model/search-address.ts'
import styles from './detail.module.css'

/** Applicants or representatives, in both scripts where the register has both; by number where it names nobody. */
export function PartiesSection({
  parties,
  numbers,
  criterion,
}: {
  parties: readonly Party[]
  numbers: readonly string[]
  criterion: 'tmApplicant' | 'tmAgent'
}) {
  const { t } = useTranslation('detail')
  const language = useLanguage()
  const marksOf = (name: string): Query => ({
    ...withCriterion(defaultQuery, criterion),
    text: name,
    way: 'term',
    countries: allCountries,
  })
  if (parties.length === 0)
    return <p className="numeric">{t(`numberOnly.${criterion}`, { numbers: numbers.join(t('separator')) })}</p>
  return (
    <ul style={{ display: 'grid', gap: 14 }}>
      {parties.map(({ name, nameEn, address, addressEn, country }, index) => (
        <li key={index}>
          <strong>{name}</strong>
          {nameEn && nameEn !== name && <> · {nameEn}</>}
          {[address, addressEn !== address && addressEn].filter(Boolean).map((line) => (
            <p key={String(line)} className={styles.sub}>
              {line}
            </p>
          ))}
          <p className={styles.sub}>
            {country && `${countryName(country, language)} · `}
            <SiteLink to={searchPath({ query: marksOf(name) })} className="no-print">
              {t(`marksOf.${criterion}`)}
            </SiteLink>
          </p>
        </li>
      ))}
    </ul>
  )
}
