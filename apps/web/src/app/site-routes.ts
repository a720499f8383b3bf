import { replace, type RouteObject } from 'react-router'
import type { PageRoutes } from './page-routes.ts'
import { paths, redirects } from '../shared/lib/paths.ts'

/** Every page of the site itself. */
export function siteRoutes({ page, frame }: PageRoutes): RouteObject[] {
  const home = () => import('./pages/home-page.tsx')
  return [
    page(paths.entrance, 'HomePage', home),
    page(paths.home, 'HomePage', home),
    page(
      paths.combinedQuery,
      'CombinedQueryPage',
      () => import('../features/trademarks/pages/combined-query-page.tsx'),
      { texts: ['imageSearch', 'queries', 'results', 'exports', 'selection'] },
    ),
    page(paths.imageSearch, 'ImageSearchPage', () => import('../features/trademarks/pages/image-search-page.tsx'), {
      texts: ['imageSearch', 'queries', 'results', 'exports', 'selection'],
    }),
    page(paths.newQuery, 'NewQueryPage', () => import('../features/trademarks/pages/new-query-page.tsx'), {
      texts: ['imageSearch', 'queries', 'results', 'exports', 'selection'],
    }),
    page(paths.crossSearch, 'CrossSearchPage', () => import('../features/trademarks/pages/cross-search-page.tsx'), {
      texts: ['cross', 'imageSearch', 'queries', 'results', 'exports', 'selection'],
    }),
    page(paths.bulkQuery, 'BulkQueryPage', () => import('../features/bulk-queries/pages/bulk-query-page.tsx'), {
      texts: ['queries'],
    }),
    page(
      paths.analysisReport,
      'AnalysisReportPage',
      () => import('../features/reports/pages/analysis-report-page.tsx'),
      {
        texts: ['imageSearch', 'reports', 'classification', 'results', 'share'],
      },
    ),
    page(paths.sign, 'SignPage', () => import('../features/cases/pages/sign-page.tsx'), { texts: ['caseWork'] }),
    page(paths.shared, 'SharedQueryPage', () => import('../features/saved-queries/pages/shared-query-page.tsx'), {
      texts: ['queries'],
    }),
    page(
      paths.trademarkSearch,
      'TrademarkSearchPage',
      () => import('../features/trademarks/pages/trademark-search-page.tsx'),
      { texts: ['products'] },
    ),
    page(
      paths.trademarkDetail,
      'TrademarkDetailPage',
      () => import('../features/trademarks/pages/trademark-detail-page.tsx'),
      { texts: ['detail', 'results', 'exports', 'selection'] },
    ),
    page(paths.comparison, 'ComparisonPage', () => import('../features/comparison/pages/comparison-page.tsx'), {
      texts: ['comparison', 'imageSearch', 'results'],
    }),
    page(paths.successRate, 'SuccessRatePage', () => import('../features/clearance/pages/success-rate-page.tsx'), {
      texts: ['clearance', 'classification', 'results'],
    }),
    page(paths.contrast, 'ContrastPage', () => import('../features/contrast/pages/contrast-page.tsx'), {
      texts: ['contrast'],
    }),
    page(
      paths.splitApplication,
      'SplitApplicationPage',
      () => import('../features/patent-tools/pages/split-application-page.tsx'),
      { texts: ['patentTools'] },
    ),
    page(
      paths.compressDrawings,
      'CompressDrawingsPage',
      () => import('../features/patent-tools/pages/compress-drawings-page.tsx'),
      { texts: ['patentTools'] },
    ),
    page(paths.brand, 'BrandPage', () => import('../features/statistics/pages/brand-page.tsx'), {
      texts: ['statistics'],
    }),
    page(
      paths.supportedCountries,
      'SupportedCountriesPage',
      () => import('../features/trademarks/pages/supported-countries-page.tsx'),
    ),
    page(paths.gazette, 'GazettePage', () => import('../features/trademarks/pages/gazette-page.tsx'), {
      texts: ['gazette', 'results'],
    }),
    page(
      paths.gazetteNotice,
      'GazetteNoticePage',
      () => import('../features/trademarks/pages/gazette-notice-page.tsx'),
      { texts: ['gazette', 'results', 'detail'] },
    ),
    page(paths.trademarkQuery, 'TrademarkQueryPage', () => import('./pages/trademark-query-page.tsx'), {
      texts: ['classification', 'menu'],
    }),
    page(
      paths.legalDocuments,
      'LegalDocumentsPage',
      () => import('../features/legal-documents/pages/legal-documents-page.tsx'),
      { texts: ['legalDocuments', 'results'] },
    ),
    page(
      paths.legalDocument,
      'LegalDocumentPage',
      () => import('../features/legal-documents/pages/legal-document-page.tsx'),
      { texts: ['legalDocuments'] },
    ),
    page(paths.patentSearch, 'PatentSearchPage', () => import('../features/patents/pages/patent-search-page.tsx'), {
      texts: ['patents'],
    }),
    page(paths.patentResults, 'PatentResultsPage', () => import('../features/patents/pages/patent-results-page.tsx'), {
      texts: ['exports', 'patents', 'results', 'savedPatents'],
    }),
    page(paths.patentDetail, 'PatentDetailPage', () => import('../features/patents/pages/patent-detail-page.tsx'), {
      texts: ['patents', 'savedPatents'],
    }),
    page(
      paths.patentBilingual,
      'BilingualPatentPage',
      () => import('../features/translation/pages/bilingual-patent-page.tsx'),
      { texts: ['translation'] },
    ),
    page(
      paths.trademarkApi,
      'TrademarkApiPage',
      () => import('../features/partner-api/pages/api-introduction-page.tsx'),
      { texts: ['partnerApi'] },
    ),
    page(paths.patentApi, 'PatentApiPage', () => import('../features/partner-api/pages/api-introduction-page.tsx'), {
      texts: ['partnerApi'],
    }),
    page(paths.trados, 'TradosPage', () => import('../features/partner-api/pages/plugin-page.tsx'), {
      texts: ['partnerApi'],
    }),
    page(paths.wordPlugin, 'WordPluginPage', () => import('../features/partner-api/pages/plugin-page.tsx'), {
      texts: ['partnerApi'],
    }),
    page(paths.excelPlugin, 'ExcelPluginPage', () => import('../features/partner-api/pages/plugin-page.tsx'), {
      texts: ['partnerApi'],
    }),
    page(
      paths.patentIntroduction,
      'PatentIntroductionPage',
      () => import('../features/patents/pages/patent-introduction-page.tsx'),
      { texts: ['patents'] },
    ),
    page(
      paths.translationDocument,
      'TranslationDocumentPage',
      () => import('../features/translation/pages/translation-document-page.tsx'),
      { texts: ['translation'] },
    ),
    page(
      paths.patentTranslation,
      'TranslationIntroductionPage',
      () => import('../features/translation/pages/translation-introduction-page.tsx'),
      { texts: ['translation'] },
    ),
    page(paths.translation, 'TranslationPage', () => import('../features/translation/pages/translation-page.tsx'), {
      texts: ['translation'],
    }),
    page(
      paths.monitoring,
      'MonitoringProductPage',
      () => import('../features/monitoring/pages/monitoring-product-page.tsx'),
      { texts: ['monitoring', 'results'] },
    ),
    page(paths.monitors, 'MonitorsPage', () => import('../features/monitoring/pages/monitors-page.tsx'), {
      texts: ['monitoring'],
    }),
    page(
      paths.monitoringResult,
      'MonitoringResultPage',
      () => import('../features/monitoring/pages/monitoring-result-page.tsx'),
      { texts: ['monitoring', 'imageSearch', 'results'] },
    ),
    page(
      paths.monitorReport,
      'MonitorReportPage',
      () => import('../features/monitoring/pages/monitor-report-page.tsx'),
      {
        texts: ['monitoring', 'imageSearch', 'results'],
      },
    ),
    page(
      paths.monitorUnsubscribe,
      'MonitorUnsubscribePage',
      () => import('../features/monitoring/pages/monitor-unsubscribe-page.tsx'),
      { texts: ['monitoring'] },
    ),
    page(paths.news, 'NewsPage', () => import('../features/content/pages/news-page.tsx'), {
      keepAlive: true,
      texts: ['content'],
    }),
    page(paths.article, 'ArticlePage', () => import('../features/content/pages/article-page.tsx'), {
      texts: ['content'],
    }),
    page(paths.activity, 'ActivityPage', () => import('../features/content/pages/activity-page.tsx'), {
      isActivity: true,
      texts: ['content'],
    }),
    page(
      paths.activitySuccess,
      'ActivitySuccessPage',
      () => import('../features/content/pages/activity-success-page.tsx'),
      { isActivity: true, texts: ['content'] },
    ),
    page(paths.privacy, 'PrivacyPage', () => import('../features/content/pages/legal-page.tsx'), {
      texts: ['content'],
    }),
    page(paths.term, 'TermPage', () => import('../features/content/pages/legal-page.tsx'), { texts: ['content'] }),
    page(paths.services, 'ServicesPage', () => import('../features/entitlements/pages/services-page.tsx'), {
      texts: ['catalogue', 'entitlements', 'humanCheck', 'menu', 'orders'],
    }),
    page(paths.orderInfo, 'OrderInfoPage', () => import('../features/orders/pages/order-info-page.tsx'), {
      texts: ['orders'],
    }),
    page(paths.orderInfos, 'OrderInfosPage', () => import('../features/orders/pages/order-infos-page.tsx'), {
      texts: ['orders', 'payments'],
    }),
    ...[paths.pay, paths.trademarkPayment].map((path) =>
      page(path, 'PayPage', () => import('../features/payments/pages/pay-page.tsx'), {
        texts: ['orders', 'payments'],
      }),
    ),
    page(paths.payment, 'TransferPage', () => import('../features/payments/pages/transfer-page.tsx'), {
      texts: ['orders', 'payments'],
    }),
    page(paths.uploadSuccess, 'UploadSuccessPage', () => import('../features/payments/pages/upload-success-page.tsx'), {
      texts: ['payments'],
    }),
    page(paths.payLink, 'PayLinkPage', () => import('../features/payments/pages/pay-link-page.tsx'), {
      texts: ['orders', 'payments'],
    }),
    ...[paths.paySuccess, paths.trusteeshipPaySuccess, paths.paySuccessOld].map((path) =>
      page(path, 'PaySuccessPage', () => import('../features/payments/pages/pay-success-page.tsx'), {
        texts: ['annuities', 'orders', 'payments'],
      }),
    ),
    page(paths.interpretPay, 'InterpretPayPage', () => import('../features/catalogue/pages/interpret-pay-page.tsx'), {
      texts: ['catalogue', 'orders'],
    }),
    page(paths.trademarkApply, 'TrademarkApplyPage', () => import('../features/cases/pages/trademark-apply-page.tsx'), {
      texts: ['cases'],
    }),
    ...[paths.markManagement, paths.patentManagement, paths.annuityManagement].map((path) =>
      page(path, 'ManagementPage', () => import('../features/hosting/pages/management-page.tsx'), {
        texts: ['annuities', 'detail', 'hosting', 'products'],
      }),
    ),
    page(paths.about, 'AboutPage', () => import('./pages/about-page.tsx'), { texts: ['products'] }),
    ...[paths.markSolutions, paths.patentSolutions, paths.tools].map((path) =>
      page(path, 'SolutionsPage', () => import('./pages/solutions-page.tsx'), { texts: ['menu', 'products'] }),
    ),
    page(
      paths.hostingPlatform,
      'FollowApplicantPage',
      () => import('../features/hosting/pages/follow-applicant-page.tsx'),
      { texts: ['hosting'] },
    ),
    page(paths.hostingInvitation, 'InvitationPage', () => import('../features/hosting/pages/invitation-page.tsx'), {
      texts: ['hosting'],
    }),
    page(paths.decision, 'DecisionPage', () => import('../features/hosting/pages/decision-page.tsx'), {
      texts: ['annuities', 'hosting'],
    }),
    frame('HostingFrame', () => import('../features/hosting/components/hosting-frame.tsx'), {
      texts: ['hosting'],
      children: [
        page(paths.hostingHome, 'HostingHomePage', () => import('../features/hosting/pages/hosting-home-page.tsx'), {
          texts: ['statistics'],
        }),
        ...[paths.hostingMarks, paths.hostingPatents, paths.hostingSoftware, paths.hostingCertificates].map((path) =>
          page(path, 'PortfolioPage', () => import('../features/hosting/pages/portfolio-page.tsx')),
        ),
        ...[paths.hostingItem, paths.hostingPatentDetail].map((path) =>
          page(path, 'RightPage', () => import('../features/hosting/pages/right-page.tsx'), { texts: ['detail'] }),
        ),
        page(paths.hostingDeadlines, 'DeadlinesPage', () => import('../features/hosting/pages/deadlines-page.tsx')),
        page(paths.hostingApplicants, 'ApplicantsPage', () => import('../features/hosting/pages/applicants-page.tsx')),
        page(paths.hostingApplicant, 'ApplicantPage', () => import('../features/hosting/pages/applicant-page.tsx')),
        page(paths.hostingClients, 'ClientsPage', () => import('../features/hosting/pages/clients-page.tsx')),
        page(paths.clientCharges, 'ChargesPage', () => import('../features/hosting/billing/charges-page.tsx'), {
          texts: ['billing'],
        }),
        page(
          paths.clientStatements,
          'StatementsPage',
          () => import('../features/hosting/billing/statements-page.tsx'),
          {
            texts: ['billing'],
          },
        ),
        page(paths.clientStatement, 'StatementPage', () => import('../features/hosting/billing/statement-page.tsx'), {
          texts: ['billing'],
        }),
        page(paths.rightProfits, 'ProfitsPage', () => import('../features/hosting/billing/profits-page.tsx'), {
          texts: ['billing'],
        }),
        page(paths.clientLetters, 'LettersPage', () => import('../features/hosting/billing/letters-page.tsx'), {
          texts: ['billing'],
        }),
        page(paths.hostingWorkload, 'WorkloadPage', () => import('../features/hosting/billing/workload-page.tsx'), {
          texts: ['billing'],
        }),
        page(paths.hostingImport, 'ImportPage', () => import('../features/hosting/pages/import-page.tsx'), {
          texts: ['exchange'],
        }),
        page(paths.hostingFeeds, 'FeedsPage', () => import('../features/hosting/pages/feeds-page.tsx'), {
          texts: ['exchange'],
        }),
        page(paths.hostingReminders, 'RemindersPage', () => import('../features/hosting/pages/reminders-page.tsx'), {
          texts: ['exchange'],
        }),
        page(paths.hostingDocuments, 'DocumentsPage', () => import('../features/hosting/pages/documents-page.tsx'), {
          texts: ['applicantDocuments'],
        }),
        page(paths.hostingAgents, 'AgentsPage', () => import('../features/hosting/pages/agents-page.tsx'), {
          texts: ['agents'],
        }),
        page(paths.annuities, 'AnnuitiesPage', () => import('../features/hosting/pages/annuities-page.tsx'), {
          texts: ['annuities'],
        }),
        page(
          paths.annuityDecisions,
          'AnnuityDecisionsPage',
          () => import('../features/hosting/pages/annuity-decisions-page.tsx'),
          { texts: ['annuities'] },
        ),
        page(paths.myAnnuities, 'MyAnnuitiesPage', () => import('../features/hosting/pages/my-annuities-page.tsx'), {
          texts: ['annuities'],
        }),
        page(
          paths.decisionRequests,
          'DecisionRequestsPage',
          () => import('../features/hosting/pages/decision-requests-page.tsx'),
          { texts: ['annuities'] },
        ),
        page(
          paths.patentAnnuities,
          'PatentAnnuitiesPage',
          () => import('../features/hosting/pages/patent-annuities-page.tsx'),
          { texts: ['annuities', 'detail'] },
        ),
        page(
          paths.renewalDecisions,
          'RenewalDecisionsPage',
          () => import('../features/hosting/pages/renewal-decisions-page.tsx'),
          { texts: ['annuities'] },
        ),
        page(paths.myRenewals, 'MyRenewalsPage', () => import('../features/hosting/pages/my-renewals-page.tsx'), {
          texts: ['annuities'],
        }),
        page(
          paths.myAnnuityOrders,
          'AnnuityOrdersPage',
          () => import('../features/orders/pages/annuity-orders-page.tsx'),
          { texts: ['annuities', 'orders'] },
        ),
        page(
          paths.myRenewalOrders,
          'RenewalOrdersPage',
          () => import('../features/orders/pages/renewal-orders-page.tsx'),
          { texts: ['annuities', 'orders'] },
        ),
        page(
          paths.hostingPayments,
          'HostingPaymentsPage',
          () => import('../features/orders/pages/hosting-payments-page.tsx'),
          { texts: ['annuities', 'orders'] },
        ),
      ],
    }),
    frame('PersonalCenter', () => import('../features/account/components/personal-center.tsx'), {
      texts: ['account', 'entitlements', 'queries', 'exports', 'selection', 'share'],
      children: [
        page(paths.account, 'AccountPage', () => import('../features/account/pages/account-page.tsx')),
        page(
          paths.productService,
          'ProductServicePage',
          () => import('../features/catalogue/pages/product-service-page.tsx'),
          { texts: ['catalogue', 'orders'] },
        ),
        page(paths.myOrder, 'MyOrdersPage', () => import('../features/orders/pages/my-orders-page.tsx'), {
          texts: ['orders'],
        }),
        page(paths.order, 'OrderPage', () => import('../features/orders/pages/order-page.tsx'), {
          texts: ['orders'],
        }),
        page(paths.cases, 'CasesPage', () => import('../features/cases/pages/cases-page.tsx'), {
          texts: ['cases', 'quotations'],
        }),
        page(paths.caseDraft, 'CaseDraftPage', () => import('../features/cases/pages/case-draft-page.tsx'), {
          texts: ['cases', 'classification', 'clearance', 'results'],
        }),
        page(paths.case, 'CasePage', () => import('../features/cases/pages/case-page.tsx'), {
          texts: ['cases', 'caseWork', 'clearance', 'detail'],
        }),
        page(paths.myServer, 'MyServicesPage', () => import('../features/entitlements/pages/my-services-page.tsx')),
        page(paths.myMembers, 'MyMembersPage', () => import('../features/entitlements/pages/my-members-page.tsx')),
        page(paths.trademarkLog, 'TrademarkLogPage', () => import('../features/account/pages/trademark-log-page.tsx')),
        page(paths.patentLog, 'PatentLogPage', () => import('../features/account/pages/patent-log-page.tsx')),
        page(
          paths.translationLog,
          'TranslationLogPage',
          () => import('../features/translation/pages/translation-log-page.tsx'),
          { texts: ['translation'] },
        ),
        page(
          paths.savedQueries,
          'SavedQueriesPage',
          () => import('../features/saved-queries/pages/saved-queries-page.tsx'),
        ),
        page(
          paths.patentSearches,
          'SavedSearchesPage',
          () => import('../features/patent-alerts/pages/saved-searches-page.tsx'),
          { texts: ['monitoring', 'patents', 'savedPatents'] },
        ),
        page(
          paths.patentAlert,
          'PatentAlertPage',
          () => import('../features/patent-alerts/pages/patent-alert-page.tsx'),
          { texts: ['monitoring', 'patents', 'savedPatents'] },
        ),
        page(
          paths.patentLists,
          'PatentListsPage',
          () => import('../features/patent-lists/pages/patent-lists-page.tsx'),
          { texts: ['savedPatents'] },
        ),
        page(paths.patentList, 'PatentListPage', () => import('../features/patent-lists/pages/patent-list-page.tsx'), {
          texts: ['savedPatents'],
        }),
        page(paths.myInvoice, 'MyInvoicesPage', () => import('../features/invoices/pages/my-invoices-page.tsx'), {
          texts: ['addresses', 'invoices'],
        }),
        page(paths.invoice, 'InvoicePage', () => import('../features/invoices/pages/invoice-page.tsx'), {
          texts: ['addresses', 'invoices'],
        }),
        page(paths.exports, 'ExportsPage', () => import('../features/exports/pages/exports-page.tsx')),
        page(
          paths.certification,
          'CertificationPage',
          () => import('../features/certification/pages/certification-page.tsx'),
          { texts: ['certification'] },
        ),
        page(paths.addresses, 'AddressesPage', () => import('../features/addresses/pages/addresses-page.tsx'), {
          texts: ['addresses'],
        }),
        page(paths.partnerApi, 'PartnerApiPage', () => import('../features/partner-api/pages/partner-api-page.tsx'), {
          texts: ['partnerApi'],
        }),
        page(
          paths.webhookInspector,
          'WebhookInspectorPage',
          () => import('../features/partner-api/pages/webhook-inspector-page.tsx'),
          { texts: ['partnerApi'] },
        ),
        page(paths.contacts, 'ContactsPage', () => import('../features/account/pages/contacts-page.tsx')),
        page(paths.notices, 'NoticesPage', () => import('../features/notices/pages/notices-page.tsx')),
      ],
    }),
    page(
      paths.changePassword,
      'ChangePasswordPage',
      () => import('../features/account/pages/change-password-page.tsx'),
      { texts: ['account', 'humanCheck'] },
    ),
    page(paths.modifyOrAuth, 'ModifyOrAuthPage', () => import('../features/account/pages/modify-or-auth-page.tsx'), {
      texts: ['account', 'humanCheck', 'identity'],
    }),
    page(paths.outbox, 'OpenOutboxPage', () => import('../features/operations/outbox/open-outbox-page.tsx'), {
      texts: ['backoffice'],
    }),
    page(paths.callback, 'WechatCallbackPage', () => import('../features/identity/pages/wechat-callback-page.tsx'), {
      texts: ['humanCheck', 'identity'],
    }),
    page(paths.sandboxWechat, 'SandboxWechatPage', () => import('../features/identity/pages/sandbox-wechat-page.tsx'), {
      isActivity: true,
      texts: ['identity'],
    }),
    page(paths.sandboxPay, 'SandboxPayPage', () => import('../features/payments/pages/sandbox-pay-page.tsx'), {
      isActivity: true,
      texts: ['payments'],
    }),
    page(
      paths.sandboxHumanCheck,
      'SandboxHumanCheckPage',
      () => import('../features/identity/pages/sandbox-human-check-page.tsx'),
      { texts: ['humanCheck', 'identity'] },
    ),
    ...Object.entries(redirects).map(([path, target]) => redirectRoute(path, target)),
  ]
}

const redirectRoute = (path: string, target: string): RouteObject => ({
  path,
  element: null,
  loader: ({ request }) => replace(target + new URL(request.url).search),
})
