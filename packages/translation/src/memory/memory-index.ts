import { withoutTags } from '@markwright/domain/texts/inline-tags'
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
const PERCENT_MIN = 70
/** A longer sentence has exact matches only. */
const TOKENS_MAX = 400
const COMPARED_MAX = 500
/** Entries that a lookup looks at for their shared tokens; in a large memory the commonest of them are passed over. */
const VISITED_MAX = 40_000
const TOKEN_IDS_MAX = 2 ** 32
const UNKNOWN_TOKEN = -1

/** What makes sources the same: blanks and tags do not count. */
const memoryKey = (text: string): string => withoutTags(text).replaceAll(/\s+/g, ' ').trim()

/**
 * A translation memory in the memory of the process. Two texts of which at least so many percent agree share one of their
 * rarest tokens (the prefix filter of Chaudhuri and others 2006), so only entries are compared that do. How rare a token
 * is, is counted once, over the entries that the index begins with; tokens that come later count as rarer.
 */
export function createMemoryIndex(entries: Iterable<MemoryEntry> = []): MemoryIndex {
  const rows: (MemoryEntry | null)[] = []
  const rowOfId = new Map<string, number>()
  const rowOfKey = new Map<string, number>()
  const tokenIds = new Map<string, number>()
  /** By token: lower is rarer. */
  const ranks: number[] = []
  const postings = new Map<number, number[]>()
  const pool = new TokenPool()
  let size = 0
  let seen = new Uint8Array(1024)

  const idsOf = (key: string, grow: boolean): number[] => {
    const ids: number[] = []
    for (const token of memoryTokens(key)) {
      if (token.trim() === '') continue
      const lower = token.toLowerCase()
      let id = tokenIds.get(lower)
      if (id === undefined && grow) {
        id = tokenIds.size
        tokenIds.set(lower, id)
        ranks.push(-1 - id)
      }
      ids.push(id ?? UNKNOWN_TOKEN)
    }
    return ids
  }

  /**
   * The rarest tokens, of which a text as similar as required shares at least one; the second of equal tokens counts as
   * another one.
   */
  const rarestOf = (ids: readonly number[], percent: number): number[] => {
    const rankOf = (id: number) => (id === UNKNOWN_TOKEN ? -Infinity : (ranks[id] as number))
    const sorted = ids.toSorted((left, right) => rankOf(left) - rankOf(right) || left - right)
    const count = Math.floor((sorted.length * (100 - percent)) / 100) + 1
    const rarest: number[] = []
    let time = 0
    for (let index = 0; index < Math.min(count, sorted.length); index++) {
      const id = sorted[index] as number
      time = index > 0 && sorted[index - 1] === id ? time + 1 : 0
      if (id !== UNKNOWN_TOKEN) rarest.push(id + time * TOKEN_IDS_MAX)
    }
    return rarest
  }

  function store(entry: MemoryEntry, key: string, ids: readonly number[]): void {
    const earlier = rowOfId.get(entry.id)
    if (earlier !== undefined) drop(earlier)
    const row = rows.push(entry) - 1
    pool.add(ids.length > TOKENS_MAX ? [] : ids)
    rowOfId.set(entry.id, row)
    rowOfKey.set(key, row)
    size++
    if (ids.length > TOKENS_MAX) return
    for (const token of rarestOf(ids, PERCENT_MIN)) {
      const own = postings.get(token)
      if (own) own.push(row)
      else postings.set(token, [row])
    }
  }

  function drop(row: number): void {
    const entry = rows[row]
    if (!entry) return
    rows[row] = null
    rowOfId.delete(entry.id)
    const key = memoryKey(entry.source)
    if (rowOfKey.get(key) === row) rowOfKey.delete(key)
    size--
  }

  /** Rows that share rare tokens with a text of this length, those that share most first. */
  function candidates(rarest: readonly number[], length: number, percent: number): number[] {
    const shortest = Math.ceil((length * percent) / 100)
    const longest = Math.floor((length * 100) / percent)
    if (seen.length < rows.length) seen = new Uint8Array(rows.length * 2)
    const touched: number[] = []
    let visited = 0
    for (const token of rarest) {
      const own = postings.get(token) ?? []
      if (visited > 0 && visited + own.length > VISITED_MAX) break
      visited += own.length
      for (const row of own) {
        const other = pool.lengthOf(row)
        if (other < shortest || other > longest || rows[row] === null) continue
        const count = seen[row] as number
        if (count === 0) touched.push(row)
        if (count < 255) seen[row] = count + 1
      }
    }
    const byCount: number[][] = []
    for (const row of touched) {
      ;(byCount[seen[row] as number] ??= []).push(row)
      seen[row] = 0
    }
    const best: number[] = []
    for (let count = byCount.length - 1; count > 0 && best.length < COMPARED_MAX; count--)
      best.push(...(byCount[count] ?? []).slice(-(COMPARED_MAX - best.length)))
    return best
  }

  const first = Array.from(entries, (entry) => {
    const key = memoryKey(entry.source)
    return { entry, key, ids: idsOf(key, true) }
  })
  const frequencies = new Int32Array(tokenIds.size)
  for (const { ids } of first) for (const id of ids) frequencies[id] = (frequencies[id] as number) + 1
  frequencies.forEach((frequency, id) => (ranks[id] = frequency))
  for (const { entry, key, ids } of first) store(entry, key, ids)

  return {
    exact: (text) => rows[rowOfKey.get(memoryKey(text)) ?? -1] ?? null,
    similar(text, { least = 70, count = 5 } = {}) {
      const key = memoryKey(text)
      const ids = idsOf(key, false)
      if (ids.length === 0 || ids.length > TOKENS_MAX) return []
      const percent = Math.max(PERCENT_MIN, least)
      const matches: { row: number; similarity: number }[] = []
      for (const row of candidates(rarestOf(ids, percent), ids.length, percent)) {
        const similarity = similarityOf(ids, pool.get(row), percent)
        if (similarity < percent) continue
        // The same words in other letters of case are nearly the same.
        const isSame = similarity < 100 || memoryKey((rows[row] as MemoryEntry).source) === key
        matches.push({ row, similarity: isSame ? similarity : 99 })
      }
      matches.sort((left, right) => right.similarity - left.similarity || right.row - left.row)
      return matches.slice(0, count).map(({ row, similarity }) => {
        const { id, source, target } = rows[row] as MemoryEntry
        return { entryId: id, source, target, percent: similarity, difference: differenceOf(memoryKey(source), key) }
      })
    },
    add(added) {
      for (const entry of added) {
        const key = memoryKey(entry.source)
        store(entry, key, idsOf(key, true))
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

/** Token ids of rows, one after the other. */
class TokenPool {
  private ids = new Int32Array(1024)
  private ends = new Uint32Array(256)
  private rows = 0

  add(ids: readonly number[]): void {
    const start = this.startOf(this.rows)
    while (start + ids.length > this.ids.length) this.ids = grown(this.ids, new Int32Array(this.ids.length * 2))
    if (this.rows === this.ends.length) this.ends = grown(this.ends, new Uint32Array(this.ends.length * 2))
    this.ids.set(ids, start)
    this.ends[this.rows++] = start + ids.length
  }

  get(row: number): Int32Array {
    return this.ids.subarray(this.startOf(row), this.ends[row])
  }

  lengthOf(row: number): number {
    return (this.ends[row] as number) - this.startOf(row)
  }

  private startOf(row: number): number {
    return row === 0 ? 0 : (this.ends[row - 1] as number)
  }
}

function grown<Numbers extends Int32Array | Uint32Array>(from: Numbers, to: Numbers): Numbers {
  to.set(from)
  return to
}
