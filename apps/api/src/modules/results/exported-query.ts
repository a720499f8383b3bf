import { countryName } from '@markwright/domain/countries'
import { parseClasses } from '@markwright/domain/class-numbers'
import { checkSurroundings, dayFields } from '@markwright/domain/search-query'
import { pageAddress } from '@markwright/domain/site-address'
import { isMainlandStatus, statusText, trademarkStatuses } from '@markwright/domain/trademark-status'
import type { Language } from '../../kernel/language.ts'
import { describeQuery, hasImage, type WireQuery } from '../trademarks/index.ts'

const texts = {
  cn: {
    criteria: {
      tradeMarkText: '商标名称',
      applicationNumber: '申请号',
      registerNumber: '注册号',
      tmApplicant: '申请人',
      tmAddress: '申请人地址',
      tmAgent: '代理机构',
      goods: '商品或服务',
    },
    image: { label: '图片', whole: '上传的图片', part: '上传的图片的一部分' },
    vienna: '图形要素编码',
    conditions: '组合条件',
    way: { label: '查询方式', similar: '近似', term: '精确', match: '包含' },
    comparison: { label: '比较方式', fast: '快速（仅比较文字写法）' },
    degree: { label: '相似度', high: '高', middle: '中及以上', low: '低及以上' },
    offices: '国家/地区',
    classes: '类别',
    allClasses: '全部 45 类',
    groups: '类似群',
    status: '状态',
    days: {
      trialDate: '初审公告日期',
      regDate: '注册日期',
      privateDate: '专用权期限',
      appDate: '申请日期',
      priorityDate: '优先权日期',
    },
    expiry: '有效期届满日',
    filters: {
      country: '筛选：国家/地区',
      niceList: '筛选：类别',
      tmstatuscode: '筛选：状态',
      isvalid: '筛选：是否有效',
      applicant: '筛选：申请人',
      appYear: '筛选：申请年份',
      regYear: '筛选：注册年份',
      rightPeriod: '筛选：到期年份',
      trailYear: '筛选：初审公告年份',
      ggBeginYear: '筛选：注册公告年份',
      priorityYear: '筛选：优先权年份',
      imageFactory: '筛选：图形要素',
    },
    validity: { valid: '有效', invalid: '无效' },
    link: '在线查看',
    until: '至',
    separator: '、',
  },
  en: {
    criteria: {
      tradeMarkText: 'Name of the mark',
      applicationNumber: 'Application number',
      registerNumber: 'Registration number',
      tmApplicant: 'Applicant',
      tmAddress: 'Address of the applicant',
      tmAgent: 'Representative',
      goods: 'Goods or services',
    },
    image: { label: 'Image', whole: 'an uploaded image', part: 'a part of an uploaded image' },
    vienna: 'Figurative element codes',
    conditions: 'Conditions',
    way: { label: 'Match', similar: 'similar', term: 'exact', match: 'contains' },
    comparison: { label: 'Comparison', fast: 'fast (by writing alone)' },
    degree: { label: 'Degree', high: 'high', middle: 'medium or higher', low: 'low or higher' },
    offices: 'Offices',
    classes: 'Classes',
    allClasses: 'all 45 classes',
    groups: 'Similar groups',
    status: 'Status',
    days: {
      trialDate: 'Published',
      regDate: 'Registered',
      privateDate: 'Exclusive right',
      appDate: 'Applied',
      priorityDate: 'Priority',
    },
    expiry: 'Expires',
    filters: {
      country: 'Filter: office',
      niceList: 'Filter: class',
      tmstatuscode: 'Filter: status',
      isvalid: 'Filter: in force',
      applicant: 'Filter: applicant',
      appYear: 'Filter: year of application',
      regYear: 'Filter: year of registration',
      rightPeriod: 'Filter: year of expiry',
      trailYear: 'Filter: year of publication',
      ggBeginYear: 'Filter: year of registration notice',
      priorityYear: 'Filter: year of priority',
      imageFactory: 'Filter: figurative element',
    },
    validity: { valid: 'valid', invalid: 'invalid' },
    link: 'See it online',
    until: 'to',
    separator: ', ',
  },
}

