import type { TranslationDirection } from '@markwright/domain/texts/translation-languages'
import type { InlineTag } from '@markwright/domain/texts/inline-tags'
import type { Span } from '../segment.ts'
import type { ProtectedKind } from '../text/protect.ts'

export type FixedKind = Exclude<ProtectedKind, 'tag'> | 'term'

/** A part of a sentence whose rendering is given: a term, or what stays as it is. */
export type FixedSpan = Span & { kind: FixedKind; target: string }

/** A tag and where it is in the text, which has none. */
export type PlacedTag = InlineTag & { at: number }

/** What an engine translates: text without tags; fixed parts are in order and do not overlap. */
export type EngineSentence = {
  id: string
  text: string
  fixed: FixedSpan[]
  tags: PlacedTag[]
}

/** A part of a translation; all parts in order are the whole, blanks included. */
export type TranslatedPiece = {
  text: string
  /** What it translates; null where the engine does not say. */
  source: Span | null
  origin: 'terminology' | 'phrase' | 'dictionary' | 'engine' | 'copy'
  /** Index of the fixed part that it renders, or null. */
  fixed: number | null
}

export type EngineTranslation = {
  id: string
  pieces: TranslatedPiece[]
  /** Index of a tag and before which piece it stands, in order; null where the engine lost or never saw them. */
  tags: { tag: number; before: number }[] | null
}

/** Translates sentences. What it cannot translate it leaves out; the caller passes that on to another engine. */
export type TranslationEngine = {
  id: string
  /** For people. */
  name: string
  /** The service that texts are sent to; null where they stay on this machine. */
  sentTo: string | null
  directions: readonly TranslationDirection[]
  /** Kinds of fixed parts that it is given; others stay in the text as they are. */
  fixes: ReadonlySet<FixedKind>
  /** @throws ProviderError where nothing could be translated */
  translate(
    sentences: readonly EngineSentence[],
    direction: TranslationDirection,
    options: { signal?: AbortSignal },
  ): Promise<EngineTranslation[]>
}
