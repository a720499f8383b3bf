import type { ReportGoods, ReportQuery } from '@markwright/domain/marks/registrability-report'
import { searchProblem } from '@markwright/domain/marks/search-problem'
import { checkCriterion, checkFilters } from '@markwright/domain/marks/search-query'
import { AppError } from '../../kernel/errors.ts'
import { fieldRefusal, trimToNull } from '../../kernel/fields.ts'
import { refusalOf } from '../trademarks/index.ts'
import { reportErrors } from './reports.errors.ts'

export type ReportOrder = {
  query: { tradeMarkText: string; classify?: string | undefined; country: string[] }
  goods?: { class: number; group?: string | null | undefined; name: string }[] | undefined
  applicant?: string | undefined
}

/** @throws 20314 for another office, 20103, 20105, 20109 or 20301 for the name and the classes, 400 for empty goods. */
export function readOrder({ query, goods = [], applicant }: ReportOrder): ReportQuery {
  const { tradeMarkText, classify = '', country } = query
  if (country.some((office) => office !== 'CN')) throw new AppError(reportErrors.mainlandOnly)
  const criterion = checkCriterion({ tradeMarkText })
  const surroundings = checkFilters({ classify, country: ['CN'] })
  const problems = [criterion, surroundings].flatMap((checked) => (checked.ok ? [] : checked.problems))
  if (problems.length > 0 || !criterion.ok || !surroundings.ok) throw refusalOf(problems)
  const items = goods.map(readItem)
  const classes = [...new Set([...surroundings.value.classes, ...items.map(({ classNo }) => classNo)])]
  if (classes.length === 0) throw refusalOf([searchProblem('noClassOrCountry', 'classify')])
  return {
    tradeMarkText: 'text' in criterion.value ? criterion.value.text : '',
    classes: classes.toSorted((a, b) => a - b),
    goods: items,
    applicant: trimToNull(applicant),
  }
}

function readItem(item: NonNullable<ReportOrder['goods']>[number], at: number): ReportGoods {
  const name = trimToNull(item.name)
  if (name === null)
    throw fieldRefusal(`goods.${at}.name`, 'missing', { cn: '请填写商品或服务名称', en: 'Name the goods or services.' })
  return { classNo: item.class, group: item.group ?? null, name }
}
