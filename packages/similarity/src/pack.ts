import type { Range, Word } from './core.ts'
import * as at from './kernel/memory-map.ts'
import { bindMemory } from './kernel/platform.ts'
import { respell } from './kernel/respell.ts'
import { parameters } from './parameters.ts'
import { lettersOfReading } from './readings.ts'
import { kernelTables } from './tables.ts'
import type { WeakSpan } from './weak-spans.ts'
import { weakKindNumbers } from './words/weak-kinds.ts'

/** Where an element is put together, behind the tables that its sounds need. */
const bench = new Uint8Array(at.TABLES_SIZE + 2048)
const ELEMENT = at.TABLES_SIZE
const SOUNDS = at.TABLES_SIZE + 1024
const SPOKEN = at.TABLES_SIZE + 1536
const SPOKEN_MAX = 200
const SOUND_LENGTH_MAX = 60
/** A longer pinyin is not compared. */
const PINYIN_LENGTH_MAX = 56

const kinds = { han: at.K_HAN, latin: at.K_LATIN, digits: at.K_DIGITS } as const

/** What an element is packed from; see `MarkElement`. Morae, letters and senses are those of the core. */
export type Packing = {
  kind: keyof typeof kinds
  /** K_FIRST, K_MIXED and K_SURNAME. */
  flags: number
  units: readonly number[]
  core: Range
  weak: readonly WeakSpan[]
  readings?: readonly number[]
  words?: readonly Word[]
  /** How the letters of the core are said, where not as they are written. */
  spoken?: readonly number[]
  morae?: readonly number[]
  nativeLetters?: readonly number[]
  senses: readonly number[]
  /** Of the words of the core, see `familiesOfWords`. */
  families?: readonly number[]
}

/** An element as the kernel reads it (see the E_ offsets): no longer than `lengthMax` units, its size a multiple of 4. */
export function packElement(packing: Packing): Uint8Array {
  const { kind, flags, units, core, weak, readings = [], words = [], senses } = packing
  const length = Math.min(units.length, parameters.lengthMax)
  const start = Math.min(core.start, length)
  const end = Math.min(core.end, length)
  const longer = units.length > length
  const families = longer ? [] : (packing.families ?? [])
  const morae = (packing.morae ?? []).slice(0, SOUND_LENGTH_MAX)
  const native = (packing.nativeLetters ?? []).slice(0, SOUND_LENGTH_MAX)
  const isNative = native.length > 0
  let to = ELEMENT + at.E_UNITS
  let spelt: readonly number[] = []
  let sounds = 0
  if (kind === 'han') {
    for (let i = 0; i < length; i++) to = put16(to, units[i]!)
    for (let i = 0; i < length; i++) to = put16(to, readings[i]!)
    spelt = isNative ? native : pinyinOf(readings.slice(start, end))
    bench.set(spelt, to)
    to += spelt.length
    sounds = respellFrom(spelt)
    bench.copyWithin(to, SOUNDS, SOUNDS + sounds)
    to += sounds
    if (isNative) {
      bench[to] = morae.length
      bench.set(morae, to + 1)
      to += 1 + morae.length
    }
  } else {
    for (let i = 0; i < length; i++) bench[to + i] = units[i]!
    for (const word of words) if (word.start < length) bench[to + word.start]! |= at.WORD_START
    sounds = packing.spoken ? respellFrom(packing.spoken) : respellTo(to + start, end - start)
    bench.copyWithin(to + length, SOUNDS, SOUNDS + sounds)
    to += length + sounds
  }
  let spans = 0
  for (const span of weak) {
    if (span.end > length) continue
    to = put16(to, span.start | ((span.end - span.start) << 6) | (weakKindNumbers[span.kind] << 12))
    spans++
  }
  for (const sense of senses) to = put16(put16(to, sense & 0xffff), sense >>> 16)
  for (const family of families) to = put16(to, family)
  bench[ELEMENT + at.E_KIND] = kinds[kind] | flags | (isNative ? at.K_NATIVE : 0) | (longer ? at.K_LONGER : 0)
  bench[ELEMENT + at.E_LENGTH] = length
  bench[ELEMENT + at.E_CORE_START] = start
  bench[ELEMENT + at.E_CORE_END] = end
  bench[ELEMENT + at.E_WEAK] = spans
  bench[ELEMENT + at.E_SOUND] = sounds
  bench[ELEMENT + at.E_SENSES] = senses.length
  bench[ELEMENT + at.E_SPELT] = kind === 'han' ? spelt.length : families.length
  return finish(to, longer ? hashCodes(units) : undefined)
}

/** The letters of the pinyin of characters; none where one has no reading. */
function pinyinOf(readings: readonly number[]): readonly number[] {
  const syllables = readings.map(lettersOfReading)
  if (syllables.some(({ length }) => length === 0)) return []
  const letters = syllables.flat()
  return letters.length > PINYIN_LENGTH_MAX ? [] : letters
}

/** An element that has nothing but a hash of the signs of the mark. */
export function packSymbols(signs: string): Uint8Array {
  bench.fill(0, ELEMENT, ELEMENT + at.E_UNITS)
  bench[ELEMENT + at.E_KIND] = at.K_SYMBOLS | at.K_LONGER
  return finish(ELEMENT + at.E_UNITS, hashCodes(Array.from(signs, (sign) => sign.codePointAt(0)!)))
}

function put16(to: number, value: number): number {
  bench[to] = value & 255
  bench[to + 1] = value >> 8
  return to + 2
}

function finish(to: number, hash: number | undefined): Uint8Array {
  while (to % 4 !== 0) bench[to++] = 0
  if (hash !== undefined) to = put16(put16(to, hash & 0xffff), hash >>> 16)
  return bench.slice(ELEMENT, to)
}

/** FNV-1a over 32-bit codes. */
export function hashCodes(codes: readonly number[]): number {
  let hash = 0x811c9dc5 | 0
  for (const code of codes) hash = Math.imul(hash ^ code, 0x01000193)
  return hash
}

/** The sounds of letters given by their numbers (rule P5). */
export function respellLetters(letters: readonly number[]): number[] {
  const length = respellFrom(letters)
  return [...bench.subarray(SOUNDS, SOUNDS + length)]
}

function respellFrom(letters: readonly number[]): number {
  bench.set(letters.slice(0, SPOKEN_MAX), SPOKEN)
  return respellTo(SPOKEN, Math.min(letters.length, SPOKEN_MAX))
}

/** Writes the sounds of the letters at `from` on the bench to SOUNDS (rule P5) and returns how many there are. */
function respellTo(from: number, length: number): number {
  if (bench[at.P_SOUND_HAN] === 0) bench.set(kernelTables())
  bindMemory(bench.buffer)
  return Math.min(respell(from, length, SOUNDS), SOUND_LENGTH_MAX)
}
