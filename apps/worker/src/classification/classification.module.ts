import { bindJob, importClassification } from '@markwright/jobs'
import type { Platform } from '../platform.ts'
import { classificationImportFailed, importClassificationHandler } from './import-classification.ts'
import { publishShippedIpc } from './publish-shipped-ipc.repository.ts'

export const createClassificationModule = (platform: Platform) => ({
  jobs: [
    bindJob(importClassification, importClassificationHandler(platform), (jobId) =>
      classificationImportFailed(platform.pool, jobId),
    ),
  ],
  start: () => publishShippedIpc(platform.pool),
})
