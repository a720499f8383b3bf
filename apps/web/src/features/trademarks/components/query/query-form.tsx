import type { SearchProblem } from '@markwright/domain/search-problem'
import { Button, Drawer } from 'antd'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDraftState } from '../../../../shared/lib/use-draft-state.ts'
import { usePhoneWidth } from '../../../../shared/lib/use-media.ts'
import { useUserDraft } from '../../../../shared/session/use-user-draft.ts'
import { whenSlow } from '../../../../shared/ui/when-slow.tsx'
import { defaultQuestion, problemsOf, type Question, withCriterion } from '../../model/question.ts'
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

/**
 * The whole query. `requested` is the question whose answer the page shows, if any: then the form stays small, with its
 * conditions in a drawer, and a change of way or degree searches at once. The form follows `initial` when that changes.
 * What is typed before the first search is saved in the tab.
 */
export function QueryForm({
  requested,
  initial,
  isBusy,
  onSearch,
}: {
  requested: Question | null
  initial: Question
  isBusy: boolean
  onSearch: (question: Question) => void
}) {
  const { t } = useTranslation(['query', 'queries'])
  const draft = useUserDraft<Question>('combined-query')
  const form = useDraftState(requested ? null : draft, (saved) =>
    isBlank(initial) ? { ...initial, ...saved } : initial,
  )
  const question = form.values
  const [problems, setProblems] = useState<readonly SearchProblem[]>(initial.text ? problemsOf(initial) : [])
  const [isOpen, setIsOpen] = useState(false)
  const [isUnfolded, setIsUnfolded] = useState(false)
  const [followed, setFollowed] = useState(initial)
  const drawer = useRef<HTMLDivElement>(null)
  const element = useRef<HTMLFormElement>(null)
  const isPhone = usePhoneWidth()
  const isFull = requested === null && !isPhone
  // What was requested is above the hits; on a phone the rest of the form would push them out of sight.
  const isFolded = requested !== null && isPhone && !isUnfolded && problems.length === 0
  const isRequested = (next: Question) =>
    requested !== null && searchPath({ question: next }) === searchPath({ question: requested })
  const isPending = requested !== null && !isRequested(question)
  // Another question need not wait for the answer to the last one.
  const isWaiting = isBusy && !isPending

  if (searchPath({ question: followed }) !== searchPath({ question: initial })) {
    setFollowed(initial)
    form.show(initial)
    setProblems(initial.text ? problemsOf(initial) : [])
    setIsOpen(false)
  }

  const change = (next: Question) => {
    form.change(next)
    setProblems([])
  }
  const ask = (next: Question) => {
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
  const changeWay = (next: Question) => {
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
      ...defaultQuestion,
      criterion: question.criterion,
      text: question.text,
      way: withCriterion(defaultQuestion, question.criterion).way,
    })

  const conditions = <Conditions question={question} onChange={change} problems={problems} />
  // A single problem of the text itself is shown beside it.
  const hasSummary = problems.length > 1 || problems.some(({ field }) => field !== question.criterion)
  const summary = hasSummary && <ProblemSummary problems={problems} onOpen={openProblem} />
  const formatted = (
    <div className={styles.summary}>
      <ConditionSummary question={question} onOpen={openAt} />
      <Button type="text" onClick={reset}>
        {t('reset')}
      </Button>
      {isPending && <span className={styles.pending}>{t('pending')}</span>}
    </div>
  )
  return (
    <div className={styles.band}>
      <form
        ref={element}
        role="search"
        noValidate
        className={`${styles.form} ${isFull ? styles.full : ''}`}
        onSubmit={(event) => {
          event.preventDefault()
          ask(question)
        }}
      >
        {requested === null && <h1>{t('title')}</h1>}
        {!isFolded && (
          <div className={requested ? styles.kinds : undefined}>
            <QueryModes current="plain" />
            {summary}
            <CriterionTabs
              value={question.criterion}
              others={(['goods', 'vienna'] as const).map((value) => ({
                value,
                label: t(`queries:criterion.${value}.short`),
              }))}
              onChange={(criterion) => change(withCriterion(question, criterion))}
            />
          </div>
        )}
        <CriterionField
          criterion={question.criterion}
          value={question.text}
          onChange={(text) => change({ ...question, text })}
          problem={problems.find(({ field }) => field === question.criterion)}
          onNormalized={(text) => {
            change({ ...question, text })
            ask({ ...question, text })
          }}
          isBusy={isWaiting}
          hasHelp={isFull}
          texts={
            question.criterion === 'goods' || question.criterion === 'vienna'
              ? t(`queries:criterion.${question.criterion}`, { returnObjects: true })
              : undefined
          }
        />
        {question.criterion === 'vienna' && (
          <div>
            <ViennaChoice value={question.text} onChange={(text) => change({ ...question, text })} />
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
            <WayPicker question={question} onChange={changeWay} hasNotes={requested === null} />
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
              <Button type="primary" loading={whenSlow(isWaiting)} onClick={() => ask(question)}>
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
