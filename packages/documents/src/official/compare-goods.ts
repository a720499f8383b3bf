import { foldText } from './field-values.ts'
import { diffText, type TextPart } from './diff-text.ts'

/** An item that both lists have, that both have in other words, or that only one has. */
export type ComparedItem = {
  state: 'same' | 'differs' | 'onlyLeft' | 'onlyRight'
  left: string | null
  right: string | null
  /** Where the wordings differ. */
  parts: TextPart[]
}

/** From this share of common pairs of characters on, two wordings are regarded as the same item worded otherwise. */
const ALIKE_LEAST = 0.55
const ITEMS_MAX = 1000

/**
 * The items of a list. They are parted by semicolons where there is one, else by commas; numbers of groups and of lines
 * before an item are no part of it.
 */
export function itemsOf(goods: string): string[] {
  const text = goods.normalize('NFKC').replaceAll(/\n/g, /;/.test(goods.normalize('NFKC')) ? ' ' : ';')
  const parted = text.includes(';') ? text.split(';') : text.split(/[,、]/)
  const named = parted
    .map((item) =>
      item
        .replace(
          /^\s*(?:\(?\d{1,3}[.)、]\s*)?(?:class\s+\d{1,2}\s*[:.]\s*|第\s*\d{1,2}\s*类\s*[:.]?\s*)?(?:\d{4}\s*[:-]?\s*)?/i,
          '',
        )
        .replace(/(?<![。.\s])[。.\s]+$/, '')
        .replaceAll(/\s+/g, ' ')
        .trim(),
    )
    .filter(Boolean)
  return [...new Map(named.map((item) => [foldText(item), item])).values()].slice(0, ITEMS_MAX)
}

/** Two lists item by item: in the order of the left one, then what only the right one has. */
export function compareGoods(left: string, right: string): ComparedItem[] {
  const rest = new Map(itemsOf(right).map((item) => [foldText(item), item]))
  const matched = itemsOf(left).map((item) => {
    const key = foldText(item)
    const same = rest.get(key)
    if (same !== undefined) rest.delete(key)
    return { item, key, same }
  })
  const pairs = new Map([...rest.keys()].map((key) => [key, pairsOf(key)]))
  const takeNearest = (key: string): string | undefined => {
    const own = pairsOf(key)
    let [nearest, most] = [undefined as string | undefined, 0]
    for (const [other, others] of pairs) {
      const share = likeness(own, others)
      if (share >= ALIKE_LEAST && share > most) [nearest, most] = [other, share]
    }
    if (nearest === undefined) return undefined
    const candidate = rest.get(nearest)
    pairs.delete(nearest)
    rest.delete(nearest)
    return candidate
  }
  const compared = matched.map(({ item, key, same }): ComparedItem => {
    if (same !== undefined) return { state: 'same', left: item, right: same, parts: [] }
    const nearest = takeNearest(key)
    return nearest === undefined
      ? { state: 'onlyLeft', left: item, right: null, parts: [] }
      : { state: 'differs', left: item, right: nearest, parts: diffText(item, nearest) }
  })
  return [
    ...compared,
    ...[...rest.values()].map((item): ComparedItem => ({ state: 'onlyRight', left: null, right: item, parts: [] })),
  ]
}

/** Share of pairs of characters that two texts have in common, 0 to 1. */
function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let common = 0
  for (const pair of one) if (other.has(pair)) common++
  return one.size + other.size === 0 ? 0 : (2 * common) / (one.size + other.size)
}

const pairsOf = (text: string) => {
  const signs = Array.from(` ${text} `)
  return new Set(signs.slice(1).map((sign, i) => signs[i]! + sign))
}
