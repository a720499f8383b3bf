import { comparesMarks } from './compares-marks.ts'
import { allCountries, type Query, sameList, withCriterion } from './query.ts'

type SuggestionName =
  | 'similarWay'
  | 'lowerDegree'
  | 'allClasses'
  | 'allGroups'
  | 'allStatuses'
  | 'allDays'
  | 'allCountries'
  | 'asNumber'
  | 'contains'
export type Suggestion = { name: SuggestionName; query: Query }

/** Wider queries that may find something where this one finds nothing, the nearest first. */
export function suggestionsFor(query: Query): Suggestion[] {
  const { criterion, way, degree, countries, classes, groups, statuses, days, text, conditions } = query
  const isPlain = conditions.length === 0
  const suggestions: (Suggestion | false)[] = [
    isPlain &&
      criterion === 'tradeMarkText' &&
      /^G?\d{5,}$/i.test(text.trim()) && { name: 'asNumber', query: withCriterion(query, 'applicationNumber') },
    isPlain &&
      criterion === 'tradeMarkText' &&
      way !== 'similar' && { name: 'similarWay', query: { ...query, way: 'similar' } },
    isPlain &&
      criterion !== 'tradeMarkText' &&
      way === 'term' && { name: 'contains', query: { ...query, way: 'match' } },
    comparesMarks(query) && degree !== 'low' && { name: 'lowerDegree', query: { ...query, degree: 'low' } },
    classes.trim() !== '' && { name: 'allClasses', query: { ...query, classes: '' } },
    groups.trim() !== '' && { name: 'allGroups', query: { ...query, groups: '' } },
    Object.keys(days).length > 0 && { name: 'allDays', query: { ...query, days: {} } },
    statuses.length > 0 && { name: 'allStatuses', query: { ...query, statuses: [] } },
    !sameList(countries, allCountries) && { name: 'allCountries', query: { ...query, countries: allCountries } },
  ]
  return suggestions.filter((suggestion) => suggestion !== false)
}
