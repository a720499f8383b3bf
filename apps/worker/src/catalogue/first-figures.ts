import { annuityFees } from './annuity-fees.ts'
import type { FirstFee } from './first-fee.ts'

/** A source in both languages, as staff write one field for both. */
const cite = (...parts: [cn: string, en: string][]) =>
  `${parts.map(([cn]) => cn).join('；')} / ${parts.map(([, en]) => en).join('; ')}`

/** What was compared with which publication, and on which day; what could not be compared says so. */
const COMPARED_ON = '2026-11-29'
const table: [string, string] = [
  `国家知识产权局商标收费标准，2019-07-01 起，网上申请：${COMPARED_ON} 与 sbj.cnipa.gov.cn/sfbz 2026-09-28 的摘录核对`,
  `CNIPA fee table since 2019-07-01, online filing: compared on ${COMPARED_ON} with an excerpt of sbj.cnipa.gov.cn/sfbz of 2026-09-28`,
]
const unseen = (publication: [cn: string, en: string]): [string, string] => [
  `${publication[0]}：至 ${COMPARED_ON} 没有可供核对的文本，请以其现行公布为准`,
  `${publication[1]}: no copy was available for comparison until ${COMPARED_ON}; its current text applies`,
]
const cnipaTable = unseen([
  '国家知识产权局商标收费标准（sbj.cnipa.gov.cn/sfbz）',
  'CNIPA fee table for trademarks (sbj.cnipa.gov.cn/sfbz)',
])
const hkipd = unseen(['香港知识产权署收费表（ipd.gov.hk）', 'HKIPD schedule of fees (ipd.gov.hk)'])
const uspto = unseen(['美国专利商标局收费表（uspto.gov）', 'USPTO fee schedule (uspto.gov)'])
const euipo = unseen(['欧盟知识产权局收费表（euipo.europa.eu）', 'EUIPO fees (euipo.europa.eu)'])
const wipo = unseen([
  '世界知识产权组织马德里规费表（wipo.int/madrid）',
  'WIPO Madrid schedule of fees (wipo.int/madrid)',
])
const CNIPA = cite(table)
const HKIPD = cite([
  `香港知识产权署《如何申请注册商标》（ipd.gov.hk），${COMPARED_ON} 与日期不详的副本核对`,
  `How to apply to register a trade mark (ipd.gov.hk): compared on ${COMPARED_ON} with a copy without a date`,
])
const MADRID = cite([
  `世界知识产权组织马德里单独规费表（wipo.int/madrid/en/fees/ind_taxes.html）：${COMPARED_ON} 与 2025-11-23 的版本核对`,
  `WIPO, Madrid individual fees (wipo.int/madrid/en/fees/ind_taxes.html): compared on ${COMPARED_ON} with the version of 2025-11-23`,
])
const ANNUITY = cite(unseen(['国家知识产权局专利年费标准（cnipa.gov.cn）', 'CNIPA annuity table (cnipa.gov.cn)']))

const cn = (code: string, names: [string, string], yuan: number, source = cite(cnipaTable)): FirstFee => ({
  office: 'CN',
  code,
  right: 'trademark',
  cn: names[0],
  en: names[1],
  currency: 'CNY',
  amount: yuan * 100,
  from: '2019-07-01',
  source,
})
const madrid = (country: string, cnName: string, enName: string, francs: number): FirstFee => ({
  office: 'WO',
  code: `madrid.individual.${country}`,
  right: 'trademark',
  cn: `马德里单独规费：${cnName}`,
  en: `Madrid individual fee: ${enName}`,
  currency: 'CHF',
  amount: francs * 100,
  from: '2025-11-23',
  source: MADRID,
})
const fee = (
  office: string,
  code: string,
  names: [string, string],
  [currency, units, from, source]: [string, number, string, string],
): FirstFee => ({
  office,
  code,
  right: 'trademark',
  cn: names[0],
  en: names[1],
  currency,
  amount: units * 100,
  from,
  source,
})
const annuity = (code: string, names: [string, string], yuan: number): FirstFee => ({
  office: 'CN',
  code,
  right: 'patent',
  cn: names[0],
  en: names[1],
  currency: 'CNY',
  amount: yuan * 100,
  from: '2019-07-01',
  source: ANNUITY,
})

const inventionYears = [
  [1, 3, 900],
  [4, 6, 1200],
  [7, 9, 2000],
  [10, 12, 4000],
  [13, 15, 6000],
  [16, 20, 8000],
] as const

