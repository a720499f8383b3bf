import { announcementsHandlers } from './announcements/announcements.routes.ts'
import { approvalsHandlers } from './approvals/approvals.routes.ts'
import type { Approvals } from './approvals/approvals.ts'
import type { ApprovalsRepository, RequestApproval } from './approvals/approvals.repository.ts'
import type { Announcements } from './announcements/announcements.ts'
import { articlesHandlers } from './articles/articles.routes.ts'
import type { Articles } from './articles/articles.ts'
import type { AuditLog } from './audit/audit-log.ts'
import type { AuditRepository } from './audit/audit.repository.ts'
import { auditHandlers } from './audit/audit.routes.ts'
import { calendarHandlers } from './calendar/calendar.routes.ts'
import type { Calendar } from './calendar/calendar.ts'
import type { StoreFile } from '../files/index.ts'
import { entitlementsHandlers } from './entitlements/entitlements.routes.ts'
import type { ManagedEntitlements } from './entitlements/entitlements.ts'
import { outboxHandlers } from './outbox/outbox.routes.ts'
import type { Outbox } from './outbox/outbox.ts'
import { plansHandlers } from './plans/plans.routes.ts'
import type { ManagedPlans } from './plans/plans.ts'
import { reportReviewsHandlers } from './reports/report-reviews.routes.ts'
import type { ReportReviews } from './reports/report-reviews.ts'
import { staffHandlers } from './staff/staff.routes.ts'
import type { StaffSignIn } from './staff/staff-sign-in.ts'
import type { TrialApplications } from './trials/trial-applications.ts'
import { uploadsHandlers } from './uploads/uploads.routes.ts'
import { usersHandlers } from './users/users.routes.ts'
import type { Users } from './users/users.ts'

export type Backoffice = {
  signIn: StaffSignIn
  users: Users
  entitlements: ManagedEntitlements
  plans: ManagedPlans
  approvals: Approvals
  requestApproval: RequestApproval
  /** For the credit limit of an account. */
  listCreditRequests: ApprovalsRepository['listCreditRequests']
  trials: TrialApplications
  announcements: Announcements
  articles: Articles
  reportReviews: ReportReviews
  calendar: Calendar
  outbox: Outbox
  audit: AuditRepository
  auditLog: AuditLog
  storeFile: StoreFile
  /** Whether messages are stored in the outbox instead of being delivered. */
  storesMessages: boolean
  now: () => Date
}

export const backofficeHandlers = (backoffice: Backoffice) => ({
  ...staffHandlers(backoffice),
  ...usersHandlers(backoffice),
  ...entitlementsHandlers(backoffice),
  ...plansHandlers(backoffice.plans),
  ...approvalsHandlers(backoffice.approvals),
  ...announcementsHandlers(backoffice.announcements),
  ...articlesHandlers(backoffice.articles),
  ...uploadsHandlers(backoffice),
  ...reportReviewsHandlers(backoffice),
  ...calendarHandlers(backoffice.calendar),
  ...outboxHandlers(backoffice.outbox),
  ...auditHandlers(backoffice.auditLog),
})
