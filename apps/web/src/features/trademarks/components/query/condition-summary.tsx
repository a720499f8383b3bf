import { useTranslation } from 'react-i18next'
import { defaultQuestion, type Question, sameList } from '../../model/question.ts'
import { type ConditionName, conditionNames } from './conditions.tsx'
import styles from './query-form.module.css'
import { useFormattedConditions } from './use-formatted.ts'

/** The conditions in a line; each opens where it is changed. */
export function ConditionSummary({
  question,
  onOpen,
  names = conditionNames,
}: {
  question: Question
  onOpen: (name: ConditionName) => void
  names?: readonly ConditionName[]
}) {
  const { t } = useTranslation('query')
  const formatted = useFormattedConditions(question)
  const isSet: Record<ConditionName, boolean> = {
    countries: !sameList(question.countries, defaultQuestion.countries),
    classes: question.classes.trim() !== '',
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
