import { getI32, getU16, setI32, multiply, fillZero, type i32 } from '@markwright/similarity/kernel/platform.ts'
import {
  APPLICANT_COUNT,
  APPLICANT_TABLE,
  APPLICANTS,
  HIT_COUNT,
  HIT_KEYS,
  HIT_ROWS,
  HIT_SCORES,
  ORDER,
  Q_SORT,
  R_DAYS,
  R_ID,
  TABLE_SLOTS,
} from './memory-map.ts'
import { rowAt } from './rows.ts'

const LAST: i32 = 100000

/** What a hit is sorted by; the smallest comes first. */
function keyOfHit(hit: i32): i32 {
  const sort = getI32(Q_SORT)
  if (sort == 0) return -getI32(getI32(HIT_SCORES) + (hit << 2))
  const place: i32 = (sort < 0 ? -sort : sort) - 1
  const day = getU16(rowAt(getI32(getI32(HIT_ROWS) + (hit << 2))) + R_DAYS + (place << 1))
  if (day == 0) return LAST
  return sort < 0 ? -day : day
}

/** Whether hit `a` comes after hit `b`; ties are broken by the id of the mark. */
function comesAfter(a: i32, b: i32): i32 {
  const keys = getI32(HIT_KEYS)
  const one = getI32(keys + (a << 2))
  const other = getI32(keys + (b << 2))
  if (one != other) return one > other ? 1 : 0
  const rows = getI32(HIT_ROWS)
  return getI32(rowAt(getI32(rows + (a << 2))) + R_ID) > getI32(rowAt(getI32(rows + (b << 2))) + R_ID) ? 1 : 0
}

/** Writes the first `wanted` hits, sorted, to ORDER and returns how many there are. */
export function sortHits(wanted: i32): i32 {
  const hits = getI32(HIT_COUNT)
  const keys = getI32(HIT_KEYS)
  const order = getI32(ORDER)
  let size: i32 = 0
  for (let hit: i32 = 0; hit < hits; hit++) {
    setI32(keys + (hit << 2), keyOfHit(hit))
    if (size < wanted) {
      setI32(order + (size << 2), hit)
      size++
      if (size == wanted) for (let i = (size >> 1) - 1; i >= 0; i--) sink(i, size)
    } else if (wanted > 0 && comesAfter(getI32(order), hit)) {
      setI32(order, hit)
      sink(0, size)
    }
  }
  if (size < wanted) for (let i = (size >> 1) - 1; i >= 0; i--) sink(i, size)
  for (let end = size - 1; end > 0; end--) {
    const last = getI32(order + (end << 2))
    setI32(order + (end << 2), getI32(order))
    setI32(order, last)
    sink(0, end)
  }
  return size
}

/** Restores the heap below place `i`; the hit that comes last is on top. */
function sink(i: i32, size: i32): void {
  const order = getI32(ORDER)
  const hit = getI32(order + (i << 2))
  while (true) {
    let child = 2 * i + 1
    if (child >= size) break
    if (child + 1 < size && comesAfter(getI32(order + ((child + 1) << 2)), getI32(order + (child << 2)))) child++
    if (!comesAfter(getI32(order + (child << 2)), hit)) break
    setI32(order + (i << 2), getI32(order + (child << 2)))
    i = child
  }
  setI32(order + (i << 2), hit)
}

/** Counts the applicants of the hits: (id, count) pairs in a table of TABLE_SLOTS slots, id 0 where free. */
export function countApplicants(): void {
  const count = getI32(APPLICANT_COUNT)
  let slots: i32 = 64
  while (slots < count * 2) slots <<= 1
  const table = getI32(APPLICANT_TABLE)
  fillZero(table, slots << 3)
  setI32(TABLE_SLOTS, slots)
  for (let i: i32 = 0; i < count; i++) {
    const applicant = getI32(getI32(APPLICANTS) + (i << 2))
    let slot = (multiply(applicant, -1640531535) >>> 7) & (slots - 1)
    while (true) {
      const at = table + (slot << 3)
      const found = getI32(at)
      if (found == 0) setI32(at, applicant)
      if (found == 0 || found == applicant) {
        setI32(at + 4, getI32(at + 4) + 1)
        break
      }
      slot = (slot + 1) & (slots - 1)
    }
  }
}
