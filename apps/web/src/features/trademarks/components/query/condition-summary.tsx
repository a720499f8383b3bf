import { useTranslation } from 'react-i18next'
import { defaultQuery, type Query, sameList } from '../../model/query.ts'
import { type ConditionName, conditionNames } from './conditions.tsx'
import styles from './query-form.module.css'
import { useFormattedConditions } from './use-formatted.ts'

/** The conditions in a line; each opens where it is changed. */
export function ConditionSummary({
  query,
  onOpen,
  names = conditionNames,
}: {
  query: Query
  onOpen: (name: ConditionName) => void
  names?: readonly ConditionName[]
}) {
  const { t } = useTranslation('query')
  const formatted = useFormattedConditions(query)
  const isSet: Record<ConditionName, boolean> = {
    countries: !sameList(query.countries, defaultQuery.countries),
    classes: query.classes.trim() !== '',
    groups: formatted.groups !== null,
    statuses: formatted.statuses !== null,
    days: formatted.days !== null,
  }
  return names.map((name) => (
    <button
      key={name}
      type="button"
      className={styles.condition}
      data-set={isSet[name]}
      aria-haspopup="dialog"
      onClick={() => onOpen(name)}
    >
      <span>{t(`condition.${name}`)}</span>
      {formatted[name] ?? t(`condition.default.${name as 'groups' | 'statuses' | 'days'}`)}
    </button>
  ))
}
