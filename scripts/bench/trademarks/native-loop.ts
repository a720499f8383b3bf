import { spawnSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { OpenSegment } from '../../../packages/search/src/engine/search-segment.ts'
import * as at from '../../../packages/search/src/kernel/memory-map.ts'
import { readI32 } from '../../../packages/search/src/segment/segment-memory.ts'

const source = fileURLToPath(new URL('native-loop.c', import.meta.url))

/** Milliseconds of each query at its quickest, and how many elements it found. */
export type NativeRun = { ms: number; found: number }[]

/**
 * The loop over postings in C, on the postings of a segment; null where the machine has no compiler.
 * @throws where the compiler or the program fails.
 */
export function runNativeLoop(segment: OpenSegment, queries: readonly (readonly number[])[], repeats: number) {
  if (spawnSync('cc', ['--version']).error) return null
  const folder = mkdtempSync(join(tmpdir(), 'native-loop-'))
  try {
    const [program, postings] = [join(folder, 'loop'), join(folder, 'postings')]
    run('cc', ['-O3', '-march=native', '-o', program, source])
    writePostings(postings, segment, queries, repeats)
    const lines = run(program, [postings]).trim().split('\n')
    return lines.map((line) => {
      const [nanoseconds, found] = line.split(' ').map(Number) as [number, number]
      return { ms: nanoseconds / 1e6, found }
    }) satisfies NativeRun
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

function run(program: string, options: readonly string[]): string {
  const { status, stdout, stderr, error } = spawnSync(program, options, { encoding: 'utf8' })
  if (status !== 0) throw new Error(`${program} failed: ${error?.message ?? stderr}`)
  return stdout
}
