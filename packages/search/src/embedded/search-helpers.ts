import { MessageChannel, Worker, type MessagePort } from 'node:worker_threads'
import type { OpenSegment } from '../engine/search-segment.ts'
import type { ThreadOptions } from './messages.ts'
import type { SharedSegment } from './segment-parts.ts'
import { beginSearch, call, closeStage, createStages, endSearch, openStage, type Stages } from './stages.ts'
import { threadEntry } from './thread-entry.ts'

/** No share of a helper takes nearly as long; one that does not end has lost its thread. */
const STAGE_MS = 20_000

/** A helper that had begun to search is gone: what it left behind is in an unknown state. */
export class HelperLost extends Error {}

/** The base as a helper is given it. */
export type HelperBase = { id: string; segments: readonly SharedSegment[] }

/**
 * Threads that score candidates beside the one that searches. That one lets nothing else happen until they are done, so a
 * search stays one step. A helper that never gets ready is done without; one that is lost later takes the calling thread
 * with it, which is then begun anew with helpers of its own.
 */
export function createHelpers({ opened }: { opened: () => void }) {
  const stages = createStages()
  const helpers: Helper[] = []
  let baseId = ''
  let number = 0
  const countReady = () => helpers.filter(({ ready }) => ready === baseId).length

  return {
    stages,
    /** Gives them a base, whose segments have been opened for so many helpers. */
    open(base: HelperBase, count: number) {
      baseId = base.id
      while (helpers.length < count) helpers.push(startHelper(stages, helpers.length, opened))
      for (const helper of helpers.splice(count)) helper.close()
      for (const { port } of helpers) port.postMessage(base)
      call(stages)
    },
    isOpening: () => helpers.some(({ ready }) => ready !== 'lost' && ready !== baseId),
    /** Lets them be at hand while a search is going on. */
    withHelpers: <Result>(searching: () => Result): Result => {
      const ready = countReady()
      if (ready === 0) return searching()
      beginSearch(stages, ready)
      try {
        return searching()
      } finally {
        endSearch(stages)
      }
    },
    /** What `help` of the segment at a place of the base is. */
    helpOf:
      (place: number): OpenSegment['help'] =>
      (work, own) => {
        if (countReady() === 0) return own()
        openStage(stages, ++number, place, work)
        const faults: unknown[] = []
        try {
          own()
        } catch (fault) {
          faults.push(fault)
        }
        if (!closeStage(stages, STAGE_MS)) throw new HelperLost('it failed or does not answer')
        if (faults.length > 0) throw faults[0]
      },
    close() {
      for (const helper of helpers) helper.close()
    },
  }
}

/** `ready` names the base that it has opened. */
type Helper = { port: MessagePort; ready: string; close: () => void }

function startHelper(stages: Stages, helper: number, opened: () => void): Helper {
  const { port1: port, port2 } = new MessageChannel()
  const options: ThreadOptions = { role: 'help', port: port2, stages, helper }
  const worker = new Worker(threadEntry, { workerData: options, transferList: [port2] })
  let closing = false
  let reason = 'it ended'
  const state: Helper = {
    port,
    ready: '',
    close() {
      closing = true
      void worker.terminate()
    },
  }
  worker.on('message', (id: string) => {
    state.ready = id
    opened()
  })
  worker.on('error', (error) => (reason = error.stack ?? error.message))
  worker.on('exit', () => {
    if (closing) return
    if (state.ready !== '') throw new HelperLost(reason)
    state.ready = 'lost'
    opened()
  })
  return state
}
