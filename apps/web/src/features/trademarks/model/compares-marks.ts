import { requestsImage } from '@markwright/domain/condition-text'
import { comparesNames, type Question } from './question.ts'

/** Whether hits are similar by their names, or by an image among the conditions. */
export const comparesMarks = (question: Question) =>
  comparesNames(question) || question.conditions.some((condition) => requestsImage(condition) && condition.op !== 'NOT')
