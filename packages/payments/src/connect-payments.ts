import type { QueryBuilder } from '@markwright/db'
import { pageAddress } from '@markwright/domain/site/site-address'
import { type CallObserver, observeCalls } from '@markwright/providers'
import { readOptions } from '@markwright/runtime/read-options.ts'
import type { z } from 'zod'
import { createAlipay } from './alipay/alipay.ts'
import { liveOptions } from './live-options.ts'
import { type OnlineMethod, type PaymentProvider, ProviderError } from './provider.ts'
import { createPaymentSandbox, type PaymentSandbox } from './sandbox/payment-sandbox.ts'
import { sendOverNetwork } from './send.ts'
import { createWechatPay } from './wechat/wechat-pay.ts'

/** Where transfers go. */
export type BankAccount = { name: string; bank: string; account: string }

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
 * The payments that the settings name. `options` is JSON, for `live` with `wechat`, `alipay`, `transfer`, of which
 * one is enough.
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
    const { appId, mchId, serial, privateKey: key, apiV3Key, platformKeys, h5 } = wechat
    providers.push(
      createWechatPay({
        ...common('wechat'),
        appId,
        merchant: { mchId, serial, key },
        apiV3Key,
        h5,
        returnUrl: pageAddress(publicUrl, '/pay/paySuccess'),
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
