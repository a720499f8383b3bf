import { countryName } from '@markwright/domain/places/countries'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../shared/lib/paths.ts'
import { useLanguage } from '../../../shared/i18n/language.ts'
import { Flag } from '../../../shared/ui/brand/flag.tsx'
import { SiteLink } from '../../../shared/ui/controls/site-link.tsx'
import styles from './loaded-registers.module.css'

/** The registers that hold records, each leading to a search in it. */
export function LoadedRegisters({ codes }: { codes: readonly string[] }) {
  const { t } = useTranslation('entitlements')
  const language = useLanguage()
  return (
    <>
      <p className={styles.count}>{t('services.registerCount', { count: codes.length })}</p>
      <ul className={styles.registers}>
        {codes.map((code) => (
          <li key={code}>
            <SiteLink to={`${paths.combinedQuery}?country=${code}`}>
              <Flag code={code} />
              {countryName(code, language)}
            </SiteLink>
          </li>
        ))}
      </ul>
      <SiteLink to={paths.supportedCountries}>{t('services.coverage')}</SiteLink>
    </>
  )
}
