import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { OpenSegment } from '../../../packages/search/src/engine/search-segment.ts'
import { findCommand, run } from '../../lib/processes.mjs'
import * as at from '../../../packages/search/src/kernel/memory-map.ts'
import { readI32 } from '../../../packages/search/src/segment/segment-memory.ts'

const source = fileURLToPath(new URL('native-loop.c', import.meta.url))

/** Milliseconds of each query at its quickest, and how many elements it found. */
type NativeRun = { ms: number; found: number }[]

/**
 * The loop over postings in C, on the postings of a segment; null where the machine has no compiler.
 * @throws where the compiler or the program fails.
 */
export async function runNativeLoop(
  segment: OpenSegment,
  queries: readonly (readonly number[])[],
  repeats: number,
): Promise<NativeRun | null> {
  if (!findCommand('cc')) return null
  const folder = mkdtempSync(join(tmpdir(), 'native-loop-'))
  try {
    const [program, postings] = [join(folder, 'loop'), join(folder, 'postings')]
    await runWell('cc', ['-O3', '-march=native', '-o', program, source])
    writePostings(postings, segment, queries, repeats)
    const lines = (await runWell(program, [postings])).trim().split('\n')
    return lines.map((line) => {
      const [nanoseconds, found] = line.split(' ').map(Number) as [number, number]
      return { ms: nanoseconds / 1e6, found }
    })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function writePostings(
  path: string,
  { data }: OpenSegment,
  queries: readonly (readonly number[])[],
  repeats: number,
): void {
  const count = readI32(data, at.LATIN_COUNT)
  const starts = readI32(data, at.TRIGRAM_STARTS)
  const lists = Math.ceil(count / at.BLOCK) * at.TRIGRAMS
  const postings = data.i32[(starts >>> 2) + lists]!
  const file = openSync(path, 'w')
  const write = (bytes: Uint8Array) => {
    for (let done = 0; done < bytes.length;) done += writeSync(file, bytes, done)
  }
  const stretch = (header: number, size: number) => data.u8.slice(readI32(data, header), readI32(data, header) + size)
  try {
    write(numbers([count, at.TRIGRAMS, postings, queries.length, repeats]))
    write(stretch(at.TRIGRAM_STARTS, 4 * (lists + 1)))
    write(stretch(at.TRIGRAM_POSTINGS, 2 * postings))
    write(stretch(at.TRIGRAM_COUNTS, count))
    for (const grams of queries) write(numbers([grams.length, ...grams]))
  } finally {
    closeSync(file)
  }
}

const numbers = (values: readonly number[]) => new Uint8Array(Int32Array.from(values).buffer)

async function runWell(program: string, options: string[]): Promise<string> {
  const { code, output } = await run(program, options)
  if (code !== 0) throw new Error(`${program} failed: ${output}`)
  return output
}
