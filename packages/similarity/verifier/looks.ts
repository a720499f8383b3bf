// Whether two characters look alike, by lists of confused ones, stroke orders, corners and parts.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const linesOf = (folder: string, name: string) =>
  readFileSync(join(folder, name), 'utf8').split(/\r?\n/).filter(Boolean)

/** How much strokes, corners and parts agree, of 1; what lies between is left to the eye. */
const ALIKE_FROM = 0.56
const STRANGERS_BELOW = 0.3

/** Pairs that tables and drawings take for strangers, but a reader does not. */
const seenAlike = new Set('于亏 刁力 呆杏 七匕 氏民 厉厌 沙砂 川州 先光 先生 华花'.split(' '))

/** Two characters look alike where a list of confused ones says so, or where strokes, parts and corners mostly agree. */
export function readLooks(folder: string): (a: string, b: string) => boolean | undefined {
  const listed = new Set<string>()
  const pairOf = (a: string, b: string) => (a < b ? a + b : b + a)
  for (const line of linesOf(folder, 'pycorrector_same_stroke.txt')) {
    const characters = line.split(/\s+/).filter(Boolean)
    for (const a of characters) for (const b of characters) listed.add(pairOf(a, b))
  }
  const confused = JSON.parse(readFileSync(join(folder, 'confused_chinese_3500.json'), 'utf8')) as Record<
    string,
    { similar_font_chars?: { char: string }[] }
  >
  for (const [a, { similar_font_chars = [] }] of Object.entries(confused))
    for (const { char } of similar_font_chars) listed.add(pairOf(a, char))
  const strokes = new Map(
    linesOf(folder, 'pycorrector_stroke.txt')
      .filter((line) => !line.startsWith('#'))
      .map((line) => line.split(/\s+/) as [string, string]),
  )
  const corners = new Map(
    linesOf(folder, 'houbb_sijiaobianma_2w.txt').map((line) => line.split(' ') as [string, string]),
  )
  const parts = new Map<string, Set<string>>()
  for (const line of linesOf(folder, 'chaizi-jt.txt')) {
    const [character, ...ways] = line.split('\t')
    parts.set(character!, new Set(ways.flatMap((way) => way.split(/\s+/)).filter(Boolean)))
  }
  return (a, b) => {
    if (listed.has(pairOf(a, b)) || seenAlike.has(pairOf(a, b))) return true
    const [one, other] = [strokes.get(a), strokes.get(b)]
    if (!one || !other) return undefined
    const stroke = 1 - distance(one, other) / Math.max(one.length, other.length)
    const corner = sameDigits(corners.get(a) ?? '', corners.get(b) ?? '') / 4
    const [left, right] = [partsWith(parts, a), partsWith(parts, b)]
    const shared = [...left].filter((part) => right.has(part)).length
    const part = shared / Math.max(1, Math.min(left.size, right.size))
    const like = 0.5 * stroke + 0.25 * corner + 0.25 * Math.min(1, part)
    if (stroke >= 0.72 || like >= ALIKE_FROM) return true
    return like < STRANGERS_BELOW ? false : undefined
  }
}

const partsWith = (parts: ReadonlyMap<string, Set<string>>, character: string) =>
  new Set([character, ...(parts.get(character) ?? [])])

function sameDigits(a: string, b: string): number {
  let count = 0
  for (let i = 0; i < 4; i++) if (a[i] && a[i] === b[i]) count++
  return count
}

function distance(a: string, b: string): number {
  let last = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 0; i < a.length; i++) {
    const row = [i + 1]
    for (let j = 0; j < b.length; j++)
      row.push(Math.min(last[j]! + (a[i] === b[j] ? 0 : 1), last[j + 1]! + 1, row[j]! + 1))
    last = row
  }
  return last[b.length]!
}
