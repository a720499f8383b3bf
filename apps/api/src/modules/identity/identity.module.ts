import { pick } from '../../kernel/pick.ts'
import type { Platform } from '../../platform.ts'
import type { HumanCheck } from '../captcha/index.ts'
import type { SecurityNotices } from '../notices/index.ts'
import { createAccountsRepository } from './accounts.repository.ts'
import { createClients } from './clients.ts'
import { identityHandlers } from './identity.routes.ts'
import { createIdentityService } from './identity.service.ts'
import { createSessionsRepository } from './sessions.repository.ts'

type Dependencies = { captcha: Pick<HumanCheck, 'spend'>; notices: Pick<SecurityNotices, 'notify'> }

export function createIdentityModule(platform: Platform, deps: Dependencies) {
  const { db, keyValueStore, limits, secrets, sms, wechatClient, settings, shutdown, now, warn } = platform
  const clients = createClients({ listed: settings.OAUTH_CLIENTS, secrets })
  const passwordKey = settings.PASSWORD_KEY ?? secrets.text('password', 16)
  const identity = createIdentityService({
    humanCheck: deps.captcha,
    notices: deps.notices,
    accounts: createAccountsRepository({ db }),
    sessions: createSessionsRepository({ db }),
    keyValueStore,
    limits,
    secrets,
    sms,
    wechatClient,
    passwordKey,
    publicUrl: settings.PUBLIC_URL,
    onUndelivered: (err) => warn(err, 'a text message was not delivered'),
    now,
  })
  shutdown.onClose('text messages that are under way', () => identity.close())
  return {
    handlers: identityHandlers(identity, { secureCookies: settings.PUBLIC_URL.startsWith('https:') }),
    api: {
      ...pick(identity, 'passwords', 'tickets', 'smsCodes', 'sessions', 'wechat'),
      forgetAttempts: identity.passwordSignIn.forgetAttempts,
      findClient: (id: string, secret: string) => clients.find(id, secret),
      clientAuthorization: clients.webAuthorization,
      passwordKey,
    },
  }
}
