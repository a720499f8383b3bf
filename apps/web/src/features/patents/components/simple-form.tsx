import { useTranslation } from 'react-i18next'
import { type PatentFormQuery, soughtFields } from '../model/patent-search.ts'
import { QueryInput } from './query-input.tsx'
import styles from './patents.module.css'

/** Words, numbers, names and symbols, each in a field of its own or all in the first. */
export function SimpleForm({
  query,
  onChange,
}: {
  query: PatentFormQuery
  onChange: (changes: Partial<PatentFormQuery>) => void
}) {
  const { t } = useTranslation('patents')
  const [first, ...others] = soughtFields.simple
  return (
    <>
      <QueryInput field={first!} note={t('simple.help')} query={query} onChange={onChange} />
      <div className={styles.grid}>
        {others.map((field) => (
          <QueryInput key={field} field={field} query={query} onChange={onChange} />
        ))}
      </div>
    </>
  )
}
