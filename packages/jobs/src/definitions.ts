import type { JobDefinition } from './define-job.ts'
import { closePayment } from './close-payment.ts'
import { deliverDigest } from './deliver-digest.ts'
import { deliverWebhook } from './deliver-webhook.ts'
import { describeImages } from './describe-images.ts'
import { evaluateMonitors } from './evaluate-monitors.ts'
import { evaluatePatentAlerts } from './evaluate-patent-alerts.ts'
import { importClassification } from './import-classification.ts'
import { exportFile } from './export-file.ts'
import { executeRefund } from './execute-refund.ts'
import { fulfilOrder } from './fulfil-order.ts'
import { importPatents } from './import-patents.ts'
import { importRegister } from './import-register.ts'
import { lookUpNumbers } from './look-up-numbers.ts'
import { makeReport } from './make-report.ts'
import { reconcilePayments } from './reconcile-payments.ts'
import { requestInvoice } from './request-invoice.ts'
import { runBulkQuery } from './run-bulk-query.ts'
import { sendAnnouncement } from './send-announcement.ts'
import { sendEmail } from './send-email.ts'
import { translateDocument } from './translate-document.ts'

/** Every job there is; a worker refuses to start while one has no handler. */
export const jobDefinitions = [
  importClassification,
  importRegister,
  importPatents,
  describeImages,
  runBulkQuery,
  sendAnnouncement,
  sendEmail,
  exportFile,
  evaluateMonitors,
  evaluatePatentAlerts,
  deliverDigest,
  deliverWebhook,
  lookUpNumbers,
  makeReport,
  translateDocument,
  fulfilOrder,
  closePayment,
  executeRefund,
  reconcilePayments,
  requestInvoice,
] as const satisfies readonly JobDefinition[]
