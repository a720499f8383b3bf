import { bindJob, importLegalDocuments } from '@markwright/jobs'
import { importFaults } from '../imports/import-faults.ts'
import type { Platform } from '../platform.ts'
import { endOfLegalImport, importLegalDocumentsHandler } from './import-legal-documents.ts'

export const createLegalDocumentsModule = ({ pool }: Platform) => ({
  jobs: [
    bindJob(
      importLegalDocuments,
      importLegalDocumentsHandler({ pool }),
      endOfLegalImport(pool, importFaults.givenUp),
      endOfLegalImport(pool, importFaults.cancelled),
    ),
  ],
})
