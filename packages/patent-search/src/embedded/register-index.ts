import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { hasBit } from '../engine/bits.ts'
import { openIndex, placeOf, type IndexState } from '../engine/index-state.ts'
import { createVectors, type Vectors } from '../encoder/vectors.ts'
import type { Segment } from '../segment/segment.ts'
import { createSegmentBuilder } from '../segment/segment-builder.ts'
import type { IndexParts } from './messages.ts'
import { countPatents, databaseName, readChanges, readIds } from './read-patents.ts'
import { readSnapshot, writeManifest, writeSegment, writeVectors, type Sealed } from './snapshot.ts'

const BATCH = 500
/** A segment is complete with so many documents or words. */
const DOCUMENTS_MAX = 250_000
const WORDS_MAX = 16_000_000
/** So many changes become a segment of their own; fewer are read again with the next ones. */
const SEALED_FROM = 5000
/** With more segments than the documents need, all are written anew. */
const SMALL_SEGMENTS_MAX = 16

export type RegisterIndexOptions = {
  snapshotFolder: string | null
  encoder: string | null
  publish: (parts: IndexParts) => void
  note: (text: string, facts: object) => void
}

/** The index of the patents of a database: complete segments, and one of the latest changes. */
export function createRegisterIndex({ snapshotFolder, encoder, publish, note }: RegisterIndexOptions) {
  let database: string | undefined
  let sealed: Sealed[] = []
  /** The last change that the complete segments have. */
  let sealedVersion = '0'
  let version = '0'
  let latest: Sealed | null = null
  let removed: number[] = []
  let state: IndexState | undefined

  const all = () => (latest ? [...sealed, latest] : sealed)

  const exchange = () => {
    const parts: IndexParts = {
      segments: all().map(({ segment }) => segment),
      vectors: all().map(({ vectors }) => vectors),
      removed,
      version,
    }
    state = openIndex(parts.segments, parts.vectors, version, removed)
    publish(parts)
  }

  const start = async (client: pg.ClientBase) => {
    database = await databaseName(client)
    if (!snapshotFolder) return
    const started = performance.now()
    try {
      const found = await readSnapshot(snapshotFolder, encoder)
      if (found?.database !== database) return
      sealed = found.sealed.map((each) => ({ ...each, vectors: each.vectors ?? vectorsFor(each.segment) }))
      sealedVersion = version = found.version
      const documents = sealed.reduce((sum, { segment }) => sum + segment.ids.length, 0)
      note('patent index read from its snapshot', { documents, ms: Math.round(performance.now() - started) })
    } catch (error) {
      note('patent index snapshot could not be read', { reason: String(error) })
    }
  }

  const vectorsFor = (segment: Segment) => (encoder ? carryOver(segment, state) : null)

  const seal = async (segment: Segment, upTo: string) => {
    const made: Sealed = { name: `${randomUUID()}.segment`, segment, vectors: vectorsFor(segment) }
    sealed = [...sealed, made]
    sealedVersion = upTo
    if (!snapshotFolder) return
    try {
      await writeSegment(snapshotFolder, made)
      await writeManifest(snapshotFolder, { database: database!, version: upTo, encoder, sealed })
    } catch (error) {
      // Without a snapshot the next start takes longer, and nothing else suffers.
      note('patent index snapshot could not be written', { reason: String(error) })
    }
  }

  /** Reads whatever has changed since the complete segments. */
  const readAll = async (client: pg.ClientBase) => {
    let builder = createSegmentBuilder()
    let at = sealedVersion
    for (;;) {
      const changes = await readChanges(client, at, BATCH)
      for (const { document } of changes) builder.add(document)
      at = changes.at(-1)?.version ?? at
      const isFull = builder.documents() >= DOCUMENTS_MAX || builder.words() >= WORDS_MAX
      const isLast = changes.length < BATCH
      if (isFull || (isLast && builder.documents() >= SEALED_FROM)) {
        await seal(builder.finish(), at)
        builder = createSegmentBuilder()
      }
      if (!isLast) continue
      const segment = builder.documents() > 0 ? builder.finish() : null
      latest = segment && { name: '', segment, vectors: vectorsFor(segment) }
      return at
    }
  }

  const findRemoved = async (client: pg.ClientBase) => {
    const ids = new Set(all().flatMap(({ segment }) => Array.from(segment.ids)))
    if (ids.size === (await countPatents(client))) return []
    for (const id of await readIds(client)) ids.delete(id)
    return [...ids]
  }

  const isScattered = () => {
    const documents = sealed.reduce((sum, { segment }) => sum + segment.ids.length, 0)
    const stale = state ? documents - state.documents : 0
    const needed = Math.ceil(documents / (DOCUMENTS_MAX / 4)) + SMALL_SEGMENTS_MAX
    return sealed.length > needed || (stale > 10_000 && stale > documents / 3)
  }

  return {
    state: () => state,
    /** Publishes whatever has changed since the last time. */
    async update(client: pg.ClientBase): Promise<void> {
      if (database === undefined) await start(client)
      const [change] = await readChanges(client, version, 1)
      const isSame = !change && state !== undefined
      if (isSame && (await countPatents(client)) === state!.documents) return
      const started = performance.now()
      if (isScattered()) {
        sealed = []
        sealedVersion = '0'
      }
      version = await readAll(client)
      removed = await findRemoved(client)
      exchange()
      note('patent index brought up to date', {
        documents: state!.documents,
        segments: all().length,
        version,
        ms: Math.round(performance.now() - started),
      })
    },
    /** Stores the vectors of complete segments, as far as they are there. */
    async saveVectors(): Promise<void> {
      if (!snapshotFolder) return
      for (const each of sealed) await writeVectors(snapshotFolder, each)
    },
  }
}

/** Vectors of those whose title and abstract are as they were. */
function carryOver(segment: Segment, state: IndexState | undefined): Vectors {
  const vectors = createVectors(segment.ids.length)
  if (!state) return vectors
  for (let row = 0; row < segment.ids.length; row++) {
    const place = placeOf(state, segment.ids[row]!)
    const known = place?.part.vectors
    if (!place || !known?.filled[place.row] || !hasBit(place.part.live, place.row)) continue
    if (place.part.segment.heads[place.row] !== segment.heads[row]) continue
    for (const column of ['codes', 'signs'] as const) {
      const width = known[column].length / place.part.rows
      vectors[column].set(known[column].subarray(place.row * width, (place.row + 1) * width), row * width)
    }
    vectors.filled[row] = 1
  }
  return vectors
}
