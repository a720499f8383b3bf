import type { Schemas } from '@markwright/contract'
import { foldPartyText } from '@markwright/domain/people/party-key'
import { searchProblem, type Checked, type SearchProblem } from '@markwright/domain/marks/search-problem'
import { checkCriterion } from '@markwright/domain/marks/search-query'
import { checkClasses, checkCountries } from '@markwright/domain/marks/search-validation'
import type { MonitorRule, MonitorType } from '@markwright/monitoring/monitor-rule'
import { leastScores } from '@markwright/similarity'
import { refusalOf } from '../trademarks/index.ts'

export type MonitorQuery = Schemas['MonitorQuery']
type Criterion = 'tradeMarkText' | 'tmApplicant' | 'applicationNumber'

/** What may say which records a monitor watches; of one that takes several, any may be filled, `both` of them at once. */
const criteria: Record<MonitorType, { fields: Criterion[]; both: boolean }> = {
  similar: { fields: ['tradeMarkText'], both: false },
  applicant: { fields: ['tmApplicant'], both: false },
  competitor: { fields: ['tmApplicant'], both: false },
  appNo: { fields: ['applicationNumber'], both: false },
  notice: { fields: ['tradeMarkText', 'tmApplicant'], both: true },
  renewal: { fields: ['applicationNumber', 'tmApplicant'], both: false },
  image: { fields: [], both: false },
}

/** What is compared, and what the list shows of it. @throws AppError with every problem of the query. */
export function readMonitor(type: MonitorType, query: MonitorQuery): { rule: MonitorRule; content: string } {
  const problems: SearchProblem[] = []
  const take = <Value>(checked: Checked<Value>): Value | null => {
    if (checked.ok) return checked.value
    problems.push(...checked.problems)
    return null
  }
  const input = (['tradeMarkText', 'tmApplicant', 'applicationNumber'] as const).filter((field) => query[field]?.trim())
  const { fields, both } = criteria[type]
  const unwanted = input.filter((field) => !fields.includes(field))
  if (unwanted.length > 0 || (!both && input.length > 1))
    problems.push(...(unwanted.length > 0 ? unwanted : input).map((field) => searchProblem('severalCriteria', field)))
  if (type === 'image') problems.push(...imageProblems(query))
  else if (!input.some((field) => fields.includes(field))) problems.push(searchProblem('emptyQuery', fields[0]!))

  const rule: MonitorRule = {
    text: null,
    leastScore: leastScores[query.degree ?? 'middle'],
    party: null,
    isWholeName: query.queryWay === 'term',
    keys: [],
    offices: query.country?.length ? (take(checkCountries('country', query.country)) ?? []) : [],
    classes: take(checkClasses('classify', query.classify ?? '')) ?? [],
  }
  for (const field of input) {
    const criterion = take(checkCriterion({ [field]: query[field] }))
    if (criterion?.field === 'tradeMarkText') rule.text = criterion.text
    if (criterion?.field === 'tmApplicant') rule.party = foldPartyText(criterion.text)
    if (criterion?.field === 'applicationNumber') rule.keys = criterion.numbers
  }
  if (problems.length > 0) throw refusalOf(problems)
  return { rule, content: contentOf(query, input, rule) }
}

function imageProblems({ imgFile, markId }: MonitorQuery): SearchProblem[] {
  if (imgFile === undefined && markId === undefined) return [searchProblem('noImage', 'image')]
  return imgFile !== undefined && markId !== undefined ? [searchProblem('severalCriteria', 'image')] : []
}

const LISTED_MAX = 6

function contentOf(query: MonitorQuery, input: readonly Criterion[], { offices, classes }: MonitorRule): string {
  const few = (values: readonly string[]) =>
    values.length > LISTED_MAX ? `${values.slice(0, 3).join(';')}… (${values.length})` : values.join(';')
  const numbers = (query.applicationNumber ?? '').split(';').map((number) => number.trim())
  const formatted = input.map((field) => (field === 'applicationNumber' ? few(numbers) : query[field]!.trim()))
  const named = classes.map((classNo) => String(classNo).padStart(2, '0'))
  return [query.markId, ...formatted, few(offices), few(named)].filter(Boolean).join(' · ')
}
