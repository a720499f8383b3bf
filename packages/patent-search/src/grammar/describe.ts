import type { Expression } from './expression.ts'
import { codes, fields } from './fields.ts'

type Locale = 'zh' | 'en'

const words = {
  zh: { and: '，并且', or: '，或者', xor: '，二者之一且仅一：', open: '（', close: '）' },
  en: { and: ', and ', or: ', or ', xor: ', or (but not both) ', open: '(', close: ')' },
} as const

/** What an expression seeks, in words. */
export function describeExpression(expression: Expression, locale: Locale): string {
  const each = (part: Expression): string => describeExpression(part, locale)
  const inside = (part: Expression) =>
    ['and', 'or', 'xor'].includes(part.kind) ? words[locale].open + each(part) + words[locale].close : each(part)
  switch (expression.kind) {
    case 'and':
    case 'or':
    case 'xor':
      return expression.parts.map(inside).join(words[locale][expression.kind])
    case 'not':
      return locale === 'zh' ? `不满足：${inside(expression.part)}` : `not: ${inside(expression.part)}`
    case 'near':
      return describeNear(expression, locale, inside)
    case 'earlier':
      return locale === 'zh' ? `第 ${expression.number} 次检索的结果` : `the results of search ${expression.number}`
    case 'range':
      return describeRange(expression, locale)
    default:
      return describeTerm(expression, locale)
  }
}

function describeNear(
  near: Extract<Expression, { kind: 'near' }>,
  locale: Locale,
  inside: (part: Expression) => string,
): string {
  const [left, right] = [inside(near.left), inside(near.right)]
  if (locale === 'zh') return `${left}与${right}相距不超过 ${near.distance} 个词${near.ordered ? '，且前者在先' : ''}`
  return `${left} within ${near.distance} words ${near.ordered ? 'before' : 'of'} ${right}`
}

function describeRange({ field, from, to }: Extract<Expression, { kind: 'range' }>, locale: Locale): string {
  const name = fields[field][locale]
  if (from !== null && from === to) return locale === 'zh' ? `${name}为 ${from}` : `${name} is ${from}`
  if (from === null) return locale === 'zh' ? `${name}不晚于 ${to}` : `${name} up to ${to}`
  if (to === null) return locale === 'zh' ? `${name}不早于 ${from}` : `${name} from ${from}`
  return locale === 'zh' ? `${name}自 ${from} 至 ${to}` : `${name} from ${from} to ${to}`
}

function describeTerm(leaf: Extract<Expression, { kind: 'word' | 'phrase' }>, locale: Locale): string {
  const field = leaf.field ?? 'TAC'
  const { kind, [locale]: name } = fields[field]
  const hasWildcard = leaf.kind === 'word' && /[*?]/.test(leaf.text)
  const includesMore = kind === 'symbol' && !leaf.exact && !hasWildcard
  if (kind === 'code') {
    const value = field === 'TY' || field === 'LS' ? codes[field].find((one) => one.code === leaf.text) : undefined
    const shown = value?.[locale] ?? leaf.text
    return locale === 'zh' ? `${name}为${shown}` : `${name} is ${shown}`
  }
  if (includesMore && /\/0+$/.test(leaf.text))
    return locale === 'zh' ? `${name}为“${leaf.text}”或其下位类` : `${name} is “${leaf.text}” or below it`
  if (includesMore || /^[^*?]+\*$/.test(leaf.text)) {
    const beginning = leaf.text.replace('*', '')
    return locale === 'zh' ? `${name}以“${beginning}”开头` : `${name} begins with “${beginning}”`
  }
  if (kind !== 'text') return locale === 'zh' ? `${name}为“${leaf.text}”` : `${name} is “${leaf.text}”`
  if (leaf.exact)
    return locale === 'zh' ? `${name}含有与“${leaf.text}”完全一致的文字` : `${name} contains exactly “${leaf.text}”`
  if (hasWildcard)
    return locale === 'zh' ? `${name}含有形如“${leaf.text}”的词` : `${name} has a word like “${leaf.text}”`
  return locale === 'zh' ? `${name}含有“${leaf.text}”` : `${name} contains “${leaf.text}”`
}
