import { Button, Input, Segmented, Select } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usePhoneWidth } from '../../../shared/lib/use-media.ts'
import { useOnChange } from '../../../shared/lib/use-on-change.ts'
import { KeywordSearch } from '../../../shared/ui/controls/keyword-search.tsx'
import { legalKinds, type LegalQuery, legalSorts } from '../model/legal-address.ts'
import styles from './legal-documents.module.css'

const fields = ['party', 'mark', 'number'] as const
type Fields = Record<(typeof fields)[number], string>

const fieldsOf = ({ party, mark, number }: Fields): Fields => ({ party, mark, number })

/** What is searched for: words, a party, a mark, a number and the kind. The facets are beside the list. */
export function LegalFields({
  query,
  total,
  onChange,
}: {
  query: LegalQuery
  total: number | null
  onChange: (changes: Partial<LegalQuery>) => void
}) {
  const { t } = useTranslation('legalDocuments')
  const isPhone = usePhoneWidth()
  return (
    <div role="search" aria-label={t('search')} className={styles.search}>
      <KeywordSearch
        value={query.keyword}
        label={t('keyword')}
        maxLength={200}
        size="large"
        button={t('searchButton')}
        onSearch={(keyword) => onChange({ keyword })}
      />
      <p className={styles.hint}>{t('keywordHint')}</p>
      {isPhone ? (
        <details className={styles.more} open={fields.some((field) => query[field] !== '')}>
          <summary>{t('more')}</summary>
          <TextFields query={query} onChange={onChange} />
        </details>
      ) : (
        <TextFields query={query} onChange={onChange} />
      )}
      <div className={styles.tools}>
        <Segmented
          aria-label={t('kind')}
          value={query.kind ?? 'all'}
          options={[
            { value: 'all', label: t('allKinds') },
            ...legalKinds.map((kind) => ({ value: kind, label: t(`kinds.${kind}`) })),
          ]}
          onChange={(wanted) => onChange({ kind: legalKinds.find((kind) => kind === wanted) ?? null })}
        />
        <Select
          aria-label={t('sort')}
          value={query.sort}
          options={legalSorts.map((sort) => ({ value: sort, label: t(`sorts.${sort}`) }))}
          popupMatchSelectWidth={false}
          onChange={(sort) => onChange({ sort })}
        />
        <span role="status" className={styles.total}>
          {total !== null && t('total', { count: total, shown: total.toLocaleString('en') })}
        </span>
      </div>
    </div>
  )
}

function TextFields({ query, onChange }: { query: LegalQuery; onChange: (changes: Partial<LegalQuery>) => void }) {
  const { t } = useTranslation('legalDocuments')
  const requested = fieldsOf(query)
  const [typed, setTyped] = useState(requested)
  // Going back and forth changes the address without the fields.
  useOnChange(JSON.stringify(requested), () => setTyped(requested))
  const isChanged = fields.some((field) => typed[field].trim() !== requested[field])
  return (
    <form
      className={styles.fields}
      onSubmit={(event) => {
        event.preventDefault()
        onChange(typed)
      }}
    >
      {fields.map((field) => (
        <label key={field}>
          <span>{t(`field.${field}`)}</span>
          <Input
            allowClear
            value={typed[field]}
            maxLength={field === 'party' ? 200 : 100}
            placeholder={t(`example.${field}`)}
            onChange={({ target }) => setTyped({ ...typed, [field]: target.value })}
          />
        </label>
      ))}
      <Button htmlType="submit" disabled={!isChanged}>
        {t('apply')}
      </Button>
    </form>
  )
}
