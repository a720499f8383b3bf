import type { Crop } from '@markwright/api-client/models/crop'
import type { TrademarkQuery } from '@markwright/api-client/models/trademarkQuery'
import { paths } from '../../../shared/lib/paths.ts'
import { readCrop, writeCrop } from '../../../shared/lib/crop.ts'
import { defaultQuery, type Query, toWireQuery } from './query.ts'
import { parseQuery, readView, type ResultView, searchPath } from './search-address.ts'

/** The image as the address names it: a file that was uploaded, or where it lies in the internet. */
export type ImageSource = { imgFile: string } | { imgLineUrl: string }

/** A search by image; of `conditions` all counts but the text and the similar groups. */
export type ImageQuery = { source: ImageSource; crop: Crop | null; conditions: Query }
export type ImageSearch = { query: ImageQuery; view: ResultView }

/** The address of a search by image, without what is at its default. */
export function imageSearchPath({ query, view }: { query: ImageQuery; view?: ResultView }): string {
  const { source, crop, conditions } = query
  const [way, value] = Object.entries(source)[0]!
  const own = [`${way}=${encodeURIComponent(value)}`, ...(crop ? [`crop=${writeCrop(crop)}`] : [])]
  // The conditions are worded as for a search by name; the name, which is empty here, comes first.
  const [, parameters = ''] = searchPath({
    query: { ...defaultQuery, ...conditions, text: '' },
    ...(view && { view }),
  }).split('?')
  const shared = parameters.split('&').filter((entry) => !entry.startsWith(`${conditions.criterion}=`))
  return `${paths.imageSearch}?${[...own, ...shared].join('&')}`
}

/** The conditions of an address, which need not name an image. */
export const readConditions = (parameters: URLSearchParams): Query => ({ ...parseQuery(parameters), groups: '' })

/** Null where the address names no image. */
export function readImageSearch(parameters: URLSearchParams): ImageSearch | null {
  const [imgFile, imgLineUrl] = [parameters.get('imgFile')?.trim(), parameters.get('imgLineUrl')?.trim()]
  const source = imgFile ? { imgFile } : imgLineUrl ? { imgLineUrl } : null
  if (!source) return null
  const query = { source, crop: readCrop(parameters.get('crop') ?? ''), conditions: readConditions(parameters) }
  return { query, view: readView(parameters) }
}

/** The same query by the file that its image is stored as. */
export const withStoredImage = (query: ImageQuery, imgFile: string): ImageQuery => ({
  ...query,
  source: { imgFile },
})

/** The query as the contract words it. */
export function toImageQuery({ source, crop, conditions }: ImageQuery): TrademarkQuery {
  const { degree, country, classify, status, statusEurope, appDate, trialDate, regDate, priorityDate, privateDate } =
    toWireQuery({ ...conditions, criterion: 'tradeMarkText', way: 'similar' })
  const requested = {
    degree,
    country,
    classify,
    status,
    statusEurope,
    appDate,
    trialDate,
    regDate,
    priorityDate,
    privateDate,
  }
  const input = Object.fromEntries(Object.entries(requested).filter(([, value]) => value !== undefined))
  return { ...source, ...(crop && { crop }), ...input }
}
