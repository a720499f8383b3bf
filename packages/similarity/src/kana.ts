/** The morae of a run of katakana, how it is spelt in letters to be compared (rule P9), and how it is printed. */
export type KanaReading = { morae: number[]; letters: string; printed: string }

/** Each consonant in its group of four, so that voiced and voiceless ones differ in the low two bits alone. */
const consonants = ' y w v k g ky gy s z sh j t d ts ch h b p f n ny m my r ry hy by py'.split(' ')
const vowels = ' aiueo'
const NASAL = 6
const GEMINATE = 7
const LONG = (1 << 3) | GEMINATE

/** Hepburn, row by row; a blank where the row has no such kana. */
const rows: readonly (readonly [kana: string, consonant: string, vowels: string])[] = [
  ['アイウエオ', '', 'aiueo'],
  ['カキクケコ', 'k', 'aiueo'],
  ['ガギグゲゴ', 'g', 'aiueo'],
  ['サスセソ', 's', 'aueo'],
  ['シ', 'sh', 'i'],
  ['ザズゼゾ', 'z', 'aueo'],
  ['ジ', 'j', 'i'],
  ['タテト', 't', 'aeo'],
  ['チ', 'ch', 'i'],
  ['ツ', 'ts', 'u'],
  ['ダデド', 'd', 'aeo'],
  ['ヂ', 'j', 'i'],
  ['ヅ', 'z', 'u'],
  ['ナニヌネノ', 'n', 'aiueo'],
  ['ハヒヘホ', 'h', 'aieo'],
  ['フ', 'f', 'u'],
  ['バビブベボ', 'b', 'aiueo'],
  ['パピプペポ', 'p', 'aiueo'],
  ['マミムメモ', 'm', 'aiueo'],
  ['ヤユヨ', 'y', 'auo'],
  ['ラリルレロ', 'r', 'aiueo'],
  ['ワヰヱヲ', 'w', 'aieo'],
  ['ヴ', 'v', 'u'],
]

type Mora = readonly [consonant: string, vowel: string]

const moraOf = new Map<string, Mora>(
  rows.flatMap(([kana, consonant, vowels]) => Array.from(kana, (one, i) => [one, [consonant, vowels[i]!]] as const)),
)
const small = new Map(Array.from('ァィゥェォャュョヮ', (kana, i) => [kana, 'aiueoauoa'[i]!]))
const glides = new Set('ャュョ')

/** What a consonant becomes before a small ya, yu or yo. */
const glided = new Map([
  ...Array.from('kgnhbmrp', (consonant) => [consonant, `${consonant}y`] as const),
  ...['sh', 'j', 'ch'].map((consonant) => [consonant, consonant] as const),
])

const isKana = (character: string) => moraOf.has(character) || small.has(character) || 'ンッー'.includes(character)

/** Reads a run of katakana; null where it holds anything else. */
export function readKana(characters: readonly string[]): KanaReading | null {
  if (characters.length === 0 || !characters.every(isKana)) return null
  const read: Mora[] = []
  const morae: number[] = []
  /** Morae such as クァ, which are printed with a w. */
  const rounded = new Set<number>()
  for (const [i, character] of characters.entries()) {
    const vowel = small.get(character)
    const last = read.at(-1)
    if (vowel && last && last[1]) {
      // シャ is one mora, and so are ファ and ウィ.
      const consonant = last[0] === '' && last[1] === 'u' ? 'w' : last[0]
      if (/^[kg]$/.test(consonant) && last[1] === 'u' && !glides.has(character)) rounded.add(read.length - 1)
      read[read.length - 1] = [glides.has(character) ? (glided.get(consonant) ?? consonant) : consonant, vowel]
    } else if (character === 'ン') read.push(['n', ''])
    else if (character === 'ッ') read.push(['q', ''])
    else if (character === 'ー' || lengthens(character, last, characters[i + 1])) read.push(['-', ''])
    else read.push(vowel ? [glides.has(character) ? 'y' : '', vowel] : moraOf.get(character)!)
  }
  for (const mora of read) morae.push(encode(mora))
  const printed = read.map(([consonant, vowel], i): Mora => [rounded.has(i) ? `${consonant}w` : consonant, vowel])
  return { morae, letters: spell(read), printed: spell(printed) }
}

/** After o and u the kana for u is heard as length, and so is a vowel that is repeated; ウ before a small vowel is w. */
function lengthens(character: string, last: Mora | undefined, next: string | undefined): boolean {
  const [consonant, vowel] = moraOf.get(character) ?? ['', '']
  if (!last?.[1] || consonant !== '' || (next !== undefined && small.has(next))) return false
  return vowel === last[1] || (vowel === 'u' && last[1] === 'o')
}

function encode([consonant, vowel]: Mora): number {
  if (vowel) return (consonants.indexOf(consonant) << 3) | vowels.indexOf(vowel)
  return consonant === 'n' ? NASAL : consonant === 'q' ? GEMINATE : LONG
}

/** Whether a mora is a nasal, a doubled consonant or the second half of a long vowel. */
export const hasNoVowel = (mora: number) => (mora & 7) === 0 || (mora & 7) >= NASAL

const voices = ['k g', 'ky gy', 's z', 'sh j', 't d', 'ch j', 'ts z', 'h b p', 'f b p', 'hy by py'].map((each) =>
  each.split(' '),
)

/** Whether two morae have the same vowel, and consonants that differ in their voice alone. */
export function differInVoice(a: number, b: number): boolean {
  const [one, other] = [consonants[a >> 3]!, consonants[b >> 3]!]
  return (a & 7) === (b & 7) && one !== other && voices.some((each) => each.includes(one) && each.includes(other))
}

/** The row of the syllabary in which a mora stands: its consonant as it is before an a. */
export function rowOf(mora: number): string {
  const consonant = consonants[mora >> 3]!
  return { sh: 's', ch: 't', ts: 't', j: 'z', f: 'h' }[consonant] ?? consonant
}

/** Letters as a maker would print them: lengths are left out, and a doubled consonant is written twice. */
function spell(read: readonly Mora[]): string {
  let letters = ''
  for (const [i, [consonant, vowel]] of read.entries()) {
    if (vowel) letters += consonant + vowel
    else if (consonant === 'n') letters += /^[bmp]/.test(read[i + 1]?.[0] ?? '') ? 'm' : 'n'
    else if (consonant === 'q') letters += (read[i + 1]?.[0] ?? '')[0] ?? ''
  }
  return letters
}
