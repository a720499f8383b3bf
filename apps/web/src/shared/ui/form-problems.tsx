import { Alert, type FormInstance } from 'antd'
import { useTranslation } from 'react-i18next'
import styles from './text-button.module.css'

/** A field as Ant Design reports it where a form cannot be sent. */
export type FailedField = { name: (string | number)[]; errors: string[] }

/** Everything that is wrong with a form, on top of it; each problem leads to its field. */
export function FormProblems<Values>({ form, fields }: { form: FormInstance<Values>; fields: readonly FailedField[] }) {
  const { t } = useTranslation('site')
  const problems = fields.filter(({ errors }) => errors.length > 0)
  if (problems.length === 0) return null
  return (
    <Alert
      type="error"
      showIcon
      role="alert"
      style={{ marginBottom: 20 }}
      title={t('formProblems', { count: problems.length })}
      description={
        <ul>
          {problems.map(({ name, errors }) => (
            <li key={name.join('.')}>
              <button type="button" className={styles.text} onClick={() => form.focusField(name)}>
                {errors[0]}
              </button>
            </li>
          ))}
        </ul>
      }
    />
  )
}
