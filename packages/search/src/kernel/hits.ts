import {
  addShared,
  getI32,
  getU16,
  getU8,
  larger,
  lowestBit,
  multiply,
  setI32,
  smaller,
  type i32,
} from '@markwright/similarity/kernel/platform.ts'
import { E_KIND, E_LENGTH, E_UNITS, K_MIXED, READ_ALIKE } from '@markwright/similarity/kernel/memory-map.ts'
import { FETCHED } from '@markwright/similarity/kernel/workspace.ts'
import { findIdentity, scoreMarks } from '@markwright/similarity/kernel/score.ts'
import {
  CAPPED,
  W_FOUND,
  W_FOUND_COUNT,
  DOUBTFUL,
  DOUBTFUL_COUNT,
  F_NARROWS,
  HAN_CANDIDATES,
  HAN_COUNT,
  HAN_ELEMENTS,
  HAN_NAMES,
  HELPER_COUNT,
  HIT_COUNT,
  HIT_NAMES,
  HIT_ROWS,
  HIT_SCORES,
  LATIN_CANDIDATES,
  LATIN_COUNT,
  LATIN_ELEMENTS,
  LATIN_NAMES,
  LISTED,
  LISTED_COUNT,
  NAME_LATINS,
  NAME_ROWS,
  OTHER_COUNT,
  OTHER_NAME_BITS,
  OTHER_NAME_PAIRS,
  OTHER_NAME_STARTS,
  Q_CONTAINS,
  Q_HAN,
  Q_LATIN,
  Q_LEAST,
  Q_PART_HAN,
  Q_PART_LATIN,
  Q_PART_SHARE,
  Q_READING,
  READING,
  PART_BITS,
  PART_COUNT,
  PART_PAIRS,
  PART_STARTS,
  PART_WHOLES,
  TWICE_BITS,
  Q_SCORED_MAX,
  SCORED_COUNT,
  SECOND_BITS,
  SECOND_COUNT,
  SECOND_HANS,
  SECOND_PAIRS,
  SECOND_STARTS,
  SEEN_GENERATION,
  SEEN_ROWS,
  SEEN_SLOTS,
  CLAIMED_COUNT,
} from './memory-map.ts'
import { workspaceOf, ownWorkspace } from './helper-workspace.ts'
import { firstPair, hasBit } from './postings.ts'
import { countRow, failures, passes } from './rows.ts'

const ALL_LISTS: i32 = 4095

/** Whether any record passes the filters that bears the name, or one whose distinctive part it is. */
function anyRecordPasses(name: i32): i32 {
  if (getI32(F_NARROWS) == 0 || anyRowPasses(name)) return 1
  if (!hasBit(getI32(PART_BITS), name)) return 0
  const pairs = getI32(PART_PAIRS)
  const count = getI32(PART_COUNT)
  for (let i = firstPair(pairs, getI32(PART_STARTS), name); i < count && getI32(pairs + (i << 3)) == name; i++)
    if (anyRowPasses(getI32(pairs + (i << 3) + 4))) return 1
  return 0
}

/** Whether any record that bears the name passes the filters; without filters it may be one that was replaced. */
function anyRowPasses(name: i32): i32 {
  if (getI32(F_NARROWS) == 0) return 1
  const rows = getI32(NAME_ROWS) + (name << 2)
  const end = getI32(rows + 4)
  for (let row = getI32(rows); row < end; row++) if (passes(row)) return 1
  if (!hasBit(getI32(OTHER_NAME_BITS), name)) return 0
  const pairs = getI32(OTHER_NAME_PAIRS)
  const count = getI32(OTHER_COUNT)
  for (let i = firstPair(pairs, getI32(OTHER_NAME_STARTS), name); i < count && getI32(pairs + (i << 3)) == name; i++)
    if (passes(getI32(pairs + (i << 3) + 4))) return 1
  return 0
}

