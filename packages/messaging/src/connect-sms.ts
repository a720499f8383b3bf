import { readOptions } from '@markwright/runtime/read-options.ts'
import { z } from 'zod'
import { createOutbox, type OutboxStore } from './outbox.ts'
import { createAliyunSms, type AliyunSmsOptions } from './sms-aliyun.ts'
import { createHttpSms, type HttpSmsOptions } from './sms-http.ts'
import { createSmppSms, type SmppOptions } from './sms-smpp.ts'
import { createTencentSms, type TencentSmsOptions } from './sms-tencent.ts'
import type { SmsSender } from './sms.ts'

const name = z.string().min(1)
const timeoutMs = z.int().positive().exactOptional()
const inBothLanguages = z.strictObject({ cn: name, en: name })
const templateIds = z.strictObject({ code: inBothLanguages, security: inBothLanguages })

const aliyunOptions: z.ZodType<AliyunSmsOptions> = z.strictObject({
  accessKeyId: name,
  accessKeySecret: name,
  signName: name,
  templateIds,
  baseUrl: z.url().exactOptional(),
  timeoutMs,
})

const tencentOptions: z.ZodType<TencentSmsOptions> = z.strictObject({
  secretId: name,
  secretKey: name,
  sdkAppId: name,
  signName: name,
  templateIds,
  region: name.exactOptional(),
  baseUrl: z.url().exactOptional(),
  timeoutMs,
})

const smppOptions: z.ZodType<SmppOptions> = z.strictObject({
  host: name,
  port: z.int().min(1).max(65_535),
  tls: z.boolean(),
  systemId: name,
  password: z.string(),
  systemType: z.string().exactOptional(),
  source: z.strictObject({ address: name, typeOfNumber: z.int().min(0), numberingPlan: z.int().min(0) }),
  timeoutMs,
  enquireLinkMs: z.int().positive().exactOptional(),
})

const httpOptions: z.ZodType<HttpSmsOptions> = z.strictObject({
  url: z.url(),
  authorization: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('none') }),
    z.strictObject({ kind: z.literal('bearer'), token: name }),
    z.strictObject({ kind: z.literal('basic'), username: name, password: z.string() }),
  ]),
  body: z.json(),
  accepted: z.strictObject({ field: name, value: z.string() }).exactOptional(),
  timeoutMs,
})

/**
 * The sender of text messages that the settings name. `options` is JSON: that of the adapter's options.
 * @throws RangeError that names every fault of the options, without their values
 */
export function connectSms(settings: {
  provider: SmsSender['kind']
  options: string | undefined
  outbox: OutboxStore
}): SmsSender {
  const { provider, options, outbox } = settings
  const read = <Options>(schema: z.ZodType<Options>) => readOptions(`text messages by ${provider}`, schema, options)
  switch (provider) {
    case 'outbox':
      return createOutbox(outbox).sms
    case 'aliyun':
      return createAliyunSms(read(aliyunOptions))
    case 'tencent':
      return createTencentSms(read(tencentOptions))
    case 'smpp':
      return createSmppSms(read(smppOptions))
    case 'http':
      return createHttpSms(read(httpOptions))
  }
}
