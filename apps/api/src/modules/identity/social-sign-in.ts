import { AppError } from '../../kernel/errors.ts'
import type { Language } from '../../kernel/language.ts'
import type { AccountsRepository, KnownAccount } from './accounts.repository.ts'
import { identityErrors } from './identity.errors.ts'
import { mustBind } from './must-bind.ts'
import type { Passwords } from './passwords.ts'
import type { Device, OpenedSession } from './sessions.ts'
import type { SignIn } from './sign-in.ts'
import type { SmsCodes } from './sms-codes.ts'
import type { Tickets } from './tickets.ts'
import { usernameOf } from './username.ts'
import type { Wechat, WechatCode } from './wechat.ts'

export type SocialBinding = {
  username: string
  code: string | undefined
  ticket: string
  /** Veiled; of a new account only, which can do without. */
  password: string | undefined
  nickname: string | null
  userSource: string | null
  /** Whether the agreements were accepted; undefined where nothing was said. */
  agree: boolean | undefined
  language: Language
  force: boolean
}

/** Signing in with WeChat on the web, and binding a WeChat account to a phone on the way. */
export function createSocialSignIn(deps: {
  repository: AccountsRepository
  passwords: Passwords
  signIn: SignIn
  smsCodes: SmsCodes
  tickets: Tickets
  wechat: Wechat
  now: () => Date
}) {
  const { repository, passwords, signIn, tickets, wechat } = deps
  const browserOwner = (nonce: string) => `browser:${nonce}`

  /** Account of a confirmed phone, bound to the WeChat account; one that did not exist is made. */
  async function boundAccount(phone: string, wechatId: string, binding: SocialBinding): Promise<KnownAccount> {
    const password = binding.password && passwords.decodeNew(binding.password, 'register')
    const created = await repository.create({
      phone,
      wechatId,
      wechatBoundAt: deps.now(),
      passwordHash: password ? await passwords.hash(password) : null,
      nickname: binding.nickname,
      userSource: binding.userSource,
      agreedAt: binding.agree ? deps.now() : null,
      language: binding.language,
    })
    if (created) return created
    const account = await repository.findByPhone(phone)
    // Neither made nor there: the WeChat account belongs to another phone.
    if (!account) throw new AppError(identityErrors.boundElsewhere)
    await wechat.bind(signIn.requireActive(account).id, wechatId)
    return account
  }

  return {
    /** Where to sign in with WeChat, from the browser with this nonce. @throws 400 */
    begin: (nonce: string, redirect: string | undefined) => wechat.begin(browserOwner(nonce), redirect),

    /** @throws 401, 10101, 10106, 10108, 10112, 503 */
    async finish(nonce: string, result: WechatCode, force: boolean, device: Device): Promise<OpenedSession> {
      const request = { call: ['wechat', nonce, result.code, result.state], device, force }
      const resumed = await signIn.resume(request)
      if (resumed) return resumed
      const wechatId = await wechat.finish(browserOwner(nonce), result)
      const account = await repository.findByWechat(wechatId)
      if (!account) throw await mustBind(tickets, wechatId)
      return signIn.signIn(account, request)
    },

    /** @throws 400, 401, 428, 10101, 10105, 10106, 10132 */
    async bindAndSignIn(binding: SocialBinding, device: Device): Promise<OpenedSession> {
      const { ticket, code, force, agree } = binding
      if (agree === false) throw new AppError(identityErrors.notAgreed)
      const phone = usernameOf(binding.username)
      if (phone === null) throw new AppError(identityErrors.wrongCode)
      const request = { call: ['bind', phone, code ?? '', ticket], device, force }
      const resumed = await signIn.resume(request)
      if (resumed) return resumed
      const wechatId = await tickets.find('bindWechat', ticket)
      if (wechatId === null) throw new AppError(identityErrors.staleTicket)
      await deps.smsCodes.verify(phone, code, 'bind')
      const account = await boundAccount(phone, wechatId, binding)
      // Not before: with the ticket another phone can be tried where this one is bound elsewhere.
      await tickets.getAndDelete('bindWechat', ticket)
      return signIn.signIn(account, request)
    },
  }
}
