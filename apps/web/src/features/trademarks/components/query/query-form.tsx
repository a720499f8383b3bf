import type { SearchProblem } from '@markwright/domain/marks/search-problem'
import { Button, Drawer } from 'antd'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDraftState } from '../../../../shared/lib/use-draft-state.ts'
import { usePhoneWidth } from '../../../../shared/lib/use-media.ts'
import { useUserDraft } from '../../../../shared/session/use-user-draft.ts'
import { whenSlow } from '../../../../shared/ui/feedback/when-slow.tsx'
import { defaultQuery, problemsOf, type Query, withCriterion } from '../../model/query.ts'
import { isBlank, searchPath } from '../../model/search-address.ts'
import { type ConditionName, Conditions } from './conditions.tsx'
import { ConditionSummary } from './condition-summary.tsx'
import { conditionOf, reveal } from './condition-place.ts'
import { CriterionField } from './criterion-field.tsx'
import { CriterionTabs } from './criterion-tabs.tsx'
import { QueryModes } from '../builder/query-modes.tsx'
import { ProblemSummary } from './problem-summary.tsx'
import styles from './query-form.module.css'
import { ViennaChoice } from './vienna-choice.tsx'
import { WayPicker } from './way-picker.tsx'
import { useOnChange } from '../../../../shared/lib/use-on-change.ts'

/**
 * The whole query. `requested` is the query whose answer the page shows, if any: then the form stays small, with its
 * conditions in a drawer, and a change of way or degree searches at once. The form follows `initial` when that changes.
 * What is typed before the first search is saved in the tab.
 */
