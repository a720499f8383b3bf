import { CloseCircleFilled, SearchOutlined } from '@ant-design/icons'
import type { SearchProblem } from '@markwright/domain/marks/search-problem'
import { Button } from 'antd'
import { useEffect, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { focusFirstHit } from '../../model/first-hit.ts'
import { pasteList } from '../../../../shared/lib/paste-list.ts'
import { usePageKey } from '../../../../shared/lib/use-page-key.ts'
import { whenSlow } from '../../../../shared/ui/feedback/when-slow.tsx'
import { markProblem } from '../../model/marked-problem.ts'
import { type criteria, type CriterionField as Criterion, takesList, textLengthMax } from '../../model/query.ts'
import styles from './criterion-field.module.css'
import { NormalizedOffer } from './normalized-offer.tsx'
import { ProblemNote } from './problem-note.tsx'

export type CriterionTexts = { label: string; placeholder: string; help: string }

/**
 * The text to search for, with its button. `/` leads here from anywhere on the page, ↓ on
 * to the first hit, Esc empties and then leaves it.
 */
export function CriterionField({
  criterion,
  value,
  onChange,
  problem,
  onNormalized,
  isBusy = false,
  hasHelp = true,
  texts,
}: {
  criterion: Criterion
  value: string
  onChange: (value: string) => void
  problem?: SearchProblem
  /** Searches for the name without its special characters instead. */
  onNormalized: (text: string) => void
  isBusy?: boolean
  hasHelp?: boolean
  /** What a criterion that not every search box has is called and explained by. */
  texts?: CriterionTexts
}) {
  const { t } = useTranslation('query')
  const { label, placeholder, help } =
    texts ?? t(`criterion.${criterion as (typeof criteria)[number]}`, { returnObjects: true })
  const input = useRef<HTMLInputElement>(null)
  const id = useId()
  usePageKey('/', () => {
    input.current?.focus()
    input.current?.select()
  })

  useEffect(() => {
    if (!problem) return
    const marked = markProblem(problem, input.current?.value ?? '')
    input.current?.focus()
    if (marked) input.current?.setSelectionRange(marked.start, marked.end)
  }, [problem])

  return (
    <div className={styles.field}>
      <label htmlFor={id} className="visually-hidden">
        {label}
      </label>
      <div className={styles.row}>
        {/* Not of Ant Design, whose input brings its forms along and would be a tenth of the home page. */}
        <div className={styles.box} data-invalid={problem !== undefined || undefined}>
          <SearchOutlined className={styles.icon} />
          <input
            ref={input}
            id={id}
            type="text"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="search"
            placeholder={placeholder}
            maxLength={textLengthMax(criterion)}
            value={value}
            aria-invalid={problem !== undefined}
            aria-describedby={problem ? `${id}-problem` : hasHelp ? `${id}-help` : undefined}
            onChange={(event) => onChange(event.target.value)}
            onPaste={takesList(criterion) ? pasteList(onChange) : undefined}
            onKeyDown={(event) => {
              if (event.key === 'ArrowDown' && focusFirstHit()) event.preventDefault()
              if (event.key !== 'Escape') return
              if (value) onChange('')
              else input.current?.blur()
            }}
          />
          {value && (
            <button
              type="button"
              className={styles.clear}
              aria-label={t('clear')}
              onClick={() => {
                onChange('')
                input.current?.focus()
              }}
            >
              <CloseCircleFilled />
            </button>
          )}
        </div>
        <Button type="primary" size="large" htmlType="submit" loading={whenSlow(isBusy)}>
          {t('search')}
        </Button>
      </div>
      {problem ? (
        <>
          <ProblemNote id={`${id}-problem`} problem={problem} text={value} />
          <NormalizedOffer problem={problem} text={value} onAccept={onNormalized} />
        </>
      ) : (
        hasHelp && (
          <p id={`${id}-help`} className={styles.help}>
            {help}
          </p>
        )
      )}
    </div>
  )
}
