import { pinyin } from 'pinyin-pro'
import type { Letters } from './names.ts'

const known = new Map<string, ReadonlySet<string>>()

/** Every reading of a character as a dictionary prints it, with and without tones; empty where it has none. */
function writtenReadings(character: string): ReadonlySet<string> {
  let readings = known.get(character)
  if (!readings) {
    // A digit among characters is read as the numeral.
    const spoken = /^\d$/.test(character) ? '零一二三四五六七八九'[Number(character)]! : character
    const all = (['none', 'symbol'] as const).flatMap((toneType) =>
      pinyin(spoken, { multiple: true, toneType, type: 'array', nonZh: 'removed', v: false }),
    )
    readings = new Set(all.filter(Boolean))
    known.set(character, readings)
  }
  return readings
}

/** Every reading of a character in plain letters; empty where it has none. */
const readingsOf = (character: string) => new Set([...writtenReadings(character)].map(plainSyllable))

/** A syllable without its tone, ü as u. */
export const plainSyllable = (syllable: string) =>
  syllable
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .replaceAll('v', 'u')

/** Readings of a letter in each of its forms. */
export const readingsOfLetter = ({ forms }: Letters[number]) =>
  new Set([...forms].flatMap((form) => [...readingsOf(form)]))

/** Whether the syllables are readings of the characters, one each, with the ü and the tone that a dictionary gives. */
export function areReadings(syllables: readonly string[], characters: Letters): boolean {
  return (
    syllables.length === characters.length &&
    characters.every(({ forms }, i) => [...forms].some((form) => writtenReadings(form).has(syllables[i]!)))
  )
}

const toneMarks = ['\u0304', '\u0301', '\u030c', '\u0300']

/** Whether a printed syllable is that of a dictionary, `zhong4`; without a tone where it has none, or none is printed. */
export function isReadAs(syllable: string, entry: string): boolean {
  const [, letters = '', tone = '5'] = /^([^\d]+)(\d?)$/.exec(entry) ?? []
  const marks = syllable.toLowerCase().normalize('NFD')
  const printed = toneMarks.findIndex((mark) => marks.includes(mark)) + 1
  if (plainSyllable(syllable) !== plainSyllable(letters)) return false
  return printed === 0 || tone === '5' || printed === Number(tone)
}

/** Whether two characters have a reading in common. */
export const haveCommonReading = (a: string, b: string) =>
  [...readingsOf(a)].some((reading) => readingsOf(b).has(reading))

export const sharesReading = (a: Letters[number], b: Letters[number]) => {
  const readings = readingsOfLetter(b)
  return [...readingsOfLetter(a)].some((reading) => readings.has(reading))
}

const closeInitials = [
  'z zh',
  'c ch',
  's sh',
  'n l',
  'l r',
  'f h',
  'b p',
  'd t',
  'g k',
  'j q',
  'z c',
  'zh ch',
  'j zh',
  'q ch',
  'x sh',
]
const closeFinals = [
  'an ang',
  'en eng',
  'in ing',
  'ian iang',
  'uan uang',
  'o uo',
  'e o',
  'e uo',
  'ong eng',
  'un ong',
  'un in',
  'u i',
  'uan ian',
  'ue ie',
  'ai ei',
  'en in',
  'ui ei',
  'ing eng',
  'un en',
  'uang ang',
  'uan an',
  'ia a',
  'iu ou',
  'iao ao',
  'yin ying',
  'yan yang',
  'wan wang',
]

/** A syllable as its consonant and the rest; w and y are spelling where nothing else is before. */
function splitSyllable(syllable: string): readonly [initial: string, final: string] {
  const [, initial = '', final = ''] = /^(zh|ch|sh|[bpmfdtnlgkhjqxrzcs]?)(.*)$/.exec(plainSyllable(syllable)) ?? []
  if (initial) return [initial, final]
  if (final.startsWith('yu')) return ['', final.slice(1)]
  if (final.startsWith('yi')) return ['', final.slice(1)]
  if (final.startsWith('wu')) return ['', final.slice(1)]
  return ['', final.replace(/^y/, 'i').replace(/^w/, 'u')]
}

const isClose = (pairs: readonly string[], a: string, b: string) =>
  a === b || pairs.includes(`${a} ${b}`) || pairs.includes(`${b} ${a}`)

/** Whether two syllables are the same or differ by what many speakers do not distinguish. */
export function areCloseSyllables(a: string, b: string): boolean {
  const [[one, rest], [other, otherRest]] = [splitSyllable(a), splitSyllable(b)]
  return isClose(closeInitials, one, other) && isClose(closeFinals, rest, otherRest)
}

/** Whether two characters have readings that many speakers confuse. */
export const soundsClose = (a: Letters[number], b: Letters[number]): boolean =>
  [...readingsOfLetter(a)].some((one) => [...readingsOfLetter(b)].some((other) => areCloseSyllables(one, other)))

/**
 * How words of letters are said, roughly and one by one: consonants by their sound, vowels by where they are made, those
 * side by side as one or, with `isEach`, each by itself.
 */
export const soundsOf = (words: string, isEach = false) =>
  words
    .split(' ')
    .map((word) => soundsOfWord(word, isEach))
    .join('')

/** Cyrillic and Greek letters as they are transliterated. */
const otherAlphabets = new Map(
  (
    'а=a б=b в=v г=g д=d е=e ж=zh з=z и=i й=i к=k л=l м=m н=n о=o п=p р=r с=s т=t у=u ф=f х=h ц=ts ч=ch ш=sh щ=sh ' +
    'ы=y э=e ю=yu я=ya і=i α=a β=v γ=g δ=d ε=e ζ=z η=i θ=th ι=i κ=k λ=l μ=m ν=n ξ=x ο=o π=p ρ=r ς=s σ=s τ=t υ=y φ=f ' +
    'χ=ch ψ=ps ω=o'
  )
    .split(' ')
    .map((pair) => pair.split('=') as [string, string]),
)

