import { countryName } from '@markwright/domain/places/countries'
import type { Language } from '@markwright/domain/site/language'
import { CLASS_NO_MAX, parseClass } from '@markwright/domain/marks/class-numbers'
import { selectClasses } from '@markwright/domain/marks/class-selection'
import { niceClassName } from '@markwright/domain/marks/nice-classes'
import { splitList } from '@markwright/domain/marks/search-list'
import { dayFields, type DayField } from '@markwright/domain/marks/search-query'
import { allCountries, type DaySpan, type Query, sameList } from './query.ts'
import { defaultStatusChoices, statusChoices } from './status-choices.ts'

/** How a choice is described: everything, its members by name while they are few, or how many they are. */
export type Formatted =
  | { kind: 'all' }
  | { kind: 'named'; names: string[] }
  | { kind: 'counted'; names: string[]; rest: number }

const NAMED_MAX = 3

const formatted = (names: string[]): Formatted =>
  names.length <= NAMED_MAX
    ? { kind: 'named', names }
    : { kind: 'counted', names: names.slice(0, 2), rest: names.length - 2 }

export const formatCountries = (countries: Query['countries'], language: Language): Formatted =>
  countries.length === allCountries.length
    ? { kind: 'all' }
    : formatted(countries.map((code) => countryName(code, language)))

/** Classes by number, as a sentence names them. */
export const classNumbers = (classes: string): number[] =>
  splitList(classes).flatMap(({ value }) => parseClass(value) ?? [])

export function formatClasses(classes: string, language: Language): Formatted {
  const { shown } = selectClasses(classNumbers(classes))
  if (shown.length === CLASS_NO_MAX) return { kind: 'all' }
  return formatted(shown.map((no) => `${no} ${niceClassName(no, language)}`))
}

/** Null where the default is requested. */
export function formatStatuses(statuses: Query['statuses'], language: Language): Formatted | null {
  if (sameList(statuses, defaultStatusChoices)) return null
  if (statuses.length === 0 || statuses.length === statusChoices.length) return { kind: 'all' }
  const chosen = statusChoices.filter(({ id }) => statuses.includes(id))
  return formatted(chosen.map(({ zh, en }) => (language === 'cn' ? zh : en)))
}

export const formatDays = (days: Query['days']): { field: DayField; span: DaySpan }[] =>
  dayFields.flatMap((field) => {
    const span = days[field]
    return span && (span.from || span.to) ? [{ field, span }] : []
  })
