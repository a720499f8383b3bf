import { lettersOfReading, respellLetters, syllablesOf } from '@markwright/similarity/engine'
import * as at from '../kernel/memory-map.ts'
import { bigramSet, letterSet, trigramsOf } from './grams.ts'
import { charactersAt, lettersAt } from './packed-element.ts'
import { allocate, readI32, writeI32, type SegmentMemory } from './segment-memory.ts'

/**
 * Writes the postings of a kind of gram: for each block and gram the places within the block of the elements that have
 * it, ascending. `gramsOf` names the distinct grams of an element and is asked twice.
 */
function writePostings(
  data: SegmentMemory,
  elements: number,
  grams: number,
  gramsOf: (element: number) => Iterable<number>,
  startsAt: number,
  postingsAt: number,
): void {
  const blocks = Math.ceil(elements / at.BLOCK)
  const starts = new Uint32Array(blocks * grams + 1)
  const listOf = (element: number, gram: number) => (element >>> at.BLOCK_BITS) * grams + gram
  for (let element = 0; element < elements; element++)
    for (const gram of gramsOf(element)) starts[listOf(element, gram) + 1]!++
  for (let list = 1; list < starts.length; list++) starts[list]! += starts[list - 1]!
  const startsTo = allocate(data, 4 * starts.length)
  const postings = allocate(data, 2 * starts.at(-1)!)
  data.i32.set(starts, startsTo >>> 2)
  for (let element = 0; element < elements; element++)
    for (const gram of gramsOf(element))
      data.u16[(postings >>> 1) + starts[listOf(element, gram)]!++] = element & 65_535
  writeI32(data, startsAt, startsTo)
  writeI32(data, postingsAt, postings)
}

export function writeHanPostings(data: SegmentMemory): void {
  const count = readI32(data, at.HAN_COUNT)
  const pointers = readI32(data, at.HAN_ELEMENTS) >>> 2
  const charactersOf = (element: number) => charactersAt(data.u16, data.u8, data.i32[pointers + element]!)
  const slots = new Uint16Array(65_536)
  let used = 0
  for (let element = 0; element < count; element++)
    for (const character of charactersOf(element).characters) slots[character] ||= ++used
  const slotsAt = allocate(data, 2 * slots.length)
  data.u16.set(slots, slotsAt >>> 1)
  writeI32(data, at.CHARACTER_SLOTS, slotsAt)
  writeI32(data, at.CHARACTER_COUNT, used)

  const slotsOf = (element: number) => new Set(Array.from(charactersOf(element).characters, (code) => slots[code]! - 1))
  writePostings(data, count, used, slotsOf, at.CHARACTER_STARTS, at.CHARACTER_POSTINGS)
  const soundsOf = (element: number) => {
    const { characters, readings } = charactersOf(element)
    const found = new Set<number>()
    for (let i = 0; i < characters.length; i++)
      for (const syllable of syllablesOf(characters[i]!, readings[i]!)) found.add(syllable)
    return found
  }
  writePostings(data, count, at.SYLLABLES, soundsOf, at.SYLLABLE_STARTS, at.SYLLABLE_POSTINGS)
  writePinyin(data, count)
}

/** Room for the letters of as many elements, as sets, which are read four at a time, and in rows. */
function allocateLetters(data: SegmentMemory, count: number, room: number, setsAt: number, rowsAt: number) {
  const sets = allocate(data, 4 * count + 16)
  const rows = allocate(data, room * count + 16)
  writeI32(data, setsAt, sets)
  writeI32(data, rowsAt, rows)
  return (element: number, letters: ArrayLike<number>) => {
    data.i32[(sets >>> 2) + element] = letterSet(letters)
    if (letters.length <= room) data.u8.set(letters, rows + element * room)
  }
}

function writePinyin(data: SegmentMemory, count: number): void {
  const pointers = readI32(data, at.HAN_ELEMENTS) >>> 2
  const lengths = allocate(data, count + 16)
  const write = allocateLetters(data, count, at.PINYIN_ROOM, at.PINYIN_SETS, at.PINYIN_SOUNDS)
  for (let element = 0; element < count; element++) {
    const { coreReadings, nativeLetters } = charactersAt(data.u16, data.u8, data.i32[pointers + element]!)
    const letters = nativeLetters.length > 0 ? [Array.from(nativeLetters)] : Array.from(coreReadings, lettersOfReading)
    if (letters.length === 0 || letters.some((each) => each.length === 0)) continue
    const sounds = respellLetters(letters.flat())
    if (sounds.length > at.PINYIN_ROOM) continue
    data.u8[lengths + element] = sounds.length
    write(element, sounds)
  }
  writeI32(data, at.PINYIN_LENGTHS, lengths)
}

export function writeLatinPostings(data: SegmentMemory): void {
  const count = readI32(data, at.LATIN_COUNT)
  const pointers = readI32(data, at.LATIN_ELEMENTS) >>> 2
  const partsOf = (element: number) => lettersAt(data.u8, data.i32[pointers + element]!)
  const trigramCounts = allocate(data, count + 16)
  const soundLengths = allocate(data, count + 16)
  const bigrams = allocate(data, 8 * count)
  const writeLetters = allocateLetters(data, count, at.LETTER_ROOM, at.LETTER_SETS, at.CORE_LETTERS)
  const writeSounds = allocateLetters(data, count, at.LETTER_ROOM, at.SOUND_SETS, at.CORE_SOUNDS)
  for (let element = 0; element < count; element++) {
    const { letters, core, sounds } = partsOf(element)
    data.u8[trigramCounts + element] = trigramsOf(letters).length
    data.u8[soundLengths + element] = sounds.length
    data.i32.set(bigramSet(letters), (bigrams >>> 2) + 2 * element)
    writeLetters(
      element,
      core.map((letter) => letter & 127),
    )
    writeSounds(element, sounds)
  }
  writeI32(data, at.BIGRAM_SETS, bigrams)
  writeI32(data, at.TRIGRAM_COUNTS, trigramCounts)
  writeI32(data, at.SOUND_LENGTHS, soundLengths)
  writePostings(data, count, at.TRIGRAMS, (i) => trigramsOf(partsOf(i).letters), at.TRIGRAM_STARTS, at.TRIGRAM_POSTINGS)
}
