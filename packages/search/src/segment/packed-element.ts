import * as layout from '@markwright/similarity/kernel/memory-map.ts'

/** Reading elements as the kernel stores them, from outside the kernel. */
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

type PackedCharacters = Record<'characters' | 'core' | 'readings' | 'coreReadings', Uint16Array> & {
  letters: Uint8Array
  sounds: Uint8Array
  isNative: boolean
}

/**
 * Characters and readings, of all and of the core, the letters that the core is spelt in and how they sound, and whether
 * it is of kana or hangul.
 */
export function charactersAt(u16: Uint16Array, u8: Uint8Array, element: number): PackedCharacters {
  const from = (element + layout.E_UNITS) >>> 1
  const length = u8[element + layout.E_LENGTH]!
  const start = u8[element + layout.E_CORE_START]!
  const end = u8[element + layout.E_CORE_END]!
  const letters = 2 * (from + 2 * length)
  const sounds = letters + u8[element + layout.E_SPELT]!
  return {
    characters: u16.subarray(from, from + length),
    core: u16.subarray(from + start, from + end),
    readings: u16.subarray(from + length, from + 2 * length),
    coreReadings: u16.subarray(from + length + start, from + length + end),
    letters: u8.subarray(letters, sounds),
    sounds: u8.subarray(sounds, sounds + u8[element + layout.E_SOUND]!),
    isNative: (u8[element + layout.E_KIND]! & layout.K_NATIVE) !== 0,
  }
}

/** What the core of an element means, see E_SENSES. */
export function sensesAt(u8: Uint8Array, element: number): number[] {
  const length = u8[element + layout.E_LENGTH]!
  const kind = u8[element + layout.E_KIND]!
  const isHan = (kind & 15) === layout.K_HAN
  const units = isHan ? 4 * length + u8[element + layout.E_SPELT]! : length
  const sounds = element + layout.E_UNITS + units + u8[element + layout.E_SOUND]!
  const weak = isHan && kind & layout.K_NATIVE ? sounds + 1 + u8[sounds]! : sounds
  const from = weak + 2 * u8[element + layout.E_WEAK]!
  return Array.from({ length: u8[element + layout.E_SENSES]! }, (_, i) => {
    const at = from + 4 * i
    return u8[at]! | (u8[at + 1]! << 8) | (u8[at + 2]! << 16) | (u8[at + 3]! << 24)
  })
}
