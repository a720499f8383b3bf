import { type CallObserver, observeCalls } from '@markwright/providers'
import { readOptions } from '@markwright/runtime/read-options.ts'
import { z } from 'zod'
import type { InvoiceProvider } from './invoice-provider.ts'
import type { TokenStore } from './nuonuo/nuonuo-client.ts'
import { createNuonuoInvoices } from './nuonuo/nuonuo-invoices.ts'
import { createSandboxInvoiceProvider } from './sandbox-provider.ts'

const text = z.string().trim().min(1)
const limited = (characters: number) => text.max(characters)
const goodsCode = z.string().regex(/^\d{19}$/, 'must have the 19 digits of the tax classification')
const taxId = z.string().regex(/^[0-9A-Z]{15,20}$/, 'must be a taxpayer ID of 15 to 20 digits and capitals')
const serviceAddress = z.url().refine((address) => {
  const { protocol, hostname } = new URL(address)
  return protocol === 'https:' || (protocol === 'http:' && /^(127\.|localhost$)/.test(hostname))
}, 'must be an address with https')

const nuonuoOptions = z.strictObject({
  appKey: text,
  appSecret: text,
  serviceUrl: serviceAddress.default('https://sdk.nuonuo.com/open/v1/services'),
  tokenUrl: serviceAddress.default('https://open.nuonuo.com/accessToken'),
  seller: z.strictObject({
    taxId,
    name: limited(100),
    address: limited(80),
    phone: limited(20),
    bankAccount: limited(100).exactOptional(),
    clerk: limited(20),
    extension: z
      .string()
      .regex(/^\d{1,5}$/, 'must be a number')
      .exactOptional(),
    goodsCodes: z.strictObject({ service: goodsCode, official: goodsCode }),
  }),
})

/**
 * Who issues e-invoices by the settings; null where staff upload them. `options` is JSON, for `nuonuo` only.
 * @throws RangeError that names every fault of the options, without their values
 */
export function connectInvoices(settings: {
  provider: 'sandbox' | 'none' | 'nuonuo'
  options: string | undefined
  operator: string
  siteUrl: string
  tokens: TokenStore
  now: () => Date
  /** Gets how each call to the provider ended. */
  observe: CallObserver
}): InvoiceProvider | null {
  const { provider, options, operator, siteUrl, tokens, now, observe } = settings
  switch (provider) {
    case 'none':
      return null
    case 'sandbox':
      return observeCalls(createSandboxInvoiceProvider({ seller: operator, siteUrl }), {
        provider: 'invoices: sandbox',
        methods: ['issue', 'reverse'],
        observe,
      })
    case 'nuonuo': {
      const schema = nuonuoOptions as z.ZodType<z.output<typeof nuonuoOptions>>
      const given = readOptions('e-invoices by nuonuo', schema, options)
      return createNuonuoInvoices({ ...given, taxId: given.seller.taxId }, { tokens, now, observe })
    }
  }
}
