import type { MessagePort } from 'node:worker_threads'
import type { MarkPage, MarkQuery, RankedPage } from '../mark-query.ts'
import type { IndexParts, SearchHelp } from './segment-parts.ts'
import type { Stages } from './stages.ts'

export type ThreadOptions =
  | { role: 'search' }
  | { role: 'build'; databaseUrl: string; snapshotFolder: string | null; help: SearchHelp }
  /** The workspace with the number `helper` is its own. */
  | { role: 'help'; port: MessagePort; stages: Stages; helper: number }

/** `postsRanked`: whether somebody waits for the marks of the page, before they are explained. */
export type ToSearchThread =
  | { type: 'open'; parts: IndexParts }
  | { type: 'search'; id: number; query: MarkQuery; postsRanked: boolean }
  | { type: 'close' }

export type IndexCounts = { version: number; marks: number; names: number; memoryBytes: number }

export type FromSearchThread =
  /** Where its helpers are called. */
  | { type: 'started'; stages: Stages }
  | { type: 'opened'; counts: IndexCounts }
  | { type: 'ranked'; id: number; page: RankedPage }
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
