import type { SearchProblem } from '@markwright/domain/marks/search-problem'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Query } from '../../model/query.ts'
import { ClassPicker } from './class-picker.tsx'
import styles from './conditions.module.css'
import { CountryPicker } from './country-picker.tsx'
import { DaySpans } from './day-spans.tsx'
import { GroupField } from './group-field.tsx'
import { ProblemNote } from './problem-note.tsx'
import { StatusPicker } from './status-picker.tsx'
import { useFormattedConditions } from './use-formatted.ts'

export const conditionNames = ['countries', 'classes', 'groups', 'statuses', 'days'] as const
export type ConditionName = (typeof conditionNames)[number]

/** Everything beside the criterion that decides what is found. */
export function Conditions({
  query,
  onChange,
  problems,
  names = conditionNames,
}: {
  query: Query
  onChange: (query: Query) => void
  problems: readonly SearchProblem[]
  names?: readonly ConditionName[]
}) {
  const { t } = useTranslation('query')
  const formatted = useFormattedConditions(query)
  const problemIn = (field: string) => problems.find((problem) => problem.field === field)
  const change = (changes: Partial<Query>) => onChange({ ...query, ...changes })
  const countryProblem = problemIn('country')
  const countryNoteId = useId()
  const pickers: Record<ConditionName, React.ReactNode> = {
    countries: (
      <>
        <CountryPicker value={query.countries} onChange={(countries) => change({ countries })} />
        {countryProblem && <ProblemNote id={countryNoteId} problem={countryProblem} />}
      </>
    ),
    classes: (
      <ClassPicker value={query.classes} onChange={(classes) => change({ classes })} problem={problemIn('classify')} />
    ),
    groups: (
      <GroupField value={query.groups} onChange={(groups) => change({ groups })} problem={problemIn('similarGroup')} />
    ),
    statuses: <StatusPicker value={query.statuses} onChange={(statuses) => change({ statuses })} />,
    days: <DaySpans value={query.days} onChange={(days) => change({ days })} problems={problems} />,
  }
  return names.map((name) => (
    <section
      key={name}
      className={styles.section}
      data-condition={name}
      tabIndex={-1}
      aria-label={t(`condition.${name}`)}
    >
      <div className={styles.title}>
        <h2>{t(`condition.${name}`)}</h2>
        <span>{formatted[name] ?? t(`condition.default.${name as 'groups' | 'statuses' | 'days'}`)}</span>
      </div>
      {pickers[name]}
    </section>
  ))
}
