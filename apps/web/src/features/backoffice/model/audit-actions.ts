/** What staff can do, as the log names it. */
export const auditActions = [
  'staff.signIn',
  'staff.secondFactorFailed',
  'staff.signOut',
  'staff.add',
  'staff.setRoles',
  'staff.reset',
  'staff.disable',
  'user.disable',
  'user.enable',
  'user.unlock',
  'grant.create',
  'grant.extend',
  'grant.revoke',
  'entitlement.grant',
  'entitlement.extend',
  'entitlement.revoke',
  'plan.create',
  'plan.update',
  'trial.approve',
  'trial.reject',
  'certification.approve',
  'certification.reject',
  'certification.revoke',
  'announcement.create',
  'announcement.update',
  'announcement.delete',
  'announcement.send',
  'announcement.cancel',
  'article.create',
  'article.update',
  'article.delete',
  'article.publish',
  'article.withdraw',
  'report.edit',
  'report.approve',
  'report.reject',
  'report.retry',
  'calendar.add',
  'calendar.remove',
  'file.upload',
  'audit.export',
] as const

/** One of them. */
export type AuditAction = (typeof auditActions)[number]

/** Whether this site has words for an action. */
export const isAuditAction = (action: string): action is AuditAction => auditActions.some((known) => known === action)

/** What staff act on, as the log names it. */
export const auditSubjects = ['user', 'certification', 'announcement', 'article', 'report', 'calendar', 'file'] as const
