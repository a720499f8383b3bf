import { lettersOfReading } from '@markwright/similarity/engine'
import { K_SYMBOLS } from '@markwright/similarity/kernel/memory-map.ts'
import * as at from '../kernel/memory-map.ts'
import {
  consonantsKey,
  initialsKey,
  meaningKey,
  pinyinInitialsKey,
  pinyinKey,
  renderedKey,
  renderingKeys,
  skeletonKey,
  symbolsKey,
  textKey,
} from './keys.ts'
import { charactersAt, lettersAt, sensesAt } from './packed-element.ts'
import { allocate, readI32, writeI32, type SegmentMemory } from './segment-memory.ts'

/** Numbers of elements share a slot with 8 bits of the hash. */
const ELEMENTS_MAX = (1 << 24) - 2

/**
 * Writes the tables of exact keys.
 * @throws RangeError where there are more elements than a slot can name.
 */
export function writeKeys(data: SegmentMemory): void {
  const pointer = (list: number, element: number) => data.i32[(readI32(data, list) >>> 2) + element]!
  writeTable(data, readI32(data, at.HAN_COUNT), at.HAN_KEYS, at.HAN_KEY_SLOTS, (element) => {
    const start = pointer(at.HAN_ELEMENTS, element)
    const { characters, core, coreReadings, letters, isNative } = charactersAt(data.u16, data.u8, start)
    const keys = [textKey(characters, true), ...sensesAt(data.u8, start).map(meaningKey)]
    if (core.length === 0) return keys
    if (core.length < characters.length) keys.push(textKey(core, true))
    if (isNative) {
      const rendered = renderedKey(letters)
      return [...keys, pinyinKey(Array.from(letters)), ...(rendered === undefined ? [] : [rendered])]
    }
    const pinyin = Array.from(coreReadings, lettersOfReading)
    if (pinyin.some(({ length }) => length === 0)) return keys
    keys.push(...renderingKeys(pinyin))
    if (pinyin.length > 1) keys.push(pinyinInitialsKey(pinyin.map(([first]) => first!)))
    return [...keys, pinyinKey(pinyin.flat())]
  })
  writeTable(data, readI32(data, at.LATIN_COUNT), at.LATIN_KEYS, at.LATIN_KEY_SLOTS, (element) => {
    const start = pointer(at.LATIN_ELEMENTS, element)
    if ((data.u8[start]! & 15) === K_SYMBOLS) return [symbolsKey(data.i32[(start >>> 2) + 2]!)]
    const { letters, core, sounds } = lettersAt(data.u8, start)
    const keys = [textKey(letters, false), ...sensesAt(data.u8, start).map(meaningKey)]
    if (core.length === 0) return keys
    if (core.length < letters.length) keys.push(textKey(core, false))
    for (const key of [skeletonKey(core), initialsKey(core), consonantsKey(sounds), renderedKey(core)])
      if (key !== undefined) keys.push(key)
    return keys
  })
}

function writeTable(
  data: SegmentMemory,
  count: number,
  tableAt: number,
  slotsAt: number,
  keysOf: (element: number) => number[],
): void {
  if (count > ELEMENTS_MAX) throw new RangeError(`A segment cannot hold ${count} distinct words.`)
  let keys = 0
  for (let element = 0; element < count; element++) keys += keysOf(element).length
  let slots = 16
  while (slots * 0.75 < keys) slots *= 2
  const table = allocate(data, 4 * slots)
  for (let element = 0; element < count; element++)
    for (const hash of keysOf(element)) {
      let slot = hash & (slots - 1)
      while (data.i32[(table >>> 2) + slot] !== 0) slot = (slot + 1) & (slots - 1)
      data.i32[(table >>> 2) + slot] = (hash & ~0xffffff) | (element + 1)
    }
  writeI32(data, tableAt, table)
  writeI32(data, slotsAt, slots)
}
