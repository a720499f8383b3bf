import type { RouteObject } from 'react-router'
import type { PageRoutes } from './page-routes.ts'
import { ErrorPage } from './pages/error-page.tsx'
import { paths } from '../shared/lib/paths.ts'

/** The back office, which has a frame of its own. */
export function backofficeRoutes({ page, frame }: PageRoutes): RouteObject {
  const pages = [
    page(paths.manageUsers, 'ManagedUsersPage', () => import('./pages/managed-users-page.tsx'), {
      texts: ['commerce', 'plans'],
    }),
    page(paths.manageTrials, 'TrialsPage', () => import('../features/entitlements/manage/trials/trials-page.tsx')),
    page(paths.manageCases, 'ManagedCasesPage', () => import('../features/cases/manage/cases-page.tsx'), {
      texts: ['cases', 'caseDesk'],
    }),
    page(paths.manageCaseWorkload, 'CaseWorkloadPage', () => import('../features/cases/manage/workload-page.tsx'), {
      texts: ['cases', 'caseDesk'],
    }),
    page(paths.manageCase, 'ManagedCasePage', () => import('../features/cases/manage/case-page.tsx'), {
      texts: ['cases', 'caseDesk', 'caseWork', 'clearance', 'detail'],
    }),
    page(
      paths.manageQuotations,
      'ManagedQuotationsPage',
      () => import('../features/cases/manage/quotations-page.tsx'),
      {
        texts: ['cases', 'quotations'],
      },
    ),
    page(paths.manageQuotation, 'ManagedQuotationPage', () => import('../features/cases/manage/quotation-page.tsx'), {
      texts: ['cases', 'orders', 'quotations'],
    }),
    page(paths.manageAnnuities, 'ManagedAnnuitiesPage', () => import('../features/hosting/manage/annuities-page.tsx'), {
      texts: ['annuities', 'hosting'],
    }),
    page(
      paths.manageCertifications,
      'CertificationsPage',
      () => import('../features/certification/manage/certifications-page.tsx'),
      { texts: ['certification'] },
    ),
    page(
      paths.manageCertification,
      'CertificationReviewPage',
      () => import('../features/certification/manage/certification-review-page.tsx'),
      { texts: ['certification'] },
    ),
    page(
      paths.manageEntitlements,
      'EntitlementsPage',
      () => import('../features/entitlements/manage/entitlements-page.tsx'),
      { texts: ['plans'] },
    ),
    page(paths.managePlans, 'PlansPage', () => import('../features/entitlements/manage/plans/plans-page.tsx'), {
      texts: ['plans'],
    }),
    page(paths.manageApprovals, 'ApprovalsPage', () => import('../features/entitlements/manage/approvals-page.tsx'), {
      texts: ['plans'],
    }),
    page(paths.manageCredits, 'CreditsPage', () => import('../features/orders/manage/credits-page.tsx'), {
      texts: ['commerce'],
    }),
    page(paths.manageOrders, 'ManagedOrdersPage', () => import('../features/orders/manage/managed-orders-page.tsx'), {
      texts: ['commerce', 'orders'],
    }),
    page(paths.manageOrder, 'ManagedOrderPage', () => import('../features/orders/manage/managed-order-page.tsx'), {
      texts: ['commerce', 'orders'],
    }),
    page(paths.manageVouchers, 'VouchersPage', () => import('../features/payments/manage/vouchers/vouchers-page.tsx'), {
      texts: ['commerce'],
    }),
    page(paths.manageRefunds, 'RefundsPage', () => import('../features/payments/manage/refunds/refunds-page.tsx'), {
      texts: ['commerce'],
    }),
    page(paths.manageReceipts, 'ReceiptsPage', () => import('../features/payments/manage/receipts/receipts-page.tsx'), {
      texts: ['commerce'],
    }),
    page(
      paths.manageReconciliation,
      'ReconciliationPage',
      () => import('../features/payments/manage/reconciliation/reconciliation-page.tsx'),
      { texts: ['commerce'] },
    ),
    page(paths.managePrices, 'PricesPage', () => import('../features/catalogue/manage/prices-page.tsx'), {
      texts: ['commerce', 'orders'],
    }),
    page(paths.manageInvoices, 'InvoicesPage', () => import('../features/invoices/manage/invoices-page.tsx'), {
      texts: ['invoices'],
    }),
    page(
      paths.manageInvoice,
      'ManagedInvoicePage',
      () => import('../features/invoices/manage/managed-invoice-page.tsx'),
      { texts: ['invoices'] },
    ),
    page(paths.manageDashboard, 'DashboardPage', () => import('../features/statistics/manage/dashboard-page.tsx'), {
      texts: ['dashboard', 'statistics'],
    }),
    page(paths.manageNotices, 'AnnouncementsPage', () => import('../features/notices/manage/announcements-page.tsx')),
    page(paths.manageArticles, 'ArticlesPage', () => import('../features/content/manage/articles-page.tsx')),
    page(paths.manageArticle, 'ArticleEditorPage', () => import('../features/content/manage/article-editor-page.tsx')),
    page(
      paths.manageRegistrations,
      'RegistrationsPage',
      () => import('../features/content/manage/registrations-page.tsx'),
    ),
    page(paths.manageReports, 'ReportReviewsPage', () => import('../features/reports/manage/report-reviews-page.tsx'), {
      texts: ['imageSearch', 'reports', 'results'],
    }),
    page(paths.manageReport, 'ReportReviewPage', () => import('../features/reports/manage/report-review-page.tsx'), {
      texts: ['imageSearch', 'reports', 'results'],
    }),
    page(paths.manageCalendar, 'CalendarPage', () => import('../features/operations/calendar/calendar-page.tsx'), {
      texts: ['imageSearch', 'reports', 'results'],
    }),
    page(paths.manageOutbox, 'StaffOutboxPage', () => import('../features/operations/outbox/staff-outbox-page.tsx')),
    page(paths.manageAudit, 'AuditPage', () => import('../features/operations/audit/audit-page.tsx')),
    page(paths.manageOperations, 'OperationsPage', () => import('../features/operations/console/operations-page.tsx'), {
      texts: ['operations'],
    }),
  ]
  return {
    ...frame('BackofficeLayout', () => import('../features/backoffice/components/frame/backoffice-layout.tsx'), {
      texts: ['backoffice'],
      children: [{ errorElement: <ErrorPage />, children: pages }],
    }),
    // Without the frame nothing else can be shown.
    errorElement: <ErrorPage />,
    hydrateFallbackElement: <></>,
  }
}