/** Adds every record that bears the name and passes the filters. */
export function addName(name: i32, score: i32): void {
  const rows = getI32(NAME_ROWS) + (name << 2)
  const end = getI32(rows + 4)
  for (let row = getI32(rows); row < end; row++) if (passes(row)) addRow(row, name, score)
  if (!hasBit(getI32(OTHER_NAME_BITS), name)) return
  const pairs = getI32(OTHER_NAME_PAIRS)
  const count = getI32(OTHER_COUNT)
  for (let i = firstPair(pairs, getI32(OTHER_NAME_STARTS), name); i < count && getI32(pairs + (i << 3)) == name; i++) {
    const row = getI32(pairs + (i << 3) + 4)
    if (passes(row)) addRow(row, name, score)
  }
}

/** A record may come twice, by two names or by a distinctive part: then the better score counts. */
export function addRow(row: i32, name: i32, score: i32): void {
  let slot: i32 = 0
  if (hasBit(getI32(TWICE_BITS), row)) {
    slot = slotOfRow(row)
    if (getI32(slot + 4) == getI32(SEEN_GENERATION)) {
      improve(getI32(slot + 8), name, score)
      return
    }
    setI32(slot, row)
    setI32(slot + 4, getI32(SEEN_GENERATION))
    setI32(slot + 8, -1)
  }
  const failed = failures(row)
  if (failed == 0) {
    const hit = getI32(HIT_COUNT)
    setI32(getI32(HIT_ROWS) + (hit << 2), row)
    setI32(getI32(HIT_NAMES) + (hit << 2), name)
    setI32(getI32(HIT_SCORES) + (hit << 2), score)
    setI32(HIT_COUNT, hit + 1)
    if (slot) setI32(slot + 8, hit)
    countRow(row, ALL_LISTS)
  } else if ((failed & (failed - 1)) == 0) countRow(row, failed)
}

function improve(hit: i32, name: i32, score: i32): void {
  if (hit < 0) return
  const scores = getI32(HIT_SCORES) + (hit << 2)
  const names = getI32(HIT_NAMES) + (hit << 2)
  const row = getI32(getI32(HIT_ROWS) + (hit << 2))
  const isFirst = row >= getI32(getI32(NAME_ROWS) + (name << 2)) && row < getI32(getI32(NAME_ROWS) + (name << 2) + 4)
  if (score > getI32(scores) || (score == getI32(scores) && isFirst)) {
    setI32(scores, score)
    setI32(names, name)
  }
}

/** Slot of 12 bytes (row, generation, hit) for a row, found or free. */
function slotOfRow(row: i32): i32 {
  const mask = getI32(SEEN_SLOTS) - 1
  let slot = (multiply(row, -1640531535) >>> 12) & mask
  while (true) {
    const at = getI32(SEEN_ROWS) + slot * 12
    if (getI32(at + 4) != getI32(SEEN_GENERATION) || getI32(at) == row) return at
    slot = (slot + 1) & mask
  }
}

/** Candidates that are fetched from memory together, and that a thread takes up at once. */
const BATCH_SIZE: i32 = 32

/** Writes down all candidates, so that threads can share them. */
export function listCandidates(): void {
  const end = listBits(getI32(HAN_CANDIDATES), getI32(HAN_COUNT), getI32(LISTED), 0)
  const last = listBits(getI32(LATIN_CANDIDATES), getI32(LATIN_COUNT), end, -1)
  setI32(LISTED_COUNT, (last - getI32(LISTED)) >> 2)
  setI32(CLAIMED_COUNT, 0)
}

function listBits(candidates: i32, count: i32, to: i32, sign: i32): i32 {
  const words = (count + 31) >> 5
  let end = to
  for (let word: i32 = 0; word < words; word++) {
    // Most are empty. What lies behind the last word may be anything, and is not listed.
    const at = candidates + (word << 2)
    if ((word & 3) == 0 && (getI32(at) | getI32(at + 4) | getI32(at + 8) | getI32(at + 12)) == 0) {
      word += 3
      continue
    }
    for (let bits = getI32(at); bits != 0; bits &= bits - 1) {
      setI32(end, ((word << 5) + lowestBit(bits)) ^ sign)
      end += 4
    }
  }
  return end
}

/**
 * Scores the names of listed candidates and takes up those that reach the least score, until no candidate is left that
 * no other thread has begun with.
 */
