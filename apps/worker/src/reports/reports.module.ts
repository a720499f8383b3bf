import { readImportedNice } from '@markwright/classification/read-imported-nice'
import { readShippedNice } from '@markwright/classification/shipped/read-shipped-nice'
import { createEarlierMarksReader, createMarksOfImagesReader, createReportMarksReader } from '@markwright/clearance'
import { bindJob, makeReport } from '@markwright/jobs'
import type { Platform } from '../platform.ts'
import { makeReportHandler } from './make-report.ts'
import { createReportsRepository } from './reports.repository.ts'

export function createReportsModule(platform: Platform) {
  const { pool } = platform
  const repository = createReportsRepository(platform)
  const sources = {
    register: createEarlierMarksReader(pool),
    readNiceTable: async () => (await readImportedNice(pool))?.table ?? readShippedNice(),
    listMarks: createReportMarksReader(pool),
  }
  return {
    jobs: [
      bindJob(
        makeReport,
        makeReportHandler({ ...platform, repository, sources, listMarksOfImages: createMarksOfImagesReader(pool) }),
        async (jobId) => void (await repository.fail(jobId)),
      ),
    ],
  }
}
