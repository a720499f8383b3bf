/** Characters of a word that are compared; what is longer is no word. */
const WORD_CHARACTERS_MAX = 60
const HAN = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}'
const TOKEN = new RegExp(`[${HAN}]+|(?:(?![${HAN}])[\\p{L}\\p{N}])+`, 'gu')
const IS_HAN = new RegExp(`^[${HAN}]`, 'u')

/** Neither small letters of ASCII, which stay as they are, nor characters of Chinese, of which there are most. */
const FOLDED = /[A-Z]+|[^\p{ASCII}\p{Unified_Ideograph}]/gu

/** A text as searches compare it, as long as the text: width and case make no difference. */
export const foldText = (text: string): string =>
  text.replaceAll(FOLDED, (piece) => {
    const folded = piece.normalize('NFKC').toLowerCase()
    return folded.length === piece.length ? folded : piece
  })

/** A word without what makes it a plural or a genitive; short ones stay as they are. */
function stem(word: string): string {
  if (word.length > 4 && /[^aeiou]ies$/.test(word)) return `${word.slice(0, -3)}y`
  if (word.length > 4 && /(?:ss|sh|ch|x|z)es$/.test(word)) return word.slice(0, -2)
  return word.length > 3 && /[^su]s$/.test(word) ? word.slice(0, -1) : word
}

/** Of a run of characters of Chinese: each, and each two that stand beside each other. */
function gramsOf(run: string): string[] {
  const grams: string[] = []
  let before = ''
  for (const character of run) {
    grams.push(character)
    if (before) grams.push(before + character)
    before = character
  }
  return grams
}

/** What of a text is in the index: words of letters and figures by their stems, Chinese by characters and pairs of them. */
export function indexTerms(text: string): string[] {
  const terms = new Set<string>()
  for (const [token] of foldText(text).matchAll(TOKEN))
    if (IS_HAN.test(token)) for (const gram of gramsOf(token)) terms.add(gram)
    else terms.add(stem(token.slice(0, WORD_CHARACTERS_MAX)))
  return [...terms]
}

/**
 * What a person searches for: the terms that a document has in its index, and the sequences that must be in its
 * text besides, folded, as the index does not say in which order its terms come. Words stand for themselves, wherever
 * they are; what is in quotation marks is one sequence.
 */
export type WordSearch = { terms: string[]; sequences: string[] }

const WANTED = /["“”]([^"“”]+)["“”]|(\S+)/g
const WORDS_MAX = 20

export function parseWords(text: string): WordSearch {
  const terms = new Set<string>()
  const sequences = new Set<string>()
  for (const [, quoted, word] of [...text.matchAll(WANTED)].slice(0, WORDS_MAX)) {
    const wanted = foldText(quoted ?? word!)
      .replaceAll(/\s+/g, ' ')
      .trim()
    for (const term of termsWanted(wanted)) terms.add(term)
    if ((quoted && /\S\s\S/.test(wanted)) || needsOrder(wanted)) sequences.add(wanted)
  }
  return { terms: [...terms], sequences: [...sequences] }
}

/** Pairs suffice where there are any. */
const termsWanted = (wanted: string): string[] =>
  [...wanted.matchAll(TOKEN)].flatMap(([token]) => {
    if (!IS_HAN.test(token)) return [stem(token.slice(0, WORD_CHARACTERS_MAX))]
    const grams = gramsOf(token)
    return grams.length === 1 ? grams : grams.filter((gram) => Array.from(gram).length === 2)
  })

/** Whether the index alone cannot tell: more than two characters of Chinese, or several tokens without a blank. */
const needsOrder = (wanted: string): boolean => {
  const tokens = [...wanted.matchAll(TOKEN)].map(([token]) => token)
  return tokens.length > 1 || tokens.some((token) => IS_HAN.test(token) && Array.from(token).length > 2)
}

/** Where a text has what is searched for, as pairs of offsets in UTF-16, in their order and without overlaps. */
export function findWords(text: string, { terms, sequences }: WordSearch): [number, number][] {
  const folded = foldText(text)
  const spans: [number, number][] = []
  const inSequence = new Set(sequences.flatMap(termsWanted))
  for (const sequence of sequences)
    for (let at = folded.indexOf(sequence); at !== -1; at = folded.indexOf(sequence, at + sequence.length))
      spans.push([at, at + sequence.length])
  const alone = terms.filter((term) => !inSequence.has(term))
  const han = alone.filter((term) => IS_HAN.test(term))
  for (const term of han)
    for (let at = folded.indexOf(term); at !== -1; at = folded.indexOf(term, at + term.length))
      spans.push([at, at + term.length])
  const words = new Set(alone.filter((term) => !IS_HAN.test(term)))
  if (words.size > 0)
    for (const match of folded.matchAll(TOKEN))
      if (words.has(stem(match[0].slice(0, WORD_CHARACTERS_MAX))))
        spans.push([match.index, match.index + match[0].length])
  return merge(spans)
}

function merge(spans: [number, number][]): [number, number][] {
  const merged: [number, number][] = []
  for (const [from, to] of spans.toSorted((a, b) => a[0] - b[0])) {
    const last = merged.at(-1)
    if (last && from <= last[1]) last[1] = Math.max(last[1], to)
    else merged.push([from, to])
  }
  return merged
}
