import type { Platform } from '../../platform.ts'
import type { HumanCheck } from '../captcha/index.ts'
import type { SecurityNotices } from '../notices/index.ts'
import { createAccountsRepository } from './accounts.repository.ts'
import { createClients } from './clients.ts'
import { identityHandlers } from './identity.routes.ts'
import { createIdentityService } from './identity.service.ts'
import { createSessionsRepository } from './sessions.repository.ts'

export function createIdentityModule(platform: Platform, deps: { humanCheck: HumanCheck; notices: SecurityNotices }) {
  const { db, keyValueStore, limits, secrets, sms, wechatClient, settings, shutdown, now, warn } = platform
  const passwordKey = settings.PASSWORD_KEY ?? secrets.text('password', 16)
  const identity = createIdentityService({
    ...deps,
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
    identity,
    clients: createClients({ listed: settings.OAUTH_CLIENTS, secrets }),
    passwordKey,
  }
}
