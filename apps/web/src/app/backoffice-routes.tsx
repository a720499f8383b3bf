import type { RouteObject } from 'react-router'
import type { PageRoutes } from './page-routes.ts'
import { ErrorPage } from './pages/error-page.tsx'
import { paths } from './paths.ts'

/** The back office, which has a frame of its own. */
export function backofficeRoutes({ page, frame }: PageRoutes): RouteObject {
  const pages = [
    page(paths.manageUsers, 'UsersPage', () => import('../features/backoffice/pages/users-page.tsx'), {
      texts: ['plans'],
    }),
    page(paths.manageTrials, 'TrialsPage', () => import('../features/backoffice/pages/trials-page.tsx')),
    page(
      paths.manageCertifications,
      'CertificationsPage',
      () => import('../features/backoffice/pages/certifications-page.tsx'),
      { texts: ['certification'] },
    ),
    page(
      paths.manageCertification,
      'CertificationReviewPage',
      () => import('../features/backoffice/pages/certification-review-page.tsx'),
      { texts: ['certification'] },
    ),
    page(
      paths.manageEntitlements,
      'EntitlementsPage',
      () => import('../features/backoffice/pages/entitlements-page.tsx'),
      { texts: ['plans'] },
    ),
    page(paths.managePlans, 'PlansPage', () => import('../features/backoffice/pages/plans-page.tsx'), {
      texts: ['plans'],
    }),
    page(paths.manageApprovals, 'ApprovalsPage', () => import('../features/backoffice/pages/approvals-page.tsx'), {
      texts: ['plans'],
    }),
    page(
      paths.manageOrders,
      'ManagedOrdersPage',
      () => import('../features/backoffice/pages/managed-orders-page.tsx'),
      { texts: ['commerce', 'orders'] },
    ),
    page(paths.manageOrder, 'ManagedOrderPage', () => import('../features/backoffice/pages/managed-order-page.tsx'), {
      texts: ['commerce', 'orders'],
    }),
    page(paths.manageVouchers, 'VouchersPage', () => import('../features/backoffice/pages/vouchers-page.tsx'), {
      texts: ['commerce'],
    }),
    page(paths.manageRefunds, 'RefundsPage', () => import('../features/backoffice/pages/refunds-page.tsx'), {
      texts: ['commerce'],
    }),
    page(paths.manageReceipts, 'ReceiptsPage', () => import('../features/backoffice/pages/receipts-page.tsx'), {
      texts: ['commerce'],
    }),
    page(
      paths.manageReconciliation,
      'ReconciliationPage',
      () => import('../features/backoffice/pages/reconciliation-page.tsx'),
      { texts: ['commerce'] },
    ),
    page(paths.managePrices, 'PricesPage', () => import('../features/backoffice/pages/prices-page.tsx'), {
      texts: ['commerce', 'orders'],
    }),
    page(paths.manageInvoices, 'InvoicesPage', () => import('../features/backoffice/pages/invoices-page.tsx'), {
      texts: ['invoices'],
    }),
    page(
      paths.manageInvoice,
      'ManagedInvoicePage',
      () => import('../features/backoffice/pages/managed-invoice-page.tsx'),
      { texts: ['invoices'] },
    ),
    page(paths.manageDashboard, 'DashboardPage', () => import('../features/backoffice/pages/dashboard-page.tsx'), {
      texts: ['dashboard', 'statistics'],
    }),
    page(paths.manageNotices, 'AnnouncementsPage', () => import('../features/backoffice/pages/announcements-page.tsx')),
    page(paths.manageArticles, 'ArticlesPage', () => import('../features/backoffice/pages/articles-page.tsx')),
    page(
      paths.manageArticle,
      'ArticleEditorPage',
      () => import('../features/backoffice/pages/article-editor-page.tsx'),
    ),
    page(
      paths.manageRegistrations,
      'RegistrationsPage',
      () => import('../features/backoffice/pages/registrations-page.tsx'),
    ),
    page(
      paths.manageReports,
      'ReportReviewsPage',
      () => import('../features/backoffice/pages/report-reviews-page.tsx'),
      { texts: ['imageSearch', 'reports', 'results'] },
    ),
    page(paths.manageReport, 'ReportReviewPage', () => import('../features/backoffice/pages/report-review-page.tsx'), {
      texts: ['imageSearch', 'reports', 'results'],
    }),
    page(paths.manageCalendar, 'CalendarPage', () => import('../features/backoffice/pages/calendar-page.tsx'), {
      texts: ['imageSearch', 'reports', 'results'],
    }),
    page(paths.manageOutbox, 'StaffOutboxPage', () => import('../features/backoffice/pages/staff-outbox-page.tsx')),
    page(paths.manageAudit, 'AuditPage', () => import('../features/backoffice/pages/audit-page.tsx')),
    page(paths.manageOperations, 'OperationsPage', () => import('../features/backoffice/pages/operations-page.tsx'), {
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
