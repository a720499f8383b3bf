import type { WireCondition } from '@markwright/domain/search-conditions'
import { shortList } from '@markwright/domain/search-list'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../../shared/i18n/language.ts'
import { kindOf } from '../../model/condition-rows.ts'
import { choicesOfCodes, statusChoices } from '../../model/status-choices.ts'

/** A condition in words: its operator, its field, how it compares, and its value. */
export function useFormattedCondition() {
  const { t } = useTranslation(['queries', 'query'])
  const language = useLanguage()

  const formatValue = (condition: WireCondition): string => {
    const { value } = condition
    const kind = kindOf(condition)
    if (kind === 'flag') return t(value === '1' ? 'builder.yes' : 'builder.no')
    if (kind === 'statuses') {
      const chosen = new Set(choicesOfCodes(value))
      const names = statusChoices.filter(({ id }) => chosen.has(id)).map(({ zh, en }) => (language === 'cn' ? zh : en))
      return names.join(t('query:summary.separator'))
    }
    if (kind === 'numbers') return t('builder.quoted', { text: shortList(value.trim()) })
    if (kind !== 'days') return t('builder.quoted', { text: value.trim() })
    const [from = '', to = ''] = value.split(';')
    if (from && to) return t('query:summary.between', { from, to })
    return from ? t('query:summary.since', { from }) : t('query:summary.until', { to })
  }

  return (condition: WireCondition, at: number): string => {
    const { op = 'AND', field } = condition
    const operator = at === 0 && op !== 'NOT' ? '' : t(`builder.op.${op}`)
    const formatted = t(`builder.summary.${wordingOf(condition)}`, {
      field: t(`field.${field}`),
      value: formatValue(condition),
    })
    return [operator, formatted].filter(Boolean).join(' ')
  }
}

function wordingOf(condition: WireCondition) {
  const kind = kindOf(condition)
  if (kind === 'image') return 'image'
  return kind === 'vienna' ? 'elements' : (condition.way ?? 'is')
}
