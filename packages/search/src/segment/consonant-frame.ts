/** Consonants as far as Mandarin tells them apart when it renders a foreign name. */
const groups = ['bp', 'fvw', 'td', 'kgqc', 'szj', 'lr', 'm', 'n', 'h']
const groupOf = new Map(groups.flatMap((group, i) => Array.from(group, (letter) => [letter, i + 1])))
const VOWEL = 0

const inLatin = [
  [/ph/g, 'f'],
  [/[csz]h/g, 's'],
  [/c(?=[eiy])/g, 's'],
  [/x/g, 'ks'],
  [/ck/g, 'k'],
  [/ng/g, 'n'],
  [/(.)\1+/g, '$1'],
] as const
const inPinyin = [
  [/^(?:[csz]h?|[jqx])/, 's'],
  [/^y/, ''],
  [/ng$/, 'n'],
] as const

const rewrite = (text: string, rules: readonly (readonly [RegExp, string])[]) =>
  rules.reduce((left, [from, to]) => left.replace(from, to), text)

/**
 * The consonants of a word by group: what it shares with its rendering in Chinese, as SATIS does with 萨蒂斯. A vowel
 * counts at the beginning only.
 */
export function frameOfWord(word: string): number[] {
  return frame(rewrite(word, inLatin))
}

/** The same of a rendering in Chinese, given the pinyin of each character without tones. */
export function frameOfPinyin(syllables: readonly string[]): number[] {
  return frame(syllables.map((syllable) => rewrite(syllable, inPinyin)).join(''))
}

function frame(letters: string): number[] {
  const groups = Array.from(letters, (letter) => groupOf.get(letter) ?? VOWEL)
  return groups.filter((group, i) => i === 0 || group !== VOWEL)
}
