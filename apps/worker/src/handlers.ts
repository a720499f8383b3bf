import {
  applyRetention,
  bindJob,
  closePayment,
  deliverDigest,
  deliverWebhook,
  describeImages,
  evaluateMonitors,
  evaluatePatentAlerts,
  exportFile,
  executeRefund,
  fulfilOrder,
  importClassification,
  importPatents,
  importRegister,
  lookUpNumbers,
  makeReport,
  reconcilePayments,
  requestInvoice,
  runBulkQuery,
  sendAnnouncement,
  sendEmail,
  translateDocument,
  type DispatchJob,
} from '@markwright/jobs'
import { readImportedNice } from '@markwright/classification/read-imported-nice'
import { readShippedNice } from '@markwright/classification/shipped/read-shipped-nice'
import { bindExporter, createExportOrders, exportFileHandler, marksExport, patentsExport } from '@markwright/exports'
import { createEarlierMarksReader, createMarksOfImagesReader, createReportMarksReader } from '@markwright/clearance'
import type { Entitlements } from '@markwright/entitlements'
import { queryBuilder } from '@markwright/db'
import type { InvoiceProvider } from '@markwright/invoices'
import type { ImageIndex } from '@markwright/image-search'
import type { EmailSender } from '@markwright/messaging/email'
import type { OppositionRule } from '@markwright/domain/opposition-period'
import type { Logger } from '@markwright/runtime'
import { createSealing } from '@markwright/runtime/sealing.ts'
import type { PatentIndex } from '@markwright/patent-search'
import type { MarkIndex } from '@markwright/search'
import type { ObjectStore } from '@markwright/storage'
import type { Engines, Translator } from '@markwright/translation-service'
import type { Pool } from 'pg'
import { classificationImportFailed, importClassificationHandler } from './classification/import-classification.ts'
import { createMarksExporter } from './exports/export-marks.ts'
import { createPatentsExporter } from './exports/export-patents.ts'
import { createExportedMarksRepository } from './exports/exported-marks.repository.ts'
import { describeImagesHandler } from './images/describe-images.ts'
import { importFaults } from './imports/import-faults.ts'
import { endOfImport, importRegisterHandler } from './imports/import-register.ts'
import { sendEmailHandler } from './mail/send-email.ts'
import { createChangesRepository } from './monitoring/changes.repository.ts'
import { createDigestComposer } from './monitoring/compose-digests.ts'
import { createDeliveriesRepository } from './monitoring/deliveries.repository.ts'
import { deliverDigestHandler } from './monitoring/deliver-digest.ts'
import { createDigestsRepository } from './monitoring/digests.repository.ts'
import { evaluateMonitorsHandler } from './monitoring/evaluate-monitors.ts'
import { monitorMessages } from './monitoring/digest-messages.ts'
import { createMonitorsRepository } from './monitoring/monitors.repository.ts'
import { createAlertDigestsRepository } from './patent-alerts/alert-digests.repository.ts'
import { alertMessages } from './patent-alerts/alert-words.ts'
import { createAlertsRepository } from './patent-alerts/alerts.repository.ts'
import { evaluatePatentAlertsHandler } from './patent-alerts/evaluate-patent-alerts.ts'
import { endOfPatentImport, importPatentsHandler } from './patents/import-patents.ts'
import { createNumberImports } from '@markwright/patent-register'
import { lookUpNumbersHandler } from './patent-batches/look-up-numbers.ts'
import { makeReportHandler } from './reports/make-report.ts'
import { applyRetentionHandler } from './operations/apply-retention.ts'
import { createRetentionRepository, type RetentionDays } from './operations/retention.repository.ts'
import { createReportsRepository } from './reports/reports.repository.ts'
import { createBulkQueryRepository } from './searches/bulk-query.repository.ts'
import type { IndexOnDemand } from './searches/index-on-demand.ts'
import { runBulkQueryHandler } from './searches/run-bulk-query.ts'
import { createDocumentsRepository } from './translation/documents.repository.ts'
import { translateDocumentHandler } from './translation/translate-document.ts'
import { createInvoiceRequests } from './invoices/invoice-requests.repository.ts'
import { requestInvoiceHandler } from './invoices/request-invoice.ts'
import { deliverWebhookHandler } from './webhooks/deliver-webhook.ts'
import { createWebhookDeliveriesRepository } from './webhooks/webhook-deliveries.repository.ts'
import { announcementFailed } from './notices/announcements.repository.ts'
import { sendAnnouncementHandler } from './notices/send-announcement.ts'

