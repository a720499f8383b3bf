/**
 * Why WeChat did not do what was requested.
 * - `badCode`: the code is wrong, used or too old; the user has to start again
 * - `limited`: WeChat's limit on calls
 * - `unknownPage`: the mini program has no such page, or the page is not published
 * - `unavailable`: no answer, or WeChat's fault
 * - `refused`: anything else; only the operator can help
 */
export type WechatFailure = 'badCode' | 'limited' | 'unknownPage' | 'unavailable' | 'refused'

/** WeChat did not do what was requested. Carries neither codes nor tokens nor any secret. */
export class WechatError extends Error {
  override readonly name = 'WechatError'

  /** @param code WeChat's `errcode`, or the network's word for why there was no answer. */
  constructor(
    readonly reason: WechatFailure,
    readonly code: string,
  ) {
    super(`WeChat: ${reason} (${code})`)
  }
}

/** Who signed in. `unionId` is the same person across our website and mini program; an `openId` is not. */
export type WechatIdentity = { openId: string; unionId: string | null }

/** `scene`: at most 32 characters that the page is opened with; `page`: a path of the mini program without `/`. */
export type MiniProgramCode = { scene: string; page: string; widthPx: number }

/** What we ask of WeChat. All but `webSignInUrl` throw WechatError. */
export type WechatClient = {
  readonly kind: 'sandbox' | 'wechat'
  /** The app whose share signatures are made with `jsSdkTicket`. */
  readonly appId: string
  /** The page where the user scans to sign in; it leads back to `redirectUri` with `code` and `state`. */
  webSignInUrl(options: { redirectUri: string; state: string }): string
  exchangeWebCode(code: string): Promise<WechatIdentity & { nickname: string | null }>
  exchangeMiniCode(jsCode: string): Promise<WechatIdentity>
  /** The image of a code that opens the mini program: JPEG or PNG. */
  miniProgramCode(code: MiniProgramCode): Promise<Buffer>
  /** The ticket that share signatures are made with. */
  jsSdkTicket(): Promise<string>
}
