import { kernelTables } from '@markwright/similarity/engine'
import * as at from '../kernel/memory-map.ts'
import { bytesOf, endOf, poolSize, type StringPool } from './arena.ts'
import { yearsOfDays } from './day-number.ts'
import { elementsOfName } from './segment-names.ts'
import { orderBy } from './order-by.ts'
import { allocate, createSegmentMemory, readI32, writeI32, type SegmentMemory } from './segment-memory.ts'
import type { PendingNames } from './pending-names.ts'
import { NONE, pendingCount, ROW_NUMBERS, type PendingRows } from './segment-rows.ts'
import { writeHanPostings, writeLatinPostings } from './write-postings.ts'
import { writeKeys } from './write-keys.ts'
import { coreLengthOf } from './packed-element.ts'

/** A finished part of the index: everything lies in its memory but the names of the offices. */
export type Segment = { data: SegmentMemory; offices: readonly string[] }

/**
 * Writes a segment: elements by the length of their core, names by their first element, records by their first name,
 * so that what is looked at together lies together.
 */
export function writeSegment(names: PendingNames, rows: PendingRows): Segment {
  const data = createSegmentMemory()
  data.u8.set(kernelTables())
  const years = allocate(data, 65_536)
  data.u8.set(yearsOfDays(), years)
  writeI32(data, at.YEAR_OF_DAY, years)

  const han = writeElements(data, names.han, at.HAN_COUNT, at.HAN_ELEMENTS)
  writeHanLengths(data)
  const latin = writeElements(data, names.latin, at.LATIN_COUNT, at.LATIN_ELEMENTS)
  writeHanPostings(data)
  writeLatinPostings(data)
  writeKeys(data)
  const placeOfName = writeNames(data, names, han, latin)
  writeRows(data, rows, placeOfName)
  writeParts(data, names, placeOfName)
  writeVienna(data, rows.vienna)
  writeI32(data, at.DATA_END, data.end)
  return { data, offices: rows.offices }
}

/** Writes the elements of one kind by the length of their core; returns the new place of each. */
function writeElements(data: SegmentMemory, pool: StringPool, count: number, elements: number): Uint32Array {
  const size = poolSize(pool)
  const { order, places } = orderBy(size, 64, (i) => coreLengthOf(bytesOf(pool, i)))
  const pointers = allocate(data, 4 * (size + 1))
  const packed = allocate(data, pool.bytes.length)
  let to = packed
  for (let place = 0; place < size; place++) {
    const bytes = bytesOf(pool, order[place]!)
    data.i32[(pointers >>> 2) + place] = to
    data.u8.set(bytes, to)
    to += bytes.length
  }
  data.i32[(pointers >>> 2) + size] = to
  writeI32(data, count, size)
  writeI32(data, elements, pointers)
  return places
}

function writeHanLengths(data: SegmentMemory): void {
  const count = readI32(data, at.HAN_COUNT)
  const lengths = allocate(data, count)
  const pointers = readI32(data, at.HAN_ELEMENTS) >>> 2
  for (let i = 0; i < count; i++) data.u8[lengths + i] = coreLengthOf(data.u8.subarray(data.i32[pointers + i]))
  writeI32(data, at.HAN_LENGTHS, lengths)
}

