import type { KeyValueStore } from '@markwright/key-value'
import { networkOf } from '@markwright/runtime/network-of.ts'
import { AppError } from '../../../kernel/errors.ts'
import type { Limit, RateLimits } from '../../../kernel/rate-limit.ts'
import { hashToken, newToken, type Secrets } from '../../../kernel/secrets.ts'
import type { StaffMember } from '../../../kernel/session.ts'
import type { HumanCheck } from '../../captcha/index.ts'
import type { Passwords } from '../../identity/index.ts'
import type { Actor } from '../actor.ts'
import type { AuditRepository } from '../audit/audit.repository.ts'
import { backofficeErrors } from '../backoffice.errors.ts'
import { enrolmentUrl, newOneTimeSecret, stepOfCode } from './one-time-password.ts'
import type { StaffRepository } from './staff.repository.ts'

const SESSION_SECONDS = 8 * 60 * 60
const TICKET_SECONDS = 5 * 60
const CODES_MAX = 5
/** So many failures of a name or of an address are free; then each attempt needs a human check. Nobody is locked out. */
const failuresOfName: Limit = { name: 'staff-name', max: 3, windowSeconds: 15 * 60 }
const failuresOfAddress: Limit = { name: 'staff-address-failures', max: 3, windowSeconds: 15 * 60 }
const attemptsOfAddress: Limit = { name: 'staff-address', max: 30, windowSeconds: 15 * 60 }

/** What a ticket stands for; `proposed` is the sealed secret of a second factor that is still to be confirmed. */
type StoredTicket = { staffId: string; proposed: string | null }

/** `password` is obfuscated. */
export type StaffPasswordAttempt = { username: string; password: string; verification: string | undefined }

export type StaffChallenge = { ticket: string; enrolment: { secret: string; otpauthUrl: string } | null }

/** Sign-in of staff: a password, then a one-time password (RFC 6238) that is accepted only once. */
export function createStaffSignIn(deps: {
  repository: StaffRepository
  audit: Pick<AuditRepository, 'add'>
  passwords: Pick<Passwords, 'decode' | 'verify'>
  humanCheck: HumanCheck
  keyValueStore: KeyValueStore
  limits: RateLimits
  secrets: Pick<Secrets, 'seal' | 'unseal'>
  /** Names the site in an authenticator app. */
  issuer: string
  now: () => Date
}) {
  const { repository, passwords, keyValueStore, limits, secrets, issuer, now } = deps
  const ticketKey = (ticket: string) => `staff-ticket:${hashToken(ticket)}`

  /** Counts an attempt before it is judged, so that many at once are counted too. @throws 428 */
  async function countAttempt(name: string, verification: string | undefined, ip: string) {
    const address = networkOf(ip)
    await limits.spend(attemptsOfAddress, address)
    const ofName = await limits.count(failuresOfName, hashToken(name))
    const ofAddress = await limits.count(failuresOfAddress, address)
    if (ofName > failuresOfName.max || ofAddress > failuresOfAddress.max) await deps.humanCheck.spend(verification)
  }

  return {
    /**
     * The first step. `verification` is that of a human check.
     * @throws 401 alike for a wrong name, a wrong password and somebody who is shut out; 428 where a human check is due;
     * 429 after too many from one address.
     */
    async checkPassword(attempt: StaffPasswordAttempt, ip: string): Promise<StaffChallenge> {
      const name = attempt.username.replaceAll('\0', '').trim()
      await countAttempt(name, attempt.verification, ip)
      const password = passwords.decode(attempt.password)
      const staff = await repository.findByName(name)
      const isRight = await passwords.verify(password, staff?.passwordHash ?? null)
      if (!staff || !isRight) throw new AppError(backofficeErrors.wrongPassword)

      const secret = staff.totpSecret === null ? newOneTimeSecret() : null
      const saved: StoredTicket = { staffId: staff.id, proposed: secret && secrets.seal(secret) }
      const ticket = newToken()
      await keyValueStore.set(ticketKey(ticket), JSON.stringify(saved), TICKET_SECONDS)
      if (secret === null) return { ticket, enrolment: null }
      return { ticket, enrolment: { secret, otpauthUrl: enrolmentUrl(secret, { issuer, name: staff.name }) } }
    },

    /** @throws 401 where the ticket is spent or too old, or the code is wrong or was used; five wrong ones spend it. */
    async checkCode(ticket: string, code: string, ip: string): Promise<{ token: string; staff: StaffIdentity }> {
      const key = ticketKey(ticket)
      const text = await keyValueStore.find(key)
      // Counted before it is looked at, so that many at once cannot try more.
      const tries = await keyValueStore.increment(`${key}:tries`, TICKET_SECONDS)
      if (text === null || tries > CODES_MAX) throw new AppError(backofficeErrors.staleTicket)
      const { staffId, proposed } = JSON.parse(text) as StoredTicket
      const staff = await repository.findById(staffId)
      const sealed = staff?.totpSecret ?? proposed
      if (!staff || !sealed) throw new AppError(backofficeErrors.staleTicket)

      const actor = { id: staff.id, name: staff.name, ip }
      const step = stepOfCode(secrets.unseal(sealed), code, now())
      const token = newToken()
      const isAdmitted =
        step !== null &&
        (await repository.admit({
          actor,
          secret: { before: staff.totpSecret, sealed },
          step,
          session: { tokenHash: hashToken(token), createdAt: now(), expiresAt: later(now(), SESSION_SECONDS) },
        }))
      if (!isAdmitted) {
        await deps.audit.add(actor, { action: 'staff.secondFactorFailed' })
        if (tries === CODES_MAX) await keyValueStore.delete(key)
        throw new AppError(backofficeErrors.wrongCode)
      }
      await keyValueStore.delete(key)
      await limits.forget(failuresOfName, hashToken(staff.name))
      await limits.forget(failuresOfAddress, networkOf(ip))
      return { token, staff }
    },

    sessionSeconds: SESSION_SECONDS,

    /** Null for a token that is unknown, expired or revoked, and for somebody who is shut out. */
    async findStaff(token: string): Promise<StaffMember | null> {
      const session = await repository.findSession(hashToken(token), now())
      return session && { ...session.staff, sessionId: session.id }
    },

    signOut: (sessionId: string, actor: Actor) => repository.endSession(sessionId, actor, now()),
  }
}
export type StaffSignIn = ReturnType<typeof createStaffSignIn>
export type StaffIdentity = Pick<StaffMember, 'id' | 'name' | 'roles'>

const later = (instant: Date, seconds: number) => new Date(instant.getTime() + seconds * 1000)
