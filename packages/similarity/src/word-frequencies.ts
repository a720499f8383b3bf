import * as at from './kernel/memory-map.ts'
import { parameters } from './parameters.ts'

/** Bytes of a word in a list: the 32 bits of its number, then its rarity. */
export const BYTES_PER_WORD = 5
/** What stands for the rarest. */
export const RAREST = 255

const NONE = new Uint8Array(0)
let loaded: { packed: Uint8Array; version: string; slots: Int32Array } = {
  packed: NONE,
  version: '',
  slots: new Int32Array(0),
}

/**
 * Loads how rare words are, as a `WordCounter` has packed it, in place of what was loaded before; nothing for a register
 * that was not counted. `version` tells scores with other frequencies apart.
 * @throws RangeError where the bytes are not such a list.
 */
export function loadFrequencies(packed: Uint8Array, version: string): void {
  const count = packed.length / BYTES_PER_WORD
  if (!Number.isInteger(count) || count > parameters.rarity.wordsMax)
    throw new RangeError(`Frequencies of words take no ${packed.length} bytes.`)
  // Slots do not depend on classes: they are found once.
  const slots = new Int32Array(count)
  const used = new Uint8Array(at.WORD_SLOTS)
  const view = new DataView(packed.buffer, packed.byteOffset, packed.byteLength)
  for (let i = 0; i < count; i++) {
    let slot = view.getInt32(4 * i, true) & (at.WORD_SLOTS - 1)
    while (used[slot]) slot = (slot + 1) & (at.WORD_SLOTS - 1)
    used[slot] = 1
    slots[i] = slot
  }
  loaded = { packed, version, slots }
}

/** Version of the frequencies that were loaded last; empty where none were. */
export const frequenciesVersion = () => loaded.version

/** Writes how rare words are to the tables of the kernel. */
export function writeFrequencies(view: DataView): void {
  const { packed, slots } = loaded
  const count = slots.length
  if (count === 0 && view.getInt32(at.P_WORDS_COUNTED, true) === 0) return
  view.setInt32(at.P_WORDS_COUNTED, count, true)
  const entries = new Int32Array(view.buffer, view.byteOffset + at.WORD_RARITY, at.WORD_SLOTS)
  entries.fill(0)
  const words = new DataView(packed.buffer, packed.byteOffset, packed.byteLength)
  for (let i = 0; i < count; i++) {
    const rarity = packed[4 * count + i]!
    entries[slots[i]!] = (words.getInt32(4 * i, true) & ~255) | rarity
  }
}
