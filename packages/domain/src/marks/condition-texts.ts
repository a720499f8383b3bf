import { formatDaySpan } from '../dates/day-span.ts'
import type { Language } from '../site/language.ts'
import {
  type ConditionField,
  conditionFields,
  type ConditionOperator,
  wayOf,
  type WireCondition,
} from './search-conditions.ts'
import { requestsImage } from './requests-image.ts'
import { joinList, shortList, splitList } from './search-list.ts'
import { searchFieldName } from './search-messages.ts'
import { combinedStatuses, statusText } from './trademark-status.ts'

const texts = {
  cn: {
    operators: { AND: '并且', OR: '或者', NOT: '排除' },
    yes: '是',
    no: '否',
    quoted: (text: string) => `「${text}」`,
    separator: '、',
    similar: (field: string, value: string) => `${field}近似${value}`,
    term: (field: string, value: string) => `${field}为${value}`,
    match: (field: string, value: string) => `${field}包含${value}`,
    is: (field: string, value: string) => `${field}：${value}`,
    elements: (value: string) => `图形要素：${value}`,
    image: '商标图样与所选图片近似',
  },
  en: {
    operators: { AND: 'and', OR: 'or', NOT: 'not' },
    yes: 'yes',
    no: 'no',
    quoted: (text: string) => `“${text}”`,
    separator: ', ',
    similar: (field: string, value: string) => `${field} similar to ${value}`,
    term: (field: string, value: string) => `${field} is ${value}`,
    match: (field: string, value: string) => `${field} contains ${value}`,
    is: (field: string, value: string) => `${field}: ${value}`,
    elements: (value: string) => `Figurative elements: ${value}`,
    image: 'Image similar to the chosen one',
  },
}

export const conditionFieldName = (field: ConditionField, language: Language): string =>
  searchFieldName(field === 'SBTP' ? field : conditionFields[field].plain, language)

export const operatorName = (op: ConditionOperator, language: Language): string => texts[language].operators[op]

/** The value of a condition that is met or not: `1` or `0`. */
export const flagName = (value: string, language: Language): string => texts[language][value === '1' ? 'yes' : 'no']

/**
 * A condition in words: its operator, its field, how it compares, and its value. The operator of the first is named
 * where it excludes. Long lists of numbers are shortened unless `isWhole`.
 */
export function formatCondition(
  condition: WireCondition,
  isFirst: boolean,
  language: Language,
  { isWhole = false }: { isWhole?: boolean } = {},
): string {
  const { op = 'AND' } = condition
  const operator = isFirst && op !== 'NOT' ? '' : operatorName(op, language)
  return [operator, formatTest(condition, language, isWhole)].filter(Boolean).join(' ')
}

function formatTest(condition: WireCondition, language: Language, isWhole: boolean): string {
  const { field, value } = condition
  const words = texts[language]
  const name = conditionFieldName(field, language)
  const { kind } = conditionFields[field]
  if (requestsImage(condition)) return words.image
  switch (kind) {
    case 'flag':
      return words.is(name, flagName(value.trim(), language))
    case 'statuses':
      return words.is(name, statusNames(value, language).join(words.separator))
    case 'days': {
      const [from = '', to = ''] = value.split(';').map((day) => day.trim())
      return words.is(name, formatDaySpan(from, to, language))
    }
    case 'vienna':
      return words.elements(words.quoted(value.trim()))
    case 'numbers':
      return words.is(name, words.quoted(isWhole ? joinList(value) : shortList(value.trim())))
    default:
      return words[wayOf(condition) ?? 'is'](name, words.quoted(value.trim()))
  }
}

/** Codes by the choices of the interface that they make up; what is left of them by its own name. */
function statusNames(text: string, language: Language): string[] {
  const codes = splitList(text).map(({ value }) => Number(value))
  const choices = combinedStatuses.filter((choice) => choice.codes.every((code) => codes.includes(code)))
  const named = new Set<number>(choices.flatMap((choice) => choice.codes))
  const names = choices.map(({ zh, en }) => (language === 'cn' ? zh : en))
  const others = codes.filter((code) => !named.has(code)).map((code) => statusText(code, language))
  return [...new Set([...names, ...others])]
}
