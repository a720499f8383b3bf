import { PlusOutlined } from '@ant-design/icons'
import type { QueryImage } from '@markwright/api-client/models/queryImage'
import { CONDITIONS_MAX, wayOf } from '@markwright/domain/marks/search-conditions'
import type { SearchProblem } from '@markwright/domain/marks/search-problem'
import { Button } from 'antd'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDraftState } from '../../../../shared/lib/use-draft-state.ts'
import { useUserDraft } from '../../../../shared/session/use-user-draft.ts'
import { whenSlow } from '../../../../shared/ui/feedback/when-slow.tsx'
import {
  addRow,
  type ConditionRow,
  combinedProblems,
  combinedQuery,
  isGiven,
  isOutside,
  moveRow,
  problemsIn,
  removeRow,
  resetRows,
  rowOf,
  rowsOf,
} from '../../model/condition-rows.ts'
import { defaultQuery, degrees, type Query } from '../../model/query.ts'
import { isBlank, searchPath } from '../../model/search-address.ts'
import { ChoiceRow } from '../query/choice-row.tsx'
import { conditionOf, reveal } from '../query/condition-place.ts'
import { Conditions } from '../query/conditions.tsx'
import { ProblemSummary } from '../query/problem-summary.tsx'
import formStyles from '../query/query-form.module.css'
import styles from './builder.module.css'
import { ConditionLine } from './condition-line.tsx'
import { QueryModes } from './query-modes.tsx'
import { useFormattedCondition } from './use-formatted-condition.ts'
import { useOnChange } from '../../../../shared/lib/use-on-change.ts'

/** `surroundings` is the query around the conditions. */
type Draft = { surroundings: Query; rows: readonly ConditionRow[] }

/**
 * A query of several conditions. `requested` is the query whose result the page shows; the form follows `initial`.
 * What is typed before the first search is saved in the tab.
 */
