import { useSuggestPatentTerms } from '@markwright/api-client/patents'
import type { PatentSuggestion } from '@markwright/api-client/models/patentSuggestion'
import { type KeyboardEvent, type RefObject, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDebouncedValue } from '../../../shared/lib/use-debounced-value.ts'
import styles from './patents.module.css'

/** The server reads so much of an expression. */
const EXPRESSION_MAX = 10_000

/**
 * The text field of an expression. What may be at the cursor is listed below it: arrow keys choose, Enter and Tab
 * accept, Escape closes the list. The cursor keys and Enter do what they do in any text until a choice is made.
 */
export function ExpressionArea({
  area,
  id,
  value,
  isInvalid,
  describedBy,
  onChange,
}: {
  area: RefObject<HTMLTextAreaElement | null>
  id: string
  value: string
  isInvalid: boolean
  describedBy: string
  onChange: (value: string) => void
}) {
  const { t } = useTranslation('patents')
  const listId = useId()
  // Up to the cursor; null where a stretch is selected or the field is left.
  const [typed, setTyped] = useState<string | null>(null)
  const [closedFor, setClosedFor] = useState<string | null>(null)
  const [active, setActive] = useState<{ of: string; index: number } | null>(null)
  const debounced = useDebouncedValue(typed)
  const isWanted = typed !== null && typed === debounced && typed !== closedFor && /\S$/.test(typed)
  const { data } = useSuggestPatentTerms(
    { kind: 'expression', prefix: debounced ?? '' },
    { query: { enabled: isWanted } },
  )
  const options = isWanted ? (data ?? []) : []
  const index = active !== null && active.of === typed ? active.index : -1
  const optionId = (at: number) => `${listId}-${at}`

  const note = ({ selectionStart, selectionEnd, value: text }: HTMLTextAreaElement) =>
    setTyped(selectionStart === selectionEnd ? text.slice(0, selectionStart) : null)
  const accept = ({ value: chosen, replaces }: PatentSuggestion) => {
    if (typed === null) return
    const before = typed.slice(0, typed.length - replaces) + chosen
    onChange((before + value.slice(typed.length)).slice(0, EXPRESSION_MAX))
    setTyped(before)
    // A field goes on with its value; anything else is complete.
    if (!chosen.endsWith(':')) setClosedFor(before)
    requestAnimationFrame(() => {
      area.current?.focus()
      area.current?.setSelectionRange(before.length, before.length)
    })
  }
  const press = (event: KeyboardEvent) => {
    if (options.length === 0 || event.nativeEvent.isComposing) return
    const choose = (next: number) => setActive({ of: typed!, index: (next + options.length) % options.length })
    if (event.key === 'ArrowDown') choose(index + 1)
    else if (event.key === 'ArrowUp') choose(index < 0 ? options.length - 1 : index - 1)
    else if (event.key === 'Escape') setClosedFor(typed)
    else if ((event.key === 'Enter' || event.key === 'Tab') && index >= 0) accept(options[index]!)
    else return
    event.preventDefault()
  }

  return (
    <div className={styles.completed}>
      <textarea
        ref={area}
        id={id}
        className={styles.area}
        style={{ fontFamily: 'ui-monospace, monospace' }}
        spellCheck={false}
        autoComplete="off"
        value={value}
        maxLength={EXPRESSION_MAX}
        placeholder={t('advanced.placeholder')}
        aria-invalid={isInvalid}
        aria-describedby={describedBy}
        aria-autocomplete="list"
        aria-controls={options.length > 0 ? listId : undefined}
        aria-activedescendant={index >= 0 ? optionId(index) : undefined}
        onChange={({ target }) => {
          onChange(target.value)
          note(target)
        }}
        onSelect={({ currentTarget }) => note(currentTarget)}
        onBlur={() => setTyped(null)}
        onKeyDown={press}
      />
      <p className="visually-hidden" role="status">
        {options.length > 0 && t('advanced.suggested', { count: options.length })}
      </p>
      {options.length > 0 && (
        <ul className={styles.options} id={listId} role="listbox" aria-label={t('advanced.suggestions')}>
          {options.map((option, at) => (
            <li
              key={option.value}
              id={optionId(at)}
              role="option"
              aria-selected={at === index}
              // The field keeps the focus.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => accept(option)}
            >
              <code>{option.value}</code>
              {option.label !== null && <span>{option.label}</span>}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
