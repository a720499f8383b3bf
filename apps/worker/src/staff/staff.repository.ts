import { type QueryBuilder, queryBuilder, runTransaction, sql } from '@markwright/db'
import type { StaffRole } from '@markwright/domain/people/staff-permissions'
import { randomUUID } from 'node:crypto'
import type { Pool } from 'pg'

export type StaffRecord = {
  name: string
  roles: StaffRole[]
  isDisabled: boolean
  hasSecondFactor: boolean
  lastSignInAt: Date | null
}

const rolesAs = (roles: readonly StaffRole[]) => sql<StaffRole[]>`${roles}::text[]::staff_role[]`

/** False where somebody of that name is there already, shut out or not. */
export const addStaff = (
  pool: Pool,
  staff: { name: string; roles: readonly StaffRole[]; passwordHash: string },
): Promise<boolean> =>
  runTransaction(queryBuilder(pool), async (tx) => {
    const added = await tx
      .insertInto('staff')
      .values({
        id: randomUUID(),
        name: staff.name,
        roles: rolesAs(staff.roles),
        password_hash: staff.passwordHash,
      })
      .onConflict((same) => same.column('name').doNothing())
      .returning('id')
      .executeTakeFirst()
    return recordChange(tx, added, 'staff.add', staff.name, { roles: staff.roles.join(', ') })
  })

/** Takes effect with the next call of the signed-in user. False where there is nobody of that name. */
export const setRoles = (pool: Pool, name: string, roles: readonly StaffRole[]): Promise<boolean> =>
  runTransaction(queryBuilder(pool), async (tx) => {
    const changed = await tx
      .updateTable('staff')
      .set({ roles: rolesAs(roles) })
      .where('name', '=', name)
      .returning('id')
      .executeTakeFirst()
    return recordChange(tx, changed, 'staff.setRoles', name, { roles: roles.join(', ') })
  })

/** A new password, no second factor, no session, and no longer disabled. False where there is nobody of that name. */
export const resetStaff = (pool: Pool, name: string, passwordHash: string): Promise<boolean> =>
  runTransaction(queryBuilder(pool), async (tx) => {
    const changed = await tx
      .updateTable('staff')
      .set({ password_hash: passwordHash, totp_secret: null, totp_step: null, disabled_at: null })
      .where('name', '=', name)
      .returning('id')
      .executeTakeFirst()
    await endSessions(tx, changed)
    return recordChange(tx, changed, 'staff.reset', name)
  })

/** False where there is nobody of that name. */
export const disableStaff = (pool: Pool, name: string): Promise<boolean> =>
  runTransaction(queryBuilder(pool), async (tx) => {
    const changed = await tx
      .updateTable('staff')
      .set(({ fn }) => ({ disabled_at: fn.coalesce('disabled_at', sql<Date>`now()`) }))
      .where('name', '=', name)
      .returning('id')
      .executeTakeFirst()
    await endSessions(tx, changed)
    return recordChange(tx, changed, 'staff.disable', name)
  })

export const listStaff = (pool: Pool): Promise<StaffRecord[]> =>
  queryBuilder(pool)
    .selectFrom('staff')
    .select((of) => [
      'name',
      // The driver reads lists of texts, not of the database's own types.
      sql<StaffRole[]>`${of.ref('roles')}::text[]`.as('roles'),
      of('disabled_at', 'is not', null).$castTo<boolean>().as('isDisabled'),
      of('totp_secret', 'is not', null).$castTo<boolean>().as('hasSecondFactor'),
      of
        .selectFrom('staff_session')
        .select(({ fn }) => fn.max('staff_session.created_at').as('last'))
        .whereRef('staff_session.staff_id', '=', 'staff.id')
        .as('lastSignInAt'),
    ])
    .orderBy('name')
    .execute()

async function endSessions(tx: QueryBuilder, staff: { id: string } | undefined): Promise<void> {
  if (!staff) return
  await tx
    .updateTable('staff_session')
    .set({ revoked_at: sql<Date>`now()` })
    .where('staff_id', '=', staff.id)
    .where('revoked_at', 'is', null)
    .execute()
}

/** Writes what the operator did into the audit log; false where there was nobody to do it to. */
async function recordChange(
  tx: QueryBuilder,
  staff: { id: string } | undefined,
  action: 'staff.add' | 'staff.setRoles' | 'staff.reset' | 'staff.disable',
  name: string,
  facts: Record<string, string> | null = null,
): Promise<boolean> {
  if (!staff) return false
  await tx
    .insertInto('audit_entry')
    .values({
      id: randomUUID(),
      staff_name: 'operator',
      action,
      subject_type: 'staff',
      subject_id: staff.id,
      subject_name: name,
      facts: facts && JSON.stringify(facts),
      ip: 'console',
    })
    .execute()
  return true
}
