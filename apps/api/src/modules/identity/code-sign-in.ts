import type { WechatClient } from '@markwright/messaging/wechat'
import { AppError } from '../../kernel/errors.ts'
import type { AccountsRepository } from './accounts.repository.ts'
import { MINI_CLIENT } from './clients.ts'
import { identityErrors } from './identity.errors.ts'
import { mustBind } from './must-bind.ts'
import type { Device, OpenedSession } from './sessions.ts'
import type { SignIn } from './sign-in.ts'
import type { SmsCodes } from './sms-codes.ts'
import type { Tickets } from './tickets.ts'
import { usernameOf } from './username.ts'
import { callWechat, wechatKey } from './wechat.ts'

const MINI_PREFIX = 'MINI@'

/** Signing in with a code that was sent to a phone, or that WeChat has given its mini program. */
export function createCodeSignIn(deps: {
  repository: AccountsRepository
  signIn: SignIn
  smsCodes: SmsCodes
  tickets: Tickets
  wechatClient: WechatClient
}) {
  const { repository, signIn } = deps

  async function bySms(subject: string, code: string | undefined, force: boolean, device: Device) {
    const phone = usernameOf(subject)
    if (phone === null) throw new AppError(identityErrors.wrongCode)
    const request = { call: ['sms', phone, code ?? '', device.client], device, force }
    const resumed = await signIn.resume(request)
    if (resumed) return resumed
    await deps.smsCodes.verify(phone, code, 'login')
    const account = await repository.findByPhone(phone)
    if (!account) throw new AppError(identityErrors.noAccount)
    return signIn.signIn(account, request)
  }

  async function byMiniProgram(jsCode: string, device: Device) {
    const wechatId = wechatKey(await callWechat(deps.wechatClient.exchangeMiniCode(jsCode)))
    const account = await repository.findByWechat(wechatId)
    if (!account) throw await mustBind(deps.tickets, wechatId)
    // WeChat signs its owner in at every start of the mini program; nobody is there to be asked about the last one.
    return signIn.signIn(account, { call: [], device: { ...device, client: MINI_CLIENT }, force: true })
  }

  return {
    /**
     * `subject` is `SMS@phone` with its `code`, or `MINI@` followed by the code of the mini program.
     * @throws 428, 401, 10101, 10102, 10108, 10112, 503
     */
    signIn: (subject: string, code: string | undefined, force: boolean, device: Device): Promise<OpenedSession> =>
      subject.startsWith(MINI_PREFIX)
        ? byMiniProgram(subject.slice(MINI_PREFIX.length), device)
        : bySms(subject, code, force, device),
  }
}
