import type { MarkPage, MarkQuery } from '../mark-query.ts'
import type { IndexParts } from './segment-parts.ts'

export type ThreadOptions = { role: 'search' } | { role: 'build'; databaseUrl: string; snapshotFolder: string | null }

export type ToSearchThread =
  { type: 'open'; parts: IndexParts } | { type: 'search'; id: number; query: MarkQuery } | { type: 'close' }

export type IndexCounts = { version: number; marks: number; names: number; memoryBytes: number }

export type FromSearchThread =
  | { type: 'opened'; counts: IndexCounts }
  | { type: 'found'; id: number; page: MarkPage }
  | { type: 'failed'; id: number; reason: string }

export type ToBuildThread = { type: 'refresh'; id: number } | { type: 'close' }

export type FromBuildThread =
  | { type: 'progress'; percent: number }
  | { type: 'parts'; parts: IndexParts }
  | { type: 'refreshed'; id: number }
  | { type: 'note'; text: string; facts: object }
  /** Null once all is well again. */
  | { type: 'fault'; reason: string | null }
