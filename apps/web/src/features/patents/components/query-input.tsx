import { PATENT_FIELD_LENGTH_MAX } from '@markwright/domain/patents/patent-number-list'
import { Input } from 'antd'
import { useTranslation } from 'react-i18next'
import { pasteList } from '../../../shared/lib/paste-list.ts'
import { Field } from '../../../shared/ui/forms/field.tsx'
import { SymbolBrowser } from './symbol-browser.tsx'
import { type PatentFormQuery, type QueryField, takesNumbers } from '../model/patent-search.ts'

/** Longest inputs; symbols are shorter. */
const lengths: Partial<Record<QueryField, number>> = {
  keyword: 1000,
  not_cut_word: 1000,
  applicant: 300,
  inventor: 300,
  agency: 300,
  expr: 10_000,
  apply_no_all: PATENT_FIELD_LENGTH_MAX,
  pub_no_all: PATENT_FIELD_LENGTH_MAX,
}

/** One field of a search with its name and an example. */
export function QueryInput({
  field,
  note,
  query,
  onChange,
}: {
  field: QueryField
  note?: string
  query: PatentFormQuery
  onChange: (changes: Partial<PatentFormQuery>) => void
}) {
  const { t } = useTranslation('patents')
  return (
    <Field label={t(`field.${field as 'keyword'}`)} note={note}>
      {(control) => (
        <Input
          {...control}
          allowClear
          value={query[field] ?? ''}
          placeholder={t(`example.${field as 'keyword'}`)}
          maxLength={lengths[field] ?? 60}
          suffix={
            (field === 'ipc' || field === 'cpc') && (
              <SymbolBrowser scheme={field} onChoose={(symbol) => onChange({ [field]: symbol })} />
            )
          }
          onPaste={takesNumbers(field) ? pasteList((list) => onChange({ [field]: list })) : undefined}
          onChange={({ target }) => onChange({ [field]: target.value })}
        />
      )}
    </Field>
  )
}
