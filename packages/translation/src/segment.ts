/** A piece of source text that is translated as one: a sentence, a heading, a cell or a whole paragraph. */
export type Segment = {
  /** Unique within a request; results come in the order of the segments and repeat it. */
  id: string
  /** May hold inline tags (`@markwright/domain/inline-tags`) and line breaks. */
  text: string
}

/** Where most words of a translation come from. */
export type Origin = 'memory' | 'terminology' | 'phrase' | 'engine' | 'untranslated'

/** A range of UTF-16 code units; `end` is not part of it. */
export type Span = { start: number; end: number }

/** Shares of the source words, between 0 and 1, which add up to 1; all are 0 where the source has no word. */
export type OriginShares = {
  /** Translation memory. */
  memory: number
  /** Glossaries that the caller gave. */
  terminology: number
  /** Phrases and words of the built-in tables. */
  phrase: number
  /** Dictionary entries of the built-in tables, word by word. */
  dictionary: number
  /** An engine other than the built-in one. */
  engine: number
  /** Passed through: numbers, reference signs, names, and what could not be translated. */
  unchanged: number
}

export type IssueKind =
  | 'number-missing'
  | 'number-added'
  | 'reference-sign-missing'
  | 'reference-sign-added'
  | 'tag-moved'
  | 'term-not-used'
  | 'untranslated'
  | 'engine-failed'

/** What a reviewer should look at. Spans are of the segment's source and target text. */
export type TranslationIssue = {
  kind: IssueKind
  /** The number, reference sign, expected term or text that the issue is about; of `engine-failed`, the reason. */
  detail: string
  source: Span | null
  target: Span | null
}

/** What turns the source of a memory entry into the segment's text. */
export type TextDifference = { kind: 'same' | 'removed' | 'added'; text: string }[]

/** An entry of the translation memory that is similar to a sentence of the segment. */
export type MemoryMatch = {
  entryId: string
  source: string
  target: string
  /** 100 where the texts are the same, down to the least that was requested. */
  percent: number
  difference: TextDifference
}

/** A term of a glossary in a segment: where it stands and where its rendering stands, null where it has none. */
export type TermUse = { entryId: string; source: Span; target: Span | null }

/** A sentence of a segment with its rendering; the spans of all sentences are in order and do not overlap. */
export type TranslatedSentence = {
  source: Span
  target: Span
  origin: Origin
  /** Pairs of spans that translate each other, for hovering; empty where the engine does not say. */
  alignment: { source: Span; target: Span }[]
}

export type TranslatedSegment = {
  id: string
  /** Has the tags of the source, each as often, pairs opened before they are closed. */
  text: string
  origin: Origin
  /** Id of the engine that translated most of it; null where memory or nothing did. */
  engine: string | null
  /** Name of the service that the text was sent to; null where it stayed on this machine. */
  sentTo: string | null
  shares: OriginShares
  sentences: TranslatedSentence[]
  issues: TranslationIssue[]
  matches: MemoryMatch[]
  terms: TermUse[]
}
