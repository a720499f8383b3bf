import { addYears, HOME_ZONE, todayIn } from '@markwright/domain/dates/calendar'
import { searchFieldName } from '@markwright/domain/marks/search-messages'
import type { SearchProblem } from '@markwright/domain/marks/search-problem'
import { dayFields, type DayField } from '@markwright/domain/marks/search-query'
import { Input } from 'antd'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../../shared/i18n/language.ts'
import type { DaySpan, Query } from '../../model/query.ts'
import styles from './day-spans.module.css'
import { ProblemNote } from './problem-note.tsx'
import tiles from './tiles.module.css'

const PRESET_YEARS = [1, 3, 5, 10] as const

/** Spans of days; an end left empty is open. Registrations expire in the years to come, everything else lies behind. */
export function DaySpans({
  value,
  onChange,
  problems,
}: {
  value: Query['days']
  onChange: (value: Query['days']) => void
  problems: readonly SearchProblem[]
}) {
  const { t } = useTranslation('query')
  const language = useLanguage()
  const id = useId()
  const change = (field: DayField, span: DaySpan) => {
    const { [field]: _replaced, ...others } = value
    onChange(span.from || span.to ? { ...others, [field]: span } : others)
  }
  return (
    <div className={styles.spans}>
      {dayFields.map((field) => {
        const span = value[field] ?? { from: '', to: '' }
        const problem = problems.find((each) => each.field === field)
        const day = (end: keyof DaySpan) => (
          <Input
            type="date"
            value={span[end]}
            status={problem ? 'error' : undefined}
            aria-label={t(`days.${end}`)}
            aria-invalid={problem !== undefined}
            aria-describedby={problem ? `${id}-${field}` : undefined}
            onChange={(event) => change(field, { ...span, [end]: event.target.value })}
          />
        )
        return (
          <div key={field} role="group" aria-label={searchFieldName(field, language)} className={styles.span}>
            <span className={styles.label}>{searchFieldName(field, language)}</span>
            {day('from')}
            <span aria-hidden="true">–</span>
            {day('to')}
            <span className={styles.presets}>
              {PRESET_YEARS.map((years) => (
                <button
                  key={years}
                  type="button"
                  className={tiles.quick}
                  onClick={() => change(field, presetOf(field, years))}
                >
                  {t(field === 'privateDate' ? 'days.nextYears' : 'days.lastYears', { count: years })}
                </button>
              ))}
            </span>
            {problem && (
              <div className={styles.problem}>
                <ProblemNote id={`${id}-${field}`} problem={problem} />
              </div>
            )}
          </div>
        )
      })}
    </div>
  )
}

function presetOf(field: DayField, years: number): DaySpan {
  const today = todayIn(HOME_ZONE, new Date())
  return field === 'privateDate'
    ? { from: today, to: addYears(today, years) }
    : { from: addYears(today, -years), to: today }
}
