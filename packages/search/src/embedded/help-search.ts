import { parentPort } from 'node:worker_threads'
import { presentHits } from '../engine/present-hits.ts'
import type { Plan } from '../engine/plan.ts'
import { askSegments, planOf, type SearchTask } from '../engine/search.ts'
import { joinSegment, type OpenSegment } from '../engine/search-segment.ts'
import { loadKernel } from '../kernel/load-kernel.ts'
import type { MarkHit } from '../mark-query.ts'
import type { FromHelper, ThreadOptions, ToHelper } from './messages.ts'
import type { HelperBase } from './search-helper.ts'
import { segmentOf } from './segment-parts.ts'
import { takeWords } from './take-words.ts'

/** Does what the thread that answers searches asks of a helper, for the segments that it has been given. */
export function helpSearch({ port, done }: Extract<ThreadOptions, { role: 'help' }>): void {
  let segments: OpenSegment[] = []
  let owned: readonly number[] = []
  let plan: Plan | null = null

  const open = (base: HelperBase) => {
    takeWords(base.words)
    owned = base.owned
    segments = []
    for (const place of owned) segments[place] = joinSegment(segmentOf(base.segments[place]!), loadKernel)
    parentPort!.postMessage(base.id)
  }
  const work = (task: SearchTask): MarkHit[] => {
    if (task.type === 'present') return presentHits(segments, task.places, plan)
    plan = planOf(task.query)
    askSegments(
      owned.map((place) => segments[place]!),
      { ...task, plan },
    )
    return []
  }
  const answer = (task: SearchTask): FromHelper => {
    try {
      return { hits: work(task) }
    } catch (error) {
      return { reason: error instanceof Error ? (error.stack ?? error.message) : String(error) }
    }
  }

  port.on('message', (message: ToHelper) => {
    if (message.type === 'open') return open(message.base)
    if (message.type === 'learn') return takeWords(message.words)
    port.postMessage(answer(message))
    Atomics.add(done, 0, 1)
    Atomics.notify(done, 0)
  })
}
