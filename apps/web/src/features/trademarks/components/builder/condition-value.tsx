import { flagName } from '@markwright/domain/marks/condition-texts'
import type { WireCondition } from '@markwright/domain/marks/search-conditions'
import { NUMBERS_LENGTH_MAX, TEXT_LENGTH_MAX } from '@markwright/domain/marks/search-validation'
import { Input, Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../../shared/i18n/language.ts'
import { pasteList } from '../../../../shared/lib/paste-list.ts'
import { kindOf } from '../../model/condition-rows.ts'
import { choicesOfCodes, statusChoices } from '../../model/status-choices.ts'
import styles from './builder.module.css'

/** Where the value of a condition is given, as its field wants it. */
export function ConditionValue({
  condition,
  label,
  problemId,
  onChange,
}: {
  condition: WireCondition
  label: string
  /** Of the note that says what is wrong, where something is. */
  problemId: string | undefined
  onChange: (value: string) => void
}) {
  const { t } = useTranslation(['queries', 'query'])
  const language = useLanguage()
  const kind = kindOf(condition)
  const status = problemId ? ('error' as const) : undefined
  const aria = { 'aria-invalid': problemId !== undefined, 'aria-describedby': problemId }

  if (kind === 'days') {
    const [from = '', to = ''] = condition.value.split(';')
    const day = (end: 'from' | 'to', value: string) => (
      <Input
        type="date"
        value={value}
        status={status}
        aria-label={`${label} ${t(`query:days.${end}`)}`}
        {...aria}
        onChange={({ target }) => onChange(end === 'from' ? `${target.value};${to}` : `${from};${target.value}`)}
      />
    )
    return (
      <span className={styles.days}>
        {day('from', from)}
        <span aria-hidden="true">–</span>
        {day('to', to)}
      </span>
    )
  }
  if (kind === 'statuses')
    return (
      <Select
        mode="multiple"
        className={styles.value}
        value={choicesOfCodes(condition.value)}
        status={status}
        aria-label={label}
        {...aria}
        placeholder={t('builder.placeholder.statuses')}
        optionFilterProp="label"
        options={statusChoices.map(({ id, zh, en }) => ({ value: id, label: language === 'cn' ? zh : en }))}
        onChange={(chosen: string[]) => onChange(chosen.join(';'))}
      />
    )
  if (kind === 'flag')
    return (
      <Select
        className={styles.value}
        value={condition.value}
        aria-label={label}
        options={['1', '0'].map((value) => ({ value, label: flagName(value, language) }))}
        onChange={onChange}
      />
    )
  return (
    <Input
      className={styles.value}
      value={condition.value}
      status={status}
      allowClear
      maxLength={kind === 'numbers' ? NUMBERS_LENGTH_MAX : TEXT_LENGTH_MAX}
      aria-label={label}
      {...aria}
      placeholder={kind === 'image' ? undefined : t(`builder.placeholder.${kind}`)}
      onPaste={kind === 'numbers' || kind === 'vienna' ? pasteList(onChange) : undefined}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}
