import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { criteria, type CriterionField } from '../../model/query.ts'
import styles from './criterion-tabs.module.css'

/** What to search by. Radio buttons, because exactly one holds and they choose a field, not a page. */
export function CriterionTabs({
  value,
  others = [],
  onChange,
}: {
  value: CriterionField
  /** Beside those of every search box. */
  others?: readonly { value: CriterionField; label: string }[]
  onChange: (value: CriterionField) => void
}) {
  const { t } = useTranslation('query')
  const name = useId()
  return (
    <fieldset>
      <legend className="visually-hidden">{t('searchBy')}</legend>
      <div className={styles.tabs}>
        {[...criteria.map((each) => ({ value: each, label: t(`criterion.${each}.short`) })), ...others].map(
          ({ value: criterion, label }) => (
            <label key={criterion} className={styles.tab}>
              <input
                type="radio"
                name={name}
                value={criterion}
                checked={criterion === value}
                onChange={() => onChange(criterion)}
              />
              {label}
            </label>
          ),
        )}
      </div>
    </fieldset>
  )
}
