import { wordPairs } from './words/word-pairs.ts'

/**
 * Letters and digits have small numbers in the kernel: a to z 1 to 26, digits 27 to 36 with zero last, Cyrillic 37 to
 * 69, Greek 70 to 94. The letters of all other scripts share 95 to 127, so that two of one script seldom fall together.
 */
const CYRILLIC = 'абвгдежзийклмнопрстуфхцчшщъыьэюяі'
const GREEK = 'αβγδεζηθικλμνξοπρςστυφχψω'
const OTHERS = 33

const numbers = new Map<string, number>()
for (let i = 0; i < 26; i++) numbers.set(String.fromCharCode(97 + i), i + 1)
for (let i = 0; i < 10; i++) numbers.set(String(i), i === 0 ? 36 : 26 + i)
for (const [i, letter] of Array.from(CYRILLIC).entries()) numbers.set(letter, 37 + i)
for (const [i, letter] of Array.from(GREEK).entries()) numbers.set(letter, 70 + i)

export function letterNumber(code: number): number {
  if (code >= 0x61 && code <= 0x7a) return code - 0x60
  return numbers.get(String.fromCodePoint(code)) ?? 95 + (code % OTHERS)
}

/** The letters a to z and the digits, by their numbers. */
export const printedSigns: readonly string[] = ['', ...Array.from('abcdefghijklmnopqrstuvwxyz1234567890')]

export const lettersNumbered: ReadonlyMap<string, number> = numbers

export const vowels = 'aeiouаеиоуыэюяіαεηιουω'

/** Latin letters that stand for those of other alphabets where a mark is read aloud. */
export const transliterations = wordPairs(`
  а=a б=b в=v г=g д=d е=e ж=j з=s и=i й=i к=k л=l м=m н=n о=o п=p р=r с=s т=t у=u ф=f х=h ц=ts ч=c ш=sh щ=sh ы=i э=e
  ю=iu я=ia і=i α=a β=v γ=g δ=d ε=e ζ=s η=i θ=th ι=i κ=k λ=l μ=m ν=n ξ=ks ο=o π=p ρ=r ς=s σ=s τ=t υ=i φ=f χ=h ψ=ps
  ω=o`)

/** What a letter looks like, mostly as a capital: the source of the skeleton of a word (rule G3). */
export const shapes = wordPairs(`
  i=l 1=l 0=o 5=s 2=z 8=b а=a в=b е=e к=k м=m н=h о=o р=p с=c т=t у=y х=x і=l з=3 α=a β=b ε=e ζ=z η=h ι=l κ=k μ=m ν=n
  ο=o ρ=p τ=t υ=y χ=x`)

/** Consonants that are made in the same place, and those that differ in voice alone. */
export const samePlace = ['pbfv', 'td', 'kg', 'sz', 'mn', 'lr']
export const voicedAlike = ['pb', 'fv', 'td', 'kgq', 'sz', 'c', 'm', 'n', 'l', 'r', 'h', 'j', 'w']
