import * as layout from '@markwright/similarity/kernel/layout.ts'

/** Reading elements as the kernel keeps them, from outside the kernel. */
export const coreLengthOf = (packed: Uint8Array) => packed[layout.E_CORE_END]! - packed[layout.E_CORE_START]!

type PackedLetters = { letters: Uint8Array; core: Uint8Array; sounds: Uint8Array }

/** Letters with the bits of word starts, those of the core, and the sounds of the core. */
export function lettersAt(u8: Uint8Array, element: number): PackedLetters {
  const from = element + layout.E_UNITS
  const end = from + u8[element + layout.E_LENGTH]!
  return {
    letters: u8.subarray(from, end),
    core: u8.subarray(from + u8[element + layout.E_CORE_START]!, from + u8[element + layout.E_CORE_END]!),
    sounds: u8.subarray(end, end + u8[element + layout.E_SOUND]!),
  }
}

type PackedCharacters = Record<'characters' | 'core' | 'readings' | 'coreReadings', Uint16Array>

/** Characters and readings, of all and of the core. */
export function charactersAt(u16: Uint16Array, u8: Uint8Array, element: number): PackedCharacters {
  const from = (element + layout.E_UNITS) >>> 1
  const length = u8[element + layout.E_LENGTH]!
  const start = u8[element + layout.E_CORE_START]!
  const end = u8[element + layout.E_CORE_END]!
  return {
    characters: u16.subarray(from, from + length),
    core: u16.subarray(from + start, from + end),
    readings: u16.subarray(from + length, from + 2 * length),
    coreReadings: u16.subarray(from + length + start, from + length + end),
  }
}
