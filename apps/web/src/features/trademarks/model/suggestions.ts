import { comparesMarks } from './compares-marks.ts'
import { allCountries, type Question, sameList, withCriterion } from './question.ts'

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
export type Suggestion = { name: SuggestionName; question: Question }

/** Wider questions that may find something where this one finds nothing, the nearest first. */
export function suggestionsFor(question: Question): Suggestion[] {
  const { criterion, way, degree, countries, classes, groups, statuses, days, text, conditions } = question
  const isPlain = conditions.length === 0
  const suggestions: (Suggestion | false)[] = [
    isPlain &&
      criterion === 'tradeMarkText' &&
      /^G?\d{5,}$/i.test(text.trim()) && { name: 'asNumber', question: withCriterion(question, 'applicationNumber') },
    isPlain &&
      criterion === 'tradeMarkText' &&
      way !== 'similar' && { name: 'similarWay', question: { ...question, way: 'similar' } },
    isPlain &&
      criterion !== 'tradeMarkText' &&
      way === 'term' && { name: 'contains', question: { ...question, way: 'match' } },
    comparesMarks(question) && degree !== 'low' && { name: 'lowerDegree', question: { ...question, degree: 'low' } },
    classes.trim() !== '' && { name: 'allClasses', question: { ...question, classes: '' } },
    groups.trim() !== '' && { name: 'allGroups', question: { ...question, groups: '' } },
    Object.keys(days).length > 0 && { name: 'allDays', question: { ...question, days: {} } },
    statuses.length > 0 && { name: 'allStatuses', question: { ...question, statuses: [] } },
    !sameList(countries, allCountries) && { name: 'allCountries', question: { ...question, countries: allCountries } },
  ]
  return suggestions.filter((suggestion) => suggestion !== false)
}
