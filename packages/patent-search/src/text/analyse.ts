import { stem } from 'porter2'

/** A word, a character pair of Chinese or Japanese, or a dictionary word of three or more characters. */
export type Emit = (term: string, position: number, start: number, end: number) => void

const RUNS =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々〇]+|(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々〇])[\p{L}\p{N}\p{M}])+/gu
const ASCII_RUNS = /[A-Za-z0-9]+/g
const NOT_ASCII = /[^\0-\x7f]/
const HAN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々〇]/u

export const hasHan = (text: string): boolean => HAN.test(text)

/**
 * Cuts a text into terms. Each word and each Chinese or Japanese character has a position; a pair of characters stands
 * at that of its first, and the last character of a run is alone, so that every character begins some term.
 * @returns the position behind the last one
 */
export function analyse(text: string, emit: Emit, from = 0): number {
  let position = from
  const runs = NOT_ASCII.test(text) ? RUNS : ASCII_RUNS
  runs.lastIndex = 0
  for (let match = runs.exec(text); match; match = runs.exec(text)) {
    const [run] = match
    const start = match.index
    if (runs === RUNS && hasHan(run)) position = emitPairs(run, start, position, emit)
    else emit(foldWord(run), position++, start, start + run.length)
  }
  return position
}

function emitPairs(run: string, start: number, from: number, emit: Emit): number {
  const signs = Array.from(run)
  let position = from
  let offset = start
  for (const [index, sign] of signs.entries()) {
    const next = signs[index + 1]
    emit(next ? sign + next : sign, position++, offset, offset + sign.length + (next?.length ?? 0))
    offset += sign.length
  }
  return position
}

const foldWord = (word: string) =>
  NOT_ASCII.test(word) ? word.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase() : word.toLowerCase()

const stems = new Map<string, string>()
const STEMS_MAX = 500_000

/** The Snowball stem of an English word; other words as they are. */
export function stemOf(word: string): string {
  let found = stems.get(word)
  if (found === undefined) {
    found = /^[a-z]+$/.test(word) ? stem(word) : word
    if (stems.size >= STEMS_MAX) stems.clear()
    stems.set(word, found)
  }
  return found
}

/** A number from 0 to 2^32 - 1 for a stem (FNV-1a). */
export function hashOf(text: string, seed = 0x81_1c_9d_c5): number {
  let hash = seed
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01_00_01_93)
  return hash >>> 0
}