/** The statuses of the offices that are searched, each name once: an office has codes of its own for what others have. */
function statusNames(query: WireQuery, language: Language): string[] {
  const checked = checkSurroundings(query)
  if (!checked.ok) return []
  const { countries, statuses, statusesAbroad } = checked.value
  const mainland = countries.includes('CN') ? statuses.filter((code) => isMainlandStatus(code)) : []
  // Of the codes of mainland China, records of other offices have that for other statuses only.
  const abroad = countries.some((code) => code !== 'CN') ? statusesAbroad.filter((code) => code >= OTHERS) : []
  const codes = [...mainland, ...abroad].filter((code) => code in trademarkStatuses)
  return [...new Set(codes.map((code) => statusText(code, language)))]
}

const OTHERS = 8

type Line = { label: string; value: string }

type FilterName = keyof (typeof texts)['cn']['filters']

/** The values of a filter in words, each once: statuses of several offices may have one name. */
function filterWords(
  name: FilterName,
  values: readonly string[],
  language: Language,
  applicantNames: ReadonlyMap<number, string>,
): string {
  const { validity, separator } = texts[language]
  const wordOf = (value: string): string => {
    if (name === 'country') return countryName(value, language)
    if (name === 'tmstatuscode') return statusText(Number(value), language)
    if (name === 'isvalid') return value === '1' ? validity.valid : validity.invalid
    return name === 'applicant' ? (applicantNames.get(Number(value)) ?? value) : value
  }
  return [...new Set(values.map(wordOf))].join(separator)
}

/** A query as an export names it, one line for each condition and filter, and where the site answers it unfiltered. */
export function exportedQuery(
  query: WireQuery,
  language: Language,
  { siteUrl, applicantNames }: { siteUrl: string; applicantNames: ReadonlyMap<number, string> },
): Line[] {
  const words = texts[language]
  const { conditions = [] } = query
  const criteria = (Object.keys(words.criteria) as (keyof typeof words.criteria)[]).filter((field) =>
    query[field]?.trim(),
  )
  const { content, address } = describeQuery(query)
  const comparesNames = criteria.includes('tradeMarkText') && query.queryWay === 'similar'
  const comparesImages = hasImage(query)
  const classes = parseClasses(query.classify?.trim() ?? '') ?? []
  const lines: [label: string, value: string | undefined | false][] = [
    ...criteria.map((field): [string, string | undefined] => [words.criteria[field], query[field]?.trim()]),
    [words.image.label, comparesImages && (query.imgLineUrl?.trim() || words.image[query.crop ? 'part' : 'whole'])],
    [words.vienna, query.viennaChoosedArr?.join('; ')],
    [words.conditions, conditions.length > 0 && content],
    [words.way.label, criteria.length > 0 && words.way[query.queryWay]],
    [words.comparison.label, comparesNames && query.fastOrHigh === 0 && words.comparison.fast],
    [words.degree.label, (comparesNames || comparesImages) && words.degree[query.degree]],
    [words.offices, query.country.map((code) => countryName(code, language)).join(words.separator)],
    [words.classes, classes.length > 0 ? classes.join(words.separator) : words.allClasses],
    [words.groups, query.similarGroup?.trim().replaceAll(';', words.separator)],
    [words.status, statusNames(query, language).join(words.separator)],
    ...dayFields.map((field): [string, string | undefined] => [
      words.days[field],
      query[field]?.join(` ${words.until} `),
    ]),
    [words.expiry, query.expiryDate?.join(` ${words.until} `)],
    ...(Object.keys(words.filters) as FilterName[]).map((name): [string, string] => [
      words.filters[name],
      filterWords(name, query.filter?.[name] ?? [], language, applicantNames),
    ]),
    [words.link, address !== null && pageAddress(siteUrl, address)],
  ]
  return lines.flatMap(([label, value]) => (value ? [{ label, value }] : []))
}
