import { readOptions } from '@markwright/runtime/read-options.ts'
import type { z } from 'zod'
import { createOutbox, type OutboxStore } from './outbox.ts'
import { createAliyunSms } from './sms-aliyun.ts'
import { createHttpSms } from './sms-http.ts'
import { createSmppSms } from './sms-smpp.ts'
import { createTencentSms } from './sms-tencent.ts'
import { smsOptions } from './sms-options.ts'
import type { SmsSender } from './sms.ts'

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
      return createAliyunSms(read(smsOptions.aliyun))
    case 'tencent':
      return createTencentSms(read(smsOptions.tencent))
    case 'smpp':
      return createSmppSms(read(smsOptions.smpp))
    case 'http':
      return createHttpSms(read(smsOptions.http))
  }
}