export function scoreCandidates(): void {
  const listed = getI32(LISTED)
  const count = getI32(LISTED_COUNT)
  for (
    let from = addShared(CLAIMED_COUNT, BATCH_SIZE);
    from < count && !getI32(CAPPED);
    from = addShared(CLAIMED_COUNT, BATCH_SIZE)
  ) {
    const end = smaller(from + BATCH_SIZE, count)
    const scoredBefore = scored
    fetch(listed, from, end)
    for (let i = from; i < end; i++) {
      const candidate = getI32(listed + (i << 2))
      if (candidate < 0) scoreLatin(~candidate)
      else scoreHan(candidate)
    }
    const own = scored - scoredBefore
    if (addShared(SCORED_COUNT, own) + own > getI32(Q_SCORED_MAX)) setI32(CAPPED, 1)
  }
}

/**
 * Reads the first bytes of what candidates are scored by. The processor waits for these reads all at once, as none
 * depends on another; between scores it would wait for each.
 */
function fetch(listed: i32, from: i32, end: i32): void {
  const rows = getI32(NAME_ROWS)
  const latins = getI32(NAME_LATINS)
  let read: i32 = 0
  for (let i = from; i < end; i++) {
    const candidate = getI32(listed + (i << 2))
    const isHan: i32 = candidate < 0 ? 0 : 1
    const element: i32 = (isHan ? candidate : ~candidate) << 2
    const name = getI32(getI32(isHan ? HAN_NAMES : LATIN_NAMES) + element) << 2
    read += getI32(getI32(getI32(isHan ? HAN_ELEMENTS : LATIN_ELEMENTS) + element)) + getI32(rows + name)
    if (isHan) read += getI32(getI32(latins + name))
  }
  setI32(FETCHED, read)
}

/** Adds a name that was found, or leaves it on the workspace for the thread that does. */
function addOrQueueName(name: i32, score: i32): void {
  const workspace = ownWorkspace()
  if (!workspace) return addName(name, score)
  const count = getI32(workspace + W_FOUND_COUNT)
  const at = getI32(workspace + W_FOUND) + (count << 3)
  setI32(at, name)
  setI32(at + 4, score)
  setI32(workspace + W_FOUND_COUNT, count + 1)
}

/** Adds the names that helpers have found. */
export function addFoundNames(): void {
  for (let helper: i32 = 0; helper < getI32(HELPER_COUNT); helper++) {
    const workspace = workspaceOf(helper)
    const found = getI32(workspace + W_FOUND)
    const end = found + (getI32(workspace + W_FOUND_COUNT) << 3)
    for (let at = found; at < end; at += 8) addName(getI32(at), getI32(at + 4))
    setI32(workspace + W_FOUND_COUNT, 0)
  }
}

function scoreHan(element: i32): void {
  const names = getI32(HAN_NAMES) + (element << 2)
  const end = getI32(names + 4)
  const han = getI32(getI32(HAN_ELEMENTS) + (element << 2))
  let single: i32 = -1
  for (let name = getI32(names); name < end; name++) {
    if (!anyRecordPasses(name)) continue
    const latin = latinOfName(name)
    if (!latin && single < 0) single = scoreElements(han, 0)
    const score = latin ? scoreElements(han, latin) : single
    if (score >= getI32(Q_LEAST)) addFound(name, score, han, latin)
  }
}

function scoreLatin(element: i32): void {
  const names = getI32(LATIN_NAMES) + (element << 2)
  const end = getI32(names + 4)
  const latin = getI32(getI32(LATIN_ELEMENTS) + (element << 2))
  let single: i32 = -1
  for (let name = getI32(names); name < end; name++) {
    if (!anyRecordPasses(name)) continue
    if (single < 0) single = scoreElements(0, latin)
    if (single < getI32(Q_LEAST)) break
    addFound(name, single, 0, latin)
  }
  if (!hasBit(getI32(SECOND_BITS), element)) return
  const pairs = getI32(SECOND_PAIRS)
  const hans = getI32(SECOND_HANS)
  const count = getI32(SECOND_COUNT)
  for (
    let i = firstPair(pairs, getI32(SECOND_STARTS), element);
    i < count && getI32(pairs + (i << 3)) == element;
    i++
  ) {
    const name = getI32(pairs + (i << 3) + 4)
    const han = getI32(hans + (i << 2))
    // With its Han characters among the candidates, the name has its turn with them.
    if (hasBit(getI32(HAN_CANDIDATES), han) || !anyRecordPasses(name)) continue
    const element = getI32(getI32(HAN_ELEMENTS) + (han << 2))
    const score = scoreElements(element, latin)
    if (score >= getI32(Q_LEAST)) addFound(name, score, element, latin)
  }
}

