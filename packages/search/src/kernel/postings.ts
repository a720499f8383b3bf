import { getI32, orShared, getU16, getU8, setU8, type i32 } from '@markwright/similarity/kernel/platform.ts'

/** Adds `weight` to the counter of every place in a list of postings; a counter stops at 255. */
export function addPostings(starts: i32, postings: i32, list: i32, weight: i32, counters: i32): void {
  const end = postings + (getI32(starts + (list << 2) + 4) << 1)
  for (let at = postings + (getI32(starts + (list << 2)) << 1); at < end; at += 2) {
    const counter = counters + getU16(at)
    const sum = getU8(counter) + weight
    setU8(counter, sum > 255 ? 255 : sum)
  }
}

/** Sets a bit among those that other threads set too. */
export function setBit(bits: i32, i: i32): void {
  if (!hasBit(bits, i)) orShared(bits + ((i >>> 5) << 2), 1 << (i & 31))
}

export function hasBit(bits: i32, i: i32): i32 {
  return (getI32(bits + ((i >>> 5) << 2)) >>> (i & 31)) & 1
}

/** The first of the pairs with that key, which has one; `starts` names the first pair for each 32 keys. */
export function firstPair(pairs: i32, starts: i32, key: i32): i32 {
  let pair = getI32(starts + ((key >>> 5) << 2))
  while (getI32(pairs + (pair << 3)) < key) pair++
  return pair
}
