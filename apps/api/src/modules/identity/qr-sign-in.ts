import type { KeyValueStore } from '@markwright/key-value'
import { WechatError, type WechatClient } from '@markwright/messaging/wechat'
import { randomBytes } from 'node:crypto'
import { AppError, commonErrors } from '../../kernel/errors.ts'
import { fieldRefusal } from '../../kernel/fields.ts'
import type { Limit, RateLimits } from '../../kernel/rate-limit.ts'
import { hashToken, isSame } from '../../kernel/secrets.ts'
import type { AccountsRepository } from './accounts.repository.ts'
import { identityErrors } from './identity.errors.ts'
import { mustBind } from './must-bind.ts'
import type { Device, OpenedSession, Sessions } from './sessions.ts'
import type { SignIn } from './sign-in.ts'
import type { Tickets } from './tickets.ts'

const QR_SECONDS = 300

/** What WeChat lets a mini program be opened with: at most 32 characters that need no escaping. */
const TOKEN_BYTES = 24

const MINI_PAGE = 'pages/login/index'
const IMAGE_WIDTH_PX = 430

/** The dialog polls every two seconds. */
const polls: Limit = { name: 'qr-poll', max: 1, windowSeconds: 1 }
/** WeChat draws 5000 in a minute for all visitors together. */
const images: Limit = { name: 'qr-image', max: 30, windowSeconds: 60 }

/** What the phone answered: whom it vouches for, or that it refused. */
type Result = { kind: 'account'; id: string } | { kind: 'wechat'; id: string } | { kind: 'refused' }

export type QrEvent = 'scan' | 'confirm' | 'cancel'

/**
 * Signing in by a QR code that is scanned with a phone. The token holds for five minutes and only for the browser that
 * began, which is reported by a nonce in a cookie; the first answer of a phone counts, and it is reported to the browser once.
 */
export function createQrSignIn(deps: {
  repository: AccountsRepository
  sessions: Sessions
  signIn: SignIn
  tickets: Tickets
  wechatClient: WechatClient
  keyValueStore: KeyValueStore
  limits: RateLimits
}) {
  const { keyValueStore, limits } = deps
  const place = (part: 'begun' | 'scanned' | 'answer' | 'delivered', token: string) => `qr:${part}:${hashToken(token)}`

  async function begin(nonce: string): Promise<string> {
    const token = randomBytes(TOKEN_BYTES).toString('base64url')
    await keyValueStore.set(place('begun', token), hashToken(nonce), QR_SECONDS)
    return token
  }

  async function answerOf(accessToken: string): Promise<Result> {
    const session = await deps.sessions.findLive(accessToken)
    if (session) return { kind: 'account', id: session.accountId }
    const wechatId = await deps.tickets.find('bindWechat', accessToken)
    if (wechatId === null) throw new AppError(commonErrors.deadToken)
    return { kind: 'wechat', id: wechatId }
  }

  async function waiting(token: string) {
    const isScanned = (await keyValueStore.find(place('scanned', token))) !== null
    return new AppError(identityErrors.qrWaiting, { status: isScanned ? 'SCANNED' : 'WAITING' })
  }

  return {
    begin,

    /** The image of a token, or of a new one. @throws 400, 429, 10110, 10113 */
    async draw(request: { token: string | undefined; page: string | undefined; nonce: string; ip: string }) {
      const page = request.page?.replace(/^\//, '') || MINI_PAGE
      if (!/^[\w\-./]+$/.test(page)) throw fieldRefusal('path', 'page', commonErrors.invalid.msg)
      await limits.spend(images, request.ip)
      const token = request.token || (await begin(request.nonce))
      if ((await keyValueStore.find(place('begun', token))) === null) throw over('EXPIRED')
      const image = await deps.wechatClient
        .miniProgramCode({ scene: token, page, widthPx: IMAGE_WIDTH_PX })
        .catch((error: unknown) => {
          if (!(error instanceof WechatError)) throw error
          throw new AppError(identityErrors.noQrImage, null, { cause: error })
        })
      return { token, image }
    },

    /** What the phone says. @throws 424 where it is nobody's, 10113 */
    async notify(token: string, accessToken: string, event: QrEvent): Promise<void> {
      const input = await answerOf(accessToken)
      if ((await keyValueStore.find(place('begun', token))) === null) throw over('EXPIRED')
      if (event === 'scan') return keyValueStore.set(place('scanned', token), '1', QR_SECONDS)
      const result: Result = event === 'cancel' ? { kind: 'refused' } : input
      await keyValueStore.setIfAbsent(place('answer', token), JSON.stringify(result), QR_SECONDS)
    },

    /** Signs the browser in as the phone has said, which ends its other session. @throws 401, 10111, 10112, 10113 */
    async check(token: string, nonce: string, device: Device): Promise<OpenedSession> {
      if ((await limits.count(polls, hashToken(token))) > polls.max) throw await waiting(token)
      const begun = await keyValueStore.find(place('begun', token))
      if (begun === null || !isSame(begun, hashToken(nonce))) throw over('EXPIRED')
      const text = await keyValueStore.find(place('answer', token))
      if (text === null) throw await waiting(token)
      const result: Result = JSON.parse(text)
      if (result.kind === 'refused') throw over('CANCELLED')
      if (!(await keyValueStore.setIfAbsent(place('delivered', token), '1', QR_SECONDS))) throw over('EXPIRED')
      if (result.kind === 'wechat') throw await mustBind(deps.tickets, result.id)
      const account = await deps.repository.findById(result.id)
      if (!account) throw over('EXPIRED')
      return deps.signIn.signIn(account, { call: [], device, force: true })
    },
  }
}

const over = (status: 'EXPIRED' | 'CANCELLED') => new AppError(identityErrors.qrOver, { status })
