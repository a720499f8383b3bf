import { nuonuoOptions } from '@markwright/invoices/nuonuo-options.ts'
import { smtpOptions } from '@markwright/messaging/email-options'
import { smsOptions } from '@markwright/messaging/sms-options'
import { wechatOptions } from '@markwright/messaging/wechat-options'
import { liveOptions } from '@markwright/payments/live-options.ts'
import { optionFaults } from '@markwright/runtime/read-options.ts'
import { s3Options } from '@markwright/storage/s3-options.ts'
import { optionsForEngines, readEngineOrder } from '@markwright/translation-service/engine-options.ts'
import type { z } from 'zod'

/** For each setting that names a provider: the setting with its options, and their schema for providers that have any. */
const providers: { setting: string; options: string; schemas: Record<string, z.ZodType> }[] = [
  { setting: 'OBJECT_STORE', options: 'OBJECT_STORE_OPTIONS', schemas: { s3: s3Options } },
  { setting: 'SMS_PROVIDER', options: 'SMS_OPTIONS', schemas: smsOptions },
  { setting: 'EMAIL_PROVIDER', options: 'EMAIL_OPTIONS', schemas: { smtp: smtpOptions } },
  { setting: 'WECHAT_PROVIDER', options: 'WECHAT_OPTIONS', schemas: { wechat: wechatOptions } },
  { setting: 'PAYMENT_PROVIDER', options: 'PAYMENT_OPTIONS', schemas: { live: liveOptions } },
  { setting: 'INVOICE_PROVIDER', options: 'INVOICE_OPTIONS', schemas: { nuonuo: nuonuoOptions } },
]

/**
 * Every fault of the options of the providers that the settings name, without the values of options. A provider whose
 * setting is absent is not checked.
 */
export function providerFaults(input: Record<string, string | undefined>): { name: string; reason: string }[] {
  const faultsOf = (options: string, schema: z.ZodType, needed: string) =>
    optionFaults(schema, input[options]).map(({ option, reason }) => ({
      name: options,
      reason: `${option && `"${option}" `}${reason} (for ${needed})`,
    }))
  const faults = providers.flatMap(({ setting, options, schemas }) => {
    const provider = input[setting] ?? ''
    const schema = Object.hasOwn(schemas, provider) ? schemas[provider] : undefined
    return schema ? faultsOf(options, schema, `${setting}=${provider}`) : []
  })
  const engines = input['TRANSLATION_ENGINES']
  if (engines === undefined) return faults
  const order = readEngineOrder(engines)
  const used = [...new Set([...order.lists.values()].flat())]
  return [
    ...faults,
    ...order.faults.map((reason) => ({ name: 'TRANSLATION_ENGINES', reason })),
    ...faultsOf('TRANSLATION_OPTIONS', optionsForEngines(used), `TRANSLATION_ENGINES=${engines}`),
  ]
}
