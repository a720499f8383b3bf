import { z } from 'zod'
import type { AliyunSmsOptions } from './sms-aliyun.ts'
import type { HttpSmsOptions } from './sms-http.ts'
import type { SmppOptions } from './sms-smpp.ts'
import type { TencentSmsOptions } from './sms-tencent.ts'

const name = z.string().min(1)
const timeoutMs = z.int().positive().exactOptional()
const inBothLanguages = z.strictObject({ cn: name, en: name })
const templateIds = z.strictObject({
  code: inBothLanguages,
  security: inBothLanguages,
  case: inBothLanguages.exactOptional(),
})

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

/** The options of each provider of text messages. */
export const smsOptions = { aliyun: aliyunOptions, tencent: tencentOptions, smpp: smppOptions, http: httpOptions }
