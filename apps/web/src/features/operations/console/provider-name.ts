import type { TFunction } from 'i18next'

const kinds = ['sms', 'e-mail', 'wechat', 'invoices'] as const
const vendors = ['outbox', 'sandbox', 'aliyun', 'tencent', 'wechat', 'nuonuo'] as const
const PAY = /^(sandbox )?(wechat|alipay) pay$/

/**
 * The name under which calls to a provider are counted, such as `sms: aliyun` or `sandbox wechat pay`, in words. What
 * has no words here is a name in every language, such as `SMTP` or an engine of translation.
 */
export function providerName(name: string, t: TFunction<'operations'>): string {
  const [, sandbox, method] = PAY.exec(name) ?? []
  if (method) {
    const paid = t(`providers.pay.${method as 'wechat' | 'alipay'}`)
    return sandbox ? t('providers.of', { kind: paid, vendor: t('providers.vendors.sandbox') }) : paid
  }
  const [first = '', second] = name.split(': ')
  const kind = kinds.find((each) => each === first)
  if (!kind || !second) return name
  const vendor = vendors.find((each) => each === second)
  return t('providers.of', {
    kind: t(`providers.kinds.${kind}`),
    vendor: vendor ? t(`providers.vendors.${vendor}`) : second.toUpperCase(),
  })
}
