import { goodsTokens } from './goods-tokens.ts'

/** Tokens of known texts that a place is assumed to have had beside those that it has, so that no token rules it out. */
const PRIOR_TOKENS = 10
/** Large classes are likelier, though less than by their size: the table lists some kinds of goods in finer detail. */
const PRIOR_POWER = 0.6
/** Neighbouring pairs of characters are no independent evidence. */
const SHARPNESS = 0.5

type Counts<Key> = Map<Key, number>

/**
 * Tells from its tokens to which of several places a text belongs, by how the tokens of known texts are spread over
 * them (naive Bayes). The shares of the answer add up to 1.
 */
export function createProfile<Key>(known: Iterable<{ text: string; key: Key }>) {
  const byToken = new Map<string, Counts<Key>>()
  const sizes: Counts<Key> = new Map()
  let total = 0
  for (const { text, key } of known)
    for (const { text: token } of goodsTokens(text)) {
      let counts = byToken.get(token)
      if (!counts) byToken.set(token, (counts = new Map()))
      counts.set(key, (counts.get(key) ?? 0) + 1)
      sizes.set(key, (sizes.get(key) ?? 0) + 1)
      total++
    }

  return (text: string): Map<Key, number> => {
    const tokens = goodsTokens(text).flatMap(({ text: token, weight }) => {
      const counts = byToken.get(token)
      return counts ? [{ counts, weight }] : []
    })
    const logs = [...sizes].map(([key, size]): [Key, number] => {
      const prior = size / total
      const evidence = tokens.reduce(
        (sum, { counts, weight }) =>
          sum + weight * Math.log(((counts.get(key) ?? 0) + PRIOR_TOKENS * prior) / (size + PRIOR_TOKENS)),
        0,
      )
      return [key, PRIOR_POWER * Math.log(prior) + evidence]
    })
    const most = logs.reduce((max, [, log]) => Math.max(max, log), -Infinity)
    const weights = logs.map(([key, log]): [Key, number] => [key, Math.exp(SHARPNESS * (log - most))])
    const sum = weights.reduce((all, [, weight]) => all + weight, 0)
    return new Map(weights.map(([key, weight]) => [key, weight / sum]))
  }
}
