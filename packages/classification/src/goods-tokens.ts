/** A piece of a text by which goods are compared, with how much it counts beside how rare it is. */
export type GoodsToken = { text: string; weight: number }

const SINGLE_WEIGHT = 0.35
const HEAD_WEIGHT = 1.5

const ENGLISH_STOP = new Set(
  `a an and any are as at be by for from in into is it its of on or other than that the their these they this to use
   used we our us with which will such including being not no etc all kind kinds various`.split(/\s+/),
)
const CHINESE_STOP = /我们|我司|公司|产品|主要|从事|各种|各类|一种|一款|以及|用户|客户|的|了|等/gu

/**
 * Pairs of neighbouring characters and single ones of Chinese, stems of the words of other scripts. What a Chinese
 * phrase ends with names the thing itself and counts more than what comes before.
 */
export function goodsTokens(folded: string): GoodsToken[] {
  const tokens = new Map<string, number>()
  const add = (text: string, weight: number) => tokens.set(text, Math.max(tokens.get(text) ?? 0, weight))
  // What is in brackets explains; the phrase before it is the name.
  const name = folded.replaceAll(/[([【][^)\]】]*[)\]】]/gu, ' ')
  for (const [source, isName] of [
    [name, true],
    [folded, false],
  ] as const) {
    for (const [run] of source.replaceAll(CHINESE_STOP, ' ').matchAll(/\p{Script=Han}+/gu)) {
      const characters = Array.from(run)
      characters.forEach((character, at) => {
        const isHead = isName && at >= characters.length - 2
        add(character, SINGLE_WEIGHT * (isHead ? HEAD_WEIGHT : 1))
        const next = characters[at + 1]
        if (next) add(character + next, isName && at === characters.length - 2 ? HEAD_WEIGHT : 1)
      })
    }
  }
  for (const [word] of folded.matchAll(/[\p{L}\p{N}]+/gu)) {
    if (/\p{Script=Han}/u.test(word) || ENGLISH_STOP.has(word)) continue
    add(stem(word), 1)
  }
  return [...tokens].map(([text, weight]) => ({ text, weight }))
}

/** Plural and singular, and the commonest endings, as one. */
export function stem(word: string): string {
  if (word.length < 4) return word
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`
  if (/(?:ss|x|ch|sh|z)es$/.test(word)) return word.slice(0, -2)
  if (word.endsWith('s') && !/(?:ss|us|is)$/.test(word)) return word.slice(0, -1)
  if (word.length > 6 && word.endsWith('ing')) return word.slice(0, -3)
  return word
}

/** The things that a description lists, each by itself. */
export function splitDescription(folded: string): string[] {
  const pieces = folded
    .split(/[,;，；、。.!?！？\n/|·]+|(?<=\p{Script=Han})(?:和|与|及|或)(?=\p{Script=Han})|\s(?:and|or|as well as)\s/gu)
    .map((piece) => piece.trim())
    .filter((piece) => /[\p{L}\p{N}]/u.test(piece))
  return [...new Set(pieces)]
}
