import { countryName } from '@markwright/domain/countries'
import { parseClasses } from '@markwright/domain/class-numbers'
import { dayFields } from '@markwright/domain/search-query'
import { pageAddress } from '@markwright/domain/site-address'
import { statusText } from '@markwright/domain/trademark-status'
import type { Language } from '../../kernel/language.ts'
import { describeQuery, type WireQuery } from '../trademarks/index.ts'

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
    vienna: '图形要素编码',
    conditions: '组合条件',
    way: { label: '查询方式', similar: '近似', term: '精确', match: '包含' },
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
    vienna: 'Figurative element codes',
    conditions: 'Conditions',
    way: { label: 'Match', similar: 'similar', term: 'exact', match: 'contains' },
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
    link: 'See it online',
    until: 'to',
    separator: ', ',
  },
}

/** Each name once: an office has codes of its own for what others have too. */
const statusNames = (codes: string, language: Language): string[] => [
  ...new Set(
    codes
      .split(';')
      .filter(Boolean)
      .map((code) => statusText(Number(code), language)),
  ),
]

type Line = { label: string; value: string }

/** A query as an export names it, one line for each condition, and where the site answers it. */
export function exportedQuery(query: WireQuery, language: Language, siteUrl: string): Line[] {
  const words = texts[language]
  const { conditions = [] } = query
  const criteria = (Object.keys(words.criteria) as (keyof typeof words.criteria)[]).filter((field) =>
    query[field]?.trim(),
  )
  const { content, address } = describeQuery(query)
  const comparesNames = criteria.includes('tradeMarkText') && query.queryWay === 'similar'
  const classes = parseClasses(query.classify?.trim() ?? '') ?? []
  const lines: [label: string, value: string | undefined | false][] = [
    ...criteria.map((field): [string, string | undefined] => [words.criteria[field], query[field]?.trim()]),
    [words.vienna, query.viennaChoosedArr?.join('; ')],
    [words.conditions, conditions.length > 0 && content],
    [words.way.label, criteria.length > 0 && words.way[query.queryWay]],
    [words.degree.label, comparesNames && words.degree[query.degree]],
    [words.offices, query.country.map((code) => countryName(code, language)).join(words.separator)],
    [words.classes, classes.length > 0 ? classes.join(words.separator) : words.allClasses],
    [words.groups, query.similarGroup?.trim().replaceAll(';', words.separator)],
    [words.status, statusNames(query.status, language).join(words.separator)],
    ...dayFields.map((field): [string, string | undefined] => [
      words.days[field],
      query[field]?.join(` ${words.until} `),
    ]),
    [words.link, address !== null && pageAddress(siteUrl, address)],
  ]
  return lines.flatMap(([label, value]) => (value ? [{ label, value }] : []))
}
