import type { Cursor } from './cursor.ts'
import type { Expression } from './expression.ts'
import { fieldNamed, fields, type FieldName } from './fields.ts'
import { readLeaf } from './read-leaf.ts'
import type { Token } from './tokens.ts'
import { hasLetters, daysOf } from './values.ts'

/**
 * Relations of CQL, the language of Espacenet: ti any "a b", ti all "a b", ti adj "a b", pd within "2010 2015". Null where
 * there is none.
 */
export function readRelation(cursor: Cursor): Expression | null {
  const { peek, second, take, fail } = cursor
  const named = fieldNamed(peek().text)
  const relation = second().type === 'word' || second().type === 'near' ? second().text.toLowerCase() : ''
  if (!named || !['any', 'all', 'adj', 'within', 'exact'].includes(relation)) return null
  const name = peek()
  const value = cursor.third()
  if (value.type !== 'phrase' && !(value.type === 'word' && /^[A-Za-z]{2,3}$/.test(name.text))) return null
  take()
  const sign = take()
  if (relation === 'exact') return fail('fieldForm', sign, [], `${named}:'${value.text.trim()}'`)
  take()
  const words = value.text
    .trim()
    .split(/[\s,;]+/)
    .filter(hasLetters)
  if (words.length === 0) return fail('noWords', value, ['term'])
  if (relation === 'within') return within(cursor, named, { sign, value, words })
  if (relation === 'adj') {
    if (fields[named].kind !== 'text') return fail('nearFields', name)
    return { kind: 'phrase', field: named, text: words.join(' ') }
  }
  const parts = words.map((text) => readLeaf(onlyWord(cursor, { ...value, type: 'word', text }), named))
  return parts.length === 1 ? parts[0]! : { kind: relation === 'any' ? 'or' : 'and', parts }
}

/** A cursor over a word alone, which complains at the place of the value. */
function onlyWord(cursor: Cursor, word: Token): Cursor {
  const end: Token = { ...word, type: 'end', text: '' }
  let next = word
  const take = () => {
    const taken = next
    next = end
    return taken
  }
  return { ...cursor, peek: () => next, second: () => end, third: () => end, take }
}

function within(
  { fail }: Cursor,
  field: FieldName,
  { sign, value, words }: { sign: Token; value: Token; words: readonly string[] },
): Expression {
  if (fields[field].kind !== 'day') return fail('rangeField', sign, ['AD', 'PD', 'PRD'])
  const days = words.map((word) => daysOf(word))
  const [first, last = first] = days
  if (!first || !last || days.length > 2) return fail('notADay', value, ['date'])
  if (first[0] > last[1]) return fail('rangeOrder', value)
  return { kind: 'range', field, from: first[0], to: last[1] }
}
