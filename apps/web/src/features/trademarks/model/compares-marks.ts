import { requestsImage } from '@markwright/domain/marks/condition-text'
import { comparesNames, type Query } from './query.ts'

/** Whether hits are similar by their names, or by an image among the conditions. */
export const comparesMarks = (query: Query) =>
  comparesNames(query) || query.conditions.some((condition) => requestsImage(condition) && condition.op !== 'NOT')