export function QueryBuilder({
  requested,
  initial,
  shown,
  isBusy,
  onSearch,
}: {
  requested: Query | null
  initial: Query
  /** The image that the answer shows again. */
  shown: QueryImage | undefined
  isBusy: boolean
  onSearch: (query: Query) => void
}) {
  const { t } = useTranslation(['queries', 'query'])
  const formatCondition = useFormattedCondition()
  const draft = useUserDraft<Draft>('conditions')
  const form = useDraftState(requested ? null : draft, (saved) => ({
    surroundings: initial,
    ...(isBlank(initial) && saved),
    // Keys of an earlier page may be those of new rows.
    rows: (isBlank(initial) && saved.rows?.map(({ condition }) => rowOf(condition))) || rowsOf(initial),
  }))
  const { surroundings, rows } = form.values
  const setSurroundings = (next: Query) => form.change({ surroundings: next })
  const setRows = (next: Draft['rows']) => form.change({ rows: next })
  const [problems, setProblems] = useState(() => problemsIn(initial))
  const [isMoreOpen, setIsMoreOpen] = useState(() => isOutside(problems))
  const list = useRef<HTMLOListElement>(null)
  const more = useRef<HTMLDetailsElement>(null)
  const query = combinedQuery(surroundings, rows)
  const isRequested = (next: Query) =>
    requested !== null && searchPath({ query: next }) === searchPath({ query: requested })
  const isPending = requested !== null && !isRequested(query)
  const hasStatusRow = rows.some(({ condition }) => condition.field === 'SBZT')
  const hasDegree = rows.some(({ condition }) => wayOf(condition) === 'similar')

  useOnChange(searchPath({ query: initial }), () => {
    // What was requested here is here already, and one may go on typing in it.
    if (searchPath({ query }) === searchPath({ query: initial })) return
    form.show({ surroundings: initial, rows: rowsOf(initial) })
    setProblems(problemsIn(initial))
    setIsMoreOpen(isOutside(problemsIn(initial)))
  })

  const change = (next: Draft['rows']) => {
    setRows(next)
    setProblems([])
  }
  const focusIn = (at: number, selector: string) =>
    requestAnimationFrame(() => {
      const row = list.current?.querySelector(`[data-row="${at}"]`)
      const wanted = row?.querySelector<HTMLElement>(`${selector}:not(:disabled)`)
      ;(wanted ?? row?.querySelector<HTMLElement>('input'))?.focus()
    })
  const openProblem = ({ row, field }: SearchProblem) => {
    const name = row === undefined ? conditionOf(field) : undefined
    if (!name) return focusIn(row ?? 0, '[aria-invalid=true]')
    setIsMoreOpen(true)
    requestAnimationFrame(() => reveal(more.current, name))
  }
  const closeMore = () => {
    if (more.current?.contains(document.activeElement)) more.current.querySelector('summary')?.focus()
    setIsMoreOpen(false)
  }
  const ask = (wanted = rows) => {
    const input = wanted.filter(({ condition }, at) => isGiven(condition) || at === 0)
    const next = combinedQuery(surroundings, input)
    if (isBusy && isRequested(next)) return
    const [first, ...others] = combinedProblems(next)
    setRows(input)
    if (!first) {
      closeMore()
      draft.remove()
      return onSearch(next)
    }
    setProblems([first, ...others])
    openProblem(first)
  }
  const reset = () => {
    setSurroundings(defaultQuery)
    change(resetRows(rows))
  }

  return (
    <div className={`${formStyles.band} ${requested ? 'no-print' : ''}`}>
      <form
        role="search"
        noValidate
        className={`${formStyles.form} ${requested ? '' : formStyles.full}`}
        onSubmit={(event) => {
          event.preventDefault()
          ask()
        }}
      >
        {requested === null && <h1>{t('builder.title')}</h1>}
        <QueryModes current="combined" />
        {problems.length > 0 && <ProblemSummary problems={problems} onOpen={openProblem} />}
        <p className={styles.order}>{t('builder.order')}</p>
        <ol ref={list} className={styles.lines}>
          {rows.map(({ key, condition }, at) => (
            <ConditionLine
              key={key}
              condition={condition}
              at={at}
              count={rows.length}
              problem={problems.find(({ row }) => row === at)}
              shown={shown}
              onChange={(next) => change(rows.with(at, { key, condition: next }))}
              onNormalized={(value) => ask(rows.with(at, { key, condition: { ...condition, value } }))}
              onMove={(by) => {
                change(moveRow(rows, at, by))
                focusIn(at + by, `[data-move="${by}"]`)
              }}
              onRemove={() => {
                change(removeRow(rows, at))
                focusIn(Math.min(at, rows.length - 2), 'input')
              }}
            />
          ))}
        </ol>
        <p className={styles.summary} aria-live="polite">
          {t('builder.reads')}{' '}
          {rows
            .map(({ condition }) => condition)
            .filter(isGiven)
            .map(formatCondition)
            .join(' ') || t('builder.nothing')}
        </p>
        {hasDegree && (
          <ChoiceRow
            legend={t('query:degree.legend')}
            choices={degrees.map((value) => ({ value, label: t(`query:degree.${value}`) }))}
            value={surroundings.degree}
            onChange={(degree) => setSurroundings({ ...surroundings, degree })}
          />
        )}
        <details
          ref={more}
          className={formStyles.more}
          open={isMoreOpen}
          onToggle={({ currentTarget }) => setIsMoreOpen(currentTarget.open)}
        >
          <summary>{t('builder.more')}</summary>
          <div className={formStyles.conditions}>
            <Conditions
              query={surroundings}
              onChange={(next) => {
                setSurroundings(next)
                setProblems([])
              }}
              problems={problems.filter(({ row }) => row === undefined)}
              names={hasStatusRow ? ['countries', 'classes', 'groups'] : ['countries', 'classes', 'groups', 'statuses']}
            />
          </div>
        </details>
        <div className={styles.actions}>
          <Button type="primary" size="large" htmlType="submit" loading={whenSlow(isBusy && !isPending)}>
            {t('query:search')}
          </Button>
          <Button
            size="large"
            icon={<PlusOutlined />}
            disabled={rows.length >= CONDITIONS_MAX}
            onClick={() => {
              change(addRow(rows))
              focusIn(rows.length, 'input')
            }}
          >
            {t('builder.add')}
          </Button>
          <Button size="large" type="text" onClick={reset}>
            {t('query:reset')}
          </Button>
          {isPending && <span className={formStyles.pending}>{t('query:pending')}</span>}
        </div>
      </form>
    </div>
  )
}
