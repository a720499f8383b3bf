import { stem } from 'porter2'
import type { Expression } from '../grammar/expression.ts'
import type { PatentDocument, TextField } from '../segment/segment.ts'

/*
 * What an expression finds, by reading each text: slow and plain, and of the engine it shares nothing. Tests compare.
 */

type Words = string[]
type Place = readonly [from: number, end: number]

const HAN = /\p{Script=Han}/u
const known = new Map<string, Words>()
function wordsOf(text: string): Words {
  const words = known.get(text) ?? text.toLowerCase().match(/\p{Script=Han}|[\p{L}\p{N}]+/gu) ?? []
  known.set(text, words)
  return words
}
const pattern = (text: string) => new RegExp(`^${text.replaceAll('*', '.*').replaceAll('?', '.')}$`, 'su')

export function finds(document: PatentDocument, expression: Expression): boolean {
  const each = (part: Expression) => finds(document, part)
  switch (expression.kind) {
    case 'and':
      return expression.parts.every(each)
    case 'or':
      return expression.parts.some(each)
    case 'xor':
      return expression.parts.filter(each).length % 2 === 1
    case 'not':
      return !each(expression.part)
    case 'earlier':
      return false
    case 'near':
      return textsOf(document, fieldOf(expression)).some((words) => placesOf(words, expression).length > 0)
    case 'range':
      return isBetween(document, expression)
    default:
      return hasTerm(document, expression)
  }
}

const fieldOf = (expression: Expression): string | null => {
  if (expression.kind === 'near') return fieldOf(expression.left)
  if (expression.kind === 'or') return fieldOf(expression.parts[0]!)
  return expression.kind === 'word' || expression.kind === 'phrase' ? expression.field : null
}

function hasTerm(document: PatentDocument, leaf: Extract<Expression, { kind: 'word' | 'phrase' }>): boolean {
  const { field, text } = leaf
  if (field === 'CC') return document.country === text
  if (field === 'TY') return document.type === text
  if (field === 'LS') return document.legalStatus === text
  if (field === 'IPC' || field === 'CPC') {
    const below =
      leaf.exact || /[*?]/.test(text)
        ? text
        : /^[A-H]\d\d[A-Z]\d+$/.test(text)
          ? `${text}/*`
          : `${text.replace(/\/0+$/, '/')}*`
    return document.keys[field].some((symbol) => pattern(below).test(symbol))
  }
  if (field === 'PN' || field === 'AN' || field === 'FAM')
    return document.keys[field].some((key) => pattern(text).test(key))
  return textsOf(document, field).some((words) => placesOf(words, leaf).length > 0)
}

function textsOf({ texts }: PatentDocument, field: string | null): Words[] {
  const fields = field === null || field === 'TAC' ? ['TI', 'AB', 'CL'] : field === 'TA' ? ['TI', 'AB'] : [field]
  return fields.flatMap((each) => texts[each as TextField].map(wordsOf))
}

/** Where an expression is in a text, in words. */
function placesOf(words: Words, expression: Expression): Place[] {
  if (expression.kind === 'or') return expression.parts.flatMap((part) => placesOf(words, part))
  if (expression.kind === 'near') {
    const { distance, ordered } = expression
    const right = placesOf(words, expression.right)
    return placesOf(words, expression.left).flatMap(([from, end]) =>
      right.flatMap(([otherFrom, otherEnd]): Place[] => {
        const isAfter = otherFrom >= end && otherFrom - end < distance
        const isBefore = !ordered && otherEnd <= from && from - otherEnd < distance
        return isAfter || isBefore ? [[Math.min(from, otherFrom), Math.max(end, otherEnd)]] : []
      }),
    )
  }
  if (expression.kind !== 'word' && expression.kind !== 'phrase') return []
  const { text } = expression
  if (HAN.test(text) && /[*?]/.test(text)) return placesOfHanPattern(words, text)
  const sought = text.toLowerCase().match(/\p{Script=Han}|(?:(?!\p{Script=Han})[\p{L}\p{N}*?])+/gu) ?? []
  return [...words.keys()].flatMap((from): Place[] =>
    sought.every((word, offset) =>
      expression.exact ? words[from + offset] === word : isLike(words[from + offset], word),
    )
      ? [[from, from + sought.length]]
      : [],
  )
}

const isLike = (word: string | undefined, sought: string) => {
  if (word === undefined) return false
  return /[*?]/.test(sought) ? pattern(sought).test(word) : stem(word) === stem(sought)
}

/** 锂*池: up to nine characters in between; 锂?池: exactly one. */
function placesOfHanPattern(words: Words, text: string): Place[] {
  const source = Array.from(text.replaceAll(/[*?]+$|^[*?]+/g, ''))
    .map((sign) => (sign === '*' ? '(?:[^ ]+ ){0,9}' : sign === '?' ? '(?:[^ ]+ ){1}' : `${sign} `))
    .join('')
  const joined = `${words.join(' ')} `
  return [...words.keys()].flatMap((from): Place[] => {
    const start = words.slice(0, from).reduce((sum, word) => sum + word.length + 1, 0)
    return new RegExp(`^${source}`, 'u').test(joined.slice(start)) ? [[from, from + 1]] : []
  })
}

function isBetween(document: PatentDocument, { field, from, to }: Extract<Expression, { kind: 'range' }>): boolean {
  if (field === 'IPC' || field === 'CPC')
    return document.keys[field].some(
      (symbol) => symbol >= (from ?? '') && (to === null || symbol <= to || symbol.startsWith(to)),
    )
  const day = document.days[field as 'PD']
  return day !== null && (from === null || day >= from) && (to === null || day <= to)
}
