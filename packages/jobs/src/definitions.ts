import type { JobDefinition } from './define-job.ts'
import { deliverDigest } from './deliver-digest.ts'
import { describeImages } from './describe-images.ts'
import { evaluateMonitors } from './evaluate-monitors.ts'
import { evaluatePatentAlerts } from './evaluate-patent-alerts.ts'
import { importClassification } from './import-classification.ts'
import { exportMarks } from './export-marks.ts'
import { importPatents } from './import-patents.ts'
import { importRegister } from './import-register.ts'
import { makeReport } from './make-report.ts'
import { runBulkQuery } from './run-bulk-query.ts'
import { sendAnnouncement } from './send-announcement.ts'
import { sendEmail } from './send-email.ts'

/** Every job there is; a worker refuses to start while one has no handler. */
export const jobDefinitions = [
  importClassification,
  importRegister,
  importPatents,
  describeImages,
  runBulkQuery,
  sendAnnouncement,
  sendEmail,
  exportMarks,
  evaluateMonitors,
  evaluatePatentAlerts,
  deliverDigest,
  makeReport,
] as const satisfies readonly JobDefinition[]