function soundsOfWord(word: string, isEach: boolean): string {
  return (
    word
      .toLowerCase()
      .replaceAll(/[\u0370-\u04ff]/g, (letter) => otherAlphabets.get(letter) ?? '')
      .replaceAll(/[^a-z]/g, '')
      .replace(/^(?:kn|gn|pn)/, 'n')
      .replace(/^wr/, 'r')
      .replace(/^ps/, 's')
      .replace(/^x/, 's')
      // I, as in LITE and LIGHT, is another sound than those of MAIL and of LIT.
      .replace(/(?<=[^aeiouy])[iy](?=[^aeiouy]e$)/, 'I')
      .replaceAll(/sch|tch|sh|ch/g, 'X')
      .replaceAll('zh', 'J')
      .replaceAll('ph', 'f')
      .replaceAll(/aw(?![aeiouy])/g, 'o')
      .replaceAll(/(?<=.)ew(?![aeiouy])/g, 'u')
      .replaceAll('eigh', 'ei')
      .replaceAll('aigh', 'ai')
      .replaceAll('igh', 'I')
      .replace(/(?:(?<=l)augh|(?<=[tcn]|^r|tr)ough)$/, 'of')
      .replaceAll(/(?<=[aeiouy])gh/g, '')
      .replaceAll(/ck|cqu|cq|qu|q/g, 'k')
      .replaceAll(/c(?=[eiyI])/g, 's')
      .replaceAll('c', 'k')
      .replaceAll('x', 'ks')
      // RIDG is read as RIDGE.
      .replaceAll(/d?g(?=[eiyI])|dg$/g, 'g')
      .replaceAll('z', 's')
      .replaceAll('th', 't')
      .replaceAll(/(?<=[^aeiouyI])h/g, '')
      .replaceAll(/(?<=[aeiouyI].*[^aeiouyhI])e$/g, '')
      .replace(/h$/, '')
      .replaceAll(/(.)\1+/g, '$1')
      .replaceAll(isEach ? /[aeiouy]/g : /[aeiouy]+/g, (vowels) =>
        /^[eiy]/.test(vowels) ? 'e' : /^[ou]/.test(vowels) ? 'o' : 'a',
      )
  )
}

const places = ['bpfvw', 'dt', 'gk', 'sXJjz', 'mn', 'lr', 'aeo']

function costOfSound(a: string, b: string): number {
  if (a === b) return 0
  return places.some((place) => place.includes(a) && place.includes(b)) ? 0.5 : 1
}

/** How alike two words sound, of 1. */
export function likeSounds(a: string, b: string): number {
  const [one, other] = [soundsOf(a), soundsOf(b)]
  if (!one || !other) return 0
  let last = Array.from({ length: other.length + 1 }, (_, j) => j)
  for (const [i, sound] of Array.from(one).entries()) {
    const row = [i + 1]
    for (const [j, heard] of Array.from(other).entries())
      row.push(Math.min(last[j]! + costOfSound(sound, heard), last[j + 1]! + 1, row[j]! + 1))
    last = row
  }
  return 1 - last[other.length]! / Math.max(one.length, other.length)
}

/** Consonants by the class in which a Chinese rendering may put them. */
function consonantClasses(word: string, isPinyin: boolean): string {
  // A final ng is a nasal of its own, also before another one.
  const plain = word
    .toLowerCase()
    .replaceAll(/ng(?=m)/g, 'n')
    .replaceAll(/ng(?![aeiouy])/g, 'm')
  return soundsOf(isPinyin ? plain.replaceAll(/[zcs]h|[jqxzc]/g, 's').replaceAll('h', 'k') : plain)
    .replaceAll(/[aeoI]/g, '')
    .replaceAll(/[pbfvw]/g, 'p')
    .replaceAll(/[dt]/g, 't')
    .replaceAll(/[gkh]/g, 'k')
    .replaceAll(/[szXJj]/g, 's')
    .replaceAll('r', 'l')
    .replaceAll('m', 'n')
}

/**
 * How much of the consonants of a rendering and of what it renders correspond in order, of 1. Letters may themselves be
 * meant as pinyin.
 */
export function likeRendering(spelled: string, word: string, isPinyin: boolean): number {
  // An ng before a y is a nasal where a syllable ends with it.
  const nasal = (text: string) => text.replaceAll(/ng(?=y)/g, 'm')
  const likes = [
    [spelled, word],
    [nasal(spelled), word],
    [spelled, nasal(word)],
    [nasal(spelled), nasal(word)],
  ].flatMap(([one, other]) =>
    [false, isPinyin].map((isAlsoPinyin) => likeConsonants(one!, isPinyin, other!, isAlsoPinyin)),
  )
  return Math.max(...likes)
}

function likeConsonants(spelled: string, isPinyin: boolean, word: string, isAlsoPinyin: boolean): number {
  const [one, other] = [consonantClasses(spelled, isPinyin), consonantClasses(word, isAlsoPinyin)]
  if (!one && !other) return likeSounds(spelled, word)
  let last = Array.from({ length: other.length + 1 }, () => 0)
  for (const sound of one) {
    const row = [0]
    for (const [j, heard] of Array.from(other).entries())
      row.push(sound === heard ? last[j]! + 1 : Math.max(last[j + 1]!, row[j]!))
    last = row
  }
  return last[other.length]! / Math.max(one.length, other.length)
}
