import { createAccountModule } from './modules/account/account.module.ts'
import { createAddressesModule } from './modules/addresses/addresses.module.ts'
import { createBackofficeModule } from './modules/backoffice/backoffice.module.ts'
import { createBulkQueriesModule } from './modules/bulk-queries/bulk-queries.module.ts'
import { createCaptchaModule } from './modules/captcha/captcha.module.ts'
import { createCasesModule } from './modules/cases/cases.module.ts'
import { createCatalogueModule } from './modules/catalogue/catalogue.module.ts'
import { createCertificationModule } from './modules/certification/certification.module.ts'
import { createClassificationModule } from './modules/classification/classification.module.ts'
import { createClearanceModule } from './modules/clearance/clearance.module.ts'
import { createContentModule } from './modules/content/content.module.ts'
import { createContrastModule } from './modules/contrast/contrast.module.ts'
import { createCreditModule } from './modules/credit/credit.module.ts'
import { createDashboardModule } from './modules/dashboard/dashboard.module.ts'
import { createDeeplModule } from './modules/deepl/deepl.module.ts'
import { createEntitlementsModule } from './modules/entitlements/entitlements.module.ts'
import { createExportsModule } from './modules/exports/exports.module.ts'
import { createFilesModule } from './modules/files/files.module.ts'
import { createLegalDocumentsModule } from './modules/legal-documents/legal-documents.module.ts'
import { createGazetteModule } from './modules/gazette/gazette.module.ts'
import { createGlossariesModule } from './modules/glossaries/glossaries.module.ts'
import { createHostingModule } from './modules/hosting/hosting.module.ts'
import { createIdentityModule } from './modules/identity/identity.module.ts'
import { createImageSearchModule } from './modules/image-search/image-search.module.ts'
import { createInvoicesModule } from './modules/invoices/invoices.module.ts'
import { createJobsModule } from './modules/jobs/jobs.module.ts'
import { createMonitoringModule } from './modules/monitoring/monitoring.module.ts'
import { createNoticesModule } from './modules/notices/notices.module.ts'
import { createOperationsModule } from './modules/operations/operations.module.ts'
import { createPartnerModule } from './modules/partner/partner.module.ts'
import { createPartnerKeysModule } from './modules/partner-keys/partner-keys.module.ts'
import { createPatentAlertsModule } from './modules/patent-alerts/patent-alerts.module.ts'
import { createPatentListsModule } from './modules/patent-lists/patent-lists.module.ts'
import { createPatentToolsModule } from './modules/patent-tools/patent-tools.module.ts'
import { createPatentsModule } from './modules/patents/patents.module.ts'
import { createPaymentsModule } from './modules/payments/payments.module.ts'
import { createReportsModule } from './modules/reports/reports.module.ts'
import { createResultsModule } from './modules/results/results.module.ts'
import { createSavedQueriesModule } from './modules/saved-queries/saved-queries.module.ts'
import { createSearchLogsModule } from './modules/search-logs/search-logs.module.ts'
import { createStatisticsModule } from './modules/statistics/statistics.module.ts'
import { createTrademarkSearchModule } from './modules/trademark-search/trademark-search.module.ts'
import { createTrademarksModule } from './modules/trademarks/trademarks.module.ts'
import { createTranslationLogsModule } from './modules/translation-logs/translation-logs.module.ts'
import { createTranslationModule } from './modules/translation/translation.module.ts'
import { createTranslationDocumentsModule } from './modules/translation-documents/translation-documents.module.ts'
import { createWebhooksModule } from './modules/webhooks/webhooks.module.ts'
import type { Platform } from './platform.ts'

/**
 * Every module of the application, in the order of their dependencies: a module is given the `api` of those that it uses,
 * by their names. tests/composition.test.ts reads this function.
 */
