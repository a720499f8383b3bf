import type { KeyValueStore } from '@markwright/key-value'
import type { SmsSender } from '@markwright/messaging/sms'
import type { WechatClient } from '@markwright/messaging/wechat'
import type { RateLimits } from '../../kernel/rate-limit.ts'
import type { Secrets } from '../../kernel/secrets.ts'
import type { HumanCheck } from '../captcha/index.ts'
import type { SecurityNotices } from '../notices/index.ts'
import { createAccountLookup } from './account-lookup.ts'
import type { AccountsRepository } from './accounts.repository.ts'
import { createCodeSignIn } from './code-sign-in.ts'
import { createPasswordSignIn } from './password-sign-in.ts'
import { createPasswords } from './passwords.ts'
import { createPendingSignIns } from './pending-sign-ins.ts'
import { createQrSignIn } from './qr-sign-in.ts'
import { createRegister } from './register.ts'
import { createResetPassword } from './reset-password.ts'
import { createSendCode } from './send-code.ts'
import type { SessionsRepository } from './sessions.repository.ts'
import { createSessions } from './sessions.ts'
import { createShareSignature } from './share-signature.ts'
import { createSignIn } from './sign-in.ts'
import { createSmsCodes } from './sms-codes.ts'
import { createSmsDelivery } from './sms-delivery.ts'
import { createSocialSignIn } from './social-sign-in.ts'
import { createTickets } from './tickets.ts'
import { createWechat } from './wechat.ts'

/** Everything about who somebody is; each part in a file of its own, put together here. */
export function createIdentityService(deps: {
  accounts: AccountsRepository
  sessions: SessionsRepository
  keyValueStore: KeyValueStore
  limits: RateLimits
  secrets: Pick<Secrets, 'text'>
  humanCheck: HumanCheck
  notices: SecurityNotices
  sms: SmsSender
  wechatClient: WechatClient
  passwordKey: string
  publicUrl: string
  onUndelivered: (error: unknown) => void
  now: () => Date
}) {
  const shared = { ...deps, repository: deps.accounts }
  const passwords = createPasswords({ key: deps.passwordKey })
  const tickets = createTickets(deps)
  const pendingSignIns = createPendingSignIns(deps)
  const delivery = createSmsDelivery(deps)
  const smsCodes = createSmsCodes({ ...deps, delivery, macKey: deps.secrets.text('sms-code', 32) })
  const sessions = createSessions({ repository: deps.sessions, now: deps.now })
  const wechat = createWechat({ ...shared, client: deps.wechatClient })
  const signIn = createSignIn({ ...shared, sessions, pendingSignIns })
  const parts = { ...shared, passwords, tickets, pendingSignIns, smsCodes, sessions, wechat, signIn }
  const passwordSignIn = createPasswordSignIn(parts)

  return {
    passwords,
    tickets,
    smsCodes,
    sessions,
    wechat,
    passwordSignIn,
    codeSignIn: createCodeSignIn(parts),
    socialSignIn: createSocialSignIn(parts),
    qrSignIn: createQrSignIn(parts),
    register: createRegister(parts),
    resetPassword: createResetPassword({ ...parts, passwordSignIn }),
    sendCode: createSendCode(parts),
    accountLookup: createAccountLookup(parts),
    signShare: createShareSignature(deps),
    /** Waits for the text messages that are under way. */
    close: () => delivery.close(),
  }
}
export type IdentityService = ReturnType<typeof createIdentityService>
