import { z } from 'zod'
import { privateKeyOf, publicKeyOf } from './rsa.ts'

const text = z.string().min(1)
const privateKey = text.transform((value, context) => keyOr(context, () => privateKeyOf(value)))
const publicKey = text.transform((value, context) => keyOr(context, () => publicKeyOf(value)))

/** The options of payments that collect real money: of each method that is offered. */
export const liveOptions = z
  .strictObject({
    wechat: z
      .strictObject({
        appId: text,
        mchId: text,
        /** Serial number of the merchant's API certificate, and its key. */
        serial: text,
        privateKey,
        apiV3Key: z.string().length(32, 'must have 32 characters'),
        /** Whether WeChat has enabled H5 payments for the merchant, with the domain of this site. */
        h5: z.boolean().default(false),
        /** WeChat's public key by its id, or its certificates by their serial numbers; certificates are also fetched. */
        platformKeys: z.record(text, publicKey).default({}),
      })
      .exactOptional(),
    alipay: z
      .strictObject({ appId: text, sellerId: text.exactOptional(), privateKey, alipayKey: publicKey })
      .exactOptional(),
    transfer: z.strictObject({ name: text, bank: text, account: text }).exactOptional(),
  })
  .refine((methods) => Object.values(methods).some(Boolean), 'needs at least one of "wechat", "alipay" and "transfer"')

function keyOr<Key>(context: z.RefinementCtx, read: () => Key): Key {
  try {
    return read()
  } catch {
    context.addIssue({ code: 'custom', message: 'is no key in PEM or Base64' })
    return z.NEVER
  }
}
