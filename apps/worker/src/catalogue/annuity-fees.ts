import type { FirstFee } from './first-fee.ts'

/** From which year a fee is charged, and for each claim where the office counts them; in units of the currency. */
type Step = readonly [firstYear: number, amount: number, perClaim?: number]
type Table = {
  office: string
  right: 'invention' | 'utility' | 'design'
  currency: string
  from: string
  /** The first day on which these amounts are no longer charged, where what replaces them was not found. */
  endedOn?: string
  source: string
  steps: readonly Step[]
  /** Of the United States. */
  entity?: 'small' | 'micro'
}

/** What was compared with which publication, and on which day; what could not be compared says so. */
const READ_ON = '2026-11-30'
const guide = (cn: string, en: string, day: string) =>
  `${READ_ON} 与世界知识产权组织《PCT 申请人指南》${cn}（${day}）的摘录核对 / compared on ${READ_ON} with an excerpt of WIPO, PCT Applicant's Guide, ${en} (${day})`
const unseen = (cn: string, en: string) =>
  `${cn}：至 ${READ_ON} 没有可供核对的文本，请以该局现行公布为准 / ${en}: no copy was available for comparison until ${READ_ON}; its current text applies`
const CN = guide('中国', 'China', '2024-04-04')
const DESIGN = unseen('国家知识产权局外观设计年费标准', 'CNIPA annuities of designs')
const US = unseen(
  '美国专利商标局维持费，2025-01-19 起，金额据第三方汇总',
  'USPTO maintenance fees since 2025-01-19, amounts by a collection of a third party',
)
const FR = unseen(
  '法国国家工业产权局年费，生效日不详，金额据开源系统 phpIP 的数据',
  'INPI annuities, beginning not known, amounts by data of the open system phpIP',
)
const KR = unseen(
  '韩国特许厅年费，2023-08-01 起，金额据代理机构的公布',
  'KIPO annuities since 2023-08-01, amounts by a publication of an agency',
)

const maintenance = (steps: readonly Step[], entity?: 'small' | 'micro'): Table => ({
  office: 'US',
  right: 'invention',
  currency: 'USD',
  from: '2025-01-19',
  source: US,
  steps,
  ...(entity && { entity }),
})

const tables: readonly Table[] = [
  {
    office: 'CN',
    right: 'utility',
    currency: 'CNY',
    from: '2019-07-01',
    source: CN,
    steps: [
      [1, 600],
      [4, 900],
      [6, 1200],
      [9, 2000],
    ],
  },
  {
    office: 'CN',
    right: 'design',
    currency: 'CNY',
    from: '2019-07-01',
    source: DESIGN,
    steps: [
      [1, 600],
      [4, 900],
      [6, 1200],
      [9, 2000],
    ],
  },
  { office: 'CN', right: 'design', currency: 'CNY', from: '2021-06-01', source: DESIGN, steps: [[11, 3000]] },
  {
    office: 'JP',
    right: 'invention',
    currency: 'JPY',
    from: '2022-04-01',
    source: guide('日本', 'Japan', '2024-01-25'),
    steps: [
      [1, 4300, 300],
      [4, 10_300, 800],
      [7, 24_800, 1900],
      [10, 59_400, 4600],
    ],
  },
  {
    office: 'JP',
    right: 'utility',
    currency: 'JPY',
    from: '2024-01-25',
    source: guide('日本', 'Japan', '2024-01-25'),
    steps: [
      [1, 2100, 100],
      [4, 6100, 300],
      [7, 18_100, 900],
    ],
  },
  {
    office: 'KR',
    right: 'invention',
    currency: 'KRW',
    from: '2023-08-01',
    source: KR,
    steps: [
      [4, 36_000, 20_000],
      [7, 90_000, 34_000],
      [10, 216_000, 49_000],
      [13, 324_000, 49_000],
    ],
  },
  {
    office: 'EP',
    right: 'invention',
    currency: 'EUR',
    from: '2024-04-01',
    source: guide('欧洲专利局', 'EPO', '2024-04-12'),
    steps: [
      [3, 690],
      [4, 845],
      [5, 1000],
      [6, 1155],
      [7, 1310],
      [8, 1465],
      [9, 1620],
      [10, 1775],
    ],
  },
  {
    office: 'DE',
    right: 'invention',
    currency: 'EUR',
    from: '2022-07-01',
    source: guide('德国', 'Germany', '2024-04-04'),
    steps: [
      [3, 70],
      [5, 100],
      [6, 150],
      [7, 210],
      [8, 280],
      [9, 350],
      [10, 430],
      [11, 540],
      [12, 680],
      [13, 830],
      [14, 980],
      [15, 1130],
      [16, 1310],
      [17, 1490],
      [18, 1670],
      [19, 1840],
      [20, 2030],
    ],
  },
  {
    office: 'FR',
    right: 'invention',
    currency: 'EUR',
    from: '2024-01-01',
    source: FR,
    steps: [
      [2, 38],
      [6, 76],
      [7, 96],
      [8, 136],
      [9, 180],
      [10, 220],
      [11, 260],
      [12, 300],
      [13, 350],
      [14, 400],
      [15, 450],
      [16, 510],
      [17, 570],
      [18, 640],
      [19, 720],
      [20, 790],
    ],
  },
  {
    office: 'GB',
    right: 'invention',
    currency: 'GBP',
    from: '2018-04-06',
    endedOn: '2026-04-01',
    source: guide('英国', 'United Kingdom', '2024-04-25'),
    steps: [
      [5, 70],
      [6, 90],
      [7, 110],
      [8, 130],
      [9, 150],
      [10, 170],
      [11, 190],
      [12, 220],
      [13, 260],
      [14, 300],
      [15, 360],
      [16, 420],
      [17, 470],
      [18, 520],
      [19, 570],
      [20, 610],
    ],
  },
  {
    office: 'HK',
    right: 'invention',
    currency: 'HKD',
    from: '2024-04-04',
    source: guide('中国香港', 'Hong Kong', '2024-04-04'),
    steps: [[4, 540]],
  },
  {
    office: 'HK',
    right: 'utility',
    currency: 'HKD',
    from: '2024-04-04',
    source: guide('中国香港', 'Hong Kong', '2024-04-04'),
    steps: [[5, 1080]],
  },
  maintenance([
    [4, 2150],
    [8, 4040],
    [12, 8280],
  ]),
  maintenance(
    [
      [4, 860],
      [8, 1616],
      [12, 3312],
    ],
    'small',
  ),
  maintenance(
    [
      [4, 430],
      [8, 808],
      [12, 1656],
    ],
    'micro',
  ),
]

