import { ROW, type Spans } from './postings.ts'

/** Both, where the second stands `offset` positions behind the start of the first. */
export function follow(left: Spans, right: Spans, offset: number): Spans {
  const keys: number[] = []
  const ends: number[] = []
  let at = 0
  for (let index = 0; index < left.keys.length; index++) {
    const wanted = left.keys[index]! + offset
    while (at < right.keys.length && right.keys[at]! < wanted) at++
    if (right.keys[at] !== wanted) continue
    keys.push(left.keys[index]!)
    ends.push(right.ends[at]!)
  }
  return { keys: Float64Array.from(keys), ends: Int32Array.from(ends) }
}

/** Both, where the second begins `least` to `most` words behind the end of the first. */
export function between(left: Spans, right: Spans, least: number, most: number): Spans {
  const ends = new Map<number, number>()
  for (let at = 0; at < right.keys.length; at++) {
    const key = right.keys[at]!
    ends.set(key, Math.max(ends.get(key) ?? 0, right.ends[at]!))
  }
  const found: [number, number][] = []
  for (let index = 0; index < left.keys.length; index++) {
    const key = left.keys[index]!
    const behind = key - (key % ROW) + left.ends[index]!
    for (let gap = least; gap <= most; gap++) {
      const end = ends.get(behind + gap)
      if (end !== undefined) found.push([key, end])
    }
  }
  return fromPairs(found)
}

/** Both in one text, with fewer than `distance` words between them: 1 is side by side. */
export function near(left: Spans, right: Spans, distance: number, ordered: boolean): Spans {
  const found: [number, number][] = []
  let first = 0
  const reach = distance + longest(right) + 1
  for (let index = 0; index < left.keys.length; index++) {
    const key = left.keys[index]!
    const row = Math.floor(key / ROW)
    const from = key % ROW
    const end = left.ends[index]!
    while (first < right.keys.length && right.keys[first]! < key - reach) first++
    for (let at = first; at < right.keys.length; at++) {
      const other = right.keys[at]!
      if (Math.floor(other / ROW) !== row || (other % ROW) - end >= distance) break
      const otherFrom = other % ROW
      const otherEnd = right.ends[at]!
      const isAfter = otherFrom >= end
      const isBefore = !ordered && otherEnd <= from && from - otherEnd < distance
      if (isAfter || isBefore) found.push([Math.min(key, other), Math.max(end, otherEnd)])
    }
  }
  return fromPairs(found)
}

export function join(parts: readonly Spans[]): Spans {
  if (parts.length === 1) return parts[0]!
  const pairs = parts.flatMap(({ keys, ends }) => Array.from(keys, (key, at): [number, number] => [key, ends[at]!]))
  return fromPairs(pairs)
}

function fromPairs(pairs: [number, number][]): Spans {
  pairs.sort((a, b) => a[0] - b[0])
  return { keys: Float64Array.from(pairs, ([key]) => key), ends: Int32Array.from(pairs, ([, end]) => end) }
}

function longest({ keys, ends }: Spans): number {
  let most = 1
  for (let at = 0; at < keys.length; at++) most = Math.max(most, ends[at]! - (keys[at]! % ROW))
  return most
}
