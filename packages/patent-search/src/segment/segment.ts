import type { LegalStatus, PatentType } from '../patent-index.ts'
import type { Dictionary } from './dictionary.ts'

export const textFields = ['TI', 'AB', 'CL', 'DE', 'PA', 'IN', 'AG'] as const
export const keyFields = ['PN', 'AN', 'IPC', 'CPC', 'FAM'] as const
export type TextField = (typeof textFields)[number]
export type KeyField = (typeof keyFields)[number]
export type IndexedField = TextField | KeyField
/** Fields whose length counts in the ranking. */
export const rankedFields = ['TI', 'AB', 'CL', 'DE'] as const
export type RankedField = (typeof rankedFields)[number]
export const listFacets = ['applicant', 'inventor', 'ipc'] as const
export type ListFacet = (typeof listFacets)[number]
export const dayColumns = ['PD', 'AD', 'PRD'] as const
export type DayColumn = (typeof dayColumns)[number]

/** What is indexed of a publication; texts in all their languages. */
export type PatentDocument = {
  id: number
  /** What an encoder reads of it. */
  head: string
  texts: Record<TextField, readonly string[]>
  /** Names of the same parties in other scripts, by which they are found and not counted. */
  otherNames?: Partial<Record<'PA' | 'IN' | 'AG', readonly string[]>>
  keys: Record<KeyField, readonly string[]>
  /** Equal within a family. */
  family: string
  country: string
  type: PatentType
  legalStatus: LegalStatus
  /** ISO 8601. */
  days: Record<DayColumn, string | null>
}

/**
 * Where terms of a field occur. Of term `t` the documents are in `postings` from `postStarts[t]`, each as the distance
 * to the one before, doubled, plus one where a count above one follows; the positions in `places` from `placeStarts[t]`.
 */
export type FieldIndex = {
  terms: Dictionary
  /** Documents that have the term. */
  counts: Uint32Array
  postings: Uint8Array
  postStarts: Uint32Array
  /** Empty for fields of keys. */
  places: Uint8Array
  placeStarts: Uint32Array
  /** Ascending hashes of the terms' stems, and beside them the terms. Empty for names and keys. */
  stemHashes: Uint32Array
  stemTerms: Uint32Array
}

/** Values of each document: those of `d` are `values[starts[d]]` up to before `starts[d + 1]`. */
export type ListColumn = { names: Dictionary; starts: Uint32Array; values: Uint32Array }

/** Documents with everything that a search needs, in memory that threads share; written once. */
export type Segment = {
  /** Patent ids, in the order in which they were read. */
  ids: Uint32Array
  /** Days since 1970; NO_DAY where there is none. */
  days: Record<DayColumn, Int32Array>
  /** Two letters, the first times 256 plus the second. */
  countries: Uint16Array
  types: Uint8Array
  legalStatuses: Uint8Array
  /** Hashes of 52 bits. */
  families: Float64Array
  /** Hashes of title and abstract: equal ones have equal vectors. */
  heads: Uint32Array
  lengths: Record<RankedField, Uint32Array>
  fields: Record<IndexedField, FieldIndex>
  lists: Record<ListFacet, ListColumn>
}

export const NO_DAY = -2_147_483_648
export const dayNumber = (day: string | null): number =>
  day ? Math.round(Date.parse(`${day}T00:00:00Z`) / 864e5) : NO_DAY
export const countryCode = (country: string): number => (country.charCodeAt(0) << 8) | country.charCodeAt(1)
export const countryName = (code: number): string => String.fromCharCode(code >> 8, code & 255)
