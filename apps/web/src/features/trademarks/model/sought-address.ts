import { requestsImage } from '@markwright/domain/condition-text'
import type { SoughtAddress } from '../../../app/paths.ts'
import { comparesNames, type Question } from './question.ts'

/** What a question searches for, to be compared with what it found; null where it has no name and no image. */
export function soughtOf(question: Question, imgFile?: string): SoughtAddress | null {
  const { text, countries, classes, groups, conditions } = question
  const name = comparesNames(question) ? text.trim() : ''
  const image = imgFile ?? conditions.find((each) => requestsImage(each) && each.op !== 'NOT')?.value ?? ''
  if (!name && !image) return null
  return {
    ...(name && { name }),
    ...(image && { image }),
    country: countries.join(';'),
    classify: classes.trim(),
    similarGroup: groups.trim(),
  }
}
