import { useTranslation } from 'react-i18next'
import { type PatentQuestion, soughtFields } from '../model/patent-search.ts'
import { QuestionInput } from './question-input.tsx'
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
  return (
    <>
      <QuestionInput field={first!} note={t('simple.help')} question={question} onChange={onChange} />
      <div className={styles.grid}>
        {others.map((field) => (
          <QuestionInput key={field} field={field} question={question} onChange={onChange} />
        ))}
      </div>
    </>
  )
}
