import { pageAddress } from '@markwright/domain/site/site-address'
import { WechatError, type WechatClient } from './wechat.ts'

/** `publicUrl` is where the site is reached; `qr` draws a text as the image of a QR code. */
export type WechatSandboxOptions = { publicUrl: string; qr: (text: string) => Promise<Buffer> }

const SANDBOX_CODE = /^sandbox\.([\w-]{6,64})$/

/**
 * WeChat for development: a page of our own stands in for the phone and gives out codes `sandbox.<openId>`.
 * Anyone who can reach it can sign in as anybody, so it must never run in production.
 */
export function createWechatSandbox({ publicUrl, qr }: WechatSandboxOptions): WechatClient {
  const page = (facts: Record<string, string>) =>
    pageAddress(publicUrl, `/sandbox/wechat?${new URLSearchParams(facts).toString()}`)
  return {
    kind: 'sandbox',
    appId: 'wx-sandbox',
    webSignInUrl: ({ redirectUri, state }) => page({ state, redirect_uri: redirectUri }),
    async exchangeWebCode(code) {
      const identity = identityOf(code)
      return { ...identity, nickname: `Sandbox ${identity.openId}` }
    },
    async exchangeMiniCode(jsCode) {
      return identityOf(jsCode)
    },
    miniProgramCode: ({ scene }) => qr(page({ rt: scene })),
    async jsSdkTicket() {
      return 'sandbox-ticket'
    },
  }
}

function identityOf(code: string) {
  const openId = SANDBOX_CODE.exec(code)?.[1]
  if (!openId) throw new WechatError('badCode', 'sandbox')
  return { openId, unionId: `union-${openId}` }
}
