import { MessageChannel, receiveMessageOnPort, Worker } from 'node:worker_threads'
import type { SearchHelper } from '../engine/search.ts'
import type { Words } from '../source/read-words.ts'
import type { FromHelper, ThreadOptions, ToHelper } from './messages.ts'
import type { SharedSegment } from './segment-parts.ts'
import { threadEntry } from './thread-entry.ts'

/** No task of a helper takes nearly as long; one that does not end has lost its thread. */
const TASK_MS = 20_000

/** A helper that had begun to search is gone: what it left behind is in an unknown state. */
export class HelperLost extends Error {}

/** The base as a helper is given it; `owned` are the places of the segments that it searches. */
export type HelperBase = { id: string; segments: readonly SharedSegment[]; owned: readonly number[]; words: Words }

/**
 * Starts a thread that searches segments beside the one that calls it. The caller waits for it without letting anything
 * else happen in between, so a search stays one step. A helper that never gets ready is done without; one that is lost
 * later takes the calling thread with it, which is then begun anew with helpers of its own.
 */
export function startHelper({ opened }: { opened: () => void }) {
  const { port1: port, port2 } = new MessageChannel()
  const done = new Int32Array(new SharedArrayBuffer(4))
  const options: ThreadOptions = { role: 'help', port: port2, done }
  const worker = new Worker(threadEntry, { workerData: options, transferList: [port2] })
  const post = (message: ToHelper) => port.postMessage(message)
  let begun = 0
  let taken = 0
  let ready = ''
  let owned: ReadonlySet<number> = new Set()
  let baseId = ''
  worker.on('message', (id: string) => {
    ready = id
    opened()
  })
  let closing = false
  let reason = 'it ended'
  worker.on('error', (error) => (reason = error.stack ?? error.message))
  worker.on('exit', () => {
    if (closing) return
    if (ready !== '') throw new HelperLost(reason)
    ready = 'lost'
    opened()
  })

  const helper: SearchHelper = {
    owns: (segment) => owned.has(segment),
    begin(task) {
      begun++
      post(task)
    },
    finish() {
      for (let ended = Atomics.load(done, 0); ended < begun; ended = Atomics.load(done, 0))
        if (Atomics.wait(done, 0, ended, TASK_MS) === 'timed-out') throw new HelperLost('it does not answer')
      // One of an earlier task may still lie there, where another thread had failed in it.
      let message: FromHelper = { hits: [] }
      for (; taken < begun; taken++) message = (receiveMessageOnPort(port) as { message: FromHelper }).message
      if ('reason' in message) throw new Error(message.reason)
      return message.hits
    },
  }
  return {
    open(base: HelperBase) {
      owned = new Set(base.owned)
      baseId = base.id
      if (ready !== 'lost') post({ type: 'open', base })
    },
    /** Tells it what is known about words by now. */
    learn: (words: Words) => post({ type: 'learn', words }),
    isOpening: () => ready !== 'lost' && ready !== baseId,
    /** Null until it has opened the base, and once it is lost. */
    ready: () => (ready === baseId ? helper : null),
    close() {
      closing = true
      void worker.terminate()
    },
  }
}
export type KeptHelper = ReturnType<typeof startHelper>
