import {
  fillZero,
  findAtLeast,
  findNearSets,
  getI32,
  getU16,
  getU8,
  keepNearLetters,
  setI32,
  smaller,
  type i32,
} from '@markwright/similarity/kernel/platform.ts'
import { coreLetters, soundsOf } from '@markwright/similarity/kernel/elements.ts'
import {
  BIGRAM_SETS,
  BLOCK,
  BLOCK_BITS,
  CHARACTER_COUNT,
  CHARACTER_POSTINGS,
  CHARACTER_STARTS,
  COUNTERS,
  GRAM_LIST_SIZE,
  HAN_CANDIDATES,
  HAN_COUNT,
  HAN_LENGTHS,
  L_BLOCKS,
  L_ELEMENTS,
  L_LENGTHS,
  L_ROWS,
  L_SETS,
  LATIN_CANDIDATES,
  LATIN_COUNT,
  LATIN_ELEMENTS,
  PINYIN_LIST,
  PLACES,
  Q_GRAMS,
  Q_LEAST_COUNTS,
  Q_POSITIONS,
  Q_SETS,
  Q_SPELLING,
  SOUND_LIST,
  SPELLING_ROW,
  SYLLABLE_POSTINGS,
  SYLLABLE_STARTS,
  SYLLABLES,
  TRIGRAM_COUNTS,
  TRIGRAM_POSTINGS,
  TRIGRAM_STARTS,
  TRIGRAMS,
} from './memory-map.ts'
import { addPostings, hasBit, setBit } from './postings.ts'

/** Counts, for every element of a block, the grams of list `list` of the query; returns the places that reach `least`. */
function countBlock(
  block: i32,
  count: i32,
  list: i32,
  grams: i32,
  starts: i32,
  postings: i32,
  perBlock: i32,
  least: i32,
): i32 {
  const counters = getI32(COUNTERS)
  fillZero(counters, (count + 15) & ~15)
  const pairs = Q_GRAMS + list * GRAM_LIST_SIZE
  for (let i: i32 = 0; i < grams; i++) {
    const gram = getI32(pairs + (i << 3))
    addPostings(getI32(starts), getI32(postings), block * perBlock + gram, getI32(pairs + (i << 3) + 4), counters)
  }
  return findAtLeast(counters, count, least, getI32(PLACES))
}

/** The least of the counts that any length of list `list` asks for; 127 where none can reach it. */
function leastOf(list: i32): i32 {
  let least: i32 = 127
  for (let length: i32 = 1; length < 64; length++) {
    const count = getU8(Q_LEAST_COUNTS + (list << 6) + length)
    if (count > 0) least = smaller(least, count)
  }
  return least
}

/**
 * Marks every Han element whose characters, look-alikes among them (list 0), or whose syllables (list 1) count enough
 * together. What is enough depends on the length of the element: see han-bounds.ts.
 */
export function collectHan(characters: i32, syllables: i32): void {
  const all = getI32(HAN_COUNT)
  for (let list: i32 = 0; list < 2; list++) {
    const grams: i32 = list == 0 ? characters : syllables
    const least = leastOf(list)
    if (grams == 0 || least == 127) continue
    for (let block: i32 = 0; block << BLOCK_BITS < all; block++) {
      const count = smaller(BLOCK, all - (block << BLOCK_BITS))
      const found =
        list == 0
          ? countBlock(block, count, 0, grams, CHARACTER_STARTS, CHARACTER_POSTINGS, getI32(CHARACTER_COUNT), least)
          : countBlock(block, count, 1, grams, SYLLABLE_STARTS, SYLLABLE_POSTINGS, SYLLABLES, least)
      markByLength(found, block << BLOCK_BITS, list)
    }
  }
}

