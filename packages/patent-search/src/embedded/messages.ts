import type { Vectors } from '../encoder/vectors.ts'
import type { CompletedField, FacetName, FacetValue, PatentQuery, SemanticQuery } from '../patent-index.ts'
import type { Segment } from '../segment/segment.ts'
import type { BarePage } from '../engine/search.ts'

export type ThreadOptions =
  | { role: 'search'; modelsFolder: string | null }
  | { role: 'build'; databaseUrl: string; snapshotFolder: string | null; modelsFolder: string | null }

/** What is searched from now on; `removed` are patents that the segments have and the register has not. */
export type IndexParts = {
  segments: readonly Segment[]
  vectors: readonly (Vectors | null)[]
  removed: readonly number[]
  version: string
}

export type SearchRequest =
  | { kind: 'search'; query: PatentQuery }
  /** `text` of the query, or of the patent that is the query. */
  | { kind: 'similar'; query: SemanticQuery; text: string; patentId: number | null }
  /** The text of each group whose meaning is nearest, as long as the time lasts. */
  | { kind: 'nearest'; text: string; patentId: number | null; groups: readonly (readonly string[])[]; withinMs: number }
  | { kind: 'facet'; query: PatentQuery; name: FacetName; limit: number }
  | { kind: 'complete'; field: CompletedField; beginning: string; limit: number }

export type SearchResult =
  | { kind: 'page'; page: BarePage; weights: ReadonlyMap<string, number> }
  | { kind: 'values'; values: FacetValue[] }
  | { kind: 'nearest'; nearest: (Nearest | null)[] }

/** `at` is the index of a text in its group, `likeness` above 0, at most 1. */
export type Nearest = { at: number; likeness: number }

export type ToSearchThread =
  | { type: 'open'; parts: IndexParts }
  | { type: 'search'; id: number; request: SearchRequest }
  | { type: 'close' }
export type FromSearchThread =
  | { type: 'opened'; documents: number; version: string; memoryBytes: number }
  | { type: 'encoder'; name: string | null; fault: string | null }
  | { type: 'found'; id: number; answer: SearchResult }
  | { type: 'failed'; id: number; reason: string }

export type ToBuildThread = { type: 'refresh'; id: number } | { type: 'close' }
export type FromBuildThread =
  | { type: 'parts'; parts: IndexParts }
  | { type: 'encoded'; documents: number }
  | { type: 'refreshed'; id: number }
  | { type: 'note'; text: string; facts: object }
  /** Null once all is well again. */
  | { type: 'fault'; reason: string | null }