export function QueryForm({
  requested,
  initial,
  isBusy,
  onSearch,
}: {
  requested: Query | null
  initial: Query
  isBusy: boolean
  onSearch: (query: Query) => void
}) {
  const { t } = useTranslation(['query', 'queries'])
  const draft = useUserDraft<Query>('combined-query')
  const form = useDraftState(requested ? null : draft, (saved) =>
    isBlank(initial) ? { ...initial, ...saved } : initial,
  )
  const query = form.values
  const [problems, setProblems] = useState<readonly SearchProblem[]>(initial.text ? problemsOf(initial) : [])
  const [isOpen, setIsOpen] = useState(false)
  const [isUnfolded, setIsUnfolded] = useState(false)
  const drawer = useRef<HTMLDivElement>(null)
  const element = useRef<HTMLFormElement>(null)
  const isPhone = usePhoneWidth()
  const isFull = requested === null && !isPhone
  // What was requested is above the hits; on a phone the rest of the form would push them out of sight.
  const isFolded = requested !== null && isPhone && !isUnfolded && problems.length === 0
  const isRequested = (next: Query) =>
    requested !== null && searchPath({ query: next }) === searchPath({ query: requested })
  const isPending = requested !== null && !isRequested(query)
  // Another query need not wait for the answer to the last one.
  const isWaiting = isBusy && !isPending

  useOnChange(searchPath({ query: initial }), () => {
    form.show(initial)
    setProblems(initial.text ? problemsOf(initial) : [])
    setIsOpen(false)
  })

  const change = (next: Query) => {
    form.change(next)
    setProblems([])
  }
  const ask = (next: Query) => {
    if (isBusy && isRequested(next)) return
    const found = problemsOf(next)
    setProblems(found)
    if (found.length > 0) {
      if (!isFull && found.some(({ field }) => field !== next.criterion)) setIsOpen(true)
      return
    }
    setIsOpen(false)
    draft.remove()
    onSearch(next)
  }
  const changeWay = (next: Query) => {
    change(next)
    if (requested && !isPending) ask(next)
  }
  const openAt = (name: ConditionName) => {
    setIsOpen(true)
    // The drawer draws its content when it first opens.
    requestAnimationFrame(() => requestAnimationFrame(() => reveal(drawer.current, name)))
  }
  const openProblem = ({ field }: SearchProblem) => {
    const name = conditionOf(field)
    if (!name) element.current?.querySelector<HTMLElement>('input[aria-invalid=true]')?.focus()
    else if (isFull) reveal(element.current, name)
    else openAt(name)
  }
  const reset = () =>
    change({
      ...defaultQuery,
      criterion: query.criterion,
      text: query.text,
      way: withCriterion(defaultQuery, query.criterion).way,
    })

  const conditions = <Conditions query={query} onChange={change} problems={problems} />
  // A single problem of the text itself is shown beside it.
  const hasSummary = problems.length > 1 || problems.some(({ field }) => field !== query.criterion)
  const summary = hasSummary && <ProblemSummary problems={problems} onOpen={openProblem} />
  const formatted = (
    <div className={styles.summary}>
      <ConditionSummary query={query} onOpen={openAt} />
      <Button type="text" onClick={reset}>
        {t('reset')}
      </Button>
      {isPending && <span className={styles.pending}>{t('pending')}</span>}
    </div>
  )
  return (
    // On paper the sentence above the hits says what was searched for.
    <div className={`${styles.band} ${requested ? 'no-print' : ''}`}>
      <form
        ref={element}
        role="search"
        noValidate
        className={`${styles.form} ${isFull ? styles.full : ''}`}
        onSubmit={(event) => {
          event.preventDefault()
          ask(query)
        }}
      >
        {requested === null && <h1>{t('title')}</h1>}
        {!isFolded && (
          <div className={requested ? styles.kinds : undefined}>
            <QueryModes current="plain" />
            {summary}
            <CriterionTabs
              value={query.criterion}
              others={(['goods', 'vienna'] as const).map((value) => ({
                value,
                label: t(`queries:criterion.${value}.short`),
              }))}
              onChange={(criterion) => change(withCriterion(query, criterion))}
            />
          </div>
        )}
        <CriterionField
          criterion={query.criterion}
          value={query.text}
          onChange={(text) => change({ ...query, text })}
          problem={problems.find(({ field }) => field === query.criterion)}
          onNormalized={(text) => {
            change({ ...query, text })
            ask({ ...query, text })
          }}
          isBusy={isWaiting}
          hasHelp={isFull}
          texts={
            query.criterion === 'goods' || query.criterion === 'vienna'
              ? t(`queries:criterion.${query.criterion}`, { returnObjects: true })
              : undefined
          }
        />
        {query.criterion === 'vienna' && (
          <div>
            <ViennaChoice value={query.text} onChange={(text) => change({ ...query, text })} />
          </div>
        )}
        {requested !== null && isPhone && (
          <button
            type="button"
            className={styles.unfold}
            aria-expanded={!isFolded}
            onClick={() => setIsUnfolded(isFolded)}
          >
            {t(isFolded ? 'unfold' : 'fold')}
          </button>
        )}
        {!isFolded && (
          <div className={styles.ways}>
            <WayPicker query={query} onChange={changeWay} hasNotes={requested === null} />
            {requested !== null && !isPhone && formatted}
          </div>
        )}
        {isFull ? (
          <>
            <div className={styles.conditions}>{conditions}</div>
            <div className={styles.actions}>
              <Button type="primary" size="large" htmlType="submit" loading={whenSlow(isWaiting)}>
                {t('search')}
              </Button>
              <Button size="large" onClick={reset}>
                {t('reset')}
              </Button>
            </div>
          </>
        ) : (
          !isFolded && (requested === null || isPhone) && formatted
        )}
      </form>
      {!isFull && (
        <Drawer
          open={isOpen}
          onClose={() => setIsOpen(false)}
          title={t('conditions')}
          size={isPhone ? '92%' : 780}
          placement={isPhone ? 'bottom' : 'right'}
          footer={
            <div style={{ display: 'flex', gap: 10 }}>
              <Button type="primary" loading={whenSlow(isWaiting)} onClick={() => ask(query)}>
                {t('search')}
              </Button>
              <Button onClick={reset}>{t('reset')}</Button>
            </div>
          }
        >
          <div ref={drawer}>
            {summary}
            {conditions}
          </div>
        </Drawer>
      )}
    </div>
  )
}
