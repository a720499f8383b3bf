import type { StoredDrawing, StoredPatent } from '@markwright/patent-register'
import {
  emptyPatent,
  mergePatents,
  nameOf,
  publicationKey,
  type MergedPatent,
  type PatentRecord,
} from '@markwright/patents'
import type { Reason } from '@markwright/registers'
import { createHash } from 'node:crypto'
import { groupBy } from '@markwright/runtime/group-by.ts'
import { textImagesOf } from './text-images.ts'
import { typeOf } from './patent-type.ts'
import { patentFaults } from './patent-faults.ts'

export type PreparedPatent =
  | {
      place: string | null
      record: PatentRecord
      format: string
      drawings: StoredDrawing[]
      /** Those that were found. */
      textImages: StoredDrawing[]
    }
  | { place: string | null; reject: Reason; number: string | null; excerpt: string }

export interface PatentCounts {
  created: number
  updated: number
  unchanged: number
  rejected: number
}
const noCounts = (): PatentCounts => ({ created: 0, updated: 0, unchanged: 0, rejected: 0 })

export interface PatentWrite extends MergedPatent {
  /** Null for one that is new. */
  id: number | null
  publicId: string
  publicationKey: string
  contentHash: string
  demonstration: boolean
  drawings: StoredDrawing[]
  textImages: StoredDrawing[]
}

export interface PatentPlan {
  writes: PatentWrite[]
  rejects: { ordinal: number; place: string | null; number: string | null; reason: Reason; excerpt: string }[]
  counts: PatentCounts
  countries: Set<string>
}

type PlannedRecord = PatentWrite & { isChanged: boolean }

/** Decides for each entry of a batch, in order; `first` is the ordinal of its first entry. */
export function planPatents(
  entries: readonly PreparedPatent[],
  held: readonly StoredPatent[],
  { first, demonstration }: { first: number; demonstration: boolean },
): PatentPlan {
  const plan: PatentPlan = { writes: [], rejects: [], counts: noCounts(), countries: new Set() }
  const byKey = groupBy(
    held.map((each): PlannedRecord => ({ ...each, isChanged: false })),
    (each) => each.publicationKey,
  )
  entries.forEach((entry, place) => {
    const reject = (reason: Reason, number: string | null, excerpt: string) => {
      plan.counts.rejected += 1
      plan.rejects.push({ ordinal: first + place, place: entry.place, number, reason, excerpt })
    }
    if ('reject' in entry) return reject(entry.reject, entry.number, entry.excerpt)
    const key = publicationKey(entry.record)
    const others = byKey.get(key) ?? []
    const existing = samePublication(others, entry.record)
    if (existing && demonstration && !existing.demonstration)
      return reject(
        patentFaults.demonstrationOverReal,
        nameOf(entry.record),
        Object.values(entry.record.titles)[0] ?? '',
      )
    plan.countries.add(entry.record.country)
    // A real record takes the place of an invented one whole.
    const isReplaced = existing?.demonstration === true && !demonstration
    const before = !existing || isReplaced ? null : existing
    const { country, number } = entry.record
    const nothing = { record: { ...emptyPatent(), country, number }, sources: {} }
    const merged = mergePatents(before ?? nothing, entry.record, entry.format)
    merged.record.kind = entry.record.kind ?? before?.record.kind ?? null
    merged.record.type = typeOf(merged.record)
    const drawings = before ? mergeDrawings(before.drawings, entry.drawings, merged.record) : entry.drawings
    const textImages = mergeTextImages(before?.textImages ?? [], entry.textImages, merged.record)
    const contentHash = hashOf({ ...merged.record, drawings, ...(textImages.length > 0 && { textImages }) })
    if (before?.contentHash === contentHash) return void (plan.counts.unchanged += 1)
    plan.counts[existing ? 'updated' : 'created'] += 1
    const next: PlannedRecord = {
      ...merged,
      id: existing?.id ?? null,
      publicId: nameOf(merged.record),
      publicationKey: key,
      contentHash,
      demonstration,
      drawings,
      textImages,
      isChanged: true,
    }
    byKey.set(key, [...others.filter((other) => other !== existing), next])
  })
  plan.writes = [...byKey.values()].flat().filter(({ isChanged }) => isChanged)
  return plan
}

/** The same number and kind. Where a source names no kind, the only publication of the number is meant. */
function samePublication(
  others: readonly PlannedRecord[],
  { kind, publishedOn }: PatentRecord,
): PlannedRecord | undefined {
  const same = others.find((other) => other.record.kind === kind)
  if (same) return same
  const isOnSameDay = (other: PlannedRecord) =>
    !publishedOn || !other.record.publishedOn || other.record.publishedOn === publishedOn
  if (kind === null) return others.length === 1 && isOnSameDay(others[0]!) ? others[0] : undefined
  return others.find((other) => other.record.kind === null && isOnSameDay(other))
}

/** The figures of the merged record, each with its image where any source brought one. */
function mergeDrawings(held: readonly StoredDrawing[], found: readonly StoredDrawing[], merged: PatentRecord) {
  const known = new Map([...held, ...found].filter(({ imageKey }) => imageKey).map((each) => [each.file, each]))
  return merged.drawings.map(
    (each): StoredDrawing =>
      known.get(each.file) ?? { ...each, imageKey: null, thumbnailKey: null, width: null, height: null },
  )
}

/** The images that the texts of the merged record name, where any source brought them. */
function mergeTextImages(held: readonly StoredDrawing[], found: readonly StoredDrawing[], merged: PatentRecord) {
  const known = new Map([...held, ...found].map((each) => [each.file, each]))
  return textImagesOf(merged).flatMap(({ file }) => known.get(file) ?? [])
}

/** Another one has every record that is imported again written with new keys. */
const KEYS_VERSION = 4

/** SHA-256 over the record with its keys in one order. */
const hashOf = (value: object) =>
  createHash('sha256')
    .update(JSON.stringify({ ...value, keys: KEYS_VERSION }, sorted))
    .digest('hex')

function sorted(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}
