import { withoutTags } from '@markwright/domain/inline-tags'
import type { MemoryMatch } from '../segment.ts'
import { differenceOf, memoryTokens, similarityOf } from './difference.ts'

/** An entry of a translation memory; texts may have tags, which are not compared. */
export type MemoryEntry = { id: string; source: string; target: string }

export type MemoryIndex = {
  /** The entry with the same source; of several the one added last. */
  exact(text: string): MemoryEntry | null
  /** The most similar entries, the best first. */
  similar(text: string, options?: { least?: number; count?: number }): MemoryMatch[]
  /** Adds entries; one with the id of an earlier one takes its place. */
  add(entries: Iterable<MemoryEntry>): void
  remove(ids: Iterable<string>): void
  readonly size: number
}

/** Least percent that can be found. */
const PERCENT_MIN = 60
/** A longer sentence has exact matches only. */
const TOKENS_MAX = 400
const COMPARED_MAX = 2000
const TOKEN_IDS_MAX = 2 ** 32

/** What makes sources the same: blanks and tags do not count, width and case of letters do. */
const memoryKey = (text: string): string => withoutTags(text).replaceAll(/\s+/g, ' ').trim()

/**
 * A translation memory in the memory of the process. Two texts of which at least so many percent agree share one of their
 * rarest tokens (the prefix filter of Chaudhuri and others 2006), so only entries are compared that do. How rare a token
 * is, is counted once, over the entries that the index begins with.
 */
export function createMemoryIndex(entries: Iterable<MemoryEntry> = []): MemoryIndex {
  const rows: (MemoryEntry | null)[] = []
  const rowOfId = new Map<string, number>()
  const rowOfKey = new Map<string, number>()
  const tokenIds = new Map<string, number>()
  const frequencies: number[] = []
  const postings = new Map<number, number[]>()
  const tokensOfRow: Int32Array[] = []
  let size = 0
  let seen = new Uint8Array(1024)

  const idsOf = (text: string, grow: boolean): Int32Array => {
    const tokens = memoryTokens(text).filter((token) => token.trim() !== '')
    return Int32Array.from(tokens, (token) => {
      const key = token.toLowerCase()
      const known = tokenIds.get(key)
      if (known !== undefined) return known
      if (!grow) return -1
      tokenIds.set(key, frequencies.length)
      frequencies.push(0)
      return frequencies.length - 1
    })
  }
  /**
   * The rarest tokens, of which a text as similar as required shares at least one; the second of equal tokens counts as
   * another one.
   */
  const rarestOf = (tokens: Int32Array): number[] => {
    const differences = Math.floor((tokens.length * (100 - PERCENT_MIN)) / 100)
    const times = new Map<number, number>()
    const own = Array.from(tokens, (token) => {
      const time = times.get(token) ?? 0
      times.set(token, time + 1)
      return { token, time }
    })
    own.sort(
      (left, right) =>
        frequencyOf(left.token) - frequencyOf(right.token) || left.token - right.token || left.time - right.time,
    )
    return own.slice(0, differences + 1).map(({ token, time }) => token + time * TOKEN_IDS_MAX)
  }
  const frequencyOf = (token: number) => (token < 0 ? 0 : (frequencies[token] as number))

  function store(entry: MemoryEntry, tokens: Int32Array): void {
    const row = rows.length
    const earlier = rowOfId.get(entry.id)
    if (earlier !== undefined) drop(earlier)
    rows.push(entry)
    tokensOfRow.push(tokens)
    rowOfId.set(entry.id, row)
    rowOfKey.set(memoryKey(entry.source), row)
    size++
    if (tokens.length > TOKENS_MAX) return
    for (const token of rarestOf(tokens)) {
      const own = postings.get(token)
      if (own) own.push(row)
      else postings.set(token, [row])
    }
  }

  function drop(row: number): void {
    const entry = rows[row]
    if (!entry) return
    rows[row] = null
    tokensOfRow[row] = new Int32Array()
    rowOfId.delete(entry.id)
    const key = memoryKey(entry.source)
    if (rowOfKey.get(key) === row) rowOfKey.delete(key)
    size--
  }

  const first = Array.from(entries, (entry) => ({ entry, tokens: idsOf(memoryKey(entry.source), true) }))
  for (const { tokens } of first) for (const token of new Set(tokens)) (frequencies[token] as number)++
  for (const { entry, tokens } of first) store(entry, tokens)

  return {
    exact: (text) => rows[rowOfKey.get(memoryKey(text)) ?? -1] ?? null,
    similar(text, { least = 70, count = 5 } = {}) {
      const key = memoryKey(text)
      const tokens = idsOf(key, false)
      if (tokens.length === 0 || tokens.length > TOKENS_MAX) return []
      const percent = Math.max(PERCENT_MIN, least)
      if (seen.length < rows.length) seen = new Uint8Array(rows.length * 2)
      const found: { row: number; shared: number }[] = []
      const touched: number[] = []
      const own = rarestOf(tokens)
      const shortest = Math.ceil((tokens.length * percent) / 100)
      const longest = Math.floor((tokens.length * 100) / percent)
      for (const token of own) {
        for (const row of postings.get(token) ?? []) {
          const length = (tokensOfRow[row] as Int32Array).length
          if (length < shortest || length > longest) continue
          if (seen[row] === 0) touched.push(row)
          if ((seen[row] as number) < 255) seen[row]!++
        }
      }
      for (const row of touched) {
        found.push({ row, shared: seen[row] as number })
        seen[row] = 0
      }
      found.sort((left, right) => right.shared - left.shared || right.row - left.row)
      const matches: { row: number; similarity: number }[] = []
      for (const { row } of found.slice(0, COMPARED_MAX)) {
        const entry = rows[row]
        if (!entry) continue
        const similarity = similarityOf(tokens, tokensOfRow[row] as Int32Array, percent)
        if (similarity < percent) continue
        // The same words in other letters of case are nearly the same.
        const isSame = similarity < 100 || memoryKey(entry.source) === key
        matches.push({ row, similarity: isSame ? similarity : 99 })
      }
      matches.sort((left, right) => right.similarity - left.similarity || right.row - left.row)
      return matches.slice(0, count).map(({ row, similarity }) => {
        const { id, source, target } = rows[row] as MemoryEntry
        return { entryId: id, source, target, percent: similarity, difference: differenceOf(memoryKey(source), key) }
      })
    },
    add(entries) {
      for (const entry of entries) {
        const tokens = idsOf(memoryKey(entry.source), true)
        store(entry, tokens)
      }
    },
    remove(ids) {
      for (const id of ids) {
        const row = rowOfId.get(id)
        if (row !== undefined) drop(row)
      }
    },
    get size() {
      return size
    },
  }
}
