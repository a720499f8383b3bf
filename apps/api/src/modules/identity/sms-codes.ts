import { parsePhone } from '@markwright/domain/people/phone'
import { SMS_CODE_LENGTH, SMS_RESEND_SECONDS } from '@markwright/domain/people/sign-in-limits'
import type { KeyValueStore } from '@markwright/key-value'
import { CODE_LIFE_MINUTES, codeSms } from '@markwright/messaging/templates'
import { networkOf } from '@markwright/runtime/network-of.ts'
import { createHmac, randomInt, randomUUID } from 'node:crypto'
import { AppError, commonErrors } from '../../kernel/errors.ts'
import type { Language } from '../../kernel/language.ts'
import type { Limit, RateLimits } from '../../kernel/rate-limit.ts'
import { isSame } from '../../kernel/secrets.ts'
import { identityErrors } from './identity.errors.ts'
import type { SmsDelivery } from './sms-delivery.ts'

/** What a code can be requested; `verify` is whatever a member confirms with their own phone. */
export const smsScenes = ['login', 'register', 'reset', 'bind', 'changePhone', 'verify'] as const
export type SmsScene = (typeof smsScenes)[number]

const CODE_SECONDS = CODE_LIFE_MINUTES * 60
const TRIES_MAX = 5

const perHour: Limit = { name: 'sms-hour', max: 5, windowSeconds: 3600 }
const perDay: Limit = { name: 'sms-day', max: 10, windowSeconds: 24 * 3600 }
const perAddress: Limit = { name: 'sms-address', max: 20, windowSeconds: 3600 }

type SavedCode = { id: string; mac: string; scene: SmsScene | null }

/** Codes sent by text message: six digits, five minutes, five tries, one use; the newest one of a phone counts. */
export function createSmsCodes(deps: {
  keyValueStore: KeyValueStore
  limits: RateLimits
  delivery: SmsDelivery
  /** Keeps a look into the store from giving codes away: there are too few of them for a bare hash. */
  macKey: string
}) {
  const { keyValueStore, limits, delivery } = deps
  const codeKey = (phone: string) => `sms-code:${phone}`
  const pauseKey = (phone: string) => `sms-pause:${phone}`
  const triesKey = (id: string) => `sms-tries:${id}`
  const macOf = (id: string, code: string) => createHmac('sha256', deps.macKey).update(`${id}:${code}`).digest('base64')

  async function spendLimits(phone: string, ip: string) {
    if (!(await keyValueStore.setIfAbsent(pauseKey(phone), '1', SMS_RESEND_SECONDS))) {
      // It may have ended since.
      const leftSeconds = Math.max(1, await keyValueStore.secondsLeft(pauseKey(phone)))
      const headers = { 'retry-after': String(leftSeconds) }
      throw new AppError(commonErrors.tooFrequent, { retryAfterSeconds: leftSeconds }, { headers })
    }
    try {
      await limits.spend(perHour, phone)
      await limits.spend(perDay, phone)
      await limits.spend(perAddress, networkOf(ip))
    } catch (refusal) {
      // Nothing was sent, so that the next answer says how long this limit lasts.
      await keyValueStore.delete(pauseKey(phone))
      throw refusal
    }
  }

  return {
    /**
     * Sends a code that is good for its scene only, or for any where it has none. `phone` is the name of an account;
     * where `isSent` is false everything happens but the message, which goes out in the background.
     * @throws 429 where one was sent just now or too many were; 10103 while the provider is down.
     */
    async send(message: {
      phone: string
      scene: SmsScene | null
      language: Language
      ip: string
      isSent: boolean
    }): Promise<void> {
      const { phone, scene, language } = message
      await delivery.requireProvider()
      await spendLimits(phone, message.ip)
      const code = String(randomInt(10 ** SMS_CODE_LENGTH)).padStart(SMS_CODE_LENGTH, '0')
      const id = randomUUID()
      const saved: SavedCode = { id, mac: macOf(id, code), scene }
      await keyValueStore.set(codeKey(phone), JSON.stringify(saved), CODE_SECONDS)
      if (!message.isSent) return
      const { regionCode, number } = parsePhone(phone)!
      const content = codeSms({ scene: scene ?? 'verify', code, language })
      delivery.dispatch({ to: `${regionCode}${number}`, ...content }, { isForEveryPhone: scene !== 'login' })
    },

    /** Uses up a code. @throws 428 where it is missing, wrong, used, too old or of another scene. */
    async verify(phone: string, code: string | undefined, scene: SmsScene): Promise<void> {
      const text = await keyValueStore.find(codeKey(phone))
      if (!code || text === null) throw new AppError(identityErrors.wrongCode)
      const saved: SavedCode = JSON.parse(text)
      // Counted before the comparison, so that guesses made at the same time are counted too.
      if ((await keyValueStore.increment(triesKey(saved.id), CODE_SECONDS)) > TRIES_MAX) {
        await keyValueStore.delete(codeKey(phone))
        throw new AppError(identityErrors.wrongCode)
      }
      const isRight = isSame(macOf(saved.id, code), saved.mac) && (saved.scene === null || saved.scene === scene)
      if (!isRight || (await keyValueStore.getAndDelete(codeKey(phone))) !== text)
        throw new AppError(identityErrors.wrongCode)
    },
  }
}
export type SmsCodes = ReturnType<typeof createSmsCodes>
