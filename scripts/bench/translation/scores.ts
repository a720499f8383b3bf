/** Scores of translations against references, each from 0 to 100. */
export type Scores = { chrf: number; bleu: number }

const CHARACTERS_MAX = 6
const WORDS_MAX = 4
const BETA = 2
const HAN_OR_KANA = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー]/u

/**
 * Corpus chrF (Popović 2015; n-grams of 1 to 6 characters without spaces, beta 2) and corpus BLEU (Papineni and others
 * 2002; up to 4 words, smoothed by adding one half where none agrees), each Han or kana character a word.
 */
export function scoreTranslations(pairs: readonly { output: string; reference: string }[]): Scores {
  return { chrf: chrfOf(pairs), bleu: bleuOf(pairs) }
}

function chrfOf(pairs: readonly { output: string; reference: string }[]): number {
  let [precision, recall, orders] = [0, 0, 0]
  for (let size = 1; size <= CHARACTERS_MAX; size++) {
    let [same, made, expected] = [0, 0, 0]
    for (const { output, reference } of pairs) {
      const left = Array.from(output.replaceAll(/\s/g, ''))
      const right = Array.from(reference.replaceAll(/\s/g, ''))
      const { common } = compare(left, right, size, '')
      same += common
      made += Math.max(0, left.length - size + 1)
      expected += Math.max(0, right.length - size + 1)
    }
    if (made === 0 || expected === 0) continue
    precision += same / made
    recall += same / expected
    orders++
  }
  if (orders === 0) return 0
  precision /= orders
  recall /= orders
  return precision + recall === 0
    ? 0
    : (100 * (1 + BETA * BETA) * precision * recall) / (BETA * BETA * precision + recall)
}

function bleuOf(pairs: readonly { output: string; reference: string }[]): number {
  let [logarithms, made, expected] = [0, 0, 0]
  for (let size = 1; size <= WORDS_MAX; size++) {
    let [same, all] = [0, 0]
    for (const { output, reference } of pairs) {
      const left = wordsOf(output)
      const right = wordsOf(reference)
      same += compare(left, right, size, ' ').common
      all += Math.max(0, left.length - size + 1)
      if (size === 1) {
        made += left.length
        expected += right.length
      }
    }
    if (all === 0) return 0
    logarithms += Math.log(Math.max(same, 0.5) / all) / WORDS_MAX
  }
  return 100 * Math.exp(logarithms) * (made >= expected ? 1 : Math.exp(1 - expected / made))
}

const wordsOf = (text: string): string[] =>
  (text.match(/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー]|\d+(?:[.,]\d+)*|[\p{L}\p{M}\p{N}]+|\S/gu) ?? []).flatMap(
    (word) => (HAN_OR_KANA.test(word) ? Array.from(word) : [word]),
  )

function compare(left: string[], right: string[], size: number, joint: string): { common: number } {
  const counts = new Map<string, number>()
  for (let at = 0; at + size <= right.length; at++) {
    const gram = right.slice(at, at + size).join(joint)
    counts.set(gram, (counts.get(gram) ?? 0) + 1)
  }
  let common = 0
  for (let at = 0; at + size <= left.length; at++) {
    const gram = left.slice(at, at + size).join(joint)
    const count = counts.get(gram) ?? 0
    if (count > 0) {
      common++
      counts.set(gram, count - 1)
    }
  }
  return { common }
}
