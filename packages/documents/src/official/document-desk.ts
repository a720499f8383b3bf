import { Worker } from 'node:worker_threads'
import type { ContrastDocumentOptions } from '../text/contrast-document.ts'
import type { DocumentComparison } from './compare-documents.ts'
import type { CompressedDrawings } from '../patent/compress-drawings.ts'
import type { PartFile, ReadApplication } from '../patent/split-application.ts'
import type { ApplicationPart } from '@markwright/domain/patent-parts'
import type { CompressionOptions, DocumentAnswer, DocumentSide, DocumentTask } from './document-tasks.ts'
import type { DocumentFault, ReadText } from './read-document.ts'

/** A build puts the thread beside the program. */
const file = import.meta.url.endsWith('.ts') ? './thread-of-sources.mjs' : './document-thread.js'
const entry = new URL(file, import.meta.url)

const AT_ONCE_MAX = 2
const WAITING_MAX = 20
const TIME_MAX_MS = 15_000
const HEAP_MAX_MB = 256
/** How long a thread waits for another document; to start one takes as long as most documents do. */
const IDLE_MAX_MS = 60_000

type Thread = {
  worker: Worker
  task: { answered: (answer: DocumentAnswer) => void; failed: (error: Error) => void } | null
  /** Ends an idle thread. */
  end?: NodeJS.Timeout
}

/** Too many documents are waiting. */
export class DeskBusy extends Error {}

const isOutOfMemory = (error: NodeJS.ErrnoException) => error.code === 'ERR_WORKER_OUT_OF_MEMORY'

/**
 * Reads and compares documents in threads with a bound on time and memory, so that none can hold up or bring down the
 * process. A thread serves one document after the other; one that ran out of time or memory, or failed, serves no other.
 */
export function createDocumentDesk({ timeMaxMs = TIME_MAX_MS }: { timeMaxMs?: number } = {}) {
  let running = 0
  const waiting: (() => void)[] = []
  const idle: Thread[] = []

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

  const start = (): Thread => {
    const worker = new Worker(entry, {
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MAX_MB },
      stdout: true,
      stderr: true,
    })
    const thread: Thread = { worker, task: null }
    worker.on('message', (answer: DocumentAnswer) => thread.task?.answered(answer))
    worker.on('error', (error) => thread.task?.failed(error))
    worker.on('exit', (code) => {
      const at = idle.indexOf(thread)
      if (at >= 0) idle.splice(at, 1)
      thread.task?.failed(new Error(`The thread ended without an answer, exit code ${code}`))
    })
    return thread
  }

  const release = (thread: Thread) => {
    thread.task = null
    thread.end = setTimeout(() => void thread.worker.terminate(), IDLE_MAX_MS).unref()
    // An idle thread keeps no process alive.
    thread.worker.unref()
    idle.push(thread)
  }

  const ask = (task: DocumentTask) =>
    inTurn(
      () =>
        new Promise<DocumentAnswer | null>((resolve, reject) => {
          const thread = idle.pop() ?? start()
          clearTimeout(thread.end)
          const giveUp = () => {
            resolve(null)
            void thread.worker.terminate()
          }
          const late = setTimeout(giveUp, timeMaxMs)
          thread.task = {
            answered: (answer) => {
              clearTimeout(late)
              release(thread)
              resolve(answer)
            },
            failed: (error) => {
              clearTimeout(late)
              if (isOutOfMemory(error)) giveUp()
              else reject(error)
            },
          }
          thread.worker.ref()
          thread.worker.postMessage(task)
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

    /** The pages of a patent application and the parts they belong to. */
    async readApplication(bytes: Uint8Array): Promise<ReadApplication | { fault: DocumentFault }> {
      const answer = await ask({ type: 'readApplication', bytes })
      if (answer?.type === 'applicationRead') return answer.application
      return { fault: answer?.type === 'unreadable' ? answer.fault : 'tooLong' }
    },

    /** A PDF for each part that has pages; `parts` are those of each page, and null says that they are not. */
    async splitApplication(
      bytes: Uint8Array,
      parts: readonly (readonly ApplicationPart[])[],
    ): Promise<PartFile[] | null | { fault: DocumentFault }> {
      const answer = await ask({ type: 'splitApplication', bytes, parts })
      if (answer?.type === 'applicationSplit') return answer.files
      return { fault: answer?.type === 'unreadable' ? answer.fault : 'tooLong' }
    },

    /** Null where it took too long or too much memory. */
    async compressDrawings(
      bytes: Uint8Array,
      name: string,
      options: CompressionOptions,
    ): Promise<CompressedDrawings | null> {
      const answer = await ask({ type: 'compressDrawings', bytes, name, options })
      return answer?.type === 'drawingsCompressed' ? answer.compressed : null
    },
  }
}
export type DocumentDesk = ReturnType<typeof createDocumentDesk>
