import type { PatentFilter } from '@markwright/api-client/models/patentFilter'
import type { PatentQuery } from '@markwright/api-client/models/patentQuery'
import {
  PATENT_TEXT_MAX,
  patentSearchTypes,
  type PatentSearchType,
  patentStatuses,
} from '@markwright/domain/patents/patent-labels'
import {
  PATENT_FIELD_LENGTH_MAX,
  PATENT_FIELD_NUMBERS_MAX,
  splitPatentNumbers,
} from '@markwright/domain/patents/patent-number-list'
import { type PatentSearchField, patentResultsPath } from '@markwright/domain/patents/patent-search-address'
import { paths } from '../../../shared/lib/paths.ts'

/** A field of the forms; what a publication is compared with is no field of a form. */
export type QueryField = Exclude<PatentSearchField, 'similarTo'>

/** A search as it is in the address. */
export type PatentFormQuery = { mode: PatentSearchType } & Partial<Record<QueryField, string>>

export const facetNames = ['legalStatus', 'country', 'type', 'applicant', 'inventor', 'ipc', 'year'] as const
export type FacetName = (typeof facetNames)[number]

export const sorts = ['relevance', '-pubDate', 'pubDate', '-applyDate', 'applyDate'] as const
export type PatentSort = (typeof sorts)[number]
export const sizes = [10, 20, 50] as const

/** How the answer is looked at. */
export type PatentView = {
  filter: PatentFilter
  sort: PatentSort
  page: number
  size: number
  collapse: 'none' | 'family'
  charts: 'hidden' | 'shown'
}
export const defaultView: PatentView = {
  filter: {},
  sort: 'relevance',
  page: 1,
  size: 10,
  collapse: 'none',
  charts: 'hidden',
}

/** Fields of a simple search besides its words; beside a description they restrict what is similar to it. */
const singleFields = [
  'not_cut_word',
  'apply_no_all',
  'pub_no_all',
  'applicant',
  'inventor',
  'agency',
  'ipc',
  'cpc',
] as const satisfies readonly QueryField[]
/** What restricts a description; words and an expression are in addresses only. */
export const restrictingFields = [...singleFields, 'keyword', 'expr'] as const

/** Fields by which a mode searches; the rest limits any of them. */
export const soughtFields: Record<PatentSearchType, readonly QueryField[]> = {
  semantic: ['text'],
  simple: ['keyword', ...singleFields],
  advanced: ['expr'],
  batch: ['importId'],
}
/** Fields that take a list of numbers. */
const numberFields = ['apply_no_all', 'pub_no_all'] as const satisfies readonly QueryField[]
export const takesNumbers = (field: QueryField): boolean => numberFields.some((each) => each === field)

/** What is in the form of a batch search before it is sent. */
export type NumbersDraft = { text: string; type: 'auto' | 'pubNo' | 'appNo' }

/** A list that is too long for its field, as a batch search takes it; null where none is. */
export function tooManyNumbers(query: PatentFormQuery): { count: number; batch: NumbersDraft } | null {
  for (const field of numberFields) {
    const numbers = fieldsOf(query.mode).includes(field) ? splitPatentNumbers(query[field] ?? '') : []
    const type = field === 'pub_no_all' ? 'pubNo' : 'appNo'
    if (numbers.length > PATENT_FIELD_NUMBERS_MAX)
      return { count: numbers.length, batch: { text: numbers.join('\n'), type } }
  }
  return null
}

const limits: readonly QueryField[] = ['apply_date', 'pub_date', 'country', 'patentType', 'legalStatus']

const fieldsOf = (mode: PatentSearchType): readonly QueryField[] =>
  mode === 'batch'
    ? soughtFields.batch
    : [...soughtFields[mode], ...(mode === 'semantic' ? restrictingFields : []), ...limits]

/** Whether anything is searched for. A simple search may be by its limits alone. */
export const hasCriteria = (query: PatentFormQuery): boolean =>
  (query.mode === 'simple' ? fieldsOf('simple') : soughtFields[query.mode]).some((field) => query[field]?.trim())

const entriesOf = (query: PatentFormQuery): [string, string][] =>
  fieldsOf(query.mode).flatMap((field): [string, string][] => {
    const value = query[field]?.trim()
    return value && value !== ';' ? [[field, value]] : []
  })

