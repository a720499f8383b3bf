import { Worker } from 'node:worker_threads'

/** How long an idle thread waits for another task; to start one takes as long as most tasks do. */
const IDLE_MAX_MS = 60_000

/** `entry` is a module that answers every message with one message. */
export type WorkerPoolOptions = {
  entry: URL
  atOnceMax: number
  waitingMax: number
  timeMaxMs: number
  heapMaxMb: number
}

type Thread<Answer> = {
  worker: Worker
  task: { answered: (result: Answer) => void; failed: (error: Error) => void } | null
  /** Ends an idle thread. */
  end?: NodeJS.Timeout
}

/** Too many tasks are waiting. */
export class WorkerPoolBusy extends Error {}

const isOutOfMemory = (error: NodeJS.ErrnoException) => error.code === 'ERR_WORKER_OUT_OF_MEMORY'

/**
 * Runs tasks in threads with a bound on time and memory, so that none can hold up or bring down the process. A thread
 * serves one task after the other; one that ran out of time or memory, or failed, serves no other.
 */
export function createWorkerPool<Messages extends { task: unknown; answer: unknown }>({
  entry,
  atOnceMax,
  waitingMax,
  timeMaxMs,
  heapMaxMb,
}: WorkerPoolOptions) {
  let running = 0
  const waiting: (() => void)[] = []
  const idle: Thread<Messages['answer']>[] = []

  const inTurn = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running < atOnceMax) running++
    else if (waiting.length < waitingMax) await new Promise<void>((resolve) => waiting.push(resolve))
    else throw new WorkerPoolBusy('too many tasks are waiting')
    try {
      return await work()
    } finally {
      // The place goes to the first that waits, so that nobody who comes meanwhile takes it.
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }

  const start = (): Thread<Messages['answer']> => {
    const worker = new Worker(entry, {
      resourceLimits: { maxOldGenerationSizeMb: heapMaxMb },
      stdout: true,
      stderr: true,
    })
    const thread: Thread<Messages['answer']> = { worker, task: null }
    worker.on('message', (result: Messages['answer']) => thread.task?.answered(result))
    worker.on('error', (error) => thread.task?.failed(error))
    worker.on('exit', (code) => {
      const at = idle.indexOf(thread)
      if (at >= 0) idle.splice(at, 1)
      thread.task?.failed(new Error(`The thread ended without an answer, exit code ${code}`))
    })
    return thread
  }

  const release = (thread: Thread<Messages['answer']>) => {
    thread.task = null
    thread.end = setTimeout(() => void thread.worker.terminate(), IDLE_MAX_MS).unref()
    // An idle thread keeps no process alive.
    thread.worker.unref()
    idle.push(thread)
  }

  return {
    /**
     * The answer of a thread; null where the task took too long or too much memory.
     * @throws WorkerPoolBusy, and whatever else goes wrong in the thread
     */
    run: (task: Messages['task']): Promise<Messages['answer'] | null> =>
      inTurn(
        () =>
          new Promise<Messages['answer'] | null>((resolve, reject) => {
            const thread = idle.pop() ?? start()
            clearTimeout(thread.end)
            const giveUp = () => {
              resolve(null)
              void thread.worker.terminate()
            }
            const late = setTimeout(giveUp, timeMaxMs)
            thread.task = {
              answered: (result) => {
                clearTimeout(late)
                release(thread)
                resolve(result)
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
      ),
  }
}
