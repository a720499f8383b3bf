import { announcementsHandlers } from './announcements.routes.ts'
import type { Announcements } from './announcements.ts'
import { articlesHandlers } from './articles.routes.ts'
import type { Articles } from './articles.ts'
import type { AuditLog } from './audit-log.ts'
import type { AuditRepository } from './audit.repository.ts'
import { auditHandlers } from './audit.routes.ts'
import { calendarHandlers } from './calendar.routes.ts'
import type { Calendar } from './calendar.ts'
import type { StoreFile } from '../files/index.ts'
import { entitlementsHandlers } from './entitlements.routes.ts'
import type { ManagedEntitlements } from './entitlements.ts'
import { outboxHandlers } from './outbox.routes.ts'
import type { Outbox } from './outbox.ts'
import { plansHandlers } from './plans.routes.ts'
import type { ManagedPlans } from './plans.ts'
import { reportReviewsHandlers } from './report-reviews.routes.ts'
import type { ReportReviews } from './report-reviews.ts'
import { staffHandlers } from './staff.routes.ts'
import type { StaffSignIn } from './staff-sign-in.ts'
import type { TrialApplications } from './trial-applications.ts'
import { uploadsHandlers } from './uploads.routes.ts'
import { usersHandlers } from './users.routes.ts'
import type { Users } from './users.ts'

export type Backoffice = {
  signIn: StaffSignIn
  users: Users
  entitlements: ManagedEntitlements
  plans: ManagedPlans
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
  keepsMessages: boolean
  now: () => Date
}

export const backofficeHandlers = (backoffice: Backoffice) => ({
  ...staffHandlers(backoffice),
  ...usersHandlers(backoffice),
  ...entitlementsHandlers(backoffice),
  ...plansHandlers(backoffice.plans),
  ...announcementsHandlers(backoffice.announcements),
  ...articlesHandlers(backoffice.articles),
  ...uploadsHandlers(backoffice),
  ...reportReviewsHandlers(backoffice),
  ...calendarHandlers(backoffice.calendar),
  ...outboxHandlers(backoffice.outbox),
  ...auditHandlers(backoffice.auditLog),
})
