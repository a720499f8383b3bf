import type { Facets } from '@markwright/api-client/models/facets'
import type { SecondFilter } from '@markwright/api-client/models/secondFilter'
import { countryName } from '@markwright/domain/places/countries'
import type { Language } from '@markwright/domain/site/language'
import { niceClassName } from '@markwright/domain/marks/nice-classes'
import { statusText } from '@markwright/domain/marks/trademark-status'
import { type FacetName, facetNames } from './facet-names.ts'

export type Filter = SecondFilter

export const isFiltered = (filter: Filter) => facetNames.some((name) => (filter[name] ?? []).length > 0)

/** With the values among those that are chosen, or without them. */
export function withValues(filter: Filter, name: FacetName, values: readonly string[], areChosen: boolean): Filter {
  const { [name]: chosen = [], ...rest } = filter
  const others = chosen.filter((value) => !values.includes(value))
  const next = areChosen ? [...others, ...values] : others
  return next.length > 0 ? { ...rest, [name]: next } : rest
}

/** A line of a list. Values of one label, such as a status of several offices, are one line. */
export type FacetLine = { values: string[]; label: string; count: number; isChosen: boolean }

/** The lines of a list; what is chosen stays in it even when nothing is left of it. */
export function facetLines(
  name: FacetName,
  filter: Filter,
  facets: Facets | undefined,
  language: Language,
): FacetLine[] {
  const chosen = filter[name] ?? []
  const known = facets?.[name] ?? []
  const missing = chosen.filter((value) => !known.some((each) => each.value === value))
  const lines = new Map<string, FacetLine>()
  for (const { value, label, count } of [
    ...known,
    ...missing.map((value) => ({ value, label: labelOf(name, value, language), count: 0 })),
  ]) {
    const line = lines.get(label) ?? { values: [], label, count: 0, isChosen: false }
    lines.set(label, {
      ...line,
      values: [...line.values, value],
      count: line.count + count,
      isChosen: line.isChosen || chosen.includes(value),
    })
  }
  return [...lines.values()]
}

/** Everything that is filtered by. */
export const chosenLines = (filter: Filter, facets: Facets | undefined, language: Language) =>
  facetNames.flatMap((name) =>
    facetLines(name, filter, facets, language)
      .filter(({ isChosen }) => isChosen)
      .map((line) => ({ name, ...line })),
  )

function labelOf(name: FacetName, value: string, language: Language): string {
  if (name === 'country') return countryName(value, language)
  if (name === 'tmstatuscode') return statusText(Number(value), language)
  if (name === 'isvalid') return validity[value === '1' ? 1 : 0][language]
  if (name === 'niceList') return `${value} ${niceClassName(Number(value), language)}`.trim()
  return value
}

const validity = [
  { cn: '无效', en: 'Invalid' },
  { cn: '有效', en: 'Valid' },
] as const