/** Writes names by their first element, Han before letters; returns the new place of each. */
function writeNames(data: SegmentMemory, names: PendingNames, han: Uint32Array, latin: Uint32Array): Uint32Array {
  const { texts, hanOfName, latinOfName } = names
  const size = poolSize(texts)
  const first = (name: number) => {
    const [h, l] = [hanOfName.view[name]!, latinOfName.view[name]!]
    return h ? han[h - 1]! : l ? han.length + latin[l - 1]! : han.length + latin.length
  }
  const { order, places, starts } = orderBy(size, han.length + latin.length + 1, first)
  writeI32(data, at.NAME_COUNT, size)
  writeI32(data, at.HAN_NAMES, writeNumbers(data, starts.subarray(0, han.length + 1)))
  writeI32(data, at.LATIN_NAMES, writeNumbers(data, starts.subarray(han.length, han.length + latin.length + 1)))

  const textStarts = allocate(data, 4 * (size + 1))
  const text = allocate(data, texts.bytes.length)
  let to = text
  const latins = new Uint32Array(size)
  const latinPointers = readI32(data, at.LATIN_ELEMENTS) >>> 2
  const twofold: number[] = []
  for (let place = 0; place < size; place++) {
    const name = order[place]!
    data.i32[(textStarts >>> 2) + place] = to
    const start = texts.starts.view[name]!
    data.u8.set(texts.bytes.view.subarray(start, endOf(texts, name)), to)
    to += endOf(texts, name) - start
    const l = latinOfName.view[name]!
    if (!hanOfName.view[name] || !l) continue
    twofold.push(place, latin[l - 1]!)
    latins[place] = data.i32[latinPointers + latin[l - 1]!]!
  }
  data.i32[(textStarts >>> 2) + size] = to
  writeI32(data, at.TEXT_STARTS, textStarts)
  writeI32(data, at.TEXTS, text)
  writeI32(data, at.NAME_LATINS, writeNumbers(data, latins))
  writeI32(data, at.SECOND_COUNT, twofold.length / 2)
  const second = exchanged(twofold)
  writePairs(data, second, latin.length, { list: at.SECOND_PAIRS, bits: at.SECOND_BITS, starts: at.SECOND_STARTS })
  const hans = second.filter((_, i) => i % 2 === 1).map((place) => han[hanOfName.view[order[place]!]! - 1]!)
  writeI32(data, at.SECOND_HANS, writeNumbers(data, Uint32Array.from(hans)))
  return places
}

function writeRows(data: SegmentMemory, rows: PendingRows, placeOfName: Uint32Array): void {
  const size = pendingCount(rows)
  const { view } = rows.numbers
  const nameOf = (row: number, which: number) => {
    const name = view[row * ROW_NUMBERS + which]!
    return name === NONE ? placeOfName.length : placeOfName[name]!
  }
  const { order, starts } = orderBy(size, placeOfName.length + 1, (row) => nameOf(row, 8))
  writeI32(data, at.ROW_COUNT, size)
  writeI32(data, at.NAMED_ROWS, starts[placeOfName.length]!)
  writeI32(data, at.NAME_ROWS, writeNumbers(data, starts.subarray(0, placeOfName.length + 1)))
  const written = allocate(data, at.ROW_SIZE * size)
  const ids = new Uint32Array(size)
  const others: number[] = []
  for (let place = 0; place < size; place++) {
    const row = order[place]!
    const from = row * ROW_NUMBERS
    for (let i = 0; i < 8; i++) data.i32[(written >>> 2) + place * 8 + i] = view[from + i]!
    ids[place] = view[from]!
    if (view[from + 9] !== NONE) others.push(place, nameOf(row, 9))
  }
  writeI32(data, at.ROWS, written)
  const byId = Uint32Array.from(ids.keys()).toSorted((a, b) => ids[a]! - ids[b]!)
  writeI32(data, at.ROWS_BY_ID, writeNumbers(data, byId))
  writeI32(data, at.REPLACED_BITS, allocate(data, 4 * Math.ceil((size + 1) / 32)))
  writeI32(data, at.OTHER_COUNT, others.length / 2)
  writePairs(data, others, size, { list: at.OTHER_PAIRS, bits: at.OTHER_BITS, starts: at.OTHER_STARTS })
  const otherNames = { list: at.OTHER_NAME_PAIRS, bits: at.OTHER_NAME_BITS, starts: at.OTHER_NAME_STARTS }
  writePairs(data, exchanged(others), placeOfName.length, otherNames)
}

