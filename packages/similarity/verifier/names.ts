import { Converter } from 'opencc-js'

/** A letter, digit or character of a name: as it is printed, where, and every form in which it may be written. */
type Letter = { shown: string; start: number; end: number; forms: ReadonlySet<string> }

const toSimplified = Converter({ from: 't', to: 'cn' })
const fromTaiwan = Converter({ from: 'tw', to: 'cn' })
const fromJapan = Converter({ from: 'jp', to: 'cn' })

/** Variants that no conversion knows, each with the form that is usual on the mainland. */
const variants = new Map(
  Array.from(
    '甦苏喆哲堃坤菓果凴凭倂并竝并栢柏逈迥晧皓煕熙熈熙韮韭燗烂秌秋煇辉斉齐斎斋桜樱浜滨滝泷壱壹鉄铁黒黑髪发𠮷吉'.matchAll(
      /../gu,
    ),
    ([pair]) => [Array.from(pair)[0]!, Array.from(pair)[1]!] as const,
  ),
)
const spelledOut: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ŋ: 'n',
  ħ: 'h',
  ŧ: 't',
  ĸ: 'k',
  ſ: 's',
  ƒ: 'f',
  ς: 'σ',
  ə: 'e',
  ɑ: 'a',
  ɡ: 'g',
}

export const isEastAsian = (character: string) =>
  /^[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}\p{Script=Hangul}\p{Script=Bopomofo}ー]$/u.test(character)

const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' })
const known = new Map<string, readonly Letter[]>()

/** The letters, digits and characters of a text in their order; separators and signs are left out. */
export function lettersOf(text: string): readonly Letter[] {
  let letters = known.get(text)
  if (letters) return letters
  letters = readLetters(text)
  if (known.size > 50_000) known.clear()
  known.set(text, letters)
  return letters
}

function readLetters(text: string): Letter[] {
  const letters: Letter[] = []
  for (const { segment, index } of graphemes.segment(text)) {
    if (/[®™©℠℗]/u.test(segment)) continue
    const place = { shown: segment, start: index, end: index + segment.length }
    for (const character of segment.normalize('NFKC')) {
      if (character === '々') letters.push({ ...place, forms: new Set([character, ...(letters.at(-1)?.forms ?? [])]) })
      else if (isEastAsian(character)) letters.push({ ...place, forms: formsOf(character) })
      else
        for (const plain of plainLetters(character))
          if (/[\p{L}\p{N}\p{M}]/u.test(plain)) letters.push({ ...place, forms: new Set([plain]) })
    }
  }
  return letters
}

function formsOf(character: string): ReadonlySet<string> {
  const code = character.charCodeAt(0)
  if (code >= 0x3041 && code <= 0x3096) return new Set([character, String.fromCharCode(code + 0x60)])
  const forms = [character, variants.get(character) ?? character]
  for (const convert of [toSimplified, fromTaiwan, fromJapan])
    forms.push(convert(character), toSimplified(convert(character)))
  return new Set(forms)
}

/** Combining accents, and the vowel points of Hebrew and Arabic; in other scripts such a mark is a letter. */
const isDropped = (code: number) =>
  (code >= 0x300 && code <= 0x36f) ||
  (code >= 0x483 && code <= 0x489) ||
  (code >= 0x591 && code <= 0x5c7) ||
  (code >= 0x64b && code <= 0x65f) ||
  code === 0x670 ||
  (code >= 0x1ab0 && code <= 0x1dff)

function plainLetters(character: string): string {
  const lower = character.toLowerCase()
  const spelled = spelledOut[lower]
  if (spelled) return spelled
  return lower.normalize('NFKD').replaceAll(/\p{Mn}/gu, (mark) => (isDropped(mark.charCodeAt(0)) ? '' : mark))
}

export type Letters = readonly Letter[]

export const isSame = (a: Letter | undefined, b: Letter | undefined) =>
  a !== undefined && b !== undefined && [...a.forms].some((form) => b.forms.has(form))

export const areSame = (a: Letters, b: Letters) => a.length === b.length && a.every((letter, i) => isSame(letter, b[i]))

