import type { QueryBuilder } from '@markwright/db'
import { sourceOf, type TranslationDirection } from '@markwright/domain/texts/translation-languages'
import {
  createTermFinder,
  translateSegments,
  type Segment,
  type TranslationEngine,
  type TranslationResult,
} from '@markwright/translation'
import type { Engines } from './connect-engines.ts'
import { listTerms, type OwnTerm } from './glossary-terms.ts'
import type { Memories } from './memories.ts'

/** `glossaryIds`: glossaries whose terms are enforced; null for all that the member has. A visitor has none. */
export type TranslationRequest = {
  direction: TranslationDirection
  accountId: string | null
  glossaryIds: readonly string[] | null
  signal?: AbortSignal
}

/** Translates with the memory, the terms and the engines of a member. */
export function createTranslator({
  db,
  engines,
  memories,
}: {
  db: QueryBuilder
  engines: Engines
  memories: Memories
}) {
  return {
    /** What a member has for a direction, to translate any number of segments with. */
    async prepare({ direction, accountId, glossaryIds, signal }: TranslationRequest) {
      const [memory, terms] =
        accountId === null
          ? [null, []]
          : await Promise.all([memories.of(accountId, direction), listTerms(db, { accountId, direction, glossaryIds })])
      const finder = createTermFinder(terms, sourceOf(direction))
      const translate = (
        segments: readonly Segment[],
        own: { engines?: readonly TranslationEngine[]; withMemory?: boolean; withTerms?: boolean } = {},
      ): Promise<TranslationResult> =>
        translateSegments(segments, direction, own.engines ?? engines.of(direction), {
          ...(memory && own.withMemory !== false && { memory }),
          ...(own.withTerms !== false && { terms: finder }),
          ...(signal && { signal }),
        })
      return { translate, termsById: new Map<string, OwnTerm>(terms.map((term) => [term.id, term])) }
    },
  }
}
export type Translator = ReturnType<typeof createTranslator>
