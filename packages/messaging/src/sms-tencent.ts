import { z } from 'zod'
import { DeliveryError, unreachable, type DeliveryFailure } from './delivery-error.ts'
import { jsonOf, requestProvider, type ProviderResponse } from './provider-request.ts'
import { reachUrl } from './reach-host.ts'
import { smsTemplateVariables, templateIdOf, type SmsMessage, type SmsSender, type SmsTemplateIds } from './sms.ts'
import { tencentAuthorization, type TencentKey } from './tencent-signature.ts'

/** `signName` and the templates must be approved in the console of Tencent Cloud SMS. */
export type TencentSmsOptions = TencentKey & {
  sdkAppId: string
  signName: string
  templateIds: SmsTemplateIds
  region?: string
  baseUrl?: string
  timeoutMs?: number
}

const answerSchema = z.object({
  Response: z.union([
    z.object({ Error: z.object({ Code: z.string() }) }),
    z.object({ SendStatusSet: z.tuple([z.object({ Code: z.string() })]) }),
  ]),
})

/** Text messages by Tencent Cloud: SMS 2021-01-11, SendSms. */
export function createTencentSms(options: TencentSmsOptions): SmsSender {
  const baseUrl = new URL(options.baseUrl ?? 'https://sms.tencentcloudapi.com')
  const patience = { timeoutMs: options.timeoutMs, unreachable }
  return {
    kind: 'tencent',
    async send(message) {
      const result = await requestProvider(baseUrl, signedRequest(baseUrl, options, message), patience)
      const code = codeOf(result)
      if (code !== 'Ok') throw new DeliveryError(result.status >= 500 ? 'unavailable' : failureOf(code), code)
    },
    reach: () => reachUrl(baseUrl),
    has: (template) => options.templateIds[template] !== undefined,
    async close() {},
  }
}

function signedRequest(baseUrl: URL, options: TencentSmsOptions, message: SmsMessage) {
  const body = JSON.stringify({
    PhoneNumberSet: [`+${message.to}`],
    SmsSdkAppId: options.sdkAppId,
    SignName: options.signName,
    TemplateId: templateIdOf(options.templateIds, message),
    TemplateParamSet: smsTemplateVariables[message.template].map((name) => message.values[name] ?? ''),
  })
  const timestamp = Math.floor(Date.now() / 1000)
  const signed = { 'content-type': 'application/json; charset=utf-8', 'x-tc-action': 'SendSms' }
  const authorization = tencentAuthorization(options, {
    service: 'sms',
    headers: { ...signed, host: baseUrl.host },
    body,
    timestamp,
  })
  const headers = {
    ...signed,
    authorization,
    'x-tc-region': options.region ?? 'ap-guangzhou',
    'x-tc-timestamp': String(timestamp),
    'x-tc-version': '2021-01-11',
  }
  return { method: 'POST', headers, body }
}

function codeOf(result: ProviderResponse): string {
  const response = answerSchema.safeParse(jsonOf(result)).data?.Response
  if (!response) return `HTTP ${result.status}`
  return 'Error' in response ? response.Error.Code : response.SendStatusSet[0].Code
}

function failureOf(code: string): DeliveryFailure {
  if (code === 'InvalidParameterValue.IncorrectPhoneNumber') return 'badNumber'
  if (/^(Request)?LimitExceeded/.test(code)) return 'limited'
  if (/^(InternalError|ResourceUnavailable|ServiceUnavailable)/.test(code)) return 'unavailable'
  return 'refused'
}
