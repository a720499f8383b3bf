import { formatInstant } from '@markwright/domain/dates/calendar'
import type { StaffRole } from '@markwright/domain/people/staff-permissions'
import type { Pool } from 'pg'
import { newPassword } from './new-password.ts'
import { addStaff, disableStaff, listStaff, resetStaff, setRoles, type StaffRecord } from './staff.repository.ts'

export type StaffOrder =
  | { kind: 'add'; name: string; roles: readonly StaffRole[] }
  | { kind: 'role'; name: string; roles: readonly StaffRole[] }
  | { kind: 'reset'; name: string }
  | { kind: 'disable'; name: string }
  | { kind: 'list' }

/**
 * Does what the operator orders and says how it went.
 * @returns 0, or 1 where nothing was changed
 */
export async function runStaff(
  { pool, report }: { pool: Pool; report: (line: string) => void },
  order: StaffOrder,
): Promise<number> {
  if (order.kind === 'list') {
    const all = await listStaff(pool)
    report(
      all.length === 0
        ? 'There is no staff yet: npm run staff -- add NAME --role admin'
        : all.map(staffLine).join('\n'),
    )
    return 0
  }
  const { name } = order
  if (order.kind === 'disable') {
    const isDone = await disableStaff(pool, name)
    report(isDone ? `${name} can no longer sign in, and is signed out everywhere.` : unknown(name))
    return isDone ? 0 : 1
  }
  if (order.kind === 'role') {
    const isDone = await setRoles(pool, name, order.roles)
    report(isDone ? `Roles of ${name}: ${order.roles.join(', ')}.` : unknown(name))
    return isDone ? 0 : 1
  }
  const { password, passwordHash } = await newPassword()
  const isDone =
    order.kind === 'add'
      ? await addStaff(pool, { name, roles: order.roles, passwordHash })
      : await resetStaff(pool, name, passwordHash)
  if (!isDone) {
    report(
      order.kind === 'add' ? `${name} is there already; a new password: npm run staff -- reset NAME` : unknown(name),
    )
    return 1
  }
  report(`Password of ${name}, shown only now:  ${password}`)
  if (order.kind === 'add') report(`Roles: ${order.roles.join(', ')}; others: npm run staff -- role NAME --role ROLE`)
  report('The second factor is set up with an authenticator app at the first sign-in.')
  return 0
}

const unknown = (name: string) => `There is nobody called ${name}: npm run staff -- list`

const staffLine = ({ name, roles, isDisabled, hasSecondFactor, lastSignInAt }: StaffRecord) =>
  [
    name,
    roles.length > 0 ? roles.join(' and ') : 'no role',
    isDisabled ? 'shut out' : hasSecondFactor ? 'second factor set up' : 'second factor not set up',
    lastSignInAt ? `last signed in ${formatInstant(lastSignInAt)}` : 'never signed in',
  ].join(', ')
