import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { createSegmentBuilder } from '../segment/segment-builder.ts'
import type { Segment } from '../segment/write-segment.ts'
import { ROW_COUNT } from '../kernel/memory-map.ts'
import { readI32 } from '../segment/segment-memory.ts'
import {
  countChanges,
  hasPublished,
  readChanges,
  readRegister,
  readVersion,
  type RegisterVersion,
} from '../source/read-register.ts'
import { NO_WORDS, readWords } from '../source/read-words.ts'
import { shareSegment, type IndexParts, type SearchHelp } from './segment-parts.ts'
import { readSnapshot, writeSnapshot, type Base } from './snapshot.ts'
import { loadWords } from './load-words.ts'

/** A segment is addressed by 31 bits; this many marks take about half of that. */
const SEGMENT_MARKS = 4_000_000
/** Changes are merged into a new base from here on, or from a twentieth of the base where that is more. */
const MERGED_FROM = 5000
/** Of the time of a build the share that reading takes, by measurement. */
const READING_PERCENT = 80

export type RegisterIndexOptions = {
  snapshotFolder: string | null
  help: SearchHelp
  publish: (parts: IndexParts) => void
  /** 0 to 100, of the first build. */
  progress: (percent: number) => void
  note: (text: string, facts: object) => void
}

/** The index of a register: a base that is built rarely, and beside it whatever imports have written since. */
export function createRegisterIndex({ snapshotFolder, help, publish, progress, note }: RegisterIndexOptions) {
  let base: Base | undefined
  let baseId = ''
  let current: RegisterVersion | undefined
  let words = NO_WORDS
  let publishedFrequencies = ''
  /** Version of the lexicon that the base was made with. */
  let baseLexicon = ''

  const exchange = (next: RegisterVersion, delta: Segment | null, replaced: Int32Array) => {
    const parts = {
      baseId,
      helpers: marksOf(base!) < help.leastMarks ? 0 : help.helpers,
      base: base!.segments.map(shareSegment),
      delta: delta && shareSegment(delta),
      replaced,
    }
    current = { version: next.version, importId: next.importId }
    publishedFrequencies = words.frequencies.version
    publish({ ...parts, version: next.version, words })
  }

  const rebuild = async (client: pg.ClientBase) => {
    const started = performance.now()
    base = await build(client, base ? () => {} : progress)
    baseId = randomUUID()
    baseLexicon = words.lexicon.version
    exchange(base, null, new Int32Array())
    note('index built', { marks: marksOf(base), version: base.version, ms: since(started) })
    if (snapshotFolder && base.importId) saveSnapshot(snapshotFolder, base)
  }

  const saveSnapshot = (folder: string, saved: Base) => {
    const started = performance.now()
    try {
      writeSnapshot(folder, saved)
      note('index snapshot written', { version: saved.version, ms: since(started) })
    } catch (error) {
      // Without a snapshot the next start takes longer, and nothing else suffers.
      note('index snapshot could not be written', { reason: String(error) })
    }
  }

  const loadSnapshot = async (client: pg.ClientBase) => {
    const started = performance.now()
    const found = snapshotFolder ? tryReading(snapshotFolder, note) : undefined
    if (!found || !(await hasPublished(client, found))) return
    base = found
    baseId = randomUUID()
    baseLexicon = words.lexicon.version
    // Searches need not wait for what has been published since: they never do while the process runs.
    exchange(base, null, new Int32Array())
    note('index read from its snapshot', { marks: marksOf(found), version: found.version, ms: since(started) })
  }

  const applyChanges = async (client: pg.ClientBase) => {
    const started = performance.now()
    const builder = createSegmentBuilder()
    const { changed, ...next } = await readChanges(client, base!.version, builder.add)
    exchange(next, builder.count() > 0 ? builder.finish() : null, changed)
    note('index brought up to date', { changed: changed.length, version: next.version, ms: since(started) })
  }

  /** Publishes whatever has changed since the last time. */
  return async (client: pg.ClientBase): Promise<void> => {
    words = await readWords(client, words)
    loadWords(words)
    if (base && baseLexicon !== words.lexicon.version) return rebuild(client)
    if (!base) await loadSnapshot(client)
    const latest = await readVersion(client)
    const sameRegister = current?.version === latest.version && current.importId === latest.importId
    if (sameRegister && publishedFrequencies === words.frequencies.version) return
    if (!base || !(base.importId === null || (await hasPublished(client, base)))) return rebuild(client)
    const changes = await countChanges(client, base.version)
    if (changes > Math.max(MERGED_FROM, marksOf(base))) return rebuild(client)
    await applyChanges(client)
    if (changes > Math.max(MERGED_FROM, marksOf(base) / 20)) await rebuild(client)
  }
}

const marksOf = ({ segments }: Base) => segments.reduce((marks, { data }) => marks + readI32(data, ROW_COUNT), 0)
const since = (started: number) => Math.round(performance.now() - started)

async function build(client: pg.ClientBase, progress: (percent: number) => void): Promise<Base> {
  const segments: Segment[] = []
  let builder = createSegmentBuilder()
  const finish = () => {
    if (builder.count() > 0) segments.push(builder.finish())
    builder = createSegmentBuilder()
  }
  const version = await readRegister(
    client,
    (row) => {
      builder.add(row)
      if (builder.count() === SEGMENT_MARKS) finish()
    },
    (share) => progress(Math.floor(share * READING_PERCENT)),
  )
  finish()
  progress(100)
  return { ...version, segments }
}

function tryReading(folder: string, note: RegisterIndexOptions['note']): Base | undefined {
  try {
    return readSnapshot(folder)
  } catch (error) {
    note('index snapshot could not be read', { reason: String(error) })
    return undefined
  }
}