/** Letters between which nothing stands belong to one word; a letter by itself to the next one, X-SEED. */
export function wordsIn(letters: Letters): Letters[] {
  const words: Letter[][] = []
  for (const [i, letter] of letters.entries()) {
    const before = letters[i - 1]
    if (before && (before.end >= letter.start || words.at(-1)!.length === 1)) words.at(-1)!.push(letter)
    else words.push([letter])
  }
  return words
}

/** Where `part` begins in `whole`; -1 where it is not in it. */
export function indexIn(part: Letters, whole: Letters, from = 0): number {
  for (let at = from; at + part.length <= whole.length; at++)
    if (part.every((letter, i) => isSame(letter, whole[at + i]))) return at
  return -1
}

/** Whether the runs are in `whole` one behind the other. */
export function runsIn(runs: readonly Letters[], whole: Letters): boolean {
  let from = 0
  for (const run of runs) {
    const at = indexIn(run, whole, from)
    if (at < 0 || run.length === 0) return false
    from = at + run.length
  }
  return true
}

/** Whether both have the same letters, in any order. */
export function isReordering(a: Letters, b: Letters): boolean {
  const free = [...b]
  return (
    a.length === b.length &&
    a.every((letter) => {
      const at = free.findIndex((other) => isSame(letter, other))
      if (at >= 0) free.splice(at, 1)
      return at >= 0
    })
  )
}

/** How many letters both have in the same order. */
export const commonCount = (a: Letters, b: Letters) => commonBy(a, b, isSame)

/** How many letters of both correspond in the same order. */
export function commonBy(a: Letters, b: Letters, correspond: (one: Letter, other: Letter) => boolean): number {
  let last = Array.from({ length: b.length + 1 }, () => 0)
  for (const letter of a) {
    const row = [0]
    for (const [j, other] of b.entries())
      row.push(correspond(letter, other) ? last[j]! + 1 : Math.max(last[j + 1]!, row[j]!))
    last = row
  }
  return last[b.length]!
}

/** Insertions, deletions and exchanges that make one of the other. */
export function editsBetween(a: Letters, b: Letters): number {
  let last = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (const [i, letter] of a.entries()) {
    const row = [i + 1]
    for (const [j, other] of b.entries())
      row.push(Math.min(last[j]! + (isSame(letter, other) ? 0 : 1), last[j + 1]! + 1, row[j]! + 1))
    last = row
  }
  return last[b.length]!
}

/** A stretch of one text and what stands for it in the other; empty where there is nothing. */
export type Exchange = { a: Letters; b: Letters }

/** Whether `b` comes of `a` by the exchanges alone, in their order. */
export function differOnlyIn(a: Letters, b: Letters, exchanges: readonly Exchange[]): boolean {
  const failed = new Set<string>()
  const reach = (i: number, j: number, next: number): boolean => {
    const state = `${i} ${j} ${next}`
    if (failed.has(state)) return false
    const exchange = exchanges[next]
    const here = exchange && startsAt(exchange.a, a, i) && startsAt(exchange.b, b, j)
    const found =
      (i === a.length && j === b.length && !exchange) ||
      (isSame(a[i], b[j]) && reach(i + 1, j + 1, next)) ||
      (exchange !== undefined && here === true && reach(i + exchange.a.length, j + exchange.b.length, next + 1))
    if (!found) failed.add(state)
    return found
  }
  return reach(0, 0, 0)
}

const startsAt = (run: Letters, whole: Letters, at: number) => run.every((letter, i) => isSame(letter, whole[at + i]))

/** The parts of a name that may be compared on their own: East Asian characters, other letters, each with and without digits. */
export function partsOf(text: string): Letters[] {
  const all = lettersOf(text)
  const isCharacter = ({ forms }: Letter) => isEastAsian([...forms][0]!)
  const isDigit = ({ forms }: Letter) => /^\d$/.test([...forms][0]!)
  const parts = [
    all,
    all.filter(isCharacter),
    all.filter((letter) => !isCharacter(letter)),
    all.filter((letter) => isCharacter(letter) || isDigit(letter)),
    all.filter((letter) => !isCharacter(letter) && !isDigit(letter)),
  ]
  return parts.filter(
    (part, i) =>
      part.length > 0 && parts.findIndex((other) => other.length === part.length && areSame(other, part)) === i,
  )
}
