import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { aliyunAuthorization, canonicalQuery, type AliyunKey } from './aliyun-signature.ts'
import { DeliveryError, unreachable, type DeliveryFailure } from './delivery-error.ts'
import { jsonOf, requestProvider } from './provider-request.ts'
import { reachUrl } from './reach-host.ts'
import { sha256 } from './sha256.ts'
import { templateIdOf, type SmsMessage, type SmsSender, type SmsTemplateIds } from './sms.ts'

/** `signName` and the templates must be approved in the console of Alibaba Cloud's Short Message Service. */
export type AliyunSmsOptions = AliyunKey & {
  signName: string
  templateIds: SmsTemplateIds
  baseUrl?: string
  timeoutMs?: number
}

const answerSchema = z.object({ Code: z.string() })

/** Text messages by Alibaba Cloud: Dysmsapi 2017-05-25, SendSms. */
export function createAliyunSms(options: AliyunSmsOptions): SmsSender {
  const baseUrl = new URL(options.baseUrl ?? 'https://dysmsapi.aliyuncs.com')
  const patience = { timeoutMs: options.timeoutMs, unreachable }
  return {
    kind: 'aliyun',
    async send(message) {
      const { url, headers } = signedRequest(baseUrl, options, message)
      const result = await requestProvider(url, { method: 'POST', headers }, patience)
      const code = answerSchema.safeParse(jsonOf(result)).data?.Code ?? `HTTP ${result.status}`
      if (code !== 'OK') throw new DeliveryError(result.status >= 500 ? 'unavailable' : failureOf(code), code)
    },
    reach: () => reachUrl(baseUrl),
    has: (template) => options.templateIds[template] !== undefined,
    async close() {},
  }
}

function signedRequest(baseUrl: URL, options: AliyunSmsOptions, message: SmsMessage) {
  const query = {
    PhoneNumbers: message.to,
    SignName: options.signName,
    TemplateCode: templateIdOf(options.templateIds, message),
    TemplateParam: JSON.stringify(message.values),
  }
  const headers = {
    'x-acs-action': 'SendSms',
    'x-acs-content-sha256': sha256(''),
    'x-acs-date': new Date().toISOString().replace(/\.\d+Z$/, 'Z'),
    'x-acs-signature-nonce': randomUUID(),
    'x-acs-version': '2017-05-25',
  }
  const authorization = aliyunAuthorization(options, {
    method: 'POST',
    path: '/',
    query,
    headers: { ...headers, host: baseUrl.host },
    body: '',
  })
  return { url: new URL(`/?${canonicalQuery(query)}`, baseUrl), headers: { ...headers, authorization } }
}

function failureOf(code: string): DeliveryFailure {
  if (code === 'isv.MOBILE_NUMBER_ILLEGAL') return 'badNumber'
  if (/LIMIT_CONTROL$|^Throttling/.test(code)) return 'limited'
  if (/SYSTEM_ERROR$|^ServiceUnavailable|^InternalError/.test(code)) return 'unavailable'
  return 'refused'
}
