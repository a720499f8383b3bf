import { createWorkerPool } from '@markwright/runtime/worker-pool.ts'
import { isTooLarge } from './document-format.ts'
import type { DocumentProblem } from './document-problem.ts'
import type { DocumentResult, DocumentTask } from './document-tasks.ts'
import type { DocumentToWrite, ReadDocument, WrittenDocument } from './translate-document.ts'

/** A build puts the thread beside the program. */
const file = import.meta.url.endsWith('.ts') ? './thread-of-sources.mjs' : './translation-document-thread.js'

/** `words` where there are too many of them. */
export type RefusedDocument = { problem: DocumentProblem; words: number | null }

/**
 * Reads documents for translation and writes them again, in threads with a bound on time and memory. Nothing is
 * remembered between the two: anyone who translates stores the source and the translations by the ids of the segments.
 */
export function createTranslationDocuments({
  atOnceMax = 2,
  waitingMax = 50,
  timeMaxMs = 90_000,
  heapMaxMb = 512,
} = {}) {
  const pool = createWorkerPool<{ task: DocumentTask; answer: DocumentResult }>({
    entry: new URL(file, import.meta.url),
    atOnceMax,
    waitingMax,
    timeMaxMs,
    heapMaxMb,
  })
  const refused = (result: DocumentResult | null): RefusedDocument =>
    result?.type === 'refused'
      ? { problem: result.problem, words: result.words }
      : { problem: 'tooComplex', words: null }

  return {
    /**
     * The segments of a document in their order. The same document has the same segments and ids every time.
     * @param name of the file, with its ending
     * @throws WorkerPoolBusy, and whatever else goes wrong in the thread; so does `write`
     */
    async read(bytes: Uint8Array, name: string): Promise<ReadDocument | RefusedDocument> {
      if (isTooLarge(bytes)) return { problem: 'fileTooLarge', words: null }
      const result = await pool.run({ type: 'read', bytes, name })
      return result?.type === 'read' ? result.document : refused(result)
    },

    /** The document with its translations. */
    async write(document: DocumentToWrite): Promise<WrittenDocument | RefusedDocument> {
      const result = await pool.run({ type: 'write', ...document })
      return result?.type === 'written' ? result.document : refused(result)
    },
  }
}
export type TranslationDocuments = ReturnType<typeof createTranslationDocuments>
