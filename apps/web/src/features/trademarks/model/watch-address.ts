import { newMonitorPath } from '../../../shared/lib/paths.ts'
import { writeCrop } from '../../../shared/lib/crop.ts'
import type { ImageQuery } from './image-query.ts'
import { allCountries, comparesNames, type Query } from './query.ts'

/** Where a monitor of an image is begun that was searched with. */
export function imageWatchPath({ crop, conditions }: ImageQuery, imgFile: string): string {
  const { degree, countries, classes } = conditions
  return newMonitorPath({
    type: 'image',
    imgFile,
    ...(crop && { crop: writeCrop(crop) }),
    degree,
    ...placesOf({ countries, classes }),
  })
}

const placesOf = ({ countries, classes }: Pick<Query, 'countries' | 'classes'>) => ({
  ...(countries.length < allCountries.length && { country: countries.join(';') }),
  ...(classes.trim() && { classify: classes.trim() }),
})

/** Where a monitor of the same query is begun; null where no monitor can observe it. Status and days are of what is known. */
export function watchPath(query: Query): string | null {
  const { criterion, text, way, degree, countries, classes, groups, conditions } = query
  if (conditions.length > 0 || groups.trim() !== '') return null
  const common = placesOf({ countries, classes })
  if (comparesNames(query)) return newMonitorPath({ type: 'similar', tradeMarkText: text, degree, ...common })
  if (criterion === 'tmApplicant')
    return newMonitorPath({ type: 'applicant', tmApplicant: text, queryWay: way, ...common })
  if (criterion === 'applicationNumber' || criterion === 'registerNumber')
    return newMonitorPath({ type: 'appNo', applicationNumber: text, ...common })
  return null
}
