import { closeSync, fsyncSync, mkdirSync, openSync, readSync, renameSync, rmSync, writeSync } from 'node:fs'
import { createHash, randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import { RULES_VERSION } from '@markwright/similarity'
import { kernelTables, meaningsVersion } from '@markwright/similarity/engine'
import { DATA_END } from '../kernel/memory-map.ts'
import { markKernel } from '../kernel/mark-kernel.wasm.ts'
import { allocate, createSegmentMemory, readI32 } from '../segment/segment-memory.ts'
import type { Segment } from '../segment/write-segment.ts'
import type { RegisterVersion } from '../source/read-register.ts'

/** Raised whenever the layout of a segment changes in a way that the kernel's code does not show. */
const LAYOUT = 5
const FILE = 'marks.index'
const CHUNK = 8 << 20
const HEAD_MAX = 1 << 16

/** The register as of a version, in one or more segments. */
export type Base = RegisterVersion & { segments: readonly Segment[] }

type Head = RegisterVersion & {
  engine: string
  segments: { sizeBytes: number; crc: number; offices: readonly string[] }[]
}

/** Equal for programs that read each other's segments. */
const engine = () =>
  [
    RULES_VERSION,
    LAYOUT,
    createHash('sha256').update(markKernel).update(kernelTables()).update(meaningsVersion()).digest('hex'),
  ].join('-')

/** Writes the file beside its place and then moves it there, so that a kill leaves the old one. */
export function writeSnapshot(folder: string, { version, importId, segments }: Base): void {
  mkdirSync(folder, { recursive: true })
  const path = join(folder, `${FILE}.${randomUUID()}`)
  const file = openSync(path, 'wx')
  try {
    const head: Head = { engine: engine(), version, importId, segments: [] }
    let position = HEAD_MAX
    for (const { data, offices } of segments) {
      const sizeBytes = readI32(data, DATA_END)
      head.segments.push({ sizeBytes, crc: writeBytes(file, data.u8.subarray(0, sizeBytes), position), offices })
      position += sizeBytes
    }
    writeBytes(file, Buffer.from(JSON.stringify(head).padEnd(HEAD_MAX)), 0)
    fsyncSync(file)
    renameSync(path, join(folder, FILE))
  } catch (error) {
    rmSync(path, { force: true })
    throw error
  } finally {
    closeSync(file)
  }
}

/**
 * Reads what `writeSnapshot` has written; undefined where there is none, or one of another version of the program.
 * @throws Error where the file is damaged.
 */
export function readSnapshot(folder: string): Base | undefined {
  let file
  try {
    file = openSync(join(folder, FILE), 'r')
  } catch {
    return undefined
  }
  try {
    const bytes = Buffer.alloc(HEAD_MAX)
    readSync(file, bytes, 0, HEAD_MAX, 0)
    const { engine: writtenBy, segments: parts, ...version } = JSON.parse(bytes.toString()) as Head
    if (writtenBy !== engine()) return undefined
    let position = HEAD_MAX
    const segments = parts.map(({ sizeBytes, crc, offices }) => {
      const data = createSegmentMemory()
      allocate(data, sizeBytes - data.end)
      if (readBytes(file, data.u8.subarray(0, sizeBytes), position) !== crc)
        throw new Error('The snapshot of the index is damaged.')
      position += sizeBytes
      return { data, offices }
    })
    return { ...version, segments }
  } finally {
    closeSync(file)
  }
}

/** Searches may write into a segment in the meantime: what is summed up is the copy that is written. */
function writeBytes(file: number, bytes: Uint8Array, position: number): number {
  let crc = 0
  for (let from = 0; from < bytes.length; from += CHUNK) {
    const chunk = Uint8Array.from(bytes.subarray(from, from + CHUNK))
    crc = crc32(chunk, crc)
    for (let done = 0; done < chunk.length;) done += writeSync(file, chunk, done, undefined, position + from + done)
  }
  return crc
}

function readBytes(file: number, bytes: Uint8Array, position: number): number {
  const chunk = new Uint8Array(CHUNK)
  let crc = 0
  for (let from = 0; from < bytes.length;) {
    const count = readSync(file, chunk, 0, Math.min(CHUNK, bytes.length - from), position + from)
    if (count === 0) break
    const part = chunk.subarray(0, count)
    crc = crc32(part, crc)
    bytes.set(part, from)
    from += count
  }
  return crc
}