/** Fees as they were found; staff keep them up to date. */
export const firstFees: FirstFee[] = [
  cn(
    'trademark.application',
    ['商标注册（每类，10 个商品以内）', 'Application, per class with up to 10 goods'],
    270,
    CNIPA,
  ),
  cn('trademark.extraItem', ['超出 10 个的每个商品', 'Each item beyond 10'], 27, CNIPA),
  cn('trademark.renewal', ['续展注册', 'Renewal'], 450),
  cn('trademark.lateRenewal', ['宽展期续展附加费', 'Surcharge for renewal in the grace period'], 225),
  cn('trademark.review', ['评审', 'Review'], 675),
  cn('trademark.opposition', ['异议', 'Opposition'], 450),
  cn('trademark.transfer', ['转让', 'Transfer'], 450),
  cn('trademark.reissue', ['补发注册证', 'Reissue of a certificate'], 450),
  cn('trademark.nonUse', ['撤销连续三年不使用', 'Non-use cancellation'], 450),
  cn('trademark.licence', ['许可备案', 'Record of a licence'], 135),
  cn('trademark.certificate', ['出具证明', 'Certificate'], 45),
  fee(
    'HK',
    'trademark.application',
    ['注册申请（首个类别）', 'Application, first class'],
    ['HKD', 2000, '2020-01-01', HKIPD],
  ),
  fee('HK', 'trademark.extraClass', ['每增加一个类别', 'Each additional class'], ['HKD', 1000, '2020-01-01', HKIPD]),
  fee(
    'HK',
    'trademark.renewal',
    ['续期（首个类别）', 'Renewal, first class'],
    ['HKD', 2670, '2020-01-01', cite(hkipd)],
  ),
  fee(
    'US',
    'trademark.application',
    ['注册申请（每类）', 'Application, per class'],
    ['USD', 350, '2025-01-18', cite(uspto)],
  ),
  fee('US', 'trademark.renewal', ['续展（每类）', 'Renewal, per class'], ['USD', 325, '2025-01-18', cite(uspto)]),
  fee(
    'EU',
    'trademark.application',
    ['注册申请（首个类别，电子）', 'Application, first class, online'],
    ['EUR', 850, '2016-03-23', cite(euipo)],
  ),
  fee('EU', 'trademark.secondClass', ['第二个类别', 'Second class'], ['EUR', 50, '2016-03-23', cite(euipo)]),
  fee(
    'EU',
    'trademark.extraClass',
    ['第三个类别起每类', 'Each class from the third on'],
    ['EUR', 150, '2016-03-23', cite(euipo)],
  ),
  fee(
    'WO',
    'madrid.basic',
    ['马德里基本费（黑白图样）', 'Madrid basic fee, black and white'],
    ['CHF', 653, '2025-11-23', cite(wipo)],
  ),
  fee(
    'WO',
    'madrid.basicColour',
    ['马德里基本费（彩色图样）', 'Madrid basic fee, in colour'],
    ['CHF', 903, '2025-11-23', cite(wipo)],
  ),
  fee(
    'WO',
    'madrid.complementary',
    ['补充费（每个国家）', 'Complementary fee, per country'],
    ['CHF', 100, '2025-11-23', cite(wipo)],
  ),
  madrid('AU', '澳大利亚（每类）', 'Australia, per class', 232),
  madrid('BR', '巴西（每类）', 'Brazil, per class', 251),
  madrid('BX', '比荷卢（首个类别）', 'Benelux, first class', 224),
  madrid('CA', '加拿大（首个类别）', 'Canada, first class', 299),
  madrid('CL', '智利（每类）', 'Chile, per class', 210),
  madrid('CN', '中国（首个类别）', 'China, first class', 249),
  ...inventionYears.map(([first, last, yuan]) =>
    annuity(
      `patent.annuity.invention.${first}`,
      [`发明专利年费（第 ${first}–${last} 年，每年）`, `Annuity of an invention, years ${first} to ${last}, per year`],
      yuan,
    ),
  ),
  ...annuityFees,
]

/** For demonstrations only: no exchange rate can be known here. */
export const firstRates = [
  ['USD', '7.1'],
  ['EUR', '8.2'],
  ['HKD', '0.91'],
  ['CHF', '8.8'],
  ['GBP', '9.5'],
  ['JPY', '0.048'],
  ['KRW', '0.0052'],
] as const