/** Writes which names are the distinctive part of which others, or what these are read aloud as. */
function writeParts(data: SegmentMemory, { partOfName, readingOfName }: PendingNames, placeOfName: Uint32Array): void {
  const found: { part: number; whole: number; isReading: boolean }[] = []
  for (const [list, isReading] of [
    [partOfName, false],
    [readingOfName, true],
  ] as const)
    for (const [name, whole] of placeOfName.entries()) {
      const part = list.view[name]!
      if (part) found.push({ part: placeOfName[part - 1]!, whole, isReading })
    }
  found.sort((a, b) => a.part - b.part || a.whole - b.whole)
  const pairs = found.flatMap(({ part, whole }) => [part, whole])
  writeI32(data, at.PART_COUNT, found.length)
  writePairs(data, pairs, placeOfName.length, { list: at.PART_PAIRS, bits: at.PART_BITS, starts: at.PART_STARTS })
  const elements = found.flatMap(({ whole, isReading }) => {
    if (isReading) return [at.READING, 0]
    const { han, latin } = elementsOfName(data, whole)
    return [han, latin]
  })
  writeI32(data, at.PART_WHOLES, writeNumbers(data, Uint32Array.from(elements)))
  writeRowsFoundTwice(
    data,
    found.map(({ whole }) => whole),
  )
}

/** Writes which rows may be found by several names, and how many names no row has. `wholes`: names that have a part. */
function writeRowsFoundTwice(data: SegmentMemory, wholes: readonly number[]): void {
  const rows = readI32(data, at.NAME_ROWS) >>> 2
  const others = readI32(data, at.OTHER_NAME_PAIRS) >>> 2
  const bits = new Uint32Array(Math.ceil((readI32(data, at.ROW_COUNT) + 1) / 32))
  let count = 0
  const add = (row: number) => {
    const [word, bit] = [row >>> 5, 1 << (row & 31)]
    if (!(bits[word]! & bit)) count++
    bits[word]! |= bit
  }
  const isOther = new Set<number>()
  for (let i = 0; i < readI32(data, at.OTHER_COUNT); i++) {
    isOther.add(data.i32[others + 2 * i]!)
    add(data.i32[others + 2 * i + 1]!)
  }
  for (const name of wholes) for (let row = data.i32[rows + name]!; row < data.i32[rows + name + 1]!; row++) add(row)
  let unused = 0
  for (let name = 0; name < readI32(data, at.NAME_COUNT); name++)
    if (data.i32[rows + name] === data.i32[rows + name + 1] && !isOther.has(name)) unused++
  writeI32(data, at.PART_NAMES, unused)
  writeI32(data, at.TWICE_BITS, writeNumbers(data, bits))
  writeI32(data, at.TWICE_COUNT, count)
}

function writeVienna(data: SegmentMemory, lists: readonly number[]): void {
  const start = allocate(data, 2 * lists.length)
  data.u16.set(lists, start >>> 1)
  writeI32(data, at.VIENNA, start)
}

function writeNumbers(data: SegmentMemory, numbers: Uint32Array): number {
  const start = allocate(data, 4 * numbers.length)
  data.i32.set(numbers, start >>> 2)
  return start
}

/** (b, a) for every (a, b), sorted by b. */
function exchanged(pairs: readonly number[]): number[] {
  const order = Array.from({ length: pairs.length / 2 }, (_, i) => i).toSorted(
    (a, b) => pairs[2 * a + 1]! - pairs[2 * b + 1]! || pairs[2 * a]! - pairs[2 * b]!,
  )
  return order.flatMap((i) => [pairs[2 * i + 1]!, pairs[2 * i]!])
}

/** Writes pairs that are sorted by their first number, a bit for each number that begins one, and the first of each 32. */
function writePairs(
  data: SegmentMemory,
  pairs: readonly number[],
  size: number,
  { list, bits, starts }: Record<'list' | 'bits' | 'starts', number>,
): void {
  const words = Math.ceil((size + 1) / 32)
  const start = allocate(data, 4 * pairs.length)
  const [bitsStart, firstPairs] = [allocate(data, 4 * words), allocate(data, 4 * words)]
  data.i32.set(pairs, start >>> 2)
  for (let i = pairs.length - 2; i >= 0; i -= 2) {
    const word = pairs[i]! >>> 5
    data.i32[(bitsStart >>> 2) + word]! |= 1 << (pairs[i]! & 31)
    data.i32[(firstPairs >>> 2) + word] = i / 2
  }
  writeI32(data, list, start)
  writeI32(data, bits, bitsStart)
  writeI32(data, starts, firstPairs)
}
