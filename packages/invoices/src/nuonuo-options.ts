import { z } from 'zod'

const text = z.string().trim().min(1)
const limited = (characters: number) => text.max(characters)
const goodsCode = z.string().regex(/^\d{19}$/, 'must have the 19 digits of the tax classification')
const taxId = z.string().regex(/^[0-9A-Z]{15,20}$/, 'must be a taxpayer ID of 15 to 20 digits and capitals')
const serviceAddress = z.url().refine((address) => {
  const { protocol, hostname } = new URL(address)
  return protocol === 'https:' || (protocol === 'http:' && /^(127\.|localhost$)/.test(hostname))
}, 'must be an address with https')

/** The options of e-invoices by Nuonuo. */
export const nuonuoOptions = z.strictObject({
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
