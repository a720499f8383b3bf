import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { normalised } from './sentence-encoder.ts'
import { WIDTH } from './vectors.ts'

const CJK = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々〇]+/gu
const LATIN = /[a-z]+/g
const DIGITS = /\d+/g
const LONGEST = 4

/** A vector of length 1 for a Chinese or Japanese text; null where it has nothing that is known. */
export type NgramEncoder = (text: string) => Float32Array | null

/**
 * An encoder that sums up a vector for each known word and run of characters: `vocab.json`, `emb.i8` and `scale.f32`.
 * @throws Error where a file is missing, or where they do not belong together
 */
export async function openNgramEncoder(folder: string): Promise<NgramEncoder> {
  const [vocabulary, bytes, scales] = await Promise.all([
    readFile(join(folder, 'vocab.json'), 'utf8'),
    readFile(join(folder, 'emb.i8')),
    readFile(join(folder, 'scale.f32')),
  ])
  const rows = new Map((JSON.parse(vocabulary) as string[]).map((feature, row) => [feature, row]))
  const table = new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length)
  if (table.length !== rows.size * WIDTH || scales.length !== rows.size * 4)
    throw new Error(`vocab.json has ${rows.size} features, emb.i8 and scale.f32 have others.`)
  const scaleOf = (row: number) => scales.readFloatLE(row * 4)

  return (text) => {
    const sum = new Float32Array(WIDTH)
    let known = 0
    for (const feature of featuresOf(text)) {
      const row = rows.get(feature)
      if (row === undefined) continue
      known++
      const scale = scaleOf(row)
      for (let index = 0; index < WIDTH; index++) sum[index]! += table[row * WIDTH + index]! * scale
    }
    return known > 0 ? normalised(sum) : null
  }
}

function* featuresOf(text: string): Generator<string> {
  const lower = text.toLowerCase()
  for (const [word] of lower.matchAll(LATIN)) yield word
  for (const [digits] of lower.matchAll(DIGITS)) yield `#${digits.slice(0, 4)}`
  for (const [run] of lower.matchAll(CJK)) {
    const signs = Array.from(run)
    for (let from = 0; from < signs.length; from++)
      for (let length = 1; length <= LONGEST && from + length <= signs.length; length++)
        yield signs.slice(from, from + length).join('')
  }
}