const rights = {
  invention: { cn: '发明专利', en: 'patent' },
  utility: { cn: '实用新型', en: 'utility model' },
  design: { cn: '外观设计', en: 'design' },
} as const
const entities = { small: { cn: '小实体', en: 'small entity' }, micro: { cn: '微实体', en: 'micro entity' } } as const

function feesOf({ office, right, currency, from, endedOn, source, steps, entity }: Table): FirstFee[] {
  const digits = currency === 'JPY' || currency === 'KRW' ? 1 : 100
  return steps.flatMap(([firstYear, amount, perClaim]) => {
    const next = steps.find(([year]) => year > firstYear)?.[0]
    const years = next === undefined || next - 1 === firstYear ? `${firstYear}` : `${firstYear}–${next - 1}`
    const fee = (suffix: string, units: number, [cnNote, enNote]: [string, string]): FirstFee => {
      const who = entity ? entities[entity] : null
      return {
        office,
        code: `patent.annuity.${right}.${firstYear}${suffix}${entity ? `.${entity}` : ''}`,
        right: 'patent',
        cn: `${rights[right].cn}年费（第 ${years} 年${cnNote}${who ? `，${who.cn}` : ''}）`,
        en: `Annuity of a ${rights[right].en}, year ${years}${enNote}${who ? `, ${who.en}` : ''}`,
        currency,
        amount: units * digits,
        from,
        source,
      }
    }
    const all = [fee('', amount, ['', ''])]
    if (perClaim !== undefined) all.push(fee('.claim', perClaim, ['，每项权利要求', ', for each claim']))
    return endedOn === undefined ? all : [...all, ...all.map((each) => ({ ...each, amount: null, from: endedOn }))]
  })
}

const late = (
  office: string,
  currency: string,
  amount: number,
  from: string,
  source: string,
  entity?: 'small' | 'micro',
): FirstFee => ({
  office,
  code: `patent.annuity.late${entity ? `.${entity}` : ''}`,
  right: 'patent',
  cn: `年费滞纳金${entity ? `（${entities[entity].cn}）` : ''}`,
  en: `Surcharge for a late annuity${entity ? `, ${entities[entity].en}` : ''}`,
  currency,
  amount: amount * 100,
  from,
  source,
})

/** Annuities by office and patent year, with fixed surcharges; what is added by percentage is not a fee of its own. */
export const annuityFees: readonly FirstFee[] = [
  ...tables.flatMap(feesOf),
  late('DE', 'EUR', 50, '2022-07-01', guide('德国', 'Germany', '2024-04-04')),
  late('HK', 'HKD', 270, '2024-04-04', guide('中国香港', 'Hong Kong', '2024-04-04')),
  late('US', 'USD', 540, '2025-01-19', US),
  late('US', 'USD', 216, '2025-01-19', US, 'small'),
  late('US', 'USD', 108, '2025-01-19', US, 'micro'),
]
