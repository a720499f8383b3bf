import { sourceOf, targetOf, type TranslationDirection } from '@markwright/domain/translation-languages'
import type { TableSections } from '../../src/engines/built-in/table-file.ts'
import { tokensOf } from '../../src/engines/built-in/tokens.ts'
import type { Sense } from './cedict.ts'
import { makePhraseTable } from './write-phrase-table.ts'

const RANK_COST = 0.3
const RANKS_MAX = 8
const NAME_COST = 1

/**
 * The dictionary of a direction: senses as phrases, those listed first and of common words before others. How common a
 * Chinese word is, the dictionary itself says: by how many of its words it is a part of.
 */
export function makeDictionary(senses: readonly Sense[], direction: TranslationDirection): TableSections {
  const [source, target] = [sourceOf(direction), targetOf(direction)]
  const common = countParts(new Set(senses.map(({ chinese }) => chinese)))
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
    const commonness = target === 'zh-cn' ? 0.25 * Math.min(6, Math.log(1 + (common.get(chinese) ?? 0))) - 1.5 : 0
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
