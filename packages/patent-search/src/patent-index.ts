import type { Expression } from './grammar/expression.ts'

export type PatentType = 'invention' | 'utility' | 'design' | 'plant' | 'other'
export type LegalStatus = 'valid' | 'invalid' | 'examining' | 'unconfirmed'

export const patentTypes: readonly PatentType[] = ['invention', 'utility', 'design', 'plant', 'other']
export const legalStatuses: readonly LegalStatus[] = ['valid', 'invalid', 'examining', 'unconfirmed']

/** `ipc` counts subclasses (H01M), `year` that of publication. */
export type FacetName = 'country' | 'type' | 'legalStatus' | 'applicant' | 'inventor' | 'ipc' | 'year'
export const facetNames: readonly FacetName[] = [
  'country',
  'type',
  'legalStatus',
  'applicant',
  'inventor',
  'ipc',
  'year',
]
export type FacetValue = { value: string; count: number }

/** First and last day, ISO 8601, both included; null where a side is open. */
export type DayRange = readonly [string | null, string | null]

/** All must hold; within a list one of the values. */
export type PatentFilters = {
  countries?: readonly string[]
  types?: readonly PatentType[]
  legalStatus?: LegalStatus
  publishedOn?: DayRange
  filedOn?: DayRange
  /** Names as the facet gives them. */
  applicant?: readonly string[]
  inventor?: readonly string[]
  /** Beginnings of symbols: H, H01, H01M, H01M10/05. */
  ipc?: readonly string[]
  /** Of publication, four digits. */
  year?: readonly string[]
  /** The publications themselves. */
  patentIds?: readonly number[]
}

export type PatentSort = 'relevance' | '-pubDate' | '-applyDate' | 'pubDate' | 'applyDate'

type PageOfHits = {
  filters: PatentFilters
  offset: number
  /** 0 to 1,000 hits. */
  limit: number
  /** With `family`, of each family its best publication only. */
  collapse: 'none' | 'family'
  /** Which are counted; all where it is left out. */
  facets?: readonly FacetName[]
  /** Values of each facet at most; 20 where it is left out. */
  facetValues?: number
}

/** `expression` null finds every publication. */
export type PatentQuery = PageOfHits & { expression: Expression | null; sort: PatentSort }

/**
 * What is described by a text of at most 5,000 characters, or by a publication, which is no hit itself. Where there is an
 * expression, the nearest of those that it finds.
 */
export type SemanticQuery = PageOfHits & { expression: Expression | null } & ({ text: string } | { patentId: number })

export type MatchField = 'title' | 'abstract' | 'claims' | 'description'

/** A passage of a stored text that matched, in UTF-16 offsets. */
export type PatentMatch = {
  field: MatchField
  /** ISO 639-1, as in the stored text. */
  language: string
  start: number
  end: number
  /** Above 0, at most 1: how much it contributed. */
  weight: number
  /** The word of the query; left out where the passage as a whole is similar. */
  term?: string
  /** Index of the claim or paragraph. */
  at?: number
}

export type PatentHit = {
  patentId: number
  /** BM25F for expressions; 0 to 1 for similar texts. 0 where hits are ordered by a day. */
  score: number
  /** Publications of its family in the index, at least 1. */
  familySize: number
  /** In title and abstract. */
  matches: PatentMatch[]
}

export type PatentPage = {
  /** Publications found. */
  total: number
  families: number
  /** The search ends with the nearest 1,000, whatever else is similar. */
  isLimited: boolean
  hits: PatentHit[]
  /** Values by falling count, at most `facetValues` of each; empty for what was not requested. */
  facets: Record<FacetName, FacetValue[]>
}

export type PatentIndexStatus = {
  /** False until the first build is complete; searches then reject with PatentIndexNotReady. */
  ready: boolean
  documents: number
  /** Of what is searched: the last `change_id`. */
  version: string
  /** Name of the encoder in use; null where similar texts are found by their words alone, within one language. */
  encoder: string | null
  /** Documents that the encoder has not encoded yet, which are compared by their words alone; 0 without an encoder. */
  unencoded: number
  memoryBytes: number
  /** What went wrong last, until it goes right again. */
  fault: string | null
}

/** Fields whose values can be completed from the index. */
export type CompletedField = 'PA' | 'IN' | 'AG' | 'IPC' | 'CPC'

/**
 * An index of patents. Whatever the engine behind it:
 * - `total`, `families` and facets count every hit; the page is a stretch of one order in which ties are broken by the
 *   patent's id, and that order can be paged to its end;
 * - a search never sees half of a document.
 */
export type PatentIndex = {
  /** Resolves once everything written before the call is searched. */
  refresh(): Promise<void>
  /** @throws PatentIndexNotReady while the first build runs, PatentIndexClosed after `close`. */
  search(query: PatentQuery): Promise<PatentPage>
  /** The nearest 1,000 of those that the expression finds and that pass the filters. */
  similar(query: SemanticQuery): Promise<PatentPage>
  /** More values of one facet than a page has, by falling count. */
  facet(query: PatentQuery, name: FacetName, limit: number): Promise<FacetValue[]>
  /** Names and symbols that begin with what was typed, those of most publications first. */
  complete(field: CompletedField, beginning: string, limit: number): Promise<FacetValue[]>
  /** Passages of all texts of one publication, claims and description included. */
  matches(patentId: number, expression: Expression): Promise<PatentMatch[]>
  status(): PatentIndexStatus
  close(): Promise<void>
}

export class PatentIndexNotReady extends Error {
  constructor() {
    super('The index of patents is being built.')
    this.name = 'PatentIndexNotReady'
  }
}

export class PatentIndexClosed extends Error {
  constructor() {
    super('The index of patents has been closed.')
    this.name = 'PatentIndexClosed'
  }
}