/** Comparisons that this thread has made. */
let scored: i32 = 0

/** How similar a name is to the query, or to its distinctive part where that is more. */
function scoreElements(han: i32, latin: i32): i32 {
  scored++
  const whole = scoreMarks(getI32(Q_HAN), getI32(Q_LATIN), han, latin)
  const part = scorePart(han, latin)
  const own = part > 0 ? larger(whole, narrowed(part, getI32(Q_PART_SHARE), 1000)) : whole
  return own < READ_ALIKE && isRead(han, latin) ? READ_ALIKE : own
}

/** Whether a name has the words that the query is read aloud as. */
function isRead(han: i32, latin: i32): i32 {
  return getI32(Q_READING) && findIdentity(0, getI32(Q_READING), han, latin) ? 1 : 0
}

function scorePart(han: i32, latin: i32): i32 {
  const ownHan = getI32(Q_PART_HAN)
  const ownLatin = getI32(Q_PART_LATIN)
  return ownHan || ownLatin ? scoreMarks(ownHan, ownLatin, han, latin) : 0
}

/** The score of marks whose distinctive parts have another one: each share, of 1,000, is that of a mark and its part. */
function narrowed(score: i32, share: i32, other: i32): i32 {
  return (multiply(multiply(score, share), other) / 1_000_000) | 0
}

/** Adds a name that was found, and those whose distinctive part it is, or that are read aloud so. */
function addFound(name: i32, score: i32, han: i32, latin: i32): void {
  addOrQueueName(name, score)
  if (!hasBit(getI32(PART_BITS), name)) return
  const whole = scoreMarks(getI32(Q_HAN), getI32(Q_LATIN), han, latin)
  const part = scorePart(han, latin)
  const pairs = getI32(PART_PAIRS)
  const wholes = getI32(PART_WHOLES)
  const count = getI32(PART_COUNT)
  for (let i = firstPair(pairs, getI32(PART_STARTS), name); i < count && getI32(pairs + (i << 3)) == name; i++) {
    const element = getI32(wholes + (i << 3))
    if (element == READING) {
      if (
        READ_ALIKE >= getI32(Q_LEAST) &&
        (findIdentity(getI32(Q_HAN), getI32(Q_LATIN), han, latin) || isRead(han, latin))
      )
        addOrQueueName(getI32(pairs + (i << 3) + 4), READ_ALIKE)
      continue
    }
    const share = scoreMarks(han, latin, element, getI32(wholes + (i << 3) + 4))
    const best = larger(narrowed(whole, share, 1000), narrowed(part, share, getI32(Q_PART_SHARE)))
    if (best >= getI32(Q_LEAST)) addOrQueueName(getI32(pairs + (i << 3) + 4), best)
  }
}

/** Where the letters of a name lie that has Han characters too; 0 of one that has no letters. */
function latinOfName(name: i32): i32 {
  return getI32(getI32(NAME_LATINS) + (name << 2))
}

/**
 * Adds the names of candidates that contain the query, in both elements where `both` says that it has two. Where the
 * scripts of a name take turns, letters that touch here may not touch in the mark: such names are put aside as doubtful.
 */
export function addContaining(both: i32): void {
  const hanWords: i32 = getI32(Q_HAN) ? (getI32(HAN_COUNT) + 31) >> 5 : 0
  for (let word: i32 = 0; word < hanWords; word++)
    for (let bits = getI32(getI32(HAN_CANDIDATES) + (word << 2)); bits != 0; bits &= bits - 1)
      addHanContaining((word << 5) + lowestBit(bits), both)
  if (both || !getI32(Q_LATIN)) return
  const words = (getI32(LATIN_COUNT) + 31) >> 5
  for (let word: i32 = 0; word < words; word++)
    for (let bits = getI32(getI32(LATIN_CANDIDATES) + (word << 2)); bits != 0; bits &= bits - 1)
      addLatinContaining((word << 5) + lowestBit(bits))
}

