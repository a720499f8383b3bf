import { ANNUITY_ORDERS } from '@markwright/hosting'
import { firstMatters } from './first-matters.ts'
import { type FirstProduct, product, type Size, size, type Words } from './first-product.ts'

/** A package by the month, the quarter, half a year and the year; a year at most is bought at once. */
const periods = (first: number, month: number, quarter: number, half: number, year: number): Size[] => [
  size(first, 'month', 'month', month, { quantityMax: 11 }),
  size(first + 1, 'quarter', 'quarter', quarter, { planUnits: 3, quantityMax: 3 }),
  size(first + 2, 'half', 'half', half, { planUnits: 6, quantityMax: 2 }),
  size(first + 3, 'year', 'year', year, { planUnits: 12, quantityMax: 3 }),
]

const packages: Words = { cn: '服务套餐', en: 'Packages' }
const pieces: Words = { cn: '单项服务', en: 'Single services' }
const custom: Words = { cn: '定制服务', en: 'Custom services' }

const aPackage = (
  code: string,
  serviceType: 27 | 28,
  position: number,
  name: Words,
  description: Words,
  sizes: Size[],
): FirstProduct =>
  product(
    code,
    serviceType,
    { code: 'package', name: packages },
    {
      productType: null,
      orderGroup: serviceType === 27 ? 'Trademark' : 'Patent',
      name,
      serviceName:
        serviceType === 27
          ? { cn: '商标服务', en: 'Trademark services' }
          : { cn: '专利与翻译服务', en: 'Patent and translation services' },
      description,
      mode: 'cycle',
      position,
    },
    sizes,
  )

/** Calls of the API, sold beside the services of either product. */
const apiCalls = (code: string, serviceType: 27 | 28, position: number, first: number): FirstProduct =>
  product(
    code,
    serviceType,
    { code: 'api', name: { cn: '接口调用', en: 'API calls' } },
    {
      productType: null,
      orderGroup: serviceType === 27 ? 'Trademark' : 'Patent',
      name: { cn: '接口调用包', en: 'API calls' },
      serviceName: { cn: '接口服务', en: 'API' },
      description: {
        cn: '当日免费或套餐内的检索次数用完后，通过接口检索商标或专利时使用；一年内有效，可叠加购买。',
        en: 'For trademark and patent searches by the API once those of the day are used; valid for a year. Several add up.',
      },
      mode: 'cycle',
      position,
    },
    [
      size(first, 'case', 'year', 200, { quantityMax: 100 }),
      size(first + 1, 'case', 'year', 1500, { planUnits: 10, quantityMax: 20 }),
      size(first + 2, 'case', 'year', 9800, { planUnits: 100, quantityMax: 10 }),
    ],
    'apiCalls',
  )

