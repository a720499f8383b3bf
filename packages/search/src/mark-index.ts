import type { MarkPage, MarkQuery, RankedPage } from './mark-query.ts'

export type IndexStatus = {
  /** False until the first build is complete; searches then reject with IndexNotReady. */
  ready: boolean
  /** Of the first build, 0 to 100. */
  progress: number
  marks: number
  /** Distinct names. */
  names: number
  /** Number of the last published import that is searched; 0 before the first. */
  dataVersion: number
  /** Version of the similarity rules. */
  engineVersion: string
  memoryBytes: number
  /** What went wrong last, until it goes right again. */
  fault: string | null
}

/**
 * An index of trademarks. Whatever the engine behind it:
 * - a search sees the register as of one published import, never half of one;
 * - `total` and facets count every hit, the page is a stretch of one order in which ties are broken by the mark's id;
 * - the score of a hit is that of `compareMarks` for its better name.
 */
export type MarkIndex = {
  /**
   * `ranked` gets the marks of the page as soon as they are certain, so that what else is shown of them can be
   * fetched while their likeness is being explained.
   * @throws IndexNotReady while the first build runs, IndexClosed after `close`.
   */
  search(query: MarkQuery, ranked?: (page: RankedPage) => void): Promise<MarkPage>
  status: () => IndexStatus
  /** Resolves once everything published before the call is searched. */
  refresh(): Promise<void>
  close(): Promise<void>
}

export class IndexNotReady extends Error {
  constructor(readonly progress: number) {
    super(`The index is being built: ${progress} %.`)
    this.name = 'IndexNotReady'
  }
}

export class IndexClosed extends Error {
  constructor() {
    super('The index has been closed.')
    this.name = 'IndexClosed'
  }
}

/** The search was lost with the thread that ran it; searching again is safe. */
export class SearchLost extends Error {
  constructor(reason: string) {
    super(`The search was lost: ${reason}`)
    this.name = 'SearchLost'
  }
}
