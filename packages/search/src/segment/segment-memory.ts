import { type SharedWasmMemory, wasm, WASM_PAGE } from '@markwright/runtime/web-assembly.ts'
import { DATA } from '../kernel/memory-map.ts'

/** Pointers of the kernel are signed in its TypeScript form. */
const PAGES_MAX = 32767

/** The memory of a segment with views that follow its growth. It is shared between threads, so it never moves. */
export type SegmentMemory = {
  readonly memory: SharedWasmMemory
  u8: Uint8Array
  u16: Uint16Array
  i32: Int32Array
  /** The same bytes, to be read as text. */
  bytes: Buffer
  /** Where free room begins. */
  end: number
}

/** The compiled kernel requires no less. */
const PAGES_MIN = 16

export function createSegmentMemory(): SegmentMemory {
  const memory = new wasm.Memory({
    initial: Math.max(PAGES_MIN, Math.ceil(DATA / WASM_PAGE)),
    maximum: PAGES_MAX,
    shared: true,
  })
  return viewSegmentMemory(memory, DATA)
}

export function viewSegmentMemory(memory: SharedWasmMemory, end: number): SegmentMemory {
  const { buffer } = memory
  return {
    memory,
    u8: new Uint8Array(buffer),
    u16: new Uint16Array(buffer),
    i32: new Int32Array(buffer),
    bytes: Buffer.from(buffer),
    end,
  }
}

/**
 * Allocates memory that begins at a multiple of 16 and is zero.
 * @throws RangeError where the segment would exceed two gigabytes.
 */
export function allocate(segment: SegmentMemory, sizeBytes: number): number {
  const start = Math.ceil(segment.end / 16) * 16
  segment.end = start + sizeBytes
  const missing = segment.end - segment.memory.buffer.byteLength
  if (missing > 0) {
    segment.memory.grow(Math.ceil(missing / WASM_PAGE))
    Object.assign(segment, viewSegmentMemory(segment.memory, segment.end))
  }
  return start
}

export const readI32 = (segment: SegmentMemory, pointer: number) => segment.i32[pointer >>> 2]!
export function writeI32(segment: SegmentMemory, pointer: number, value: number): void {
  segment.i32[pointer >>> 2] = value
}