function addHanContaining(element: i32, needsLatin: i32): void {
  const names = getI32(HAN_NAMES) + (element << 2)
  const end = getI32(names + 4)
  const han = getI32(getI32(HAN_ELEMENTS) + (element << 2))
  for (let name = getI32(names); name < end; name++) {
    const latin = latinOfName(name)
    if (needsLatin && !latin) continue
    if (needsLatin || getU8(han + E_KIND) & K_MIXED) putAside(name)
    else addName(name, shareOf(getU8(han + E_LENGTH) + (latin ? getU8(latin + E_LENGTH) : 0)))
  }
}

function addLatinContaining(element: i32): void {
  const names = getI32(LATIN_NAMES) + (element << 2)
  const end = getI32(names + 4)
  const latin = getI32(getI32(LATIN_ELEMENTS) + (element << 2))
  for (let name = getI32(names); name < end; name++) addName(name, shareOf(getU8(latin + E_LENGTH)))
  if (!hasBit(getI32(SECOND_BITS), element)) return
  const pairs = getI32(SECOND_PAIRS)
  const hans = getI32(SECOND_HANS)
  const count = getI32(SECOND_COUNT)
  for (
    let i = firstPair(pairs, getI32(SECOND_STARTS), element);
    i < count && getI32(pairs + (i << 3)) == element;
    i++
  ) {
    const name = getI32(pairs + (i << 3) + 4)
    const place = getI32(hans + (i << 2))
    if (hasBit(getI32(HAN_CANDIDATES), place)) continue
    const han = getI32(getI32(HAN_ELEMENTS) + (place << 2))
    if (getU8(latin + E_KIND) & K_MIXED) putAside(name)
    else addName(name, shareOf(getU8(latin + E_LENGTH) + getU8(han + E_LENGTH)))
  }
}

/** How much of a name the query covers, in tenths of a percent: the score of a name that contains it. */
function shareOf(length: i32): i32 {
  return ((1000 * getI32(Q_CONTAINS)) / length) | 0
}

function putAside(name: i32): void {
  const count = getI32(DOUBTFUL_COUNT)
  setI32(getI32(DOUBTFUL) + (count << 2), name)
  setI32(DOUBTFUL_COUNT, count + 1)
}

/** Keeps the candidates whose units contain those of the query: `han` says which elements are meant. */
export function filterContaining(han: i32): void {
  const count = getI32(han ? HAN_COUNT : LATIN_COUNT)
  const all = getI32(han ? HAN_CANDIDATES : LATIN_CANDIDATES)
  const elements = getI32(han ? HAN_ELEMENTS : LATIN_ELEMENTS)
  const query = getI32(han ? Q_HAN : Q_LATIN)
  const words = (count + 31) >> 5
  for (let word: i32 = 0; word < words; word++) {
    const at = all + (word << 2)
    for (let bits = getI32(at); bits != 0; bits &= bits - 1) {
      const bit = lowestBit(bits)
      const element = getI32(elements + (((word << 5) + bit) << 2))
      if (!containsUnits(element, query, han)) setI32(at, getI32(at) & ~(1 << bit))
    }
  }
}

function containsUnits(element: i32, query: i32, han: i32): i32 {
  const length = getU8(element + E_LENGTH)
  const wanted = getU8(query + E_LENGTH)
  for (let at: i32 = 0; at + wanted <= length; at++) {
    let i: i32 = 0
    while (i < wanted && sameUnit(element, at + i, query, i, han)) i++
    if (i == wanted) return 1
  }
  return 0
}

function sameUnit(a: i32, i: i32, b: i32, j: i32, han: i32): i32 {
  if (han) return getU16(a + E_UNITS + (i << 1)) == getU16(b + E_UNITS + (j << 1)) ? 1 : 0
  return ((getU8(a + E_UNITS + i) ^ getU8(b + E_UNITS + j)) & 127) == 0 ? 1 : 0
}
