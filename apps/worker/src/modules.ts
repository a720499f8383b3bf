import { createBulkQueriesModule } from './bulk-queries/bulk-queries.module.ts'
import { createCasesModule } from './cases/cases.module.ts'
import { createCatalogueModule } from './catalogue/catalogue.module.ts'
import { createClassificationModule } from './classification/classification.module.ts'
import { createContentModule } from './content/content.module.ts'
import { createEntitlementsModule } from './entitlements/entitlements.module.ts'
import { createExportsModule } from './exports/exports.module.ts'
import { createFilesModule } from './files/files.module.ts'
import { createHostingModule } from './hosting/hosting.module.ts'
import { createIdentityModule } from './identity/identity.module.ts'
import { createImageSearchModule } from './image-search/image-search.module.ts'
import { createImportsModule } from './imports/imports.module.ts'
import { createInvoicesModule } from './invoices/invoices.module.ts'
import { createLegalDocumentsModule } from './legal-documents/legal-documents.module.ts'
import { createMailModule } from './mail/mail.module.ts'
import type { WorkerModule } from './module.ts'
import { createMonitoringModule } from './monitoring/monitoring.module.ts'
import { createNoticesModule } from './notices/notices.module.ts'
import { createOperationsModule } from './operations/operations.module.ts'
import { createPartnerModule } from './partner/partner.module.ts'
import { createPatentAlertsModule } from './patent-alerts/patent-alerts.module.ts'
import { createPatentsModule } from './patents/patents.module.ts'
import { createPaymentsModule } from './payments/payments.module.ts'
import type { Platform } from './platform.ts'
import { createReportsModule } from './reports/reports.module.ts'
import { createStatisticsModule } from './statistics/statistics.module.ts'
import { createTranslationModule } from './translation/translation.module.ts'
import { createWebhooksModule } from './webhooks/webhooks.module.ts'

/**
 * Every module of the worker: a module is given the `api` of those that it uses, by their names. tests/composition.test.ts
 * reads this function.
 */
export function createModules(platform: Platform): readonly WorkerModule[] {
  const imageSearch = createImageSearchModule(platform)
  const patentAlerts = createPatentAlertsModule(platform)
  const payments = createPaymentsModule(platform)
  return [
    imageSearch,
    patentAlerts,
    payments,
    createBulkQueriesModule(platform),
    createContentModule(platform),
    createClassificationModule(platform),
    createCasesModule(platform),
    createCatalogueModule(platform, { payments: payments.api }),
    createEntitlementsModule(platform),
    createExportsModule(platform),
    createFilesModule(platform),
    createHostingModule(platform),
    createIdentityModule(platform),
    createImportsModule(platform, { imageSearch: imageSearch.api }),
    createInvoicesModule(platform),
    createLegalDocumentsModule(platform),
    createMailModule(platform),
    createMonitoringModule(platform, { patentAlerts: patentAlerts.api }),
    createNoticesModule(platform),
    createOperationsModule(platform),
    createPartnerModule(platform),
    createPatentsModule(platform),
    createReportsModule(platform),
    createStatisticsModule(platform),
    createTranslationModule(platform),
    createWebhooksModule(platform),
  ]
}
