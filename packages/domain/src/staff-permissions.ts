/** What staff may do in the back office; the contract names one of them for each operation (`x-permission`). */
export const staffPermissions = [
  // Of everybody who is signed in: who one is, and to sign out.
  'session',
  'users.read',
  'users.manage',
  'grants.manage',
  'trials.read',
  'trials.decide',
  'announcements.read',
  'announcements.edit',
  'announcements.send',
  'articles.read',
  'articles.edit',
  'articles.publish',
  'registrations.read',
  'reports.read',
  'reports.decide',
  'reports.retry',
  'calendar.read',
  'calendar.edit',
  'outbox.read',
  'audit.read',
] as const
export type StaffPermission = (typeof staffPermissions)[number]

/** What staff are employed for. Somebody may have several roles and then has the permissions of all. */
export const staffRoles = ['admin', 'editor', 'reviewer', 'support', 'viewer'] as const
export type StaffRole = (typeof staffRoles)[number]

/** The outbox holds the sign-in codes of members: whoever reads it can be anybody. */
const SECRETS: StaffPermission = 'outbox.read'

const permissionsByRole: Record<StaffRole, readonly StaffPermission[]> = {
  admin: staffPermissions,
  editor: [
    'announcements.read',
    'announcements.edit',
    'announcements.send',
    'articles.read',
    'articles.edit',
    'articles.publish',
    'registrations.read',
  ],
  reviewer: [
    'users.read',
    'grants.manage',
    'trials.read',
    'trials.decide',
    'reports.read',
    'reports.decide',
    'reports.retry',
    'calendar.read',
    'calendar.edit',
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
  ],
  viewer: staffPermissions.filter((permission) => permission.endsWith('.read') && permission !== SECRETS),
}

/** What somebody with these roles may do, in the order of `staffPermissions`. */
export function permissionsOf(roles: readonly StaffRole[]): StaffPermission[] {
  const granted = new Set<StaffPermission>(['session', ...roles.flatMap((role) => permissionsByRole[role])])
  return staffPermissions.filter((permission) => granted.has(permission))
}

export const isStaffRole = (text: string): text is StaffRole => staffRoles.some((role) => role === text)

export const isStaffPermission = (text: unknown): text is StaffPermission =>
  staffPermissions.some((permission) => permission === text)
