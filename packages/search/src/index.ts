export { createEmbeddedMarkIndex, type EmbeddedIndexOptions } from './embedded/embedded-mark-index.ts'
export { learnWords } from './embedded/learn-words.ts'
export { explainNames } from './engine/explain-names.ts'
export { IndexClosed, IndexNotReady, SearchLost, type IndexStatus, type MarkIndex } from './mark-index.ts'
export {
  degreesBelow,
  facetNames,
  leastScores,
  type AnyHitSimilarity,
  type DayRange,
  type FacetName,
  type FacetValue,
  type HitSimilarity,
  type LeastScore,
  type MarkBelow,
  type MarkCriterion,
  type MarkFilters,
  type MarkHit,
  type MarkPage,
  type MarkQuery,
  type MarkSort,
  type RankedPage,
  type SecondFilter,
} from './mark-query.ts'