/** One handler for each job there is. */
export const createHandlers = (deps: {
  pool: Pool
  objects: ObjectStore
  email: EmailSender
  index: IndexOnDemand<MarkIndex>
  images: IndexOnDemand<ImageIndex>
  patentIndex: IndexOnDemand<PatentIndex>
  logger: Logger
  /** Has images described that are new. */
  orderImages: () => Promise<void>
  dispatchJob: DispatchJob
  entitlements: Entitlements
  engines: Engines
  translator: Translator
  /** Issues e-invoices; null where none does. */
  invoiceProvider: InvoiceProvider | null
  /** Opposition periods that the operator has set. */
  ownRules: readonly OppositionRule[]
  /** Does a job of the queue `payments`. */
  doOrderJob: (name: string, payload: unknown) => Promise<void>
  /** Where people find the site. */
  siteUrl: string
  appSecret: string
  retentionDays: RetentionDays
  now: () => Date
}) => [
  bindJob(importClassification, importClassificationHandler(deps), (jobId) =>
    classificationImportFailed(deps.pool, jobId),
  ),
  bindJob(
    importRegister,
    importRegisterHandler(deps),
    endOfImport(deps.pool, importFaults.givenUp),
    endOfImport(deps.pool, importFaults.cancelled),
  ),
  bindJob(
    importPatents,
    importPatentsHandler(deps),
    endOfPatentImport(deps.pool, importFaults.givenUp),
    endOfPatentImport(deps.pool, importFaults.cancelled),
  ),
  bindJob(describeImages, describeImagesHandler(deps)),
  bindJob(runBulkQuery, runBulkQueryHandler({ repository: createBulkQueryRepository(deps.pool), index: deps.index })),
  bindJob(
    lookUpNumbers,
    lookUpNumbersHandler({ db: queryBuilder(deps.pool), imports: createNumberImports(queryBuilder(deps.pool)) }),
  ),
  bindJob(sendAnnouncement, sendAnnouncementHandler(deps), (jobId) => announcementFailed(deps.pool, jobId)),
  bindJob(sendEmail, sendEmailHandler(deps)),
  bindJob(
    exportFile,
    exportFileHandler({
      ...deps,
      orders: createExportOrders(queryBuilder(deps.pool)),
      exporters: [
        bindExporter(
          marksExport,
          createMarksExporter({ ...deps, repository: createExportedMarksRepository(deps.pool) }),
        ),
        bindExporter(patentsExport, createPatentsExporter({ ...deps, db: queryBuilder(deps.pool) })),
      ],
    }),
  ),
  bindJob(
    evaluateMonitors,
    evaluateMonitorsHandler({
      ...deps,
      repository: createMonitorsRepository(deps.pool),
      changes: createChangesRepository(deps.pool),
      composeDigests: createDigestComposer({ ...deps, repository: createDigestsRepository(deps.pool) }),
    }),
  ),
  bindJob(
    evaluatePatentAlerts,
    evaluatePatentAlertsHandler({
      ...deps,
      index: deps.patentIndex,
      alerts: createAlertsRepository(deps.pool),
      digests: createAlertDigestsRepository(deps.pool),
    }),
  ),
  bindJob(
    makeReport,
    makeReportHandler({
      ...deps,
      repository: createReportsRepository(deps),
      sources: reportSources(deps.pool),
      listMarksOfImages: createMarksOfImagesReader(deps.pool),
    }),
    async (jobId) => void (await createReportsRepository(deps).fail(jobId)),
  ),
  bindJob(
    translateDocument,
    translateDocumentHandler({ ...deps, repository: createDocumentsRepository(deps) }),
    (jobId, { error }) => createDocumentsRepository(deps).end(jobId, 'error', error),
    (jobId) => createDocumentsRepository(deps).end(jobId, 'cancelled', null),
  ),
  bindJob(
    deliverDigest,
    deliverDigestHandler({
      ...deps,
      messages: {
        monitor: monitorMessages(createDigestsRepository(deps.pool), deps),
        patentAlert: alertMessages(createAlertDigestsRepository(deps.pool), deps),
      },
      deliveries: createDeliveriesRepository(deps.pool),
    }),
    (jobId) => createDeliveriesRepository(deps.pool).fail(jobId),
  ),
  bindJob(
    deliverWebhook,
    deliverWebhookHandler({
      ...deps,
      deliveries: createWebhookDeliveriesRepository(queryBuilder(deps.pool)),
      sealing: createSealing(deps.appSecret),
    }),
  ),
  ...[fulfilOrder, closePayment, executeRefund, reconcilePayments].map((job) =>
    bindJob(job, async (payload) => {
      await deps.doOrderJob(job.name, payload)
      return null
    }),
  ),
  bindJob(
    applyRetention,
    applyRetentionHandler({
      repository: createRetentionRepository(queryBuilder(deps.pool)),
      days: deps.retentionDays,
    }),
  ),
  bindJob(requestInvoice, requestInvoiceHandler(createInvoiceRequests(deps), deps.invoiceProvider), (jobId) =>
    createInvoiceRequests(deps).giveUp(jobId, deps.invoiceProvider?.name ?? 'none'),
  ),
]

const reportSources = (pool: Pool) => ({
  register: createEarlierMarksReader(pool),
  readNiceTable: async () => (await readImportedNice(pool))?.table ?? readShippedNice(),
  listMarks: createReportMarksReader(pool),
})
