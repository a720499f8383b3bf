import { useValidatePatentExpression } from '@markwright/api-client/patents'
import { keepPreviousData } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../shared/i18n/language.ts'
import { useDebouncedValue } from '../../../shared/lib/use-debounced-value.ts'
import type { PatentFormQuery } from '../model/patent-search.ts'
import { ExpressionArea } from './expression-area.tsx'
import styles from './patents.module.css'

const fields = [
  'TI',
  'AB',
  'CL',
  'DE',
  'TA',
  'TAC',
  'PA',
  'IN',
  'AG',
  'PN',
  'AN',
  'IPC',
  'CPC',
  'AD',
  'PD',
  'PRD',
  'CC',
  'TY',
  'LS',
  'FAM',
] as const
const operators = ['AND', 'OR', 'NOT', 'XOR', 'NEAR/5', 'W/5', '( )', '[2020 TO 2024]', '*', '?'] as const

/** An expression by fields: what may be in it, where it cannot be read, and what was understood. */
export function AdvancedForm({
  query,
  history,
  onChange,
}: {
  query: PatentFormQuery
  /** Expressions that `#1`, `#2` stand for. */
  history: string[]
  onChange: (changes: Partial<PatentFormQuery>) => void
}) {
  const { t } = useTranslation('patents')
  const language = useLanguage()
  const area = useRef<HTMLTextAreaElement>(null)
  const expr = query.expr ?? ''
  const debounced = useDebouncedValue(expr)
  const { data } = useValidatePatentExpression(
    { expr: debounced, history },
    { query: { enabled: debounced.trim() !== '', placeholderData: keepPreviousData } },
  )
  const read = debounced.trim() !== '' ? data : undefined
  // What was read before something else was typed says nothing about that.
  const problem = debounced === expr ? read?.problem : null
  const insert = (text: string) => {
    const { selectionStart = expr.length, selectionEnd = expr.length } = area.current ?? {}
    onChange({ expr: expr.slice(0, selectionStart) + text + expr.slice(selectionEnd) })
    const end = selectionStart + text.length
    requestAnimationFrame(() => {
      area.current?.focus()
      area.current?.setSelectionRange(end, end)
    })
  }
  return (
    <div className={styles.form}>
      <div>
        <label htmlFor="patent-expr">{t('advanced.label')}</label>
        <ExpressionArea
          area={area}
          id="patent-expr"
          value={expr}
          isInvalid={Boolean(problem)}
          describedBy="patent-expr-read"
          onChange={(value) => onChange({ expr: value })}
        />
      </div>
      <div id="patent-expr-read" role="status">
        {problem && (
          <div className={styles.problem}>
            <p>
              {t('advanced.problem', {
                position: problem.position + 1,
                message: problem.message[language === 'cn' ? 'zh' : 'en'],
              })}
            </p>
            <Underlined text={expr} position={problem.position} length={problem.length} />
            {problem.expected.length > 0 && (
              <p>
                {t('advanced.expected', {
                  list: problem.expected
                    .slice(0, 8)
                    .map((each) => nameOf(each))
                    .join(t('comma')),
                })}
              </p>
            )}
          </div>
        )}
        {!problem && read?.explanation && (
          <div className={styles.readBack}>
            {t('advanced.understood', { text: read.explanation[language === 'cn' ? 'zh' : 'en'] })}
            {read.warnings.map(({ code, message }) => (
              <p key={code}>{message}</p>
            ))}
          </div>
        )}
      </div>
      <details>
        <summary>{t('advanced.fields')}</summary>
        <div className={styles.form} style={{ marginTop: 10 }}>
          <div className={styles.chips}>
            {fields.map((field) => (
              <button key={field} type="button" onClick={() => insert(`${field}:`)}>
                <code>{field}</code> {t(`code.${field}`)}
              </button>
            ))}
          </div>
          <div className={styles.chips}>
            {operators.map((operator) => (
              <button key={operator} type="button" onClick={() => insert(` ${operator} `)}>
                <code>{operator}</code>
              </button>
            ))}
          </div>
          <p className={styles.meta}>{t('advanced.help')}</p>
        </div>
      </details>
    </div>
  )

  function nameOf(expected: string): string {
    const known = ['term', 'field', 'operator', 'end', 'symbol', 'number'] as const
    const name = known.find((each) => each === expected)
    return name ? t(`expected.${name}`) : expected
  }
}

/** The part of an expression round a problem, which is underlined. */
function Underlined({ text, position, length }: { text: string; position: number; length: number }) {
  const from = Math.max(0, position - 40)
  const end = Math.min(text.length, position + Math.max(length, 1))
  return (
    <code>
      {from > 0 && '…'}
      {text.slice(from, position)}
      <mark>{text.slice(position, end) || '␣'}</mark>
      {text.slice(end, end + 40)}
      {end + 40 < text.length && '…'}
    </code>
  )
}
