import { createApprovals } from './approvals/approvals.ts'
import { createApprovalsRepository, type RequestApproval } from './approvals/approvals.repository.ts'
import { createCreditLimitApplier } from './credit/apply-credit-limit.ts'
import { createCreditLimitsRepository } from './credit/credit-limits.repository.ts'
import type { Db, QueryBuilder } from '@markwright/db'
import type { Entitlements } from '@markwright/entitlements'
import type { DispatchJob } from '@markwright/jobs'
import type { KeyValueStore } from '@markwright/key-value'
import type { Pool } from 'pg'
import type { RateLimits } from '../../kernel/rate-limit.ts'
import type { Secrets } from '../../kernel/secrets.ts'
import type { HumanCheck } from '../captcha/index.ts'
import type { StoreFile } from '../files/index.ts'
import type { Passwords } from '../identity/index.ts'
import type { RetryReport } from '../reports/index.ts'
import { createAnnouncementsRepository } from './announcements/announcements.repository.ts'
import { createAnnouncements } from './announcements/announcements.ts'
import { createArticlesRepository } from './articles/articles.repository.ts'
import { createArticles } from './articles/articles.ts'
import { createAuditLog } from './audit/audit-log.ts'
import { createAuditRepository } from './audit/audit.repository.ts'
import type { Backoffice } from './backoffice.routes.ts'
import { createEntitlementsRepository } from './entitlements/entitlements.repository.ts'
import { createManagedEntitlements } from './entitlements/entitlements.ts'
import { createCalendarRepository } from './calendar/calendar.repository.ts'
import { createCalendar } from './calendar/calendar.ts'
import { createOutboxRepository } from './outbox/outbox.repository.ts'
import { createOutbox } from './outbox/outbox.ts'
import { createPlansRepository } from './plans/plans.repository.ts'
import { createManagedPlans } from './plans/plans.ts'
import { createReportReviewsRepository } from './reports/report-reviews.repository.ts'
import { createReportReviews } from './reports/report-reviews.ts'
import { createStaffRepository } from './staff/staff.repository.ts'
import { createStaffSignIn } from './staff/staff-sign-in.ts'
import { createTrialApplicationsRepository } from './trials/trial-applications.repository.ts'
import { createTrialApplications } from './trials/trial-applications.ts'
import { createAccountClosing } from './users/close-account.repository.ts'
import { createUsersRepository } from './users/users.repository.ts'
import { createUsers } from './users/users.ts'

export function createBackoffice(deps: {
  db: Db
  pool: Pool
  builder: QueryBuilder
  keyValueStore: KeyValueStore
  limits: RateLimits
  secrets: Secrets
  passwords: Passwords
  humanCheck: HumanCheck
  forgetAttempts: (phone: string) => Promise<void>
  dispatchJob: DispatchJob
  retryReport: RetryReport
  usage: Entitlements
  /** Where people find the site. */
  siteUrl: string
  cancelJob: (id: string) => Promise<unknown>
  storeFile: StoreFile
  /** The firm that runs the site. */
  operator: string
  /** Whether messages are stored in the outbox instead of being delivered. */
  storesMessages: boolean
  outboxKey: string | undefined
  now: () => Date
}): Backoffice {
  const { db, limits, storeFile, operator, storesMessages, usage, now } = deps
  const audit = createAuditRepository(deps)
  const approvals = createApprovalsRepository(deps)
  const requestApproval: RequestApproval = (request, actor) => approvals.request(request, actor, now())
  const entitlements = createManagedEntitlements({
    repository: createEntitlementsRepository(deps),
    requestApproval,
    now,
  })
  const plans = createManagedPlans({
    repository: createPlansRepository(deps),
    requestApproval,
    onChange: usage.plans.forget,
    now,
  })
  return {
    signIn: createStaffSignIn({ ...deps, repository: createStaffRepository({ db }), audit, issuer: operator }),
    users: createUsers({
      ...deps,
      repository: createUsersRepository({ db }),
      closeAccount: createAccountClosing(deps.builder),
    }),
    entitlements,
    plans,
    approvals: createApprovals({
      repository: approvals,
      appliers: {
        grant: (request, approver) => entitlements.applyGrant(request, approver),
        extension: (request, approver) => entitlements.applyExtension(request, approver),
        planChange: (request, approver) => plans.applyUpdate(request, approver),
        creditLimit: createCreditLimitApplier({
          repository: createCreditLimitsRepository({ db: deps.builder }),
          now,
        }),
      },
      now,
    }),
    trials: createTrialApplications({ repository: createTrialApplicationsRepository(deps), now }),
    announcements: createAnnouncements({ ...deps, repository: createAnnouncementsRepository({ db }) }),
    articles: createArticles({ repository: createArticlesRepository({ db }), operator, now }),
    reportReviews: createReportReviews({
      ...deps,
      repository: createReportReviewsRepository({ ...deps, entitlements: usage }),
    }),
    calendar: createCalendar({ repository: createCalendarRepository(deps) }),
    outbox: createOutbox({
      repository: createOutboxRepository({ db }),
      limits,
      storesMessages,
      key: deps.outboxKey,
    }),
    requestApproval,
    listCreditRequests: approvals.listCreditRequests,
    audit,
    auditLog: createAuditLog({ repository: audit }),
    storeFile,
    storesMessages,
    now,
  }
}
