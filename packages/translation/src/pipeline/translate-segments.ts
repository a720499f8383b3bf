import { ProviderError } from '@markwright/providers'
import type { TranslationDirection } from '@markwright/domain/texts/translation-languages'
import type { EngineSentence, EngineTranslation, TranslationEngine } from '../engines/engine.ts'
import type { Segment, TranslatedSegment } from '../segment.ts'
import { assembleSegment } from './assemble-segment.ts'
import type { PieceOrTag } from './place-tags.ts'
import {
  copied,
  placed,
  prepareSegment,
  type Rendering,
  type SentenceWork,
  type TranslationConstraints,
} from './prepare-segment.ts'

/** An engine that did not translate sentences, and why; it is reported once for each reason. */
export type EngineFailure = { engine: string; reason: string; sentences: number }

export type TranslationResult = {
  /** As many as there were segments, in their order. */
  segments: TranslatedSegment[]
  failures: EngineFailure[]
}

/**
 * Translates segments: sentences that the memory knows come from it, the others from the first engine of the list that
 * translates them. What none translates is passed through and marked. No segment is lost, reordered or joined, and every
 * tag, term and protected part of a sentence is in its translation.
 * @throws ProviderError with the reason `cancelled` where the signal aborts
 */
export async function translateSegments(
  segments: readonly Segment[],
  direction: TranslationDirection,
  engines: readonly TranslationEngine[],
  constraints: TranslationConstraints = {},
): Promise<TranslationResult> {
  const works = segments.map((segment, index) => prepareSegment(segment, index, direction, constraints))
  const open = works.flat().filter(({ result }) => result === null)
  const failures = await translateByEngines(open, direction, engines, constraints.signal)
  return {
    segments: segments.map((segment, index) => assembleSegment(segment, works[index] as SentenceWork[], direction)),
    failures,
  }
}

async function translateByEngines(
  works: readonly SentenceWork[],
  direction: TranslationDirection,
  engines: readonly TranslationEngine[],
  signal: AbortSignal | undefined,
): Promise<EngineFailure[]> {
  const failures: EngineFailure[] = []
  let open = works
  for (const engine of engines) {
    if (open.length === 0) break
    if (!engine.directions.includes(direction)) continue
    const before = open
    let reason = 'incomplete answer'
    try {
      await translateByEngine(open, direction, engine, signal)
    } catch (error) {
      if (signal?.aborted) throw new ProviderError(engine.id, 'cancelled', { cause: error })
      reason = error instanceof ProviderError ? error.reason : 'engine error'
    }
    open = before.filter(({ result }) => result === null)
    if (open.length > 0) failures.push({ engine: engine.id, reason, sentences: open.length })
  }
  for (const work of open) work.result = { ...copied(work), engine: null }
  return failures
}

/** Sentences that are the same are translated once, so that they are translated alike. */
async function translateByEngine(
  works: readonly SentenceWork[],
  direction: TranslationDirection,
  engine: TranslationEngine,
  signal: AbortSignal | undefined,
): Promise<void> {
  const groups = groupsOf(works)
  const sentences = [...groups.values()].map(([first]): EngineSentence => {
    const { id, text, tags, fixed } = first as SentenceWork
    return { id, text, tags, fixed: fixed.filter(({ kind }) => engine.fixes.has(kind)) }
  })
  const groupOf = new Map([...groups.values()].map((group) => [(group[0] as SentenceWork).id, group]))
  const byId = new Map(sentences.map((sentence) => [sentence.id, sentence]))
  const translations = await engine.translate(sentences, direction, signal ? { signal } : {})
  for (const translation of translations) {
    const sentence = byId.get(translation.id)
    if (!sentence || !isComplete(sentence, translation)) continue
    const own = groupOf.get(translation.id) ?? []
    for (const work of own) work.result = rendered(work, translation, engine)
  }
}

function groupsOf(works: readonly SentenceWork[]): Map<string, SentenceWork[]> {
  const groups = new Map<string, SentenceWork[]>()
  for (const work of works) {
    const group = groups.get(work.written)
    if (group) group.push(work)
    else groups.set(work.written, [work])
  }
  return groups
}

/** Whether a translation has some text, and each fixed part once. */
function isComplete({ text, fixed }: EngineSentence, { pieces }: EngineTranslation): boolean {
  const used = pieces
    .flatMap((piece) => (piece.fixed === null ? [] : [piece.fixed]))
    .toSorted((left, right) => left - right)
  if (used.length !== fixed.length || used.some((index, at) => index !== at)) return false
  const length = pieces.reduce((sum, piece) => sum + piece.text.length, 0)
  // An answer that is many times as long as the text is none.
  return pieces.some((piece) => piece.text.trim() !== '') && length <= 40 * text.length + 200
}

function rendered(work: SentenceWork, { pieces, tags }: EngineTranslation, engine: TranslationEngine): Rendering {
  if (tags && tags.length === work.tags.length) {
    const order: PieceOrTag[] = []
    pieces.forEach(({ text }, piece) => {
      for (const { tag } of tags.filter(({ before }) => before === piece)) order.push({ tag })
      order.push({ text, piece })
    })
    for (const { tag } of tags.filter(({ before }) => before >= pieces.length)) order.push({ tag })
    return { pieces, order, moved: false, engine, memory: false }
  }
  return { ...placed(work.text, work.tags, pieces), engine, memory: false }
}
