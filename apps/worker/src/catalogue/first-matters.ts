import { productTypes } from '@markwright/domain/money/product-types'
import { type FirstProduct, product, size, type Words } from './first-product.ts'

const filing: Words = { cn: '商标业务办理', en: 'Filing of trademark matters' }

/**
 * A matter that is filed with an office, for each class of its marks; `fees` are codes of official fees. Of sizes beyond
 * `pricedSizes` only the official fee is charged.
 */
const matter = (
  code: string,
  productType: number,
  position: number,
  [price, description]: [number, Words],
  fees: string[][],
  pricedSizes = fees.length,
  office: 'CN' | 'HK' = 'CN',
): FirstProduct =>
  product(
    code,
    27,
    { code: 'filing', name: filing },
    {
      productType,
      orderGroup: 'Case',
      name: productTypes[productType]!,
      serviceName: filing,
      description,
      mode: 'fixed',
      position,
    },
    fees.map((codes, index) =>
      size(200 + productType * 2 + index, 'case', null, index < pricedSizes ? price : 0, {
        quantityMax: 2250,
        officialFees: codes.map((fee) => ({ office, code: fee })),
      }),
    ),
    null,
  )

/** A matter whose official fees depend on the office, so that staff quote each draft. */
const quoted = (code: string, productType: number, position: number, description: Words): FirstProduct =>
  product(
    code,
    27,
    { code: 'filing', name: filing },
    {
      productType,
      orderGroup: 'Case',
      name: productTypes[productType]!,
      serviceName: filing,
      description,
      mode: 'contact',
      position,
    },
    [],
    null,
  )

/** Matters that a new site files with offices; the prices are examples. */
export const firstMatters: FirstProduct[] = [
  matter(
    'registration',
    1,
    69,
    [
      500,
      {
        cn: '中国大陆商标注册，一类一件，按类计费；每类超出 10 项的商品另收官费。',
        en: 'Registration of a mark in mainland China, an application for each class; the office charges for items beyond ten in a class.',
      },
    ],
    [['trademark.application'], ['trademark.extraItem']],
    1,
  ),
  matter(
    'hongKong',
    2,
    79,
    [
      1200,
      {
        cn: '中国香港商标注册，多个类别为一件申请；首个类别和其后每个类别的官费不同。',
        en: 'Registration of a mark in Hong Kong; several classes are one application, and the office charges less for each further class.',
      },
    ],
    [['trademark.application'], ['trademark.extraClass']],
    2,
    'HK',
  ),
  matter(
    'renewal',
    5,
    70,
    [
      350,
      {
        cn: '中国大陆注册商标续展，按类计费；宽展期内另收官方附加费。',
        en: 'Renewal of a registration in mainland China, for each class; in the grace period the office charges a surcharge.',
      },
    ],
    [['trademark.renewal'], ['trademark.renewal', 'trademark.lateRenewal']],
  ),
  matter(
    'transfer',
    12,
    71,
    [450, { cn: '商标转让或移转，按类计费。', en: 'Assignment or succession of a mark, for each class.' }],
    [['trademark.transfer']],
  ),
  matter(
    'change',
    13,
    72,
    [300, { cn: '变更注册人名义或地址，按类计费。', en: 'Change of name or address of the owner, for each class.' }],
    [[]],
  ),
  matter(
    'licence',
    31,
    73,
    [400, { cn: '商标使用许可备案，按类计费。', en: 'Recordal of a licence, for each class.' }],
    [['trademark.licence']],
  ),
  matter(
    'reissueCertificate',
    29,
    74,
    [300, { cn: '补发商标注册证，按类计费。', en: 'Reissue of a registration certificate, for each class.' }],
    [['trademark.reissue']],
  ),
  matter(
    'opposition',
    7,
    75,
    [3000, { cn: '对初步审定公告的商标提出异议，按类计费。', en: 'Opposition to a published mark, for each class.' }],
    [['trademark.opposition']],
  ),
  matter(
    'review',
    14,
    76,
    [2500, { cn: '对驳回决定申请复审，按类计费。', en: 'Review of a refusal, for each class.' }],
    [['trademark.review']],
  ),
  matter(
    'nonUse',
    16,
    77,
    [
      1500,
      {
        cn: '撤销连续三年不使用的注册商标，按类计费。',
        en: 'Cancellation for three years without use, for each class.',
      },
    ],
    [['trademark.nonUse']],
  ),
  matter(
    'invalidation',
    32,
    78,
    [
      4500,
      { cn: '请求宣告注册商标无效，按类计费。', en: 'Declaration of invalidity of a registered mark, for each class.' },
    ],
    [['trademark.review']],
  ),
  quoted('overseas', 3, 80, {
    cn: '境外商标注册：填写后由工作人员按国家或地区报价。',
    en: 'Registration abroad: fill it in, and our staff quote it for each country or region.',
  }),
  quoted('madridRegistration', 26, 81, {
    cn: '以中国大陆商标为基础的马德里国际注册，由工作人员按指定的缔约方报价。',
    en: 'International registration on the basis of a mark in mainland China; our staff quote the designated parties.',
  }),
  quoted('globalRenewal', 11, 82, {
    cn: '境外注册商标续展，由工作人员按国家或地区报价。',
    en: 'Renewal of registrations abroad; our staff quote each country or region.',
  }),
  quoted('globalChange', 17, 83, {
    cn: '境外商标变更注册人名义或地址，由工作人员按国家或地区报价。',
    en: 'Change of name or address of the owner abroad; our staff quote each country or region.',
  }),
  quoted('madridRenewal', 18, 84, {
    cn: '马德里国际注册续展，由工作人员按续展的缔约方报价。',
    en: 'Renewal of an international registration; our staff quote the parties that are renewed.',
  }),
]