/** The form with this search in it. */
export const formPath = (query: PatentFormQuery): string =>
  `${paths.patentSearch}?${new URLSearchParams([['mode', query.mode], ...entriesOf(query)])}`

/** The results of a search; complete, and without what is at its default. */
export function resultsPath(query: PatentFormQuery, view: PatentView = defaultView): string {
  const fields = Object.fromEntries(fieldsOf(query.mode).map((field) => [field, query[field]]))
  const filter = Object.fromEntries(facetNames.map((name) => [name, view.filter[name]]))
  const changed = (['sort', 'page', 'size', 'collapse', 'charts'] as const)
    .filter((name) => view[name] !== defaultView[name])
    .map((name) => [name, String(view[name])])
  const path = patentResultsPath(query.mode, fields, filter)
  return changed.length > 0 ? `${path}&${new URLSearchParams(changed)}` : path
}

export function parseQuery(parameters: URLSearchParams): PatentFormQuery {
  const mode = patentSearchTypes.find((each) => each === parameters.get('mode')) ?? 'semantic'
  const query: PatentFormQuery = { mode }
  for (const field of fieldsOf(mode)) {
    const value = parameters.get(field)?.trim()
    if (value) query[field] = value.slice(0, takesNumbers(field) ? PATENT_FIELD_LENGTH_MAX : PATENT_TEXT_MAX)
  }
  // An older link, and one from a record.
  const similarTo = parameters.get('similarTo')
  if (mode === 'semantic' && similarTo && !query.text) query.text = similarTo
  return query
}

export function readView(parameters: URLSearchParams): PatentView {
  const filter: Record<string, string[]> = {}
  for (const name of facetNames) {
    const values = parameters.getAll(`filter.${name}`).filter(Boolean)
    if (values.length > 0) filter[name] = values
  }
  const { legalStatus: _status, ...others } = filter
  const status = patentStatuses.find((each) => each === parameters.get('filter.legalStatus'))
  const page = Number(parameters.get('page'))
  return {
    filter: { ...others, ...(status && { legalStatus: [status] }) },
    sort: sorts.find((each) => each === parameters.get('sort')) ?? defaultView.sort,
    page: Number.isInteger(page) && page > 0 && page <= 100_000 ? page : 1,
    size: sizes.find((each) => String(each) === parameters.get('size')) ?? defaultView.size,
    collapse: parameters.get('collapse') === 'family' ? 'family' : 'none',
    charts: parameters.get('charts') === 'shown' ? 'shown' : 'hidden',
  }
}

/** What is requested of the server. */
export function toQuery(query: PatentFormQuery, view: PatentView): PatentQuery {
  const { mode, apply_date: filed, pub_date: published, country, legalStatus, ...texts } = query
  const days = (span: string | undefined) => {
    const [from = '', to = ''] = span?.split(';') ?? []
    return from || to ? [from || null, to || null] : undefined
  }
  return {
    patentSearchType: mode,
    ...texts,
    ...(days(filed) && { apply_date: days(filed)! }),
    ...(days(published) && { pub_date: days(published)! }),
    ...(country && { country: country.split(';') }),
    ...(legalStatus && { legalStatus: legalStatus as PatentQuery['legalStatus'] }),
    filter: view.filter,
    sort: view.sort,
    current: view.page,
    size: view.size,
    collapse: view.collapse,
  }
}

export const isFiltered = ({ filter }: PatentView) => facetNames.some((name) => filter[name]?.length)

/** With a value among those filtered by, or without it; of legal status there is one at most. */
export function withValue(filter: PatentFilter, name: FacetName, value: string, isChosen: boolean): PatentFilter {
  const others = name === 'legalStatus' ? [] : (filter[name] ?? []).filter((each) => each !== value)
  const values = isChosen ? [...others, value] : others
  const { [name]: _chosen, ...rest } = filter
  return values.length > 0 ? { ...rest, [name]: values } : rest
}

/** A search in a line. */
export function textOf(query: PatentFormQuery): string {
  return fieldsOf(query.mode)
    .flatMap((field) => (query[field] && field !== 'importId' ? query[field].replace(/^;|;$/g, '') : []))
    .join(' · ')
}
