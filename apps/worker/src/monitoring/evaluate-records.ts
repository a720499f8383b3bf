import type { OppositionRule } from '@markwright/deadlines'
import type { ChangedMark } from './changed-mark.ts'
import type { ChangesRepository } from './changes.repository.ts'
import type { Evaluation, SearchTogether } from './evaluate-together.ts'
import { findEvents } from './find-events.ts'
import type { MonitorsRepository } from './monitors.repository.ts'
import { createSimilarity } from './similarity.ts'

const PAGE = 500

/** Compares monitors with the records that imports have written since their last time. */
export function createRecordEvaluation(deps: {
  repository: Pick<MonitorsRepository, 'commit' | 'commitPart'>
  changes: Pick<ChangesRepository, 'learnWords' | 'listChanged'>
  searchTogether: SearchTogether
  ownRules: readonly OppositionRule[]
}): Evaluation {
  const { repository, changes, ownRules } = deps

  return async (monitors, { version, today }, run) => {
    const [first] = monitors
    if (!first) return 0
    await changes.learnWords()
    const range = { from: first.evaluatedVersion, to: version }
    const surroundings = { version, today, ownRules, scoreName: createSimilarity() }
    return deps.searchTogether(
      monitors,
      {
        pages: changedMarks(changes, range, first.part?.markId ?? 0),
        find: (monitor, mark) => findEvents(monitor, mark, surroundings),
        async savePart(found, page) {
          const part = { version, markId: page.at(-1)!.id }
          const isStored = await repository.commitPart(found.monitor, { ...part, events: found.events }, run)
          found.monitor = { ...found.monitor, part }
          return isStored
        },
        keep: ({ monitor, events }) => repository.commit(monitor, { version, today, events }, run),
      },
      run,
    )
  }
}

/** Pages of what the imports from one number (excluded) to another have written, after the record with the id `last`. */
export async function* changedMarks(
  changes: Pick<ChangesRepository, 'listChanged'>,
  range: { from: number; to: number },
  last = 0,
): AsyncGenerator<ChangedMark[]> {
  while (range.from < range.to) {
    const page = await changes.listChanged(range, last, PAGE)
    if (page.length > 0) yield page
    if (page.length < PAGE) return
    last = page.at(-1)!.id
  }
}
