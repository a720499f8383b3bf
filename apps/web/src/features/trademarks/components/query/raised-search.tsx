import { useTranslation } from 'react-i18next'
import { paths } from '../../../../shared/lib/paths.ts'
import { SiteLink } from '../../../../shared/ui/controls/site-link.tsx'
import { allCountries, defaultQuery } from '../../model/query.ts'
import { searchPath } from '../../model/search-address.ts'
import styles from './raised-search.module.css'
import { SearchBox } from './search-box.tsx'

/** Names that the demonstration register has similar marks of. */
const EXAMPLES = ['华为', 'NIKE', '翠湖', 'LUMORA'] as const

/** The search box as a marketing page sets it out, with something to try. */
export function RaisedSearch() {
  const { t } = useTranslation('query')
  return (
    <>
      <div className={styles.box}>
        <SearchBox />
      </div>
      <div className={styles.below}>
        <span>{t('examples')}</span>
        <span className={styles.examples}>
          {EXAMPLES.map((text) => (
            <SiteLink key={text} to={searchPath({ query: { ...defaultQuery, text, countries: allCountries } })}>
              {text}
            </SiteLink>
          ))}
        </span>
        <SiteLink to={paths.imageSearch} className={styles.all}>
          {t('byImage')}
        </SiteLink>
        <SiteLink to={paths.combinedQuery} className={styles.all}>
          {t('moreConditions')}
        </SiteLink>
      </div>
    </>
  )
}
