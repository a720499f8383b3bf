import { parseClasses } from '@markwright/domain/marks/class-numbers'
import { requestsImage } from '@markwright/domain/marks/condition-text'
import { formatCondition } from '@markwright/domain/marks/condition-texts'
import { countryName } from '@markwright/domain/places/countries'
import { formatDaySpan } from '@markwright/domain/dates/day-span'
import { wayOf } from '@markwright/domain/marks/search-conditions'
import { searchFieldName } from '@markwright/domain/marks/search-messages'
import { checkFilters, dayFields } from '@markwright/domain/marks/search-query'
import { pageAddress } from '@markwright/domain/site/site-address'
import { isMainlandStatus, statusText, trademarkStatuses } from '@markwright/domain/marks/trademark-status'
import type { Language } from '../../kernel/language.ts'
import { canonicalizeQuery, describeQuery, hasImage, type WireQuery } from '../trademarks/index.ts'

const texts = {
  cn: {
    condition: '条件',
    image: { whole: '上传的图片', part: '上传的图片（截取的部分）' },
    way: { label: '查询方式', similar: '近似', term: '精确', match: '包含' },
    comparison: { label: '比较方式', fast: '快速（仅比较文字写法）' },
    degree: { label: '相似度', high: '高', middle: '中及以上', low: '低及以上' },
    offices: '国家/地区',
    classes: '类别',
    allClasses: '全部 45 类',
    groups: '类似群',
    status: '状态',
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
    separator: '、',
  },
  en: {
    condition: 'Condition',
    image: { whole: 'the uploaded one', part: 'a part of the uploaded one' },
    way: { label: 'Match', similar: 'similar', term: 'exact', match: 'contains' },
    comparison: { label: 'Comparison', fast: 'fast (by writing alone)' },
    degree: { label: 'Degree', high: 'high', middle: 'medium or higher', low: 'low or higher' },
    offices: 'Offices',
    classes: 'Classes',
    allClasses: 'all 45 classes',
    groups: 'Similar groups',
    status: 'Status',
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
    separator: ', ',
  },
}

/** The statuses of the offices that are searched, each name once: an office has codes of its own for what others have. */
function statusNames(query: WireQuery, language: Language): string[] {
  const checked = checkFilters(query)
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

const parties = ['tmApplicant', 'tmAddress', 'tmAgent'] as const
const criteria = ['tradeMarkText', 'applicationNumber', 'registerNumber', ...parties, 'goods'] as const

/** How a criterion is compared; numbers and goods know one way only. */
function wayOfCriterion(field: (typeof criteria)[number], { queryWay }: WireQuery): WireQuery['queryWay'] | null {
  if (field === 'tradeMarkText') return queryWay
  const isParty = parties.some((party) => party === field)
  return isParty ? (queryWay === 'term' ? 'term' : 'match') : null
}

/**
 * A query as an export names it, one line for each condition and filter, and where the site answers it unfiltered.
 * @throws AppError for classes, offices or a mode that cannot be requested
 */
export function exportedQuery(
  state: WireQuery,
  language: Language,
  { siteUrl, applicantNames }: { siteUrl: string; applicantNames: ReadonlyMap<number, string> },
): Line[] {
  const { query } = canonicalizeQuery(state)
  const words = texts[language]
  const { conditions = [] } = query
  const input = criteria.filter((field) => query[field]?.trim())
  const codes = query.viennaChoosedArr?.join('; ')
  const isAfterOthers = input.length > 0 || Boolean(codes) || hasImage(query)
  const ways = new Set(input.flatMap((field) => wayOfCriterion(field, query) ?? []))
  const comparesNames =
    (input.includes('tradeMarkText') && query.queryWay === 'similar') ||
    conditions.some((condition) => condition.field === 'SBMC' && wayOf(condition) === 'similar')
  const comparesImages = hasImage(query) || conditions.some(requestsImage)
  const spanOf = (days: readonly string[] | undefined) => {
    const [from = '', to = ''] = days ?? []
    return Boolean(from || to) && formatDaySpan(from, to, language)
  }
  const classes = parseClasses(query.classify?.trim() ?? '') ?? []
  const { address } = describeQuery(query)
  const lines: [label: string, value: string | undefined | false][] = [
    ...input.map((field): [string, string | undefined] => [searchFieldName(field, language), query[field]?.trim()]),
    [searchFieldName('vienna', language), codes],
    [
      searchFieldName('image', language),
      hasImage(query) && (query.imgLineUrl?.trim() || words.image[query.crop ? 'part' : 'whole']),
    ],
    [words.way.label, Array.from(ways, (way) => words.way[way]).join(words.separator)],
    ...conditions.map((condition, at): [string, string] => [
      `${words.condition} ${at + 1}`,
      formatCondition(condition, at === 0 && !isAfterOthers, language, { isWhole: true }),
    ]),
    [words.comparison.label, comparesNames && query.fastOrHigh === 0 && words.comparison.fast],
    [words.degree.label, (comparesNames || comparesImages) && words.degree[query.degree]],
    [words.offices, query.country.map((code) => countryName(code, language)).join(words.separator)],
    [words.classes, classes.length > 0 ? classes.join(words.separator) : words.allClasses],
    [words.groups, query.similarGroup?.trim().replaceAll(';', words.separator)],
    [words.status, statusNames(query, language).join(words.separator)],
    ...dayFields.map((field): [string, string | false] => [searchFieldName(field, language), spanOf(query[field])]),
    [words.expiry, spanOf(query.expiryDate)],
    ...(Object.keys(words.filters) as FilterName[]).map((name): [string, string] => [
      words.filters[name],
      filterWords(name, query.filter?.[name] ?? [], language, applicantNames),
    ]),
    [words.link, address !== null && pageAddress(siteUrl, address)],
  ]
  return lines.flatMap(([label, value]) => (value ? [{ label, value }] : []))
}
