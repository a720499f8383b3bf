import type { JobRun } from '@markwright/jobs'
import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import { LeaseLost } from '../imports/import-record.repository.ts'
import type { MonitorEvent } from './find-events.ts'
import type { DueMonitor, Moment, MonitorsRepository } from './monitors.repository.ts'

const SET_BACK_MS = 10 * 60_000

/** Evaluates monitors that begin at the same place and gives how many it has. */
export type Evaluation = (monitors: readonly DueMonitor[], moment: Moment, run: JobRun) => Promise<number>

/** A monitor with what it has found and not saved yet. */
export type Found = { monitor: DueMonitor; events: MonitorEvent[] }

/** Does the work of monitors; null where that fails, which sets them back by ten minutes. */
export type Attempt = <Result>(
  monitors: readonly DueMonitor[],
  run: JobRun,
  work: () => Result | Promise<Result>,
) => Promise<Result | null>

export function createAttempt(deps: {
  repository: Pick<MonitorsRepository, 'setBack'>
  logger: Record<'error', (facts: object, message: string) => void>
  now: () => Date
}): Attempt {
  return async (monitors, run, work) => {
    try {
      return await work()
    } catch (error) {
      if (run.signal.aborted || error instanceof LeaseLost) throw error
      for (const monitor of monitors) {
        deps.logger.error({ err: error, monitorId: monitor.id }, 'monitor could not be evaluated')
        await deps.repository.setBack(monitor, new Date(deps.now().getTime() + SET_BACK_MS))
      }
      return null
    }
  }
}

/** What is looked at page by page, for all monitors at once. */
type Search<Item> = {
  pages: AsyncIterable<readonly Item[]>
  find: (monitor: DueMonitor, item: Item) => MonitorEvent[]
  /** Saves what has been found up to the end of a page; false where the monitor has been changed meanwhile. */
  savePart: (found: Found, page: readonly Item[]) => Promise<boolean>
  /** Saves the rest, and that the monitor has seen everything; false likewise. */
  keep: (found: Found) => Promise<boolean>
}

/** Looks through pages for several monitors; one that has found `eventsAtOnce` saves them before it goes on. */
export function createSearchTogether({ attempt, eventsAtOnce }: { attempt: Attempt; eventsAtOnce: number }) {
  return async <Item>(monitors: readonly DueMonitor[], search: Search<Item>, run: JobRun): Promise<number> => {
    const looking = new Map<string, Found>(monitors.map((monitor) => [monitor.id, { monitor, events: [] }]))
    const savePart = async (found: Found, page: readonly Item[]) => {
      const isStored = await search.savePart(found, page)
      found.events = []
      return isStored
    }
    for await (const page of search.pages) {
      for (const found of looking.values()) {
        run.signal.throwIfAborted()
        const goesOn = await attempt([found.monitor], run, () => {
          found.events.push(...page.flatMap((item) => search.find(found.monitor, item)))
          return found.events.length < eventsAtOnce || savePart(found, page)
        })
        if (!goesOn) looking.delete(found.monitor.id)
        await yieldToEventLoop()
      }
      if (looking.size === 0) break
    }
    let evaluated = 0
    for (const found of looking.values()) {
      run.signal.throwIfAborted()
      if (await attempt([found.monitor], run, () => search.keep(found))) evaluated++
    }
    return evaluated
  }
}
export type SearchTogether = ReturnType<typeof createSearchTogether>
