import { Worker } from 'node:worker_threads'

const RESTART_MS = [100, 500, 2000, 5000]
const CLOSE_MS = 2000

type Callbacks<Sent, Received> = {
  /** The thread is there, for the first time or again. */
  started: (post: (message: Sent) => void) => void
  received: (message: Received) => void
  /** The thread has died; it is started again. */
  lost: (reason: string) => void
}

/** Runs a thread of this process until it is closed, however often it dies. `options` are its `workerData`. */
export function superviseThread<Sent extends { type: string }, Received>(
  entry: URL,
  options: object,
  callbacks: Callbacks<Sent, Received>,
) {
  let worker: Worker | undefined
  let restart: NodeJS.Timeout | undefined
  let deaths = 0
  let closing = false

  const start = () => {
    let reason = ''
    const own = new Worker(entry, { workerData: options })
    worker = own
    own.on('message', (message: Received) => {
      deaths = 0
      callbacks.received(message)
    })
    own.on('error', (error) => (reason = error.stack ?? error.message))
    own.on('exit', (code) => {
      worker = undefined
      if (closing) return
      callbacks.lost(reason || `exit code ${code}`)
      restart = setTimeout(start, RESTART_MS[Math.min(deaths++, RESTART_MS.length - 1)])
    })
    callbacks.started((message) => own.postMessage(message))
  }
  start()

  return {
    /** False where there is no thread at the moment. */
    post(message: Sent): boolean {
      worker?.postMessage(message)
      return worker !== undefined
    },
    async close() {
      closing = true
      clearTimeout(restart)
      const own = worker
      if (!own) return
      const ended = new Promise<void>((resolve) => own.once('exit', () => resolve()))
      own.postMessage({ type: 'close' })
      const forced = setTimeout(() => void own.terminate(), CLOSE_MS)
      await ended
      clearTimeout(forced)
    },
  }
}
