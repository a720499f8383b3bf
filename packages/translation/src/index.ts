export type {
  IssueKind,
  MemoryMatch,
  Origin,
  OriginShares,
  Segment,
  Span,
  TermUse,
  TextDifference,
  TranslatedSegment,
  TranslatedSentence,
  TranslationIssue,
} from './segment.ts'
export { splitTags, withoutTags, writeTag, type InlineTag } from '@markwright/domain/inline-tags'
export {
  directionOf,
  sourceOf,
  targetOf,
  type TranslationDirection,
  type TranslationLanguage,
} from '@markwright/domain/translation-languages'
