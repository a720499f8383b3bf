/** What staff may do in the back office; the contract names one of them for each operation (`x-permission`). */
export const staffPermissions = [
  // Of everybody who is signed in: who one is, and to sign out.
  'session',
  'users.read',
  'users.manage',
  'trials.read',
  'trials.decide',
  'announcements.read',
  'announcements.edit',
  'announcements.send',
  'articles.read',
  'articles.edit',
  'articles.publish',
  'registrations.read',
  'registrations.manage',
  'reports.read',
  'reports.decide',
  'reports.retry',
  'calendar.read',
  'calendar.edit',
  'cases.read',
  'cases.manage',
  'certifications.read',
  'certifications.decide',
  'prices.read',
  'prices.edit',
  'prices.publish',
  'fees.edit',
  'rates.edit',
  'plans.read',
  'plans.edit',
  'entitlements.manage',
  'approvals.decide',
  'orders.read',
  'orders.manage',
  'payments.review',
  'refunds.decide',
  'invoices.read',
  'invoices.manage',
  'dashboard.read',
  'outbox.read',
  'audit.read',
  'operations.read',
  'operations.manage',
] as const
export type StaffPermission = (typeof staffPermissions)[number]

/** What staff are employed for. Somebody may have several roles and then has the permissions of all. */
export const staffRoles = ['admin', 'sales', 'finance', 'content', 'reviewer', 'support', 'viewer'] as const
export type StaffRole = (typeof staffRoles)[number]

/**
 * For administrators alone: the outbox holds the sign-in codes of members, so that anyone who reads it can be anybody; the
 * operations show hosts, files and what went wrong within the site.
 */
const ofAdministrators: ReadonlySet<StaffPermission> = new Set(['outbox.read', 'operations.read', 'operations.manage'])

const permissionsByRole: Record<StaffRole, readonly StaffPermission[]> = {
  admin: staffPermissions,
  sales: [
    'users.read',
    'trials.read',
    'trials.decide',
    'cases.read',
    'certifications.read',
    'certifications.decide',
    'prices.read',
    'prices.edit',
    'plans.read',
    'plans.edit',
    'entitlements.manage',
    'orders.read',
    'orders.manage',
    'invoices.read',
    'dashboard.read',
  ],
  finance: [
    'users.read',
    'certifications.read',
    'prices.read',
    'prices.publish',
    'fees.edit',
    'rates.edit',
    'plans.read',
    'approvals.decide',
    'orders.read',
    'payments.review',
    'refunds.decide',
    'invoices.read',
    'invoices.manage',
    'dashboard.read',
  ],
  content: [
    'announcements.read',
    'announcements.edit',
    'announcements.send',
    'articles.read',
    'articles.edit',
    'articles.publish',
    'registrations.read',
    'registrations.manage',
  ],
  reviewer: [
    'users.read',
    'trials.read',
    'trials.decide',
    'reports.read',
    'reports.decide',
    'reports.retry',
    'calendar.read',
    'calendar.edit',
    'cases.read',
    'cases.manage',
    'certifications.read',
    'certifications.decide',
    'plans.read',
    'entitlements.manage',
  ],
  support: [
    'users.read',
    'users.manage',
    'trials.read',
    'announcements.read',
    'articles.read',
    'registrations.read',
    'reports.read',
    'reports.retry',
    'calendar.read',
    'cases.read',
    'certifications.read',
    'prices.read',
    'plans.read',
    'orders.read',
    'invoices.read',
  ],
  viewer: staffPermissions.filter((permission) => permission.endsWith('.read') && !ofAdministrators.has(permission)),
}

/** What somebody with these roles may do, in the order of `staffPermissions`. */
export function permissionsOf(roles: readonly StaffRole[]): StaffPermission[] {
  const granted = new Set<StaffPermission>(['session', ...roles.flatMap((role) => permissionsByRole[role])])
  return staffPermissions.filter((permission) => granted.has(permission))
}

export const isStaffRole = (text: string): text is StaffRole => staffRoles.some((role) => role === text)

export const isStaffPermission = (text: unknown): text is StaffPermission =>
  staffPermissions.some((permission) => permission === text)
