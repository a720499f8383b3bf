import { Worker } from 'node:worker_threads'
import type { ContrastDocumentOptions } from '../text/contrast-document.ts'
import type { DocumentComparison } from './compare-documents.ts'
import type { DocumentAnswer, DocumentSide, DocumentTask } from './document-tasks.ts'
import type { DocumentFault, ReadText } from './read-document.ts'

/** A build puts the thread beside the program. */
const file = import.meta.url.endsWith('.ts') ? './thread-of-sources.mjs' : './document-thread.js'
const entry = new URL(file, import.meta.url)

const AT_ONCE_MAX = 2
const WAITING_MAX = 20
const TIME_MAX_MS = 15_000
const HEAP_MAX_MB = 256

/** Too many documents are waiting. */
export class DeskBusy extends Error {}

const isOutOfMemory = (error: NodeJS.ErrnoException) => error.code === 'ERR_WORKER_OUT_OF_MEMORY'

/**
 * Reads and compares documents, each in a thread of its own with a bound on time and memory, so that none can hold up or
 * bring down the process. Nothing of them is kept.
 */
export function createDocumentDesk({ timeMaxMs = TIME_MAX_MS }: { timeMaxMs?: number } = {}) {
  let running = 0
  const waiting: (() => void)[] = []

  const inTurn = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running < AT_ONCE_MAX) running++
    else if (waiting.length < WAITING_MAX) await new Promise<void>((resolve) => waiting.push(resolve))
    else throw new DeskBusy('too many documents are waiting')
    try {
      return await work()
    } finally {
      // The place goes to whoever waits, so that nobody who comes meanwhile takes it.
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }

  const ask = (task: DocumentTask) =>
    inTurn(
      () =>
        new Promise<DocumentAnswer | null>((resolve, reject) => {
          const worker = new Worker(entry, {
            workerData: task,
            resourceLimits: { maxOldGenerationSizeMb: HEAP_MAX_MB },
            stdout: true,
            stderr: true,
          })
          const end = (answer: DocumentAnswer | null) => {
            resolve(answer)
            void worker.terminate()
          }
          const late = setTimeout(() => end(null), timeMaxMs)
          worker.once('message', (answer: DocumentAnswer) => end(answer))
          worker.once('error', (error) => (isOutOfMemory(error) ? end(null) : reject(error)))
          worker.once('exit', (code) => {
            clearTimeout(late)
            reject(new Error(`The thread ended without an answer, exit code ${code}`))
          })
        }),
    )

  return {
    /**
     * The text of a document; a document that took too long or too much memory is `tooLong`.
     * @throws DeskBusy, and whatever else goes wrong in the thread; so do the others.
     */
    async read(bytes: Uint8Array): Promise<ReadText | { fault: DocumentFault }> {
      const answer = await ask({ type: 'read', bytes })
      if (answer?.type === 'read') return answer.document
      return { fault: answer?.type === 'unreadable' ? answer.fault : 'tooLong' }
    },

    /** Null where the comparison took too long or too much memory. */
    async compare(left: DocumentSide, right: DocumentSide): Promise<DocumentComparison | null> {
      const answer = await ask({ type: 'compare', left, right })
      return answer?.type === 'compared' ? answer.comparison : null
    },

    /** The comparison as a text document (DOCX); null where it took too long or too much memory. */
    async write(left: DocumentSide, right: DocumentSide, options: ContrastDocumentOptions): Promise<Buffer | null> {
      const answer = await ask({ type: 'write', left, right, options })
      return answer?.type === 'written' ? Buffer.from(answer.bytes) : null
    },
  }
}
export type DocumentDesk = ReturnType<typeof createDocumentDesk>