function markByLength(found: i32, first: i32, list: i32): void {
  const counters = getI32(COUNTERS)
  const places = getI32(PLACES)
  const lengths = getI32(HAN_LENGTHS)
  const bits = getI32(HAN_CANDIDATES)
  for (let i: i32 = 0; i < found; i++) {
    const place = getI32(places + (i << 2))
    const least = getU8(Q_LEAST_COUNTS + (list << 6) + (getU8(lengths + first + place) & 63))
    if (least > 0 && getU8(counters + place) >= least) setBit(bits, first + place)
  }
}

/**
 * Marks every element of letters that shares trigrams with the query: 3 of 10 of all that the two have, or nearly all
 * of the shorter one. `whole` says that containment counts.
 */
export function collectByTrigrams(grams: i32, whole: i32): void {
  const all = getI32(LATIN_COUNT)
  const counts = getI32(TRIGRAM_COUNTS)
  const counters = getI32(COUNTERS)
  const places = getI32(PLACES)
  const bits = getI32(LATIN_CANDIDATES)
  const near: i32 = whole && grams >= 5 ? grams - 2 : grams
  let least: i32 = ((3 * grams + 9) / 10) | 0
  if (whole) least = smaller(least, smaller(near, 3))
  if (least < 1) least = 1
  for (let block: i32 = 0; block << BLOCK_BITS < all; block++) {
    const first = block << BLOCK_BITS
    const count = smaller(BLOCK, all - first)
    const found = countBlock(block, count, 0, grams, TRIGRAM_STARTS, TRIGRAM_POSTINGS, TRIGRAMS, smaller(least, 127))
    for (let i: i32 = 0; i < found; i++) {
      const place = getI32(places + (i << 2))
      const shared = getU8(counters + place)
      const own = getU8(counts + first + place)
      if (shared * 13 >= 3 * (grams + own)) setBit(bits, first + place)
      else if (whole && (shared >= near || shared >= own - (own >= 5 ? 2 : 0))) setBit(bits, first + place)
    }
  }
}

/** Spellings that are looked at together. */
const STRETCH: i32 = 16384

/**
 * Marks every element with a spelling in `list`, from `from` to `to`, within `edits` edits (insertion, deletion,
 * substitution, swap of neighbours) of the `length` letters of the probe: each edit takes away and brings in one letter
 * at most.
 */
export function collectNear(list: i32, length: i32, edits: i32, from: i32, to: i32): void {
  const places = getI32(PLACES)
  const lengths = getI32(list + L_LENGTHS)
  const sets = getI32(list + L_SETS)
  const blocks = getI32(list + L_BLOCKS)
  const rows = getI32(list + L_ROWS)
  const elements = getI32(list + L_ELEMENTS)
  const bits = getI32(list == PINYIN_LIST ? HAN_CANDIDATES : LATIN_CANDIDATES)
  const own = getI32(Q_SETS)
  for (let first = from; first < to; first += STRETCH) {
    const near = findNearSets(sets, blocks, first, smaller(first + STRETCH, to), own, edits, places)
    const found = keepNearLetters(places, near, lengths, rows, SPELLING_ROW, Q_SPELLING, length, edits)
    for (let i: i32 = 0; i < found; i++) {
      const place = getI32(places + (i << 2))
      const element = getI32(elements + (place << 2))
      if (hasBit(bits, element)) continue
      const other = getU8(lengths + place)
      const spelling: i32 = other <= SPELLING_ROW ? rows + place * SPELLING_ROW : longSpelling(list, element)
      if (editsBetween(length, spelling, other) <= edits) setBit(bits, element)
    }
  }
}

/** Where the letters or the sounds of an element lie that are longer than a row. */
function longSpelling(list: i32, element: i32): i32 {
  const at = getI32(getI32(LATIN_ELEMENTS) + (element << 2))
  return list == SOUND_LIST ? soundsOf(at) : coreLetters(at)
}

