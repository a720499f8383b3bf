import { findCaseMarks } from '@markwright/api-client/cases'
import { formatClasses, parseClasses } from '@markwright/domain/marks/class-numbers'
import { Button, Col, Input, Row } from 'antd'
import { lazy, Suspense, use, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAction } from '../../../shared/lib/use-action.ts'
import { useOnChange } from '../../../shared/lib/use-on-change.ts'
import { ErrorNote } from '../../../shared/ui/feedback/error-note.tsx'
import { type CaseMark, controlId } from '../model/case-content.ts'
import { Control, ProblemsContext } from './control.tsx'
import styles from './marks-field.module.css'

const RenewalPicker = lazy(async () => ({ default: (await import('./renewal-picker.tsx')).RenewalPicker }))

/** Marks of a case: found by their numbers in the register, or filled in. */
export function MarksField({
  path,
  label,
  help,
  max,
  owner,
  value,
  onChange,
}: {
  path: string
  label: string
  help: string | null
  max: number
  /** Whose marks can be selected for renewal; null where they are not listed. */
  owner: string | null
  value: CaseMark[]
  onChange: (marks: CaseMark[]) => void
}) {
  const { t } = useTranslation('cases')
  const [numbers, setNumbers] = useState('')
  const [left, setLeft] = useState<{ unknown: string[]; rest: string[] }>({ unknown: [], rest: [] })
  // What is newest when the register has answered; marks may have been changed meanwhile.
  const latest = useRef(value)
  useEffect(() => {
    latest.current = value
  }, [value])
  const add = useAction(async () => {
    const typed = numbersIn(numbers)
    const wanted = withoutMarks(typed, latest.current).slice(0, max)
    const found = wanted.length > 0 ? await findCaseMarks({ numbers: wanted.join(';') }) : []
    const byNumber = new Map(found.map((mark) => [mark.number, mark]))
    const added = withoutMarks(wanted, latest.current)
      .slice(0, max - latest.current.length)
      .map((number) => ({
        number,
        name: byNumber.get(number)?.name ?? '',
        classes: byNumber.get(number)?.classes ?? [],
      }))
    const marks = [...latest.current, ...added]
    const rest = withoutMarks(typed, marks)
    setLeft({ unknown: added.map(({ number }) => number).filter((number) => !byNumber.has(number)), rest })
    onChange(marks)
    setNumbers((now) => (now === numbers ? rest.join('; ') : now))
  })
  const set = (index: number, changes: Partial<CaseMark>) =>
    onChange(value.map((mark, at) => (at === index ? { ...mark, ...changes } : mark)))
  return (
    <>
      {value.length < max && (
        <Control path={path} label={label} help={help ?? t('marks.help')}>
          {(control) => (
            <Input.Search
              {...control}
              value={numbers}
              maxLength={1500}
              placeholder={t('marks.placeholder')}
              enterButton={t('marks.add')}
              loading={add.isRunning}
              onChange={({ target }) => setNumbers(target.value)}
              onSearch={() => numbersIn(numbers).length > 0 && !add.isRunning && void add.run()}
            />
          )}
        </Control>
      )}
      {owner !== null && value.length < max && (
        <Suspense fallback={null}>
          <RenewalPicker
            owner={owner}
            max={max - value.length}
            marks={value}
            onAdd={(marks) => onChange([...value, ...marks])}
          />
        </Suspense>
      )}
      <ErrorNote error={add.error} act="add" />
      <div role="status">
        {left.unknown.length > 0 && <p>{t('marks.unknown', { numbers: left.unknown.join('、') })}</p>}
        {left.rest.length > 0 && <p>{t('marks.rest', { max, numbers: left.rest.join('、') })}</p>}
      </div>
      {value.map((mark, index) => (
        <fieldset key={`${index} ${mark.number}`} className={styles.mark}>
          <legend>{[mark.number, mark.name].filter(Boolean).join(' · ') || t('marks.nameless')}</legend>
          <RowProblem path={`${path}.${index}.number`} />
          <Row gutter={16}>
            <Col xs={24} sm={12}>
              <Control path={`${path}.${index}.name`} label={t('marks.name')} isRequired={false}>
                {(control) => (
                  <Input
                    {...control}
                    value={mark.name}
                    maxLength={300}
                    onChange={({ target }) => set(index, { name: target.value })}
                  />
                )}
              </Control>
            </Col>
            <Col xs={24} sm={12}>
              <Classes
                path={`${path}.${index}.classes`}
                value={mark.classes}
                onChange={(classes) => set(index, { classes })}
              />
            </Col>
          </Row>
          <Button
            size="small"
            danger
            aria-label={t('marks.removeOf', { number: mark.number })}
            onClick={() => onChange(value.filter((_, at) => at !== index))}
          >
            {t('remove')}
          </Button>
        </fieldset>
      ))}
      {value.length >= max && <span id={controlId(path)} tabIndex={-1} />}
    </>
  )
}

const numbersIn = (typed: string): string[] => [
  ...new Set(
    typed
      .split(/[;；,，、\s]+/)
      .map((number) => number.trim())
      .filter((number) => number !== ''),
  ),
]
const withoutMarks = (numbers: readonly string[], marks: readonly CaseMark[]) =>
  numbers.filter((number) => !marks.some((mark) => mark.number === number))

/** What is wrong with the number of a mark, to which the list of problems leads. */
export function RowProblem({ path }: { path: string }) {
  const problem = use(ProblemsContext).get(path)
  return (
    <p id={controlId(path)} tabIndex={-1} className={styles.problem}>
      {problem}
    </p>
  )
}

/** Classes as they are typed; what cannot be read counts as none and is marked. */
export function Classes({
  path,
  value,
  onChange,
}: {
  path: string
  value: number[]
  onChange: (classes: number[]) => void
}) {
  const { t } = useTranslation('cases')
  const [typed, setTyped] = useState(formatClasses(value))
  useOnChange(value.join(), () => {
    if ((read(typed) ?? []).join() !== value.join()) setTyped(formatClasses(value))
  })
  const isWrong = read(typed) === null
  return (
    <Control path={path} label={t('marks.classes')} help={isWrong ? t('marks.classesWrong') : null}>
      {(control) => (
        <Input
          {...control}
          {...(isWrong && { status: 'error' as const, 'aria-invalid': true as const })}
          value={typed}
          maxLength={200}
          placeholder="09;35"
          onChange={({ target }) => {
            setTyped(target.value)
            const classes = read(target.value) ?? []
            if (classes.join() !== value.join()) onChange(classes)
          }}
        />
      )}
    </Control>
  )
}

function read(text: string): number[] | null {
  const entries = text.split(/[,，、；;\s]+/).filter((entry) => entry !== '')
  return entries.length === 0 ? [] : parseClasses(entries.join(';'))
}
