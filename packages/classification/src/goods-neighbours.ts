import { goodsTokens } from './goods-tokens.ts'
import type { NiceGroup, NiceItem } from './nice-table.ts'

/** A wording of the table, and what it speaks for; `share` is how much, beside an item's own name. */
export type Phrase = { text: string; classNo: number; group: NiceGroup | null; item: NiceItem | null; share: number }
export type Neighbour = { phrase: Phrase; score: number }

/** Finds the phrases that are nearest to a text: cosine of their tokens, weighed by how rare they are. */
export function createNeighbours(phrases: readonly Phrase[]) {
  const postings = new Map<string, { phrase: number; weight: number }[]>()
  phrases.forEach(({ text }, phrase) => {
    for (const { text: token, weight } of goodsTokens(text)) {
      const list = postings.get(token)
      if (list) list.push({ phrase, weight })
      else postings.set(token, [{ phrase, weight }])
    }
  })
  const rarity = new Map([...postings].map(([token, list]) => [token, Math.log(1 + phrases.length / list.length)]))
  const lengths = new Float64Array(phrases.length)
  for (const [token, list] of postings)
    for (const { phrase, weight } of list) lengths[phrase]! += (weight * rarity.get(token)!) ** 2

  /** Best first; all that have anything in common. */
  return (text: string): Neighbour[] => {
    const dots = new Map<number, number>()
    let length = 0
    for (const { text: token, weight } of goodsTokens(text)) {
      // A word that no phrase has makes every match less sure.
      const rare = rarity.get(token) ?? Math.log(1 + phrases.length)
      length += (weight * rare) ** 2
      for (const posting of postings.get(token) ?? [])
        dots.set(posting.phrase, (dots.get(posting.phrase) ?? 0) + weight * posting.weight * rare * rare)
    }
    return [...dots]
      .map(([at, dot]) => {
        const phrase = phrases[at]!
        return { phrase, score: (phrase.share * dot) / Math.sqrt(lengths[at]! * length) }
      })
      .toSorted((a, b) => b.score - a.score)
  }
}