/** What a new site offers until staff change it. The prices are examples. */
export const firstProducts: FirstProduct[] = [
  aPackage(
    'trademarkBasic',
    27,
    10,
    { cn: '商标基础版', en: 'Trademark Basic' },
    {
      cn: '每日 500 次商标查询，批量查询每次 500 行，20 个商标监测。适合自行管理少量商标的企业。',
      en: '500 trademark searches a day, bulk queries of 500 rows, 20 monitors. For companies that look after a few marks.',
    },
    [size(1, 'case', 'week', 39), ...periods(2, 98, 268, 498, 898)],
  ),
  aPackage(
    'trademarkProfessional',
    27,
    20,
    { cn: '商标专业版', en: 'Trademark Professional' },
    {
      cn: '每日 2,000 次商标查询，批量查询每次 2,000 行，100 个商标监测，每月 1 份注册可行性报告。',
      en: '2,000 trademark searches a day, bulk queries of 2,000 rows, 100 monitors, and a registrability report each month.',
    },
    periods(10, 298, 798, 1480, 2680),
  ),
  aPackage(
    'trademarkAgency',
    27,
    30,
    { cn: '商标机构版', en: 'Trademark Agency' },
    {
      cn: '每日 10,000 次商标查询，1,000 个商标监测，每月 5 份注册可行性报告。适合代理机构。',
      en: '10,000 trademark searches a day, 1,000 monitors, five registrability reports each month. For agencies.',
    },
    periods(20, 898, 2480, 4680, 8680),
  ),
  product(
    'singleReport',
    27,
    { code: 'single', name: pieces },
    {
      productType: 4,
      orderGroup: 'Report',
      name: { cn: '注册可行性报告', en: 'Registrability report' },
      serviceName: { cn: '检索报告', en: 'Search report' },
      description: {
        cn: '一份经人工审核的注册可行性报告，自提交制作起一个工作日内交付。一年内可随时提交。',
        en: 'One registrability report, reviewed by our staff and delivered within one working day of its order. To be ordered within a year.',
      },
      mode: 'fixed',
      position: 40,
    },
    [size(30, 'case', 'year', 380, { quantityMax: 50 })],
  ),
  product(
    'singleMonitor',
    27,
    { code: 'single', name: pieces },
    {
      productType: 10,
      orderGroup: 'Monitor',
      name: { cn: '商标监测', en: 'Trademark monitor' },
      serviceName: { cn: '商标监测', en: 'Monitoring' },
      description: {
        cn: '在免费和套餐的数量之外，再增加一个商标监测，为期一年。',
        en: 'One more trademark monitor for a year, beside those that are free or part of a package.',
      },
      mode: 'fixed',
      position: 50,
    },
    [size(40, 'case', 'year', 60, { quantityMax: 200 })],
  ),
  apiCalls('trademarkApiCalls', 27, 55, 100),
  product(
    'trademarkCustom',
    27,
    { code: 'custom', name: custom },
    {
      productType: null,
      orderGroup: 'Trademark',
      name: { cn: '商标定制方案', en: 'Custom trademark plan' },
      serviceName: { cn: '商标服务', en: 'Trademark services' },
      description: {
        cn: '更高的用量、专属数据或接口对接，请联系我们。',
        en: 'Higher volumes, data of your own, or an interface to your systems: please contact us.',
      },
      mode: 'contact',
      position: 60,
    },
    [],
    null,
  ),
  ...firstMatters,
  aPackage(
    'patentBasic',
    28,
    110,
    { cn: '专利基础版', en: 'Patent Basic' },
    {
      cn: '每日 500 次专利检索，每月 50,000 字翻译。',
      en: '500 patent searches a day and 50,000 words of translation each month.',
    },
    periods(50, 128, 358, 668, 1180),
  ),
  aPackage(
    'patentProfessional',
    28,
    120,
    { cn: '专利专业版', en: 'Patent Professional' },
    {
      cn: '每日 2,000 次专利检索，每月 200,000 字翻译。',
      en: '2,000 patent searches a day and 200,000 words of translation each month.',
    },
    periods(60, 398, 1080, 1980, 3580),
  ),
  aPackage(
    'patentAgency',
    28,
    130,
    { cn: '专利机构版', en: 'Patent Agency' },
    {
      cn: '每日 10,000 次专利检索，每月 1,000,000 字翻译。适合代理机构。',
      en: '10,000 patent searches a day and 1,000,000 words of translation each month. For agencies.',
    },
    periods(70, 1280, 3480, 6480, 11_800),
  ),
  aPackage(
    'complete',
    28,
    140,
    { cn: '知识产权全能版', en: 'Complete' },
    {
      cn: '商标机构版与专利机构版的全部内容。',
      en: 'All of Trademark Agency and Patent Agency.',
    },
    periods(80, 1980, 5480, 9980, 17_800),
  ),
  product(
    'translationWords',
    28,
    { code: 'words', name: { cn: '翻译字数', en: 'Translation words' } },
    {
      productType: null,
      orderGroup: 'Translate',
      name: { cn: '翻译字数包', en: 'Translation words' },
      serviceName: { cn: '专利翻译', en: 'Patent translation' },
      description: {
        cn: '网站、接口和插件的文本与文档翻译通用，一年内有效，可叠加购买。',
        en: 'For texts and documents on the site, by the API and in plug-ins, valid for a year. Several add up.',
      },
      mode: 'cycle',
      position: 150,
    },
    [
      size(90, 'case', 'year', 600, { quantityMax: 100 }),
      size(91, 'case', 'year', 2700, { planUnits: 5, quantityMax: 20 }),
      size(92, 'case', 'year', 4980, { planUnits: 10, quantityMax: 10 }),
    ],
  ),
  apiCalls('patentApiCalls', 28, 155, 110),
  product(
    'patentCustom',
    28,
    { code: 'custom', name: custom },
    {
      productType: null,
      orderGroup: 'Patent',
      name: { cn: '专利与翻译定制方案', en: 'Custom patent and translation plan' },
      serviceName: { cn: '专利与翻译服务', en: 'Patent and translation services' },
      description: {
        cn: '专属术语库、更大字数或接口对接，请联系我们。',
        en: 'Terminology of your own, larger volumes, or an interface to your systems: please contact us.',
      },
      mode: 'contact',
      position: 160,
    },
    [],
    null,
  ),
  product(
    'annuity',
    28,
    { code: 'annuity', name: { cn: '专利年费', en: 'Patent annuities' } },
    {
      productType: null,
      orderGroup: ANNUITY_ORDERS,
      name: { cn: '专利年费代缴', en: 'Payment of a patent annuity' },
      serviceName: { cn: '专利年费代缴', en: 'Payment of patent annuities' },
      description: {
        cn: '在托管平台选择年费并下单，按件收取服务费；官费按缴费当日标准另计。',
        en: 'Chosen and ordered on the hosting platform; a service fee for each, and the official fee of the day.',
      },
      mode: 'fixed',
      position: 170,
    },
    [size(95, 'case', null, 120, { quantityMax: 500 })],
    null,
  ),
]
