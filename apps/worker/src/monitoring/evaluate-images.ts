import type { OppositionRule } from '@markwright/deadlines'
import { decodeImage, describeQuery, type ReadyQuery, readyQuery } from '@markwright/image-search'
import type { ChangesRepository } from './changes.repository.ts'
import { changedMarks } from './evaluate-records.ts'
import type { Attempt, Evaluation, SearchTogether } from './evaluate-together.ts'
import type { DueMonitor, Moment, MonitorsRepository } from './monitors.repository.ts'
import { imageEvents, type MarkWithImage } from './image-events.ts'

const PAGE = 500

/**
 * Compares the images of monitors with those of the records that imports have written, and with those that have been
 * described since their last time: an image is described only after the import that brings it, and may be shared with
 * one that has been described long before. What both come across is stored once. Monitors that have seen other images
 * than the first are left for another time.
 */
export function createImageEvaluation(deps: {
  repository: Pick<MonitorsRepository, 'findImage' | 'commit' | 'commitPage'>
  changes: ChangesRepository
  attempt: Attempt
  searchTogether: SearchTogether
  ownRules: readonly OppositionRule[]
}): Evaluation {
  const { repository, attempt, ownRules } = deps

  return async (monitors, moment, run) => {
    const { version, imageBatch, today } = moment
    const alike = monitors.filter((monitor) => monitor.imageBatch === monitors[0]?.imageBatch)
    const queries = new Map<string, ReadyQuery>()
    for (const monitor of alike) {
      const query = await attempt([monitor], run, () => readQuery(monitor.id))
      if (query) queries.set(monitor.id, query)
    }
    const ready = alike.filter(({ id }) => queries.has(id))
    const [first] = ready
    if (!first) return 0
    // A description that cannot be read is a matter of these monitors only.
    const evaluated = await attempt(ready, run, () =>
      deps.searchTogether(
        ready,
        {
          pages: marksWithImages(deps.changes, first, moment),
          find: ({ id, rule }, withImage) => imageEvents(rule, queries.get(id)!, withImage, { today, ownRules }),
          savePart: ({ monitor, events }) => repository.commitPage(monitor, { version, events }, run),
          keep: ({ monitor, events }) => repository.commit(monitor, { version, imageBatch, today, events }, run),
        },
        run,
      ),
    )
    return evaluated ?? 0
  }

  async function readQuery(monitorId: string): Promise<ReadyQuery> {
    const image = await repository.findImage(monitorId)
    if (!image) throw new Error('The monitor has no image.')
    return readyQuery(describeQuery(await decodeImage(image)))
  }
}

async function* marksWithImages(
  changes: ChangesRepository,
  from: DueMonitor,
  to: Moment,
): AsyncGenerator<MarkWithImage[]> {
  for await (const marks of changedMarks(changes, { from: from.evaluatedVersion, to: to.version })) {
    const described = await changes.listDescriptions(marks.map(({ after }) => after.imageKey))
    yield marks.flatMap((mark) => {
      const image = described.get(mark.after.imageKey ?? '')
      return image ? [{ mark, image, isNews: false }] : []
    })
  }
  const batches = { from: from.imageBatch, to: to.imageBatch }
  for (let last = 0; batches.from < batches.to;) {
    const page = await changes.listNewImages(batches, last, PAGE)
    yield page
    if (page.length < PAGE) return
    last = page.at(-1)!.mark.id
  }
}
