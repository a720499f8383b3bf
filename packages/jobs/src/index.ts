export { defineJob, queueNames, type JobDefinition, type Payload, type QueueName } from './define-job.ts'
export { closePayment } from './close-payment.ts'
export { deliverDigest } from './deliver-digest.ts'
export { deliverWebhook } from './deliver-webhook.ts'
export { describeImages } from './describe-images.ts'
export { evaluateMonitors } from './evaluate-monitors.ts'
export { evaluatePatentAlerts } from './evaluate-patent-alerts.ts'
export { jobDefinitions } from './definitions.ts'
export { importClassification } from './import-classification.ts'
export { exportFile } from './export-file.ts'
export { executeRefund } from './execute-refund.ts'
export { importRegister } from './import-register.ts'
export { fulfilOrder } from './fulfil-order.ts'
export { importPatents } from './import-patents.ts'
export { lookUpNumbers } from './look-up-numbers.ts'
export { makeReport } from './make-report.ts'
export { requestInvoice } from './request-invoice.ts'
export { reconcilePayments } from './reconcile-payments.ts'
export { runBulkQuery } from './run-bulk-query.ts'
export { sendAnnouncement } from './send-announcement.ts'
export { sendEmail } from './send-email.ts'
export { translateDocument } from './translate-document.ts'
export { createEnqueue, createDispatchJob, type Enqueue, type DispatchJob } from './enqueue.ts'
export {
  advanceJob,
  findJob,
  isOrdered,
  recordJob,
  requestCancel,
  type JobError,
  type JobRecord,
  type JobState,
  type Statements,
} from './job-record.ts'
export { recordEvent, type WebhookEvent, webhookEvents } from './record-event.ts'
export { connectQueues, type Queues } from './queues.ts'
export { bindJob, JobRefusal, runJobs, type EndHandler, type JobHandler, type JobRun } from './run-jobs.ts'
export { tellMember, type NewNotice, type NoticeWords } from './tell-member.ts'
export { createJobWatcher, type JobWatcher } from './watch-jobs.ts'
