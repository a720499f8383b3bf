import { useGetPatentCoverage } from '@markwright/api-client/patents'
import { PATENT_TEXT_MAX } from '@markwright/domain/patents/patent-labels'
import { useTranslation } from 'react-i18next'
import { type PatentFormQuery, restrictingFields } from '../model/patent-search.ts'
import { languageOfText } from '../model/language-of-text.ts'
import { QueryInput } from './query-input.tsx'
import styles from './patents.module.css'

/** A description of what is sought, or a publication number. */
export function SemanticForm({
  query,
  onChange,
}: {
  query: PatentFormQuery
  onChange: (changes: Partial<PatentFormQuery>) => void
}) {
  const { t } = useTranslation('patents')
  const { data } = useGetPatentCoverage()
  const text = query.text ?? ''
  return (
    <div>
      <label htmlFor="patent-text">{t('semantic.label')}</label>
      <textarea
        id="patent-text"
        className={styles.area}
        value={text}
        maxLength={PATENT_TEXT_MAX}
        placeholder={t('semantic.placeholder')}
        aria-describedby="patent-text-note"
        onChange={({ target }) => onChange({ text: target.value })}
      />
      <div className={styles.below}>
        <span id="patent-text-note">
          {data &&
            t(data.encoder === null ? `semantic.oneLanguage.${languageOfText(text)}` : 'semantic.acrossLanguages')}
          {data &&
            data.unencoded > 0 &&
            ` ${t('encoding', { count: data.unencoded, shown: data.unencoded.toLocaleString('en') })}`}
        </span>
        <span className="numeric" aria-live="off">
          {t('semantic.count', { count: text.length, max: PATENT_TEXT_MAX.toLocaleString('en') })}
        </span>
      </div>
    </div>
  )
}

/** What restricts a description: names, numbers and symbols, and what an address has beside them. */
export function RestrictionFields({
  query,
  onChange,
}: {
  query: PatentFormQuery
  onChange: (changes: Partial<PatentFormQuery>) => void
}) {
  const shown = restrictingFields.filter((field) => (field !== 'keyword' && field !== 'expr') || field in query)
  return (
    <div className={styles.grid}>
      {shown.map((field) => (
        <QueryInput key={field} field={field} query={query} onChange={onChange} />
      ))}
    </div>
  )
}
