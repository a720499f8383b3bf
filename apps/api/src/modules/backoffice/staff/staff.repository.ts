import type { Db } from '@markwright/db'
import type { Actor } from '../actor.ts'
import { audit } from '../audit/audit.repository.ts'

/** What the second step of a sign-in leaves behind. */
export type Admission = {
  actor: Actor
  /** Sealed; `before` is the value of the row when it was read, null before the second factor is set up. */
  secret: { before: string | null; sealed: string }
  step: number
  session: { tokenHash: string; createdAt: Date; expiresAt: Date }
}

export function createStaffRepository({ db }: { db: Db }) {
  return {
    findByName: (name: string) => db.staff.findFirst({ where: { name, disabledAt: null } }),
    findById: (id: string) => db.staff.findFirst({ where: { id, disabledAt: null } }),

    /** False where the code was used already, or the second factor was changed meanwhile: of many, one gets in. */
    admit: ({ actor, secret, step, session }: Admission): Promise<boolean> =>
      db.$transaction(async (tx) => {
        const { count } = await tx.staff.updateMany({
          where: {
            id: actor.id,
            disabledAt: null,
            totpSecret: secret.before,
            OR: [{ totpStep: null }, { totpStep: { lt: step } }],
          },
          data: { totpSecret: secret.sealed, totpStep: step },
        })
        if (count === 0) return false
        await tx.staffSession.create({ data: { staffId: actor.id, ip: actor.ip, ...session } })
        await audit(tx, actor, {
          action: 'staff.signIn',
          ...(secret.before === null && { facts: { secondFactorSetUp: true } }),
        })
        return true
      }),

    findSession: (tokenHash: string, now: Date) =>
      db.staffSession.findFirst({
        where: { tokenHash, revokedAt: null, expiresAt: { gt: now }, staff: { disabledAt: null } },
        select: { id: true, staff: { select: { id: true, name: true, roles: true } } },
      }),

    endSession: (id: string, actor: Actor, now: Date) =>
      db.$transaction(async (tx) => {
        const { count } = await tx.staffSession.updateMany({ where: { id, revokedAt: null }, data: { revokedAt: now } })
        if (count > 0) await audit(tx, actor, { action: 'staff.signOut' })
      }),
  }
}
export type StaffRepository = ReturnType<typeof createStaffRepository>
