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

type PackedCharacters = Record<'characters' | 'core' | 'readings' | 'coreReadings', Uint16Array> & {
  nativeLetters: Uint8Array
}

/** Characters and readings, of all and of the core, and the letters that a core of kana or hangul is spelt in. */
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
    nativeLetters: nativeLettersAt(u8, element, 2 * (from + 2 * length)),
  }
}

function nativeLettersAt(u8: Uint8Array, element: number, morae: number): Uint8Array {
  const from = morae + u8[element + layout.E_SOUND]!
  return u8.subarray(from, from + u8[element + layout.E_NATIVE]!)
}

/** What the core of an element means, see E_SENSES. */
export function sensesAt(u8: Uint8Array, element: number): number[] {
  const length = u8[element + layout.E_LENGTH]!
  const isHan = (u8[element + layout.E_KIND]! & 15) === layout.K_HAN
  const own = isHan ? 4 * length + u8[element + layout.E_NATIVE]! : length
  const from = element + layout.E_UNITS + own + u8[element + layout.E_SOUND]! + 2 * u8[element + layout.E_WEAK]!
  return Array.from({ length: u8[element + layout.E_SENSES]! }, (_, i) => {
    const at = from + 4 * i
    return u8[at]! | (u8[at + 1]! << 8) | (u8[at + 2]! << 16) | (u8[at + 3]! << 24)
  })
}
