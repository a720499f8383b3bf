import { z } from 'zod'
import { jsonOf, requestProvider, type ProviderResponse } from './provider-request.ts'
import { createWechatMemory, type WechatCache } from './wechat-memory.ts'
import { WechatError, type WechatClient, type WechatFailure } from './wechat.ts'

/** An app as WeChat registered it. */
export type WechatApp = { appId: string; secret: string }

/**
 * WeChat registers each way to meet it as an app of its own; all three must be bound to one account of the WeChat
 * Open Platform, or a person has no `unionId` across them. `miniProgramVersion` is the one that codes open.
 */
export type WechatOptions = {
  website: WechatApp
  miniProgram: WechatApp
  officialAccount: WechatApp
  miniProgramVersion: 'release' | 'trial' | 'develop'
  cache: WechatCache
  baseUrl?: string
  timeoutMs?: number
}

const webTokenSchema = z.object({ access_token: z.string(), openid: z.string() })
const userSchema = z.object({ openid: z.string(), unionid: z.string().optional(), nickname: z.string().optional() })
const miniSessionSchema = z.object({ openid: z.string(), unionid: z.string().optional() })
const appTokenSchema = z.object({ access_token: z.string(), expires_in: z.number() })
const ticketSchema = z.object({ ticket: z.string(), expires_in: z.number() })
const errorSchema = z.object({ errcode: z.number().refine((code) => code !== 0) })

/** WeChat itself. Sources: WeChat Open Platform (website sign-in), Mini Program and Official Accounts server APIs. */
export function createWechat(options: WechatOptions): WechatClient {
  const { website, miniProgram, officialAccount, cache } = options
  const baseUrl = options.baseUrl ?? 'https://api.weixin.qq.com'
  const remember = createWechatMemory(cache)

  async function call(path: string, query: Record<string, string>, body?: Record<string, unknown>) {
    const url = new URL(`${path}?${new URLSearchParams(query).toString()}`, baseUrl)
    const init = body ? { method: 'POST', body: JSON.stringify(body) } : { method: 'GET' }
    const result = await requestProvider(url, init, { timeoutMs: options.timeoutMs, unreachable })
    const failure = errorSchema.safeParse(jsonOf(result)).data
    if (failure) throw wechatErrorOf(failure.errcode)
    if (result.status >= 300) throw unreachable(`HTTP ${result.status}`)
    return result
  }

  /** The app's access token; never `stale`, which WeChat has just refused. */
  function appToken(app: WechatApp, stale?: string): Promise<string> {
    const load = async () => {
      const request = { grant_type: 'client_credential', appid: app.appId, secret: app.secret }
      const result = read(await call('/cgi-bin/stable_token', {}, request), appTokenSchema)
      return { value: result.access_token, expiresInSeconds: result.expires_in }
    }
    return remember(`wechat:token:${app.appId}`, load, stale)
  }

  async function withAppToken<T>(app: WechatApp, task: (token: string) => Promise<T>): Promise<T> {
    const token = await appToken(app)
    try {
      return await task(token)
    } catch (error) {
      if (!(error instanceof WechatError && staleTokenCodes.has(error.code))) throw error
      return task(await appToken(app, token))
    }
  }

  return {
    kind: 'wechat',
    appId: officialAccount.appId,
    webSignInUrl({ redirectUri, state }) {
      const query = new URLSearchParams({
        appid: website.appId,
        redirect_uri: redirectUri,
        response_type: 'code',
        scope: 'snsapi_login',
        state,
      })
      return `https://open.weixin.qq.com/connect/qrconnect?${query.toString()}#wechat_redirect`
    },
    async exchangeWebCode(code) {
      const query = { appid: website.appId, secret: website.secret, code, grant_type: 'authorization_code' }
      const { access_token, openid } = read(await call('/sns/oauth2/access_token', query), webTokenSchema)
      const user = read(await call('/sns/userinfo', { access_token, openid, lang: 'zh_CN' }), userSchema)
      return { openId: user.openid, unionId: user.unionid ?? null, nickname: user.nickname ?? null }
    },
    async exchangeMiniCode(jsCode) {
      const { appId, secret } = miniProgram
      const query = { appid: appId, secret, js_code: jsCode, grant_type: 'authorization_code' }
      const session = read(await call('/sns/jscode2session', query), miniSessionSchema)
      return { openId: session.openid, unionId: session.unionid ?? null }
    },
    miniProgramCode({ scene, page, widthPx }) {
      const body = { scene, page, width: widthPx, env_version: options.miniProgramVersion }
      return withAppToken(miniProgram, async (token) => {
        const { bytes } = await call('/wxa/getwxacodeunlimit', { access_token: token }, body)
        return bytes
      })
    },
    jsSdkTicket() {
      const load = () =>
        withAppToken(officialAccount, async (token) => {
          const query = { access_token: token, type: 'jsapi' }
          const result = read(await call('/cgi-bin/ticket/getticket', query), ticketSchema)
          return { value: result.ticket, expiresInSeconds: result.expires_in }
        })
      return remember(`wechat:ticket:${officialAccount.appId}`, load)
    },
  }
}

function read<T>(result: ProviderResponse, schema: z.ZodType<T>): T {
  const { data } = schema.safeParse(jsonOf(result))
  if (data === undefined) throw unreachable('unreadable answer')
  return data
}

function unreachable(code: string) {
  return new WechatError('unavailable', code)
}

function wechatErrorOf(errcode: number): WechatError {
  return new WechatError(failures[errcode] ?? 'refused', String(errcode))
}

const staleTokenCodes = new Set(['40001', '40014', '42001'])

const failures: Record<number, WechatFailure> = {
  [-1]: 'unavailable',
  40029: 'badCode',
  40163: 'badCode',
  41008: 'badCode',
  41030: 'unknownPage',
  45009: 'limited',
  45011: 'limited',
}
