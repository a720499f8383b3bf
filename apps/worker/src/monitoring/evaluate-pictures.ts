import { decodePicture, describeQuery, type ReadyQuery, readyQuery } from '@markwright/image-search'
import type { OppositionRule } from '@markwright/domain/opposition-period'
import type { JobRun } from '@markwright/jobs'
import { setImmediate as letOthers } from 'node:timers/promises'
import type { MonitorEvent } from './find-events.ts'
import type { DueMonitor, Moment, MonitorsRepository } from './monitors.repository.ts'
import { pictureEvents, type PicturedMark } from './picture-events.ts'

const PAGE = 500

/**
 * Compares the picture of a monitor with those of the records that imports have written, and with those that have been
 * described since its last time: a picture is described only after the import that brings it, and may be shared with
 * one that has been described long before. What both come across is kept once.
 */
export function createPictureEvaluation(deps: {
  repository: MonitorsRepository
  ownRules: readonly OppositionRule[]
  /** Events that are kept at once. */
  eventsAtOnce: number
}) {
  const { repository, ownRules, eventsAtOnce } = deps

  /** False where the monitor has been changed meanwhile. */
  return async (monitor: DueMonitor, { version, imageBatch, today }: Moment, run: JobRun): Promise<boolean> => {
    const query = await readQuery(monitor.id)
    let events: MonitorEvent[] = []
    for await (const page of pagesOf(monitor, { version, imageBatch })) {
      run.signal.throwIfAborted()
      events.push(...page.flatMap((pictured) => pictureEvents(monitor.rule, query, pictured, { today, ownRules })))
      await letOthers()
      if (events.length < eventsAtOnce) continue
      if (!(await repository.commitPage(monitor, { version, events }, run))) return false
      events = []
    }
    return repository.commit(monitor, { version, imageBatch, today, events }, run)
  }

  async function readQuery(monitorId: string): Promise<ReadyQuery> {
    const picture = await repository.findPicture(monitorId)
    if (!picture) throw new Error('The monitor has no picture.')
    return readyQuery(describeQuery(await decodePicture(picture)))
  }

  async function* pagesOf(monitor: DueMonitor, to: { version: number; imageBatch: number }) {
    const imports = { from: monitor.evaluatedVersion, to: to.version }
    for (let last = 0; imports.from < imports.to;) {
      const marks = await repository.listChanged(imports, last, PAGE)
      const described = await repository.listDescriptions(marks.map(({ after }) => after.imageKey))
      yield marks.flatMap((mark): PicturedMark[] => {
        const regions = described.get(mark.after.imageKey ?? '')
        return regions ? [{ mark, regions, isNews: false }] : []
      })
      if (marks.length < PAGE) break
      last = marks.at(-1)!.id
    }
    const batches = { from: monitor.imageBatch, to: to.imageBatch }
    for (let last = 0; batches.from < batches.to;) {
      const page = await repository.listNewPictures(batches, last, PAGE)
      yield page
      if (page.length < PAGE) break
      last = page.at(-1)!.mark.id
    }
  }
}