/** Marks every element of letters that may have all bigrams of the probe. */
export function collectByBigrams(): void {
  const all = getI32(LATIN_COUNT)
  const sets = getI32(BIGRAM_SETS)
  const bits = getI32(LATIN_CANDIDATES)
  const low = getI32(Q_SETS + 4)
  const high = getI32(Q_SETS + 8)
  for (let element: i32 = 0; element < all; element++) {
    const at = sets + (element << 3)
    if ((low & ~getI32(at)) == 0 && (high & ~getI32(at + 4)) == 0) setBit(bits, element)
  }
}

/**
 * Edits between a pattern of at most 32 letters, given by the bits of the positions of each letter, and a text:
 * Hyyrö's bit-parallel optimal string alignment.
 */
function editsBetween(length: i32, text: i32, textLength: i32): i32 {
  let verticalUp: i32 = -1
  let verticalDown: i32 = 0
  let diagonal: i32 = 0
  let last: i32 = 0
  let distance = length
  const end: i32 = 1 << (length - 1)
  for (let j: i32 = 0; j < textLength; j++) {
    const matches = getI32(Q_POSITIONS + ((getU8(text + j) & 127) << 2))
    const swapped = ((~diagonal & matches) << 1) & last
    diagonal = ((((matches & verticalUp) + verticalUp) | 0) ^ verticalUp) | matches | verticalDown | swapped
    let horizontalUp = verticalDown | ~(diagonal | verticalUp)
    let horizontalDown = diagonal & verticalUp
    if (horizontalUp & end) distance++
    if (horizontalDown & end) distance--
    horizontalUp = (horizontalUp << 1) | 1
    horizontalDown = horizontalDown << 1
    verticalUp = horizontalDown | ~(diagonal | horizontalUp)
    verticalDown = horizontalUp & diagonal
    last = matches
  }
  return distance
}

/** Marks every element with a key of that hash; a few others may share it. */
export function collectByKey(keys: i32, slots: i32, hash: i32, bits: i32): void {
  const mask = slots - 1
  let slot = hash & mask
  while (true) {
    const found = getI32(keys + (slot << 2))
    if (found == 0) return
    if (((found ^ hash) & -16777216) == 0) setBit(bits, (found & 16777215) - 1)
    slot = (slot + 1) & mask
  }
}

/** Marks every Han element that has at least `least` of the characters of the query. */
export function collectShared(grams: i32, least: i32): void {
  const all = getI32(HAN_COUNT)
  const bits = getI32(HAN_CANDIDATES)
  const places = getI32(PLACES)
  for (let block: i32 = 0; block << BLOCK_BITS < all; block++) {
    const first = block << BLOCK_BITS
    const count = smaller(BLOCK, all - first)
    const perBlock = getI32(CHARACTER_COUNT)
    const found = countBlock(block, count, 0, grams, CHARACTER_STARTS, CHARACTER_POSTINGS, perBlock, least)
    for (let i: i32 = 0; i < found; i++) setBit(bits, first + getI32(places + (i << 2)))
  }
}

/** Writes for each of the letters of the probe the bits of its positions. */
export function writePositions(length: i32): void {
  fillZero(Q_POSITIONS, 512)
  for (let i: i32 = 0; i < length && i < 32; i++) {
    const at = Q_POSITIONS + ((getU8(Q_SPELLING + i) & 127) << 2)
    setI32(at, getI32(at) | (1 << i))
  }
}

/** Number of characters that are given, by their slots: list 0 of the query holds character codes until then. */
export function slotsOfCharacters(count: i32, slots: i32): i32 {
  let kept: i32 = 0
  for (let i: i32 = 0; i < count; i++) {
    const slot = getU16(slots + (getI32(Q_GRAMS + (i << 3)) << 1))
    if (slot == 0) continue
    setI32(Q_GRAMS + (kept << 3), slot - 1)
    setI32(Q_GRAMS + (kept << 3) + 4, getI32(Q_GRAMS + (i << 3) + 4))
    kept++
  }
  return kept
}
