import type { KeyValueStore } from '@markwright/key-value'
import { WechatError, type WechatClient, type WechatIdentity } from '@markwright/messaging/wechat'
import { AppError, commonErrors } from '../../kernel/errors.ts'
import { fieldRefusal } from '../../kernel/fields.ts'
import { hashToken, isSame, newToken } from '../../kernel/secrets.ts'
import type { SecurityNotices } from '../notices/index.ts'
import type { AccountsRepository } from './accounts.repository.ts'
import { identityErrors } from './identity.errors.ts'

const STATE_SECONDS = 600

/** Where WeChat leads back to: a path, since WeChat would put its answer before a hash. */
const WAY_BACK = '/callback'

export type WechatCode = { code: string; state: string }

/** Who a person is to WeChat: the same on the website and in the mini program wherever WeChat knows. */
export const wechatKey = ({ unionId, openId }: WechatIdentity) => unionId ?? openId

/**
 * Requests the identity of a user from WeChat.
 * @throws 10108 where the code is wrong or too old, 503 where WeChat gives no answer.
 */
export async function callWechat<Answer>(query: Promise<Answer>): Promise<Answer> {
  return query.catch((error: unknown) => {
    if (!(error instanceof WechatError)) throw error
    const entry = error.reason === 'badCode' ? identityErrors.notVerified : commonErrors.unavailable
    throw new AppError(entry, null, { cause: error })
  })
}

/** Signing in with WeChat on the web, and the bond between a WeChat account and one of ours. */
export function createWechat(deps: {
  client: WechatClient
  repository: AccountsRepository
  keyValueStore: KeyValueStore
  notices: SecurityNotices
  publicUrl: string
  now: () => Date
}) {
  const { client, repository, keyValueStore, notices } = deps
  const stateKey = (state: string) => `wechat-state:${hashToken(state)}`
  const ownerOf = (accountId: string) => `account:${accountId}`

  /** `owner` is who may come back with the state: without it a stranger could sign somebody in as themselves. */
  async function begin(owner: string, redirect = WAY_BACK) {
    if (redirect !== WAY_BACK) throw fieldRefusal('redirect', 'path', commonErrors.invalid.msg)
    const state = newToken()
    await keyValueStore.set(stateKey(state), owner, STATE_SECONDS)
    const redirectUri = new URL(WAY_BACK, deps.publicUrl).href
    return { url: client.webSignInUrl({ redirectUri, state }), state }
  }

  /** Who came back from WeChat. @throws 10108, 10106, 503 */
  async function finish(owner: string, { code, state }: WechatCode): Promise<string> {
    const begun = await keyValueStore.getAndDelete(stateKey(state))
    if (begun === null || !isSame(begun, owner)) throw new AppError(identityErrors.staleTicket)
    return wechatKey(await callWechat(client.exchangeWebCode(code)))
  }

  async function bind(accountId: string, wechatId: string): Promise<void> {
    const outcome = await repository.bindWechat(accountId, wechatId, deps.now())
    if (outcome === 'boundElsewhere') throw new AppError(identityErrors.boundElsewhere)
    if (outcome === 'bound') await notices.notify(accountId, 'wechatBound')
  }

  return {
    begin,
    finish,
    bind,

    /** Where a member confirms the WeChat account that is to be bound. */
    bindUrl: (accountId: string): Promise<{ url: string; state: string }> => begin(ownerOf(accountId)),

    /**
     * Binds the WeChat account that a member has confirmed.
     * @throws 10105 where it or the member is bound elsewhere, 10106 where the state is too old, 10108, 503
     */
    async bindByCode(accountId: string, result: WechatCode): Promise<void> {
      await bind(accountId, await finish(ownerOf(accountId), result))
    },

    /** Releases the WeChat account of a member, if there is one. */
    async release(accountId: string): Promise<void> {
      if (await repository.releaseWechat(accountId)) await notices.notify(accountId, 'wechatUnbound')
    },
  }
}
export type Wechat = ReturnType<typeof createWechat>
