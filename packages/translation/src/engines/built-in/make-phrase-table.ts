import { PhraseHash, type PhraseTableData, SCORE_STEPS } from './phrase-table.ts'

/** Makes the table of phrases with their renderings; of each phrase the renderings stand by score. */
export function makePhraseTable(phrases: Map<string, { ids: number[]; score: number }[]>): PhraseTableData {
  const bytes: number[] = []
  let longest = 0
  const rows = [...phrases].map(([phrase, renderings]) => {
    const hash = new PhraseHash()
    const tokens = phrase.split(' ')
    for (const token of tokens) hash.add(token)
    longest = Math.max(longest, tokens.length)
    const offset = bytes.length
    const best = renderings.toSorted((left, right) => right.score - left.score).slice(0, 255)
    bytes.push(best.length)
    for (const { ids, score } of best) {
      bytes.push(Math.max(0, Math.min(255, Math.round(-score * SCORE_STEPS))), ids.length)
      for (const id of ids) bytes.push(id & 255, (id >>> 8) & 255, (id >>> 16) & 255)
    }
    return { first: hash.first, second: hash.second, offset }
  })
  rows.sort((left, right) => left.first - right.first || left.second - right.second)
  return {
    firstHashes: Uint32Array.from(rows, ({ first }) => first),
    secondHashes: Uint8Array.from(rows.flatMap(({ second }) => [second & 255, (second >>> 8) & 255])),
    offsets: Uint32Array.from(rows, ({ offset }) => offset),
    renderings: Uint8Array.from(bytes),
    longest,
  }
}
