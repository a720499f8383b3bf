import { wordPairs } from './words/word-pairs.ts'

/** Mandarin initials; the number of each is its place here. The first stands for none. */
export const initials = ' b p m f d t n l g k h j q x zh ch sh r z c s'.split(' ')

/** Mandarin finals, numbered from 1: `-i` is the vowel of zhi and zi, `v` the ü. */
export const finals = (
  ' a o e ai ei ao ou an en ang eng er i ia ie iao iu ian in iang ing iong u ua uo uai ui uan un uang ong ueng v ve ' +
  'van vn -i m n ng'
).split(' ')

const initialNumbers = new Map(initials.map((initial, i) => [initial, i]))
const finalNumbers = new Map(finals.map((final, i) => [final, i]))

/** How syllables without an initial are written. */
const withoutInitial = wordPairs(`
  yi=i ya=ia ye=ie yao=iao you=iu yan=ian yin=in yang=iang ying=ing yong=iong yu=v yue=ve yuan=van yun=vn yo=o wu=u
  wa=ua wo=uo wai=uai wei=ui wan=uan wen=un wang=uang weng=ueng`)

/**
 * A syllable in pinyin with its tone as a digit (`lü4`, `zhong1`) as a number of 14 bits: initial, final, tone. 0 where
 * it is no Mandarin syllable.
 */
export function encodeSyllable(pinyin: string): number {
  const [, letters = '', tone = '0'] = /^([a-zü]+)([0-5]?)$/.exec(pinyin) ?? []
  const spelled = letters.replaceAll('ü', 'v')
  const zero = withoutInitial.get(spelled)
  const initial = zero === undefined ? (/^(?:[zcs]h?|[bpmfdtnlgkhjqxr])(?=[aeiouv])/.exec(spelled)?.[0] ?? '') : ''
  const final = zero ?? foldFinal(initial, spelled.slice(initial.length))
  const number = finalNumbers.get(final)
  if (!letters || number === undefined || number === 0) return 0
  return (initialNumbers.get(initial)! << 9) | (number << 3) | Number(tone)
}

function foldFinal(initial: string, final: string): string {
  if (final === 'i' && /^(?:[zcs]h?|r)$/.test(initial)) return '-i'
  if (/^[jqx]$/.test(initial) && final.startsWith('u')) return `v${final.slice(1)}`
  return final
}

const writtenAlone = new Map(Array.from(withoutInitial, ([written, final]) => [final, written]))
writtenAlone.delete('o')

/** A syllable in pinyin without its tone, as people write it on packages: ü becomes u. */
export function spellSyllable(initial: number, final: number): string {
  const name = finals[final]!
  if (initial === 0) {
    return writtenAlone.get(name) ?? name
  }
  return initials[initial]! + (name === '-i' ? 'i' : name.replace('v', 'u'))
}
