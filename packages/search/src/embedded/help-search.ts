import { parentPort, receiveMessageOnPort } from 'node:worker_threads'
import type { SharedWork } from '../engine/search-segment.ts'
import type { SearchKernel } from '../kernel/kernel.ts'
import { loadKernel } from '../kernel/load-kernel.ts'
import type { ThreadOptions } from './messages.ts'
import type { HelperBase } from './search-helpers.ts'
import { helpSearches, waitForCall } from './stages.ts'

/** Scores candidates beside the thread that answers searches, at a workspace of its own in each segment. Never returns. */
export function helpSearch({ port, stages, helper }: Extract<ThreadOptions, { role: 'help' }>): never {
  let kernels: SearchKernel[] = []
  const join = (place: number, work: SharedWork) => {
    const kernel = kernels[place]!
    kernel.workAsHelper(helper)
    kernel[work]()
  }
  for (let heard = 0; ; heard = waitForCall(stages, heard)) {
    for (let next = receiveMessageOnPort(port); next; next = receiveMessageOnPort(port)) {
      const base = next.message as HelperBase
      kernels = base.segments.map(({ memory }) => loadKernel(memory))
      parentPort!.postMessage(base.id)
    }
    helpSearches(stages, join)
  }
}
