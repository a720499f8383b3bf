import { formatInstant } from '@markwright/domain/dates'
import type { Pool } from 'pg'
import { newPassword } from './new-password.ts'
import { addStaff, disableStaff, listStaff, resetStaff, type StaffRecord, type StaffRole } from './staff-records.ts'

export type StaffOrder =
  | { kind: 'add'; name: string; role: StaffRole }
  | { kind: 'reset'; name: string }
  | { kind: 'disable'; name: string }
  | { kind: 'list' }

/**
 * Does what the operator orders and says how it went.
 * @returns 0, or 1 where nothing was changed
 */
export async function runStaff(
  { pool, say }: { pool: Pool; say: (line: string) => void },
  order: StaffOrder,
): Promise<number> {
  if (order.kind === 'list') {
    const all = await listStaff(pool)
    say(all.length === 0 ? 'There is no staff yet: npm run staff -- add NAME' : all.map(staffLine).join('\n'))
    return 0
  }
  const { name } = order
  if (order.kind === 'disable') {
    const isDone = await disableStaff(pool, name)
    say(isDone ? `${name} can no longer sign in, and is signed out everywhere.` : unknown(name))
    return isDone ? 0 : 1
  }
  const { password, passwordHash } = await newPassword()
  const isDone =
    order.kind === 'add'
      ? await addStaff(pool, { name, role: order.role, passwordHash })
      : await resetStaff(pool, name, passwordHash)
  if (!isDone) {
    say(order.kind === 'add' ? `${name} is there already; a new password: npm run staff -- reset NAME` : unknown(name))
    return 1
  }
  say(`Password of ${name}, shown only now:  ${password}`)
  say('The second factor is set up with an authenticator app at the first sign-in.')
  return 0
}

const unknown = (name: string) => `There is nobody called ${name}: npm run staff -- list`

const staffLine = ({ name, role, isDisabled, hasSecondFactor, lastSignInAt }: StaffRecord) =>
  [
    name,
    role,
    isDisabled ? 'shut out' : hasSecondFactor ? 'second factor set up' : 'second factor not set up',
    lastSignInAt ? `last signed in ${formatInstant(lastSignInAt)}` : 'never signed in',
  ].join(', ')
