import { createAccountModule } from './modules/account/account.module.ts'
import { createAddressesModule } from './modules/addresses/addresses.module.ts'
import { createBackofficeModule } from './modules/backoffice/backoffice.module.ts'
import { createBulkQueriesModule } from './modules/bulk-queries/bulk-queries.module.ts'
import { createCaptchaModule } from './modules/captcha/captcha.module.ts'
import { createCatalogueModule } from './modules/catalogue/catalogue.module.ts'
import { createCertificationModule } from './modules/certification/certification.module.ts'
import { createClassificationModule } from './modules/classification/classification.module.ts'
import { createClearanceModule } from './modules/clearance/clearance.module.ts'
import { createContentModule } from './modules/content/content.module.ts'
import { createContrastModule } from './modules/contrast/contrast.module.ts'
import { createDashboardModule } from './modules/dashboard/dashboard.module.ts'
import { createDeeplModule } from './modules/deepl/deepl.module.ts'
import { createEntitlementsModule } from './modules/entitlements/entitlements.module.ts'
import { createExportsModule } from './modules/exports/exports.module.ts'
import { createFilesModule } from './modules/files/files.module.ts'
import { createGazetteModule } from './modules/gazette/gazette.module.ts'
import { createGlossariesModule } from './modules/glossaries/glossaries.module.ts'
import { createHostingModule } from './modules/hosting/hosting.module.ts'
import { createIdentityModule } from './modules/identity/identity.module.ts'
import { createImageQueries, createImageSearchModule } from './modules/image-search/image-search.module.ts'
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
import { createStatisticsModule } from './modules/statistics/statistics.module.ts'
import { createTrademarksModule } from './modules/trademarks/trademarks.module.ts'
import { createTranslationModule } from './modules/translation/translation.module.ts'
import { createTranslationDocumentsModule } from './modules/translation-documents/translation-documents.module.ts'
import { createWebhooksModule } from './modules/webhooks/webhooks.module.ts'
import type { Platform } from './platform.ts'

/** Every module of the application; a module that uses others is given what they make public. */
export function createModules(platform: Platform) {
  const captcha = createCaptchaModule(platform)
  const notices = createNoticesModule(platform)
  const identity = createIdentityModule(platform, { ...captcha, ...notices })
  const entitlements = createEntitlementsModule(platform, captcha)
  const files = createFilesModule(platform)
  const exports = createExportsModule(platform)
  const classification = createClassificationModule(platform)
  const jobs = createJobsModule(platform)
  const webhooks = createWebhooksModule(platform)
  const account = createAccountModule(platform, {
    ...identity,
    ...notices,
    ...entitlements,
    countMonitors: (accountId) => monitoring.monitoring.monitors.count(accountId),
    listLoadedOffices: async () => (await trademarks.repository.listOffices()).map(({ office }) => office),
  })
  const imageQueries = createImageQueries(platform, files)
  const trademarks = createTrademarksModule(platform, {
    ...imageQueries,
    logSearch: account.searchLogs.logTrademarkSearch,
    searchByState: (...search) => imageSearch.searchByState(...search),
  })
  const { search } = trademarks.trademarks
  const listMarks = (ids: readonly number[]) => trademarks.repository.listMarks(ids)
  const imageSearch = createImageSearchModule(platform, { ...imageQueries, ...trademarks, search })
  const results = createResultsModule(platform, {
    ...imageQueries,
    ...imageSearch,
    ...trademarks,
    ...exports,
    listMarks,
  })
  const clearance = createClearanceModule(platform, {
    ...classification,
    marks: trademarks.repository,
    countedSearch: trademarks.countedSearch,
  })
  const reports = createReportsModule(platform, { ...clearance, ...imageQueries, ...files, ...trademarks })
  const backoffice = createBackofficeModule(platform, { ...captcha, ...identity, ...files, ...reports })
  const patents = createPatentsModule(platform, { ...exports, logSearch: account.searchLogs.logPatentSearch })
  const monitoring = createMonitoringModule(platform, { ...imageQueries, ...results, listMarks })
  const glossaries = createGlossariesModule(platform)
  const translation = createTranslationModule(platform, {
    deleteDocument: (accountId, id) => documents.documents.delete(accountId, id),
  })
  const documents = createTranslationDocumentsModule(platform, { ...glossaries, ...translation })
  const bulkQueries = createBulkQueriesModule(platform, { logSearch: account.searchLogs.logTrademarkSearch })
  const operations = createOperationsModule(platform, {
    clientAuthorization: identity.clients.webAuthorization,
    passwordKey: identity.passwordKey,
  })
  const partnerKeys = createPartnerKeysModule(platform, webhooks)
  const services = {
    ...trademarks,
    ...imageSearch,
    ...results,
    ...bulkQueries,
    ...classification,
    ...patents,
    ...translation,
    ...documents,
    ...glossaries,
    ...monitoring,
    ...reports,
    ...jobs,
    ...webhooks,
    entitlements: entitlements.service,
    usage: partnerKeys.usage,
  }
  const partner = createPartnerModule(platform, { ...services, keys: partnerKeys.repository })

  return {
    modules: [
      captcha,
      notices,
      identity,
      entitlements,
      files,
      exports,
      classification,
      jobs,
      webhooks,
      account,
      trademarks,
      imageSearch,
      results,
      clearance,
      reports,
      backoffice,
      patents,
      monitoring,
      glossaries,
      translation,
      documents,
      bulkQueries,
      operations,
      partnerKeys,
      createAddressesModule(platform),
      createCatalogueModule(platform),
      createCertificationModule(platform, files),
      createContentModule(platform, captcha),
      createContrastModule(platform, { ...results, listMarks, getMark: (id) => trademarks.trademarks.getMark(id) }),
      createDashboardModule(platform),
      createGazetteModule(platform),
      createHostingModule(platform),
      createInvoicesModule(platform, files),
      createPatentAlertsModule(platform, patents),
      createPatentListsModule(platform, patents),
      createPatentToolsModule(platform),
      createPaymentsModule(platform),
      createSavedQueriesModule(platform, { ...files, ...imageSearch }),
      createStatisticsModule(platform),
    ],
    /** With routes of their own, which the contract of the site does not describe. */
    routeGroups: [partner, createDeeplModule({ ...services, ...partner.api })],
    authenticator: {
      findMember: (token: string) => identity.identity.sessions.findMember(token),
      findStaff: (token: string) => backoffice.signIn.findStaff(token),
      findClient: (id: string, secret: string) => identity.clients.find(id, secret),
    },
    metrics: { ...platform.requestMetrics, render: platform.metrics.render },
    getSite: operations.operations.getSite,
  }
}
