import type { PatentSearchType } from './patent-labels.ts'

/** Path of the page of results, within the pages of the site. */
export const PATENT_RESULTS_PATH = '/patentSearch/list'

/** What is in the fields of a patent search, each by its name in the contract; days are `from;to`, countries `CN;US`. */
export const patentSearchFields = [
  'text',
  'similarTo',
  'keyword',
  'not_cut_word',
  'apply_no_all',
  'pub_no_all',
  'applicant',
  'inventor',
  'agency',
  'ipc',
  'cpc',
  'patentType',
  'expr',
  'importId',
  'apply_date',
  'pub_date',
  'country',
  'legalStatus',
] as const
export type PatentSearchField = (typeof patentSearchFields)[number]

/**
 * The path of the results of a search; fields without content are left out.
 * @param filter values by the name of the facet by which the results are filtered
 */
export function patentResultsPath(
  mode: PatentSearchType,
  fields: Partial<Record<PatentSearchField, string | undefined>>,
  filter: Readonly<Record<string, readonly string[] | undefined>> = {},
): string {
  const entries: [string, string][] = [
    ['mode', mode],
    ...patentSearchFields.flatMap((field): [string, string][] => {
      const value = fields[field]?.trim()
      return value && value !== ';' ? [[field, value]] : []
    }),
    ...Object.entries(filter).flatMap(([name, values = []]) =>
      values.map((value): [string, string] => [`filter.${name}`, value]),
    ),
  ]
  return `${PATENT_RESULTS_PATH}?${new URLSearchParams(entries).toString()}`
}
