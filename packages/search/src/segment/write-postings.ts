import { soundOf } from '@markwright/similarity/engine'
import * as at from '../kernel/memory-map.ts'
import { bigramSet, trigramsOf } from './grams.ts'
import { charactersAt, lettersAt } from './packed-element.ts'
import { allocate, readI32, writeI32, type SegmentMemory } from './segment-memory.ts'
import { writeSpellings } from './write-spellings.ts'

/**
 * Writes the postings of a kind of gram: for each block and gram the places within the block of the elements that have
 * it, ascending, as often as they have it. `gramsOf` names the grams of an element and is called twice.
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

  const slotsOf = (element: number) => Array.from(charactersOf(element).characters, (code) => slots[code]! - 1)
  writePostings(data, count, used, slotsOf, at.CHARACTER_STARTS, at.CHARACTER_POSTINGS)
  const soundsOf = (element: number) => {
    const { characters, readings } = charactersOf(element)
    return Array.from(characters, (character, i) => soundOf(character, readings[i]!)).filter((sound) => sound !== null)
  }
  writePostings(data, count, at.SYLLABLES, soundsOf, at.SYLLABLE_STARTS, at.SYLLABLE_POSTINGS)
  writePinyin(data, count)
}

/** The pinyin of Han elements, or what they are spelt in, as it sounds; of longer ones none could be similar to a query. */
function writePinyin(data: SegmentMemory, count: number): void {
  const pointers = readI32(data, at.HAN_ELEMENTS) >>> 2
  writeSpellings(data, at.PINYIN_LIST, count, (element) => {
    const { sounds } = charactersAt(data.u16, data.u8, data.i32[pointers + element]!)
    return sounds.length > at.SPELLING_ROW ? [] : sounds
  })
}

export function writeLatinPostings(data: SegmentMemory): void {
  const count = readI32(data, at.LATIN_COUNT)
  const pointers = readI32(data, at.LATIN_ELEMENTS) >>> 2
  const partsOf = (element: number) => lettersAt(data.u8, data.i32[pointers + element]!)
  const trigramCounts = allocate(data, count + 16)
  const bigrams = allocate(data, 8 * count)
  for (let element = 0; element < count; element++) {
    const { letters } = partsOf(element)
    data.u8[trigramCounts + element] = trigramsOf(letters).length
    data.i32.set(bigramSet(letters), (bigrams >>> 2) + 2 * element)
  }
  writeSpellings(data, at.LETTER_LIST, count, (element) => partsOf(element).core.map((letter) => letter & 127))
  writeSpellings(data, at.SOUND_LIST, count, (element) => partsOf(element).sounds)
  writeI32(data, at.BIGRAM_SETS, bigrams)
  writeI32(data, at.TRIGRAM_COUNTS, trigramCounts)
  writePostings(data, count, at.TRIGRAMS, (i) => trigramsOf(partsOf(i).letters), at.TRIGRAM_STARTS, at.TRIGRAM_POSTINGS)
}