export function createModules(platform: Platform) {
  const captcha = createCaptchaModule(platform)
  const classification = createClassificationModule(platform)
  const exports = createExportsModule(platform)
  const files = createFilesModule(platform)
  const glossaries = createGlossariesModule(platform)
  const jobs = createJobsModule(platform)
  const notices = createNoticesModule(platform)
  const partnerKeys = createPartnerKeysModule(platform)
  const searchLogs = createSearchLogsModule(platform)
  const translation = createTranslationModule(platform)
  const webhooks = createWebhooksModule(platform)

  const identity = createIdentityModule(platform, { captcha: captcha.api, notices: notices.api })
  const entitlements = createEntitlementsModule(platform, { captcha: captcha.api })
  const operations = createOperationsModule(platform, { identity: identity.api })

  const imageSearch = createImageSearchModule(platform, { files: files.api })
  const trademarks = createTrademarksModule(platform, { imageSearch: imageSearch.api, searchLogs: searchLogs.api })
  const trademarkSearch = createTrademarkSearchModule(platform, {
    imageSearch: imageSearch.api,
    trademarks: trademarks.api,
  })
  const results = createResultsModule(platform, {
    exports: exports.api,
    imageSearch: imageSearch.api,
    trademarks: trademarks.api,
    trademarkSearch: trademarkSearch.api,
  })
  const bulkQueries = createBulkQueriesModule(platform, { searchLogs: searchLogs.api })
  const clearance = createClearanceModule(platform, {
    classification: classification.api,
    trademarks: trademarks.api,
  })
  const cases = createCasesModule(platform, {
    clearance: clearance.api,
    files: files.api,
    trademarks: trademarks.api,
  })
  const reports = createReportsModule(platform, {
    clearance: clearance.api,
    files: files.api,
    imageSearch: imageSearch.api,
    trademarks: trademarks.api,
  })
  const monitoring = createMonitoringModule(platform, {
    imageSearch: imageSearch.api,
    results: results.api,
    trademarks: trademarks.api,
  })
  const patents = createPatentsModule(platform, { exports: exports.api, searchLogs: searchLogs.api })
  const translationDocuments = createTranslationDocumentsModule(platform, {
    glossaries: glossaries.api,
    translation: translation.api,
  })

  const account = createAccountModule(platform, {
    entitlements: entitlements.api,
    identity: identity.api,
    monitoring: monitoring.api,
    notices: notices.api,
    trademarks: trademarks.api,
  })
  const backoffice = createBackofficeModule(platform, {
    captcha: captcha.api,
    files: files.api,
    identity: identity.api,
    reports: reports.api,
  })
  const hosting = createHostingModule(platform, { exports: exports.api, files: files.api })
  const partner = createPartnerModule(platform, {
    bulkQueries: bulkQueries.api,
    cases: cases.api,
    classification: classification.api,
    entitlements: entitlements.api,
    files: files.api,
    glossaries: glossaries.api,
    hosting: hosting.api,
    jobs: jobs.api,
    monitoring: monitoring.api,
    partnerKeys: partnerKeys.api,
    patents: patents.api,
    reports: reports.api,
    results: results.api,
    trademarks: trademarks.api,
    trademarkSearch: trademarkSearch.api,
    translation: translation.api,
    translationDocuments: translationDocuments.api,
    webhooks: webhooks.api,
  })
  const deepl = createDeeplModule(platform, {
    entitlements: entitlements.api,
    glossaries: glossaries.api,
    partner: partner.api,
    partnerKeys: partnerKeys.api,
    translation: translation.api,
    translationDocuments: translationDocuments.api,
  })

  return {
    modules: [
      account,
      backoffice,
      bulkQueries,
      captcha,
      cases,
      classification,
      clearance,
      entitlements,
      exports,
      files,
      glossaries,
      hosting,
      identity,
      jobs,
      monitoring,
      notices,
      operations,
      partnerKeys,
      patents,
      reports,
      results,
      searchLogs,
      trademarkSearch,
      trademarks,
      translation,
      translationDocuments,
      webhooks,
      // No other module uses these.
      createAddressesModule(platform),
      createCatalogueModule(platform),
      createCertificationModule(platform, { files: files.api }),
      createContentModule(platform, { captcha: captcha.api }),
      createContrastModule(platform, { results: results.api, trademarks: trademarks.api }),
      createCreditModule(platform, { backoffice: backoffice.api }),
      createDashboardModule(platform),
      createGazetteModule(platform),
      createLegalDocumentsModule(platform),
      createInvoicesModule(platform, { files: files.api }),
      createPatentAlertsModule(platform, { monitoring: monitoring.api, patents: patents.api }),
      createPatentListsModule(platform, { patents: patents.api }),
      createPatentToolsModule(platform),
      createPaymentsModule(platform),
      createSavedQueriesModule(platform, { files: files.api, trademarkSearch: trademarkSearch.api }),
      createStatisticsModule(platform),
      createTranslationLogsModule(platform, { translationDocuments: translationDocuments.api }),
    ],
    /** With routes of their own, which the contract of the site does not describe. */
    routeGroups: [partner.routes, deepl.routes],
    authenticator: {
      findMember: (token: string) => identity.api.sessions.findMember(token),
      findStaff: backoffice.api.findStaff,
      findClient: identity.api.findClient,
    },
    metrics: { ...platform.requestMetrics, render: platform.metrics.render },
    getSite: operations.api.getSite,
  }
}
