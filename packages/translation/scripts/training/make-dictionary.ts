import { sourceOf, targetOf, type TranslationDirection } from '@markwright/domain/texts/translation-languages'
import type { TableSections } from '../../src/engines/built-in/table-file.ts'
import { tokensOf } from '../../src/engines/built-in/tokens.ts'
import type { Sense } from './cedict.ts'
import { makePhraseTable } from '../../src/engines/built-in/make-phrase-table.ts'

const RANK_COST = 0.5
const RANKS_MAX = 8
const NAME_COST = 1

/**
 * The dictionary of a direction: senses as phrases, those listed first and of common words before others.
 * @param counts how often Chinese words occur in texts
 */
export function makeDictionary(
  senses: readonly Sense[],
  direction: TranslationDirection,
  counts: ReadonlyMap<string, number>,
): TableSections {
  const [source, target] = [sourceOf(direction), targetOf(direction)]
  const parts = countParts(new Set(senses.map(({ chinese }) => chinese)))
  const ids = new Map<string, number>()
  const texts: string[] = []
  const entries = new Map<string, { ids: number[]; score: number }[]>()
  const seen = new Set<string>()
  for (const { chinese, english, rank, name } of senses) {
    const [from, to] = source === 'zh-cn' ? [chinese, english] : [english, chinese]
    const phrase = [...tokensOf(from, source)].map(({ key }) => key).join(' ')
    const tokens = [...tokensOf(to, target)].map(({ key, text }) => (key.startsWith('@') ? key : text))
    if (!phrase || tokens.length === 0 || seen.has(`${phrase}\t${tokens.join(' ')}`)) continue
    seen.add(`${phrase}\t${tokens.join(' ')}`)
    const commonness = target === 'zh-cn' ? commonnessOf(chinese, counts, parts) - COMMONNESS_MAX : 0
    const score = Math.min(0, commonness - RANK_COST * Math.min(rank, RANKS_MAX) - (name ? NAME_COST : 0))
    const own = tokens.map((token) => {
      const known = ids.get(token)
      if (known !== undefined) return known
      ids.set(token, texts.length)
      return texts.push(token) - 1
    })
    const rows = entries.get(phrase)
    if (rows) rows.push({ ids: own, score })
    else entries.set(phrase, [{ ids: own, score }])
  }
  for (const [phrase, rows] of entries)
    entries.set(phrase, rows.toSorted((left, right) => right.score - left.score).slice(0, 8))
  const { longest, ...table } = makePhraseTable(entries)
  return { ...table, longest: Uint32Array.of(longest), tokens: texts.join('\n') }
}

const COMMONNESS_MAX = 4

/** How usual a Chinese word is: by texts, and for words of several characters by how many others they are a part of. */
function commonnessOf(word: string, counts: ReadonlyMap<string, number>, parts: ReadonlyMap<string, number>): number {
  const length = Array.from(word).length
  const inTexts = 0.3 * Math.min(7, Math.log(1 + (counts.get(word) ?? 0)))
  const inWords = length === 1 ? -1 : 0.4 * Math.min(4, Math.log(1 + (parts.get(word) ?? 0)))
  return inTexts + inWords - 0.4 * Math.max(0, length - 2)
}

/** How many other words each word is a part of. */
function countParts(words: ReadonlySet<string>): Map<string, number> {
  const counts = new Map<string, number>()
  for (const word of words)
    for (let from = 0; from < word.length; from++)
      for (let to = from + 1; to <= Math.min(word.length, from + 4); to++) {
        const part = word.slice(from, to)
        if (part !== word && words.has(part)) counts.set(part, (counts.get(part) ?? 0) + 1)
      }
  return counts
}
