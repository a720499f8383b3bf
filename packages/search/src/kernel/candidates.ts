import {
  fillZero,
  findAtLeast,
  findSimilarSets,
  getI32,
  getU16,
  getU8,
  filterSimilarLetters,
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
  CHARACTER_JOB,
  CHARACTER_POSTINGS,
  CHARACTER_STARTS,
  HAN_CANDIDATES,
  HAN_COUNT,
  HAN_LENGTHS,
  J_COUNT,
  J_EDITS,
  J_FROM,
  J_GRAMS,
  J_KIND,
  J_LENGTH,
  J_LIST,
  J_SHARE,
  J_SPELLING,
  J_STEPS,
  J_TO,
  J_WHOLE,
  L_BLOCKS,
  L_ELEMENTS,
  L_LENGTHS,
  L_ROWS,
  L_SETS,
  LATIN_CANDIDATES,
  LATIN_COUNT,
  LATIN_ELEMENTS,
  PINYIN_LIST,
  Q_BIGRAMS,
  Q_GRAMS,
  Q_LEAST_COUNTS,
  SOUND_LIST,
  SP_LETTERS,
  SP_POSITIONS,
  SP_SET,
  SPELLING_JOB,
  SPELLING_ROW,
  STRETCH,
  SYLLABLE_POSTINGS,
  SYLLABLE_STARTS,
  SYLLABLES,
  TRIGRAM_COUNTS,
  TRIGRAM_JOB,
  TRIGRAM_POSTINGS,
  TRIGRAM_STARTS,
  TRIGRAMS,
} from './memory-map.ts'
import { ownCounters, ownPlaces } from './helper-workspace.ts'
import { addPostings, hasBit, setBit } from './postings.ts'

/** Does one step of a job. */
export function doStep(job: i32, step: i32): void {
  const kind = getI32(job + J_KIND)
  if (kind == SPELLING_JOB) collectSimilarSpellings(job, step)
  else if (kind == TRIGRAM_JOB) collectByTrigrams(job, step)
  else collectHan(job, kind, step)
}

/** Counts, for every element of a block, the grams of a job; returns the places that reach `least`. */
function countBlock(block: i32, count: i32, job: i32, starts: i32, postings: i32, perBlock: i32, least: i32): i32 {
  const counters = ownCounters()
  fillZero(counters, (count + 15) & ~15)
  const pairs = getI32(job + J_GRAMS)
  const grams = getI32(job + J_COUNT)
  for (let i: i32 = 0; i < grams; i++) {
    const gram = getI32(pairs + (i << 3))
    addPostings(getI32(starts), getI32(postings), block * perBlock + gram, getI32(pairs + (i << 3) + 4), counters)
  }
  return findAtLeast(counters, count, least, ownPlaces())
}

/** The least of the counts that any length of list `list` requires; 127 where none can reach it. */
function leastOf(list: i32): i32 {
  let least: i32 = 127
  for (let length: i32 = 1; length < 64; length++) {
    const count = getU8(Q_LEAST_COUNTS + (list << 6) + length)
    if (count > 0) least = smaller(least, count)
  }
  return least
}

/**
 * Marks the Han elements of a block whose characters, look-alikes among them, or whose syllables count
 * enough together. What is enough depends on the length of the element: see han-bounds.ts.
 */
function collectHan(job: i32, list: i32, block: i32): void {
  const least = leastOf(list)
  if (least == 127) return
  const first = block << BLOCK_BITS
  const count = smaller(BLOCK, getI32(HAN_COUNT) - first)
  const found =
    list == CHARACTER_JOB
      ? countBlock(block, count, job, CHARACTER_STARTS, CHARACTER_POSTINGS, getI32(CHARACTER_COUNT), least)
      : countBlock(block, count, job, SYLLABLE_STARTS, SYLLABLE_POSTINGS, SYLLABLES, least)
  const counters = ownCounters()
  const places = ownPlaces()
  const lengths = getI32(HAN_LENGTHS)
  const bits = getI32(HAN_CANDIDATES)
  for (let i: i32 = 0; i < found; i++) {
    const place = getI32(places + (i << 2))
    const needed = getU8(Q_LEAST_COUNTS + (list << 6) + (getU8(lengths + first + place) & 63))
    if (needed > 0 && getU8(counters + place) >= needed) setBit(bits, first + place)
  }
}

/**
 * Marks the elements of letters of a block that share trigrams with the query: the least share of all that the two have,
 * or nearly all of the shorter one where the job says that containment counts.
 */
