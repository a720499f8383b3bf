import { requestsImage } from '@markwright/domain/marks/condition-text'
import type { SoughtAddress } from '../../../shared/lib/paths.ts'
import { comparesNames, type Query } from './query.ts'

/** What a query searches for, to be compared with what it found; null where it has no name and no image. */
export function soughtOf(query: Query, imgFile?: string): SoughtAddress | null {
  const { text, countries, classes, groups, conditions } = query
  const name = comparesNames(query) ? text.trim() : ''
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
