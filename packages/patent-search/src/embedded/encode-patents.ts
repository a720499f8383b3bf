import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { hasBit } from '../engine/bits.ts'
import type { IndexState } from '../engine/index-state.ts'
import type { Encoder } from '../encoder/encoder.ts'
import { setVector, WIDTH } from '../encoder/vectors.ts'
import { readHeads } from './read-patents.ts'

const BATCH = 32
/** So often what has been encoded is stored, in batches. */
const SAVED_EVERY = 200
const IDLE_MS = 2000

type Encoding = {
  encoder: Encoder
  pool: pg.Pool
  state: () => IndexState | undefined
  isClosing: () => boolean
  encoded: (documents: number) => void
  saveVectors: () => Promise<void>
}

/** Encodes whatever has no vector yet, for as long as the index is open. Searches use each vector at once. */
export async function encodePatents({
  encoder,
  pool,
  state,
  isClosing,
  encoded,
  saveVectors,
}: Encoding): Promise<void> {
  let unsaved = 0
  while (!isClosing()) {
    const batch = nextRows(state())
    if (batch.length === 0) {
      if (unsaved > 0) await saveVectors()
      unsaved = 0
      encoded(countEncoded(state()))
      await pause(IDLE_MS)
      continue
    }
    const heads = await readHeads(
      pool,
      batch.map(({ id }) => id),
    )
    const vectors = await encoder.encode(batch.map(({ id }) => heads.get(id) ?? ''))
    for (const [index, { part, row }] of batch.entries()) {
      // A text that no encoder knows is similar to nothing.
      setVector(part.vectors!, row, vectors[index] ?? new Float32Array(WIDTH))
    }
    encoded(countEncoded(state()))
    if (++unsaved % SAVED_EVERY === 0) await saveVectors()
  }
}

function nextRows(state: IndexState | undefined) {
  const batch: { part: IndexState['segments'][number]; row: number; id: number }[] = []
  for (const part of state?.segments ?? []) {
    if (!part.vectors) continue
    for (let row = part.vectors.filled.indexOf(0); row >= 0 && batch.length < BATCH;) {
      if (hasBit(part.live, row)) batch.push({ part, row, id: part.segment.ids[row]! })
      else part.vectors.filled[row] = 1
      row = part.vectors.filled.indexOf(0, row + 1)
    }
    if (batch.length > 0) break
  }
  return batch
}

function countEncoded(state: IndexState | undefined): number {
  let count = state?.documents ?? 0
  for (const { vectors, live } of state?.segments ?? []) {
    if (!vectors) continue
    for (let row = vectors.filled.indexOf(0); row >= 0; row = vectors.filled.indexOf(0, row + 1))
      if (hasBit(live, row)) count--
  }
  return count
}
