import { isLoginPhone, parsePhone, phoneSubject } from '@markwright/domain/people/phone'
import { formProblems } from '@markwright/domain/site/form-problems'
import { AppError } from '../../kernel/errors.ts'
import { fieldRefusal } from '../../kernel/fields.ts'
import type { Member } from '../../kernel/session.ts'
import {
  identityErrors,
  type Passwords,
  type Sessions,
  type SmsCodes,
  type Ticket,
  type TicketPurpose,
  type Tickets,
  type Wechat,
} from '../identity/index.ts'
import type { SecurityNotices } from '../notices/index.ts'
import { accountErrors } from './account.errors.ts'
import type { AccountRepository } from './account.repository.ts'

type ConfirmedChange = Extract<TicketPurpose, 'changePassword' | 'changePhone' | 'changeWechat'>

/** Changes of how a member gets in; each requires a ticket that the member's own phone has confirmed. */
export function createAccountSecurity(deps: {
  repository: AccountRepository
  passwords: Passwords
  smsCodes: SmsCodes
  tickets: Tickets
  sessions: Sessions
  wechat: Wechat
  notices: SecurityNotices
}) {
  const { repository, notices } = deps

  async function spendTicket(purpose: ConfirmedChange, member: Member, ticket: string) {
    if ((await deps.tickets.spend(purpose, ticket)) !== member.id) throw new AppError(identityErrors.staleTicket)
  }

  return {
    /**
     * A ticket for one change, for a code that was sent to the member's own phone. The human check was used up when the
     * code was sent.
     * @throws 10131 where either is empty, 428 for a wrong code.
     */
    async confirm(
      purpose: ConfirmedChange,
      member: Member,
      { captchaVerification, smsCode }: { captchaVerification: string; smsCode: string },
    ): Promise<Ticket> {
      if (!captchaVerification.trim() || !smsCode.trim()) throw new AppError(identityErrors.missingEntry)
      await deps.smsCodes.verify(member.phone, smsCode.trim(), 'verify')
      return deps.tickets.issue(purpose, member.id)
    },

    /** @throws 400 for a password that the rule refuses, 10130 where the entries differ, 10106 for a dead ticket. */
    async changePassword(
      member: Member,
      { ticket, password, repeat }: { ticket: string; password: string; repeat: string },
    ) {
      // What can be typed again is judged first, so that it does not cost the ticket.
      const chosen = deps.passwords.decodeNew(password, 'change')
      if (deps.passwords.decode(repeat) !== chosen) throw new AppError(accountErrors.passwordsDiffer)
      await spendTicket('changePassword', member, ticket)
      await repository.setPassword(member.id, await deps.passwords.hash(chosen))
      await deps.sessions.revokeAll(member.id, 'passwordChanged', member.sessionId)
      await notices.notify(member.id, 'passwordChanged')
    },

    /** @throws 400 for what is no mobile phone, 428 for a wrong code, 10106, 10104 where it has an account. */
    async changePhone(member: Member, { ticket, newPhone, code }: { ticket: string; newPhone: string; code: string }) {
      const phone = isLoginPhone(newPhone) ? parsePhone(newPhone) : null
      if (!phone) throw fieldRefusal('newPhone', 'mobile', formProblems.mobile)
      const subject = phoneSubject(phone.regionCode, phone.number)
      // A wrong code may be typed again with the same ticket.
      await deps.smsCodes.verify(subject, code, 'changePhone')
      await spendTicket('changePhone', member, ticket)
      if (!(await repository.setPhone(member.id, subject))) throw new AppError(identityErrors.phoneInUse)
      await notices.notify(member.id, 'phoneChanged', member.phone)
    },

    /** @throws 10106 */
    async getWechatBindUrl(member: Member, ticket: string) {
      await spendTicket('changeWechat', member, ticket)
      return deps.wechat.bindUrl(member.id)
    },

    bindWechat: (member: Member, result: { code: string; state: string }) => deps.wechat.bindByCode(member.id, result),

    async unbindWechat(member: Member, ticket: string) {
      await spendTicket('changeWechat', member, ticket)
      await deps.wechat.release(member.id)
    },
  }
}
