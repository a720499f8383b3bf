import type { QueryBuilder } from '@markwright/db'
import { pageAddress } from '@markwright/domain/site-address'
import { type CallObserver, observeCalls } from '@markwright/providers'
import { readOptions } from '@markwright/runtime/read-options.ts'
import { z } from 'zod'
import { createAlipay } from './alipay/alipay.ts'
import { type OnlineMethod, type PaymentProvider, ProviderError } from './provider.ts'
import { privateKeyOf, publicKeyOf } from './rsa.ts'
import { createPaymentSandbox, type PaymentSandbox } from './sandbox/payment-sandbox.ts'
import { sendOverNetwork } from './send.ts'
import { createWechatPay } from './wechat/wechat-pay.ts'

/** Where transfers go. */
export type BankAccount = { name: string; bank: string; account: string }

const text = z.string().min(1)
const privateKey = text.transform((value, context) => keyOr(context, () => privateKeyOf(value)))
const publicKey = text.transform((value, context) => keyOr(context, () => publicKeyOf(value)))

const liveOptions = z.strictObject({
  wechat: z
    .strictObject({
      appId: text,
      mchId: text,
      /** Serial number of the merchant's API certificate, and its key. */
      serial: text,
      privateKey,
      apiV3Key: z.string().length(32),
      /** WeChat's public key by its id, or its certificates by their serial numbers; certificates are also fetched. */
      platformKeys: z.record(text, publicKey).default({}),
    })
    .exactOptional(),
  alipay: z
    .strictObject({ appId: text, sellerId: text.exactOptional(), privateKey, alipayKey: publicKey })
    .exactOptional(),
  transfer: z.strictObject({ name: text, bank: text, account: text }).exactOptional(),
})

const sandboxAccount: BankAccount = {
  name: 'Markwright 知匠（演示）',
  bank: '演示银行 Demonstration Bank',
  account: '6200 0000 0000 0000',
}

/** How the site collects money. What is not configured is not offered. */
export type Payments = {
  kind: 'sandbox' | 'live'
  methods: readonly OnlineMethod[]
  /** Null for a method that is not configured. */
  provider: (method: OnlineMethod) => Promise<PaymentProvider | null>
  transfer: BankAccount | null
  /** Null on a site that collects real money. */
  sandbox(): Promise<PaymentSandbox | null>
}

/**
 * The payments that the settings name. `options` is JSON, for `live` with `wechat`, `alipay`, `transfer`, each of which
 * may be absent.
 * @throws RangeError that names every fault of the options, without their values
 */
export function connectPayments(settings: {
  provider: Payments['kind']
  options: string | undefined
  db: QueryBuilder
  publicUrl: string
  /** Where the sandbox sends its notifications. */
  apiUrl: string
  secret: string
  now: () => Date
  /** Gets how each call to a provider ended. */
  observe?: CallObserver
}): Payments {
  const payments = settings.provider === 'sandbox' ? sandboxPayments(settings) : livePayments(settings)
  const { observe } = settings
  if (!observe) return payments
  return {
    ...payments,
    provider: async (method) => {
      const provider = await payments.provider(method)
      return (
        provider &&
        observeCalls(provider, {
          provider: `${payments.kind === 'sandbox' ? 'sandbox ' : ''}${method} pay`,
          methods: ['begin', 'find', 'close', 'refund', 'findRefund', 'listBill'],
          observe,
          // That a trade was paid meanwhile is an answer.
          isFault: (error) => !(error instanceof ProviderError && error.problem === 'paid'),
        })
      )
    },
  }
}

function sandboxPayments(settings: Parameters<typeof connectPayments>[0]): Payments {
  let made: Promise<PaymentSandbox> | null = null
  // Its keys are made when they are first needed: that takes a moment.
  const sandbox = () =>
    (made ??= createPaymentSandbox(settings).catch((error: unknown) => {
      made = null
      throw error
    }))
  return {
    kind: 'sandbox',
    methods: ['wechat', 'alipay'],
    provider: async (method) => (await sandbox()).providers.find((each) => each.method === method) ?? null,
    transfer: sandboxAccount,
    sandbox,
  }
}

function livePayments({ options, publicUrl, now }: Parameters<typeof connectPayments>[0]): Payments {
  const { wechat, alipay, transfer } = readOptions(
    'payments',
    liveOptions as z.ZodType<z.output<typeof liveOptions>>,
    options,
  )
  const common = (method: OnlineMethod) => ({
    notifyUrl: new URL(`/order/notify/${method}`, publicUrl).href,
    send: sendOverNetwork,
    now,
  })
  const providers: PaymentProvider[] = []
  if (wechat) {
    const { appId, mchId, serial, privateKey: key, apiV3Key, platformKeys } = wechat
    providers.push(
      createWechatPay({
        ...common('wechat'),
        appId,
        merchant: { mchId, serial, key },
        apiV3Key,
        platformKeys: new Map(Object.entries(platformKeys)),
      }),
    )
  }
  if (alipay)
    providers.push(
      createAlipay({ ...common('alipay'), ...alipay, returnUrl: pageAddress(publicUrl, '/pay/paySuccess') }),
    )
  return {
    kind: 'live',
    methods: providers.map(({ method }) => method),
    provider: async (method) => providers.find((each) => each.method === method) ?? null,
    transfer: transfer ?? null,
    sandbox: async () => null,
  }
}

function keyOr<Key>(context: z.RefinementCtx, read: () => Key): Key {
  try {
    return read()
  } catch {
    context.addIssue({ code: 'custom', message: 'is no key in PEM or Base64' })
    return z.NEVER
  }
}
