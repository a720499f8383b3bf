import type { StaffPermission } from '@markwright/domain/people/staff-permissions'
import { paths } from '../../../shared/lib/paths.ts'

/** Entries of the menu in their order, each with what it takes to open it. */
export const staffPages = [
  { key: 'users', path: paths.manageUsers, permission: 'users.read' },
  { key: 'trials', path: paths.manageTrials, permission: 'trials.read' },
  { key: 'entitlements', path: paths.manageEntitlements, permission: 'plans.read' },
  { key: 'plans', path: paths.managePlans, permission: 'plans.read' },
  { key: 'approvals', path: paths.manageApprovals, permission: 'plans.read' },
  { key: 'cases', path: paths.manageCases, permission: 'cases.read' },
  { key: 'quotations', path: paths.manageQuotations, permission: 'cases.read' },
  { key: 'annuities', path: paths.manageAnnuities, permission: 'cases.read' },
  { key: 'certifications', path: paths.manageCertifications, permission: 'certifications.read' },
  { key: 'orders', path: paths.manageOrders, permission: 'orders.read' },
  { key: 'credits', path: paths.manageCredits, permission: 'orders.read' },
  { key: 'vouchers', path: paths.manageVouchers, permission: 'orders.read' },
  { key: 'refunds', path: paths.manageRefunds, permission: 'orders.read' },
  { key: 'receipts', path: paths.manageReceipts, permission: 'orders.read' },
  { key: 'reconciliation', path: paths.manageReconciliation, permission: 'orders.read' },
  { key: 'prices', path: paths.managePrices, permission: 'prices.read' },
  { key: 'invoices', path: paths.manageInvoices, permission: 'invoices.read' },
  { key: 'dashboard', path: paths.manageDashboard, permission: 'dashboard.read' },
  { key: 'announcements', path: paths.manageNotices, permission: 'announcements.read' },
  { key: 'articles', path: paths.manageArticles, permission: 'articles.read' },
  { key: 'reports', path: paths.manageReports, permission: 'reports.read' },
  { key: 'calendar', path: paths.manageCalendar, permission: 'calendar.read' },
  { key: 'outbox', path: paths.manageOutbox, permission: 'outbox.read' },
  { key: 'audit', path: paths.manageAudit, permission: 'audit.read' },
  { key: 'operations', path: paths.manageOperations, permission: 'operations.read' },
] as const satisfies readonly { key: string; path: string; permission: StaffPermission }[]

/** Pages that belong to an entry of the menu without being it. */
const within: Readonly<Record<string, string>> = {
  [paths.manageCase]: paths.manageCases,
  [paths.manageCaseWorkload]: paths.manageCases,
  [paths.manageQuotation]: paths.manageQuotations,
  [paths.manageCertification]: paths.manageCertifications,
  [paths.manageOrder]: paths.manageOrders,
  [paths.manageInvoice]: paths.manageInvoices,
  [paths.manageArticle]: paths.manageArticles,
  [paths.manageRegistrations]: paths.manageArticles,
  [paths.manageReport]: paths.manageReports,
}

/** The entry of the menu that a page belongs to. */
export const menuPathOf = (path: string): string => within[path] ?? path

/** What it takes to open a page; null for one that everybody may open. */
export function permissionOfPage(path: string): StaffPermission | null {
  if (path === paths.manageRegistrations) return 'registrations.read'
  return staffPages.find((page) => page.path === menuPathOf(path))?.permission ?? null
}
