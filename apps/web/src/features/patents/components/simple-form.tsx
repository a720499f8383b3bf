import { Input } from 'antd'
import { useTranslation } from 'react-i18next'
import { Field } from '../../../shared/ui/field.tsx'
import { type PatentQuestion, soughtFields } from '../model/patent-search.ts'
import styles from './patents.module.css'

/** Words, numbers, names and symbols, each in a field of its own or all in the first. */
export function SimpleForm({
  question,
  onChange,
}: {
  question: PatentQuestion
  onChange: (changes: Partial<PatentQuestion>) => void
}) {
  const { t } = useTranslation('patents')
  const [first, ...others] = soughtFields.simple
  const input = (field: (typeof soughtFields.simple)[number]) => (
    <Field key={field} label={t(`field.${field as 'keyword'}`)} note={field === first ? t('simple.help') : undefined}>
      {(control) => (
        <Input
          {...control}
          allowClear
          value={question[field] ?? ''}
          placeholder={t(`example.${field as 'keyword'}`)}
          maxLength={field === 'keyword' || field === 'not_cut_word' ? 1000 : 60}
          onChange={({ target }) => onChange({ [field]: target.value })}
        />
      )}
    </Field>
  )
  return (
    <>
      {input(first!)}
      <div className={styles.grid}>{others.map(input)}</div>
    </>
  )
}
