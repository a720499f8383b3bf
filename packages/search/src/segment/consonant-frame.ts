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
/** Some syllables stand for two sounds: 加 for GA as for JA, 希 for HI as for SI, 华 for WA. */
const otherwise = [
  [/^[jq]/, 'k'],
  [/^x/, 'h'],
  [/^hu(?=a)/, 'w'],
] as const
const FRAMES_MAX = 4

const rewrite = (text: string, rules: readonly (readonly [RegExp, string])[]) =>
  rules.reduce((left, [from, to]) => left.replace(from, to), text)

/**
 * The consonants of a word by group: what it shares with its rendering in Chinese, as SATIS does with 萨蒂斯. A vowel
 * counts at the beginning only.
 */
export function frameOfWord(word: string): number[] {
  return frame(rewrite(word, inLatin))
}

/** The same of a rendering in Chinese, given the pinyin of each character without tones: every way to take it. */
export function framesOfPinyin(syllables: readonly string[]): number[][] {
  let ways = ['']
  for (const syllable of syllables) {
    const usual = rewrite(syllable, inPinyin)
    const other = rewrite(rewrite(syllable, otherwise), inPinyin)
    const both = other === usual || ways.length === FRAMES_MAX ? [usual] : [usual, other]
    ways = both.flatMap((written) => ways.map((way) => way + written))
  }
  return ways.map(frame)
}

function frame(letters: string): number[] {
  const groups = Array.from(letters, (letter) => groupOf.get(letter) ?? VOWEL)
  return groups.filter((group, i) => i === 0 || group !== VOWEL)
}
