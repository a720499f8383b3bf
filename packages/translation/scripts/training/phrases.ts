import { PROTECTED } from '../../src/engines/built-in/tokens.ts'
import type { Links } from './align.ts'
import type { Words } from './corpus.ts'

/** A phrase with a rendering: tokens joined by blanks, and the logarithms of four probabilities. */
export type ScoredPhrase = {
  source: string
  target: string
  count: number
  /** Of the target given the source and reversed, as phrases and by their words. */
  features: [number, number, number, number]
}

type Aligned = { source: Words; target: Words; weight: number; links: Links }

const WORDS_MAX = 5
const TOKENS_MAX = 10
const DISCOUNT = 0.5

const flat = (words: Words, from: number, to: number) => words.slice(from, to).flat().join(' ')
const protectedIn = (phrase: string) => phrase.split(PROTECTED).length - 1

/** Extracts the phrase pairs of aligned sentences (Koehn and others 2003) and scores them by how often they occur. */
export function extractPhrases(aligned: Aligned[]): ScoredPhrase[] {
  const lexicon = countWords(aligned)
  const pairs = new Map<string, { count: number; forward: number; backward: number }>()
  for (const { source, target, weight, links } of aligned) {
    const bySource = source.map((): number[] => [])
    const byTarget = target.map((): number[] => [])
    for (const [i, j] of links) {
      bySource[i]?.push(j)
      byTarget[j]?.push(i)
    }
    for (let from = 0; from < source.length; from++)
      for (let to = from + 1; to <= Math.min(source.length, from + WORDS_MAX); to++) {
        let [low, high] = [target.length, -1]
        for (let i = from; i < to; i++)
          for (const j of bySource[i] as number[]) {
            if (j < low) low = j
            if (j > high) high = j
          }
        if (high < 0 || high - low >= WORDS_MAX) continue
        let closed = true
        for (let j = low; j <= high && closed; j++)
          for (const i of byTarget[j] as number[]) if (i < from || i >= to) closed = false
        if (!closed) continue
        const phrase = flat(source, from, to)
        if (phrase.split(' ').length > TOKENS_MAX) continue
        for (let first = low; first >= 0 && high - first < WORDS_MAX; first--) {
          if (first < low && (byTarget[first] as number[]).length > 0) break
          for (let last = high; last < target.length && last - first < WORDS_MAX; last++) {
            if (last > high && (byTarget[last] as number[]).length > 0) break
            const rendering = flat(target, first, last + 1)
            if (rendering.split(' ').length > TOKENS_MAX || protectedIn(phrase) !== protectedIn(rendering)) continue
            const key = `${phrase}\t${rendering}`
            const known = pairs.get(key)
            const forward = lexicalWeight(target, first, last + 1, byTarget, source, lexicon.forward)
            const backward = lexicalWeight(source, from, to, bySource, target, lexicon.backward)
            if (known) {
              known.count += weight
              if (forward > known.forward) known.forward = forward
              if (backward > known.backward) known.backward = backward
            } else pairs.set(key, { count: weight, forward, backward })
          }
        }
      }
  }
  const totals = { source: new Map<string, number>(), target: new Map<string, number>() }
  const add = (map: Map<string, number>, key: string, count: number) => map.set(key, (map.get(key) ?? 0) + count)
  for (const [key, { count }] of pairs) {
    const [source = '', target = ''] = key.split('\t')
    add(totals.source, source, count)
    add(totals.target, target, count)
  }
  const scored: ScoredPhrase[] = []
  for (const [key, { count, forward, backward }] of pairs) {
    const [source = '', target = ''] = key.split('\t')
    const kept = count - DISCOUNT
    scored.push({
      source,
      target,
      count,
      features: [
        Math.log(kept / (totals.source.get(source) as number)),
        Math.log(kept / (totals.target.get(target) as number)),
        forward,
        backward,
      ],
    })
  }
  return scored
}

type Lexicon = Map<string, Map<string, number>>

/** Relative frequencies of words by their links; the empty word stands for those that have none. */
function countWords(aligned: Aligned[]): { forward: Lexicon; backward: Lexicon } {
  const forward: Lexicon = new Map()
  const backward: Lexicon = new Map()
  const add = (map: Lexicon, input: string, made: string, weight: number) => {
    let row = map.get(input)
    if (!row) map.set(input, (row = new Map()))
    row.set(made, (row.get(made) ?? 0) + weight)
  }
  for (const { source, target, weight, links } of aligned) {
    const linked = { source: new Set<number>(), target: new Set<number>() }
    for (const [i, j] of links) {
      const [from, to] = [(source[i] as string[]).join(''), (target[j] as string[]).join('')]
      add(forward, from, to, weight)
      add(backward, to, from, weight)
      linked.source.add(i)
      linked.target.add(j)
    }
    source.forEach((word, i) => !linked.source.has(i) && add(backward, '', word.join(''), weight))
    target.forEach((word, j) => !linked.target.has(j) && add(forward, '', word.join(''), weight))
  }
  for (const map of [forward, backward])
    for (const row of map.values()) {
      let total = 0
      for (const count of row.values()) total += count
      for (const [word, count] of row) row.set(word, count / total)
    }
  return { forward, backward }
}

function lexicalWeight(
  made: Words,
  from: number,
  to: number,
  links: number[][],
  input: Words,
  lexicon: Lexicon,
): number {
  let weight = 0
  for (let j = from; j < to; j++) {
    const word = (made[j] as string[]).join('')
    const own = links[j] as number[]
    let probability = 0
    if (own.length === 0) probability = lexicon.get('')?.get(word) ?? 1e-7
    else
      for (const i of own) probability += (lexicon.get((input[i] as string[]).join(''))?.get(word) ?? 1e-7) / own.length
    weight += Math.log(Math.max(probability, 1e-7))
  }
  return weight
}