function collectByTrigrams(job: i32, block: i32): void {
  const grams = getI32(job + J_COUNT)
  const whole = getI32(job + J_WHOLE)
  const share = getI32(job + J_SHARE)
  const counts = getI32(TRIGRAM_COUNTS)
  const counters = ownCounters()
  const places = ownPlaces()
  const bits = getI32(LATIN_CANDIDATES)
  const near: i32 = whole && grams >= 5 ? grams - 2 : grams
  let least: i32 = ((share * grams + 99) / 100) | 0
  if (whole) least = smaller(least, smaller(near, 3))
  if (least < 1) least = 1
  const first = block << BLOCK_BITS
  const count = smaller(BLOCK, getI32(LATIN_COUNT) - first)
  const found = countBlock(block, count, job, TRIGRAM_STARTS, TRIGRAM_POSTINGS, TRIGRAMS, smaller(least, 127))
  for (let i: i32 = 0; i < found; i++) {
    const place = getI32(places + (i << 2))
    const shared = getU8(counters + place)
    const own = getU8(counts + first + place)
    if (shared * (100 + share) >= share * (grams + own)) setBit(bits, first + place)
    else if (whole && (shared >= near || shared >= own - (own >= 5 ? 2 : 0))) setBit(bits, first + place)
  }
}

/**
 * Marks every element with a spelling in a stretch of a list that is within some edits (insertion, deletion,
 * substitution, swap of neighbours) of the one that is looked for: each edit takes away and brings in one letter at most.
 */
function collectSimilarSpellings(job: i32, step: i32): void {
  const spelling = getI32(job + J_SPELLING)
  const length = getI32(job + J_LENGTH)
  const edits = getI32(job + J_EDITS)
  const list = getI32(job + J_LIST)
  const from = getI32(job + J_FROM) + step * STRETCH
  const to = smaller(from + STRETCH, getI32(job + J_TO))
  const places = ownPlaces()
  const lengths = getI32(list + L_LENGTHS)
  const rows = getI32(list + L_ROWS)
  const elements = getI32(list + L_ELEMENTS)
  const bits = getI32(list == PINYIN_LIST ? HAN_CANDIDATES : LATIN_CANDIDATES)
  const set = getI32(spelling + SP_SET)
  const near = findSimilarSets(getI32(list + L_SETS), getI32(list + L_BLOCKS), from, to, set, edits, places)
  const found = filterSimilarLetters(places, near, lengths, rows, SPELLING_ROW, spelling + SP_LETTERS, length, edits)
  for (let i: i32 = 0; i < found; i++) {
    const place = getI32(places + (i << 2))
    const element = getI32(elements + (place << 2))
    if (hasBit(bits, element)) continue
    const other = getU8(lengths + place)
    const row: i32 = other <= SPELLING_ROW ? rows + place * SPELLING_ROW : longSpelling(list, element)
    if (editsBetween(spelling + SP_POSITIONS, length, row, other) <= edits) setBit(bits, element)
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
  const low = getI32(Q_BIGRAMS)
  const high = getI32(Q_BIGRAMS + 4)
  for (let element: i32 = 0; element < all; element++) {
    const at = sets + (element << 3)
    if ((low & ~getI32(at)) == 0 && (high & ~getI32(at + 4)) == 0) setBit(bits, element)
  }
}

/**
 * Edits between a pattern of at most 32 letters, given by the bits of the positions of each letter, and a text:
 * Hyyrö's bit-parallel optimal string alignment.
 */
function editsBetween(positions: i32, length: i32, text: i32, textLength: i32): i32 {
  let verticalUp: i32 = -1
  let verticalDown: i32 = 0
  let diagonal: i32 = 0
  let last: i32 = 0
  let distance = length
  const end: i32 = 1 << (length - 1)
  for (let j: i32 = 0; j < textLength; j++) {
    const matches = getI32(positions + ((getU8(text + j) & 127) << 2))
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

/** Marks every Han element that has at least `least` of the characters of a job. */
export function collectShared(job: i32, least: i32): void {
  const bits = getI32(HAN_CANDIDATES)
  const places = ownPlaces()
  const steps = getI32(job + J_STEPS)
  for (let block: i32 = 0; block < steps; block++) {
    const first = block << BLOCK_BITS
    const count = smaller(BLOCK, getI32(HAN_COUNT) - first)
    const perBlock = getI32(CHARACTER_COUNT)
    const found = countBlock(block, count, job, CHARACTER_STARTS, CHARACTER_POSTINGS, perBlock, least)
    for (let i: i32 = 0; i < found; i++) setBit(bits, first + getI32(places + (i << 2)))
  }
}

/** Writes for each of the letters of a spelling the bits of its positions. */
export function writePositions(spelling: i32, length: i32): void {
  fillZero(spelling + SP_POSITIONS, 512)
  for (let i: i32 = 0; i < length && i < 32; i++) {
    const at = spelling + SP_POSITIONS + ((getU8(spelling + SP_LETTERS + i) & 127) << 2)
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
