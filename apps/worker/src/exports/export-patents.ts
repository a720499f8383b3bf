import type { QueryBuilder } from '@markwright/db'
import { HOME_ZONE, todayIn } from '@markwright/domain/dates/calendar'
import type { Exporter, patentsExport } from '@markwright/exports'
import { JobRefusal } from '@markwright/jobs'
import { exportPatents, PatentFilesTooLarge } from '@markwright/patent-register'
import type { ObjectStore } from '@markwright/storage'

const tooLarge = {
  id: 'export.tooLarge',
  cn: '文件超过 256 MB，请减少专利数量，或不包含附图。',
  en: 'The file exceeds 256 MB. Choose fewer publications, or leave out the drawings.',
}

/** Exports publications in any of their formats. */
export const createPatentsExporter =
  (deps: { db: QueryBuilder; objects: Pick<ObjectStore, 'find'>; now: () => Date }): Exporter<typeof patentsExport> =>
  async ({ request, language }, run) => {
    try {
      return await exportPatents(deps, { ...request, language, today: todayIn(HOME_ZONE, deps.now()) }, (done) =>
        run.progress(done),
      )
    } catch (error) {
      if (error instanceof PatentFilesTooLarge) throw new JobRefusal(tooLarge)
      throw error
    }
  }
