import { type CallObserver, observeCalls } from '@markwright/providers'
import { readOptions } from '@markwright/runtime/read-options.ts'
import type { z } from 'zod'
import type { InvoiceProvider } from './invoice-provider.ts'
import type { TokenStore } from './nuonuo/nuonuo-client.ts'
import { createNuonuoInvoices } from './nuonuo/nuonuo-invoices.ts'
import { nuonuoOptions } from './nuonuo-options.ts'
import { createSandboxInvoiceProvider } from './sandbox-provider.ts'

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
      const input = readOptions('e-invoices by nuonuo', schema, options)
      return createNuonuoInvoices({ ...input, taxId: input.seller.taxId }, { tokens, now, observe })
    }
  }
}
