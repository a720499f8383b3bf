import { type AnySimilarity, leastScores, type Similarity, type SimilaritySpan } from '@markwright/similarity'

export { leastScores }
/** Least score of a hit of each degree: high, middle or low (rule section 3.1). */
export type LeastScore = (typeof leastScores)[keyof typeof leastScores]

/** The degrees that require less than a score, the next one first. */
export const degreesBelow = (least: number) =>
  (['middle', 'low'] as const).filter((degree) => leastScores[degree] < least)

/** What is searched for. */
export type MarkCriterion =
  /**
   * Marks that may be confused with the text; `leastScore` of 100, usually that of a degree. `by` text: compared by their
   * writing alone, so that sound, look-alikes and meaning neither find a mark nor raise its score.
   */
  | { kind: 'similar'; text: string; leastScore: number; by?: 'text' | undefined }
  /** Marks that are the text but for case, width, accents, separators and traditional forms. */
  | { kind: 'exact'; text: string }
  /** Marks that contain the text, separators apart. */
  | { kind: 'contains'; text: string }
  /**
   * Marks by their ids in the database, as a look-up by number, party or image has found them. `scores`, 0 to 100, say
   * how similar each of them is, where the look-up knows that.
   */
  | { kind: 'marks'; ids: Int32Array | readonly number[]; scores?: readonly number[] }

/** Both days belong to the range; an empty one leaves that side open. `YYYY-MM-DD`. */
export type DayRange = readonly [from: string, to: string]

export type MarkFilters = {
  /** WIPO ST.3 codes; all where absent or empty. */
  offices?: readonly string[] | undefined
  /** Nice classes; all where absent or empty. */
  classes?: readonly number[] | undefined
  /** Status codes of spec 2 §4: of mainland China, and of every other office. All where absent. */
  status?: { mainland: readonly number[]; others: readonly number[] } | undefined
  appliedOn?: DayRange | undefined
  publishedOn?: DayRange | undefined
  registeredOn?: DayRange | undefined
  priorityOn?: DayRange | undefined
  expiresOn?: DayRange | undefined
}

/** Those of the lists below whose values are years; the kernel has their days in this order. */
export const yearFacets = ['appYear', 'regYear', 'trailYear', 'ggBeginYear', 'priorityYear', 'rightPeriod'] as const

/** The lists by which a result can be filtered further, in the order of the contract. */
export const facetNames = [
  'country',
  'applicant',
  'niceList',
  'imageFactory',
  ...yearFacets,
  'isvalid',
  'tmstatuscode',
] as const
export type FacetName = (typeof facetNames)[number]

/**
 * Within a list any value will do, between lists all must hold. Values are those of the facets: an office, a party id,
 * a class without leading zero, a Vienna division (`4.1`), a year, `1` (valid) or `0`, a status code.
 */
export type SecondFilter = { readonly [Name in FacetName]?: readonly string[] | undefined }

/** A minus sign puts the latest first; a mark without the date comes last. */
export type MarkSort = 'score' | 'appDate' | '-appDate' | 'regDate' | '-regDate' | 'expiryDate' | '-expiryDate'

export type MarkQuery = {
  criterion: MarkCriterion
  filters: MarkFilters
  second: SecondFilter
  sort: MarkSort
  offset: number
  limit: number
  /** Hits are given by their ids and scores only, which costs little however many there are. */
  isBare?: boolean
  /** Whether a similar search with fewer hits than `limit` also names the nearest marks below its degree. */
  fills?: boolean
}

export type FacetValue = { value: string; count: number }

/** Spans with the name of the record that they lie in. */
export type SpansOfRecord = { spans: (Omit<SimilaritySpan, 'field'> & { field: 'query' | 'name' | 'nameOther' })[] }
/** Why a hit is similar. */
export type HitSimilarity = Omit<Similarity, 'spans'> & SpansOfRecord
/** The same of a mark that may be below low. */
export type AnyHitSimilarity = Omit<AnySimilarity, 'spans'> & SpansOfRecord

export type MarkHit = {
  markId: number
  name: string | null
  nameOther: string | null
  /** 0 to 100, of a bare answer that is sorted by it. */
  score?: number
  /** Of a similar or exact search. */
  similarity?: HitSimilarity
}

/** A mark that does not reach the degree of a search. */
export type MarkBelow = Omit<MarkHit, 'similarity' | 'score'> & { similarity?: AnyHitSimilarity }

/** What is known of a page before it is known why its marks are similar: their ids in order, and the applicants counted. */
export type RankedPage = { markIds: number[]; applicantIds: number[] }

export type MarkPage = {
  /** Hits after both filters. */
  total: number
  /** True where so many names are similar that some were not compared; `total` is then a lower bound. */
  capped: boolean
  hits: MarkHit[]
  /** Each counts the hits that the other lists of the second filter leave: fullest first, years latest first. */
  facets: Record<FacetName, FacetValue[]>
  /**
   * Of a search that `fills`: marks that pass both filters and do not reach the degree, those with the most letters in
   * common first; so many that they and the hits are `limit` together, where there are. `total` and facets do not count them.
   */
  below?: MarkBelow[]
  /** Where nothing was found: the next lower degree that has hits. */
  lower?: { degree: 'middle' | 'low'; total: number }
  /** Number of the last import that was searched. */
  dataVersion: number
  /** Version of the similarity rules. */
  engineVersion: string
  tookMs: number
}
