import { ProviderError } from '@markwright/providers'
import type { JobHandler, translateDocument } from '@markwright/jobs'
import type { EngineFailure, TranslatedSegment } from '@markwright/translation'
import { noteUses, type Engines, type Translator } from '@markwright/translation-service'
import type { DocumentsRepository } from './documents.repository.ts'

/** Segments that are translated and saved together. */
const BATCH = 20

/**
 * Translates a document batch by batch. Each is saved at once, so a worker that takes over from one that died goes on with
 * the first segment that has no translation.
 */
export function translateDocumentHandler({
  repository,
  translator,
  engines,
}: {
  repository: DocumentsRepository
  translator: Translator
  engines: Engines
}): JobHandler<typeof translateDocument> {
  return async ({ documentId }, run) => {
    const document = await repository.begin(documentId)
    // Its owner has deleted it.
    if (!document) return null
    const own = await translator.prepare({ ...document, signal: run.signal })
    for (;;) {
      run.signal.throwIfAborted()
      const segments = await repository.listOpen(documentId, BATCH)
      if (segments.length === 0) break
      const { segments: translated, failures } = await own.translate(segments)
      if (isFailed(translated, failures))
        throw new ProviderError(failures[0]!.engine, 'unavailable', { detail: failures[0]!.reason })
      run.signal.throwIfAborted()
      const done = await repository.save(documentId, run, translated, failures)
      await noteUses(repository.db, usesOf(translated))
      await run.progress((99 * done) / document.segmentCount, { done, total: document.segmentCount })
    }
    await repository.finish(documentId, run, engines.nameOf)
    return { documentId, segments: document.segmentCount }
  }
}

/** Whether no engine has translated anything though there was something to translate. */
const isFailed = (translated: readonly TranslatedSegment[], failures: readonly EngineFailure[]) =>
  failures.length > 0 &&
  translated.every(({ origin, engine, issues }) => origin === 'untranslated' && engine === null && issues.length > 0)

function usesOf(translated: readonly TranslatedSegment[]): Map<string, number> {
  const uses = new Map<string, number>()
  for (const { terms } of translated) for (const { entryId } of terms) uses.set(entryId, (uses.get(entryId) ?? 0) + 1)
  return uses
}
