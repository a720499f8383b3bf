import type { SecondFilter } from '@markwright/api-client/models/secondFilter'
import type { TrademarkQuerySort } from '@markwright/api-client/models/trademarkQuerySort'
import { readCondition, writeCondition } from '@markwright/domain/marks/condition-text'
import { dayFields } from '@markwright/domain/marks/search-query'
import { paths } from '../../../shared/lib/paths.ts'
import { facetNames } from './facet-names.ts'
import type { Filter } from './facets.ts'
import {
  allCountries,
  type DaySpan,
  defaultQuery,
  degrees,
  formCriteria,
  inOrder,
  type Query,
  sameList,
  textLengthMax,
  waysOf,
  withCriterion,
} from './query.ts'
import { choicesOfCodes, defaultStatusChoices } from './status-choices.ts'

export const sorts = [
  'score',
  '-appDate',
  'appDate',
  '-regDate',
  'regDate',
  '-expiryDate',
  'expiryDate',
] as const satisfies TrademarkQuerySort[]
export type Sort = (typeof sorts)[number]

/** Spec 2 §9. */
const PAGE_SIZE = 56
export const pageSizes = [28, PAGE_SIZE, 100] as const

const layouts = ['table', 'cards'] as const
export type Layout = (typeof layouts)[number]

/** How an answer is looked at. */
export type ResultView = {
  filter: Filter
  page: number
  size: number
  sort: Sort
  /** Null for what suits the width of the screen. */
  layout: Layout | null
}

export const defaultView: ResultView = { filter: {}, page: 1, size: PAGE_SIZE, sort: 'score', layout: null }

export type Search = { query: Query; view: ResultView }

const ALL = 'all'

/**
 * The address of a search: readable, complete, and without what is at its default, so that anyone who opens it sees the
 * same. Fields are named as in the contract.
 */
export function searchPath({ query, view }: { query: Query; view?: ResultView }): string {
  const { criterion, way, degree, countries, classes, groups, statuses, days, conditions } = query
  const { filter, page, size, sort, layout } = view ?? defaultView
  const isCombined = conditions.length > 0
  const entries: [string, string][] = isCombined
    ? conditions.map((condition) => ['c', writeCondition(condition)])
    : [[criterion, query.text.trim()]]
  const add = (name: string, value: string, initial = '') => value !== initial && entries.push([name, value])

  if (!isCombined && waysOf(criterion).length > 0) add('queryWay', way, waysOf(criterion)[0])
  add('degree', degree, defaultQuery.degree)
  const chosen = inOrder(countries)
  if (!sameList(chosen, defaultQuery.countries))
    add('country', chosen.length === allCountries.length ? ALL : chosen.join(';'))
  add('classify', classes.trim())
  add('similarGroup', groups.trim())
  if (!sameList(statuses, defaultStatusChoices)) add('status', statuses.length === 0 ? ALL : statuses.join(';'))
  for (const field of dayFields) {
    const { from = '', to = '' } = days[field] ?? {}
    if (from || to) add(field, `${from};${to}`)
  }
  for (const name of facetNames) add(`filter.${name}`, (filter[name] ?? []).join(';'))
  add('sort', sort, defaultView.sort)
  add('view', layout ?? '')
  add('size', String(size), String(PAGE_SIZE))
  add('page', String(page), '1')
  return `${isCombined ? paths.newQuery : paths.combinedQuery}?${entries.map(([name, value]) => `${name}=${encodeReadably(value)}`).join('&')}`
}

/** Null where the address has no query. What cannot be understood is left out. */
export function readSearch(parameters: URLSearchParams): Search | null {
  const conditions = parameters.getAll('c').flatMap((text) => readCondition(text) ?? [])
  if (conditions.length > 0)
    return { query: withConditions(parseQuery(parameters), conditions), view: readView(parameters) }
  const criterion = formCriteria.find((field) => parameters.get(field)?.trim())
  return criterion ? { query: parseQuery(parameters, criterion), view: readView(parameters) } : null
}

/** The query with these conditions in place of a criterion. */
export function withConditions(query: Query, conditions: Query['conditions']): Query {
  const name = conditions.find(({ field, op, way }) => field === 'SBMC' && op !== 'NOT' && way !== 'match')
  return { ...query, criterion: 'tradeMarkText', text: name?.value.trim() ?? '', conditions }
}

/** The settings of an address without a criterion, for a form that is opened from a link. */
export function parseQuery(parameters: URLSearchParams, criterion: Query['criterion'] = defaultQuery.criterion): Query {
  const read = (name: string) => parameters.get(name) ?? ''
  const way = waysOf(criterion).find((each) => each === read('queryWay'))
  const countries = read('country') === ALL ? allCountries : inOrder(read('country').split(';'))
  const statuses = read('status') === ALL ? [] : choicesOfCodes(read('status'))
  return withCriterion(
    {
      ...defaultQuery,
      text: read(criterion).trim().slice(0, textLengthMax(criterion)),
      way: way ?? waysOf(criterion)[0] ?? defaultQuery.way,
      degree: degrees.find((each) => each === read('degree')) ?? defaultQuery.degree,
      countries: countries.length > 0 ? countries : defaultQuery.countries,
      classes: read('classify').trim(),
      groups: read('similarGroup').trim(),
      statuses: parameters.has('status') ? statuses : defaultStatusChoices,
      days: Object.fromEntries(
        dayFields.flatMap((field) => {
          const span = readSpan(read(field))
          return span ? [[field, span]] : []
        }),
      ),
    },
    criterion,
  )
}

export function readView(parameters: URLSearchParams): ResultView {
  const read = (name: string) => parameters.get(name) ?? ''
  const filter: SecondFilter = {}
  for (const name of facetNames) {
    const values = read(`filter.${name}`).split(';').filter(Boolean)
    if (values.length > 0) filter[name] = values
  }
  const page = Number(read('page'))
  return {
    filter,
    page: Number.isInteger(page) && page > 0 && page <= 100_000 ? page : 1,
    size: pageSizes.find((size) => size === Number(read('size'))) ?? PAGE_SIZE,
    sort: sorts.find((sort) => sort === read('sort')) ?? defaultView.sort,
    layout: layouts.find((layout) => layout === read('view')) ?? null,
  }
}

function readSpan(text: string): DaySpan | null {
  const [from = '', to = ''] = text.split(';').map((day) => day.trim())
  return from || to ? { from, to } : null
}

/** Whether an address requests nothing, so that a form may show what was typed before. */
export const isBlank = (query: Query) => searchPath({ query }) === searchPath({ query: defaultQuery })

/** Leaves letters and semicolons as they are, which browsers show and copy well. */
const encodeReadably = (text: string) =>
  text
    // A lone half of a pair has no encoding.
    .replaceAll(/\p{Surrogate}/gu, '\uFFFD')
    .replaceAll(/[^\p{L}\p{N};,.~_-]/gu, (character) => encodeURIComponent(character))
