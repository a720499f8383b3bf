// What two ways of writing the same mark may differ in.
import { areSame, isEastAsian, lettersOf } from './names.ts'

type Fold = (text: string) => string

const strip = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .normalize('NFC')
const kana: Fold = (text) =>
  text.replaceAll(/[\u3041-\u3096]/g, (character) => String.fromCharCode(character.charCodeAt(0) + 0x60))
/** Characters alone lose their accents nowhere: those of kana make another sound. */
const accents: Fold = (text) =>
  Array.from(new Intl.Segmenter('und', { granularity: 'grapheme' }).segment(text), ({ segment }) =>
    isEastAsian(Array.from(segment.normalize('NFKC'))[0] ?? '') ? segment : strip(segment),
  ).join('')

/** By what a sentence calls it. */
const folds: Readonly<Record<string, Fold>> = {
  大小写: (text) => text.toLowerCase(),
  全半角: (text) => text.normalize('NFKC'),
  空格: (text) => text.replaceAll(/\s/g, ''),
  标点或符号: (text) => text.replaceAll(/[^\p{L}\p{M}\p{N}\s]/gu, ''),
  变音符号: accents,
  平假名与片假名: kana,
}
const VARIANTS = '繁简或异体字形'
const WRITING = '书写形式'

const foldBy = (text: string, names: readonly string[]) =>
  // Twice, as one fold may bring out what another one takes.
  [...names, ...names].reduce((folded, name) => folds[name]?.(folded) ?? folded, text)

function isEqual(a: string, b: string, withVariants: boolean): boolean {
  if (!withVariants) return a === b
  const [one, other] = [Array.from(a), Array.from(b)]
  return (
    one.length === other.length &&
    one.every(
      (character, i) =>
        character === other[i] || (isEastAsian(character) && areSame(lettersOf(character), lettersOf(other[i]!))),
    )
  )
}

/** Why two texts do not differ in exactly what is named; null where they do. */
export function whyNotOnly(names: readonly string[], a: string, b: string): string | null {
  if (!areSame(lettersOf(a), lettersOf(b))) return 'the letters are not the same'
  if (names.length === 1 && names[0] === WRITING) return null
  const unknown = names.find((name) => !folds[name] && name !== VARIANTS)
  if (unknown) return `${unknown} is no way of writing`
  const [one, other] = [a.trim(), b.trim()]
  const equalBy = (own: readonly string[]) => isEqual(foldBy(one, own), foldBy(other, own), own.includes(VARIANTS))
  if (!equalBy(names)) return 'something else differs, too'
  const superfluous = names.find((name) => equalBy(names.filter((own) => own !== name)))
  return superfluous ? `they do not differ in ${superfluous}` : null
}

const english: Readonly<Record<string, string>> = {
  大小写: 'case',
  全半角: 'width',
  空格: 'spacing',
  标点或符号: 'punctuation or symbols',
  变音符号: 'accents',
  平假名与片假名: 'hiragana and katakana',
  [VARIANTS]: 'traditional, simplified or variant forms',
  [WRITING]: 'the way of writing',
}

/** Whether the English list names the same. */
export const isTranslated = (names: readonly string[], list: string) =>
  names.map((name) => english[name] ?? '').join(' and ') === list
