import { networkOf } from '@markwright/runtime/network-of.ts'
import { AppError } from '../../kernel/errors.ts'
import type { Limit, RateLimits } from '../../kernel/rate-limit.ts'
import type { HumanCheck } from '../captcha/index.ts'
import type { AccountsRepository, KnownAccount } from './accounts.repository.ts'
import { identityErrors } from './identity.errors.ts'
import type { Tickets } from './tickets.ts'
import { usernameOf } from './username.ts'

/** Enough for a person who mistypes, too few to go through the numbers of a city. */
const lookups: Limit = { name: 'lookup', max: 30, windowSeconds: 60 }
const freeLookups: Limit = { name: 'lookup-free', max: 5, windowSeconds: 60 }

/** What the dialog may ask about a phone before anybody has signed in. */
export function createAccountLookup(deps: {
  repository: AccountsRepository
  tickets: Tickets
  humanCheck: HumanCheck
  limits: RateLimits
}) {
  const { repository, limits } = deps

  async function find(username: string): Promise<KnownAccount | null> {
    const phone = usernameOf(username)
    return phone === null ? null : repository.findByPhone(phone)
  }

  /** @throws 428 after five in a minute without a human check, 429. */
  async function spendLookup(ip: string, checkCode: string | undefined): Promise<void> {
    const address = networkOf(ip)
    await limits.spend(lookups, address)
    if ((await limits.count(freeLookups, address)) > freeLookups.max) await deps.humanCheck.spend(checkCode)
  }

  return {
    /** @throws 428 after five in a minute without a human check, 429, 10102 where there is no account. */
    async requireAccount(username: string, checkCode: string | undefined, ip: string): Promise<void> {
      await spendLookup(ip, checkCode)
      if (!(await find(username))) throw new AppError(identityErrors.noAccount)
    },

    /**
     * Whether a phone is bound to a WeChat account, and whether to that of the ticket or of the current member.
     * @throws 428 and 429 as above, 10105 where it is bound to another one than that of the ticket.
     */
    async wechatBinding(request: {
      username: string
      ticket: string | undefined
      memberId: string | null
      checkCode: string | undefined
      ip: string
    }): Promise<{ bound: boolean; sameAccount: boolean }> {
      await spendLookup(request.ip, request.checkCode)
      const account = await find(request.username)
      if (!account?.wechatId) return { bound: false, sameAccount: false }
      if (!request.ticket) return { bound: true, sameAccount: account.id === request.memberId }
      const wechatId = await deps.tickets.find('bindWechat', request.ticket)
      if (wechatId !== account.wechatId) throw new AppError(identityErrors.boundElsewhere)
      return { bound: true, sameAccount: true }
    },
  }
}
