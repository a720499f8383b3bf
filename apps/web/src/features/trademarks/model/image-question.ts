import type { Crop } from '@markwright/api-client/models/crop'
import type { TrademarkQuery } from '@markwright/api-client/models/trademarkQuery'
import { paths } from '../../../app/paths.ts'
import { readCrop, writeCrop } from '../../../shared/lib/crop.ts'
import { defaultQuestion, type Question, toWireQuery } from './question.ts'
import { readQuestion, readView, type ResultView, searchPath } from './search-address.ts'

/** The image as the address names it: a file that was uploaded, or where it lies in the internet. */
export type ImageSource = { imgFile: string } | { imgLineUrl: string }

/** A search by image; of `conditions` all counts but the text and the similar groups. */
export type ImageQuestion = { source: ImageSource; crop: Crop | null; conditions: Question }
export type ImageSearch = { question: ImageQuestion; view: ResultView }

/** The address of a search by image, without what is at its default. */
export function imageSearchPath({ question, view }: { question: ImageQuestion; view?: ResultView }): string {
  const { source, crop, conditions } = question
  const [way, value] = Object.entries(source)[0]!
  const own = [`${way}=${encodeURIComponent(value)}`, ...(crop ? [`crop=${writeCrop(crop)}`] : [])]
  // The conditions are worded as for a search by name; the name, which is empty here, comes first.
  const [, query = ''] = searchPath({
    question: { ...defaultQuestion, ...conditions, text: '' },
    ...(view && { view }),
  }).split('?')
  const shared = query.split('&').filter((entry) => !entry.startsWith(`${conditions.criterion}=`))
  return `${paths.imageSearch}?${[...own, ...shared].join('&')}`
}

/** The conditions of an address, which need not name an image. */
export const readConditions = (parameters: URLSearchParams): Question => ({ ...readQuestion(parameters), groups: '' })

/** Null where the address names no image. */
export function readImageSearch(parameters: URLSearchParams): ImageSearch | null {
  const [imgFile, imgLineUrl] = [parameters.get('imgFile')?.trim(), parameters.get('imgLineUrl')?.trim()]
  const source = imgFile ? { imgFile } : imgLineUrl ? { imgLineUrl } : null
  if (!source) return null
  const question = { source, crop: readCrop(parameters.get('crop') ?? ''), conditions: readConditions(parameters) }
  return { question, view: readView(parameters) }
}

/** The same question by the file that its image is stored as. */
export const withStoredImage = (question: ImageQuestion, imgFile: string): ImageQuestion => ({
  ...question,
  source: { imgFile },
})

/** The question as the contract words it. */
export function toImageQuery({ source, crop, conditions }: ImageQuestion): TrademarkQuery {
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
  const given = Object.fromEntries(Object.entries(requested).filter(([, value]) => value !== undefined))
  return { ...source, ...(crop && { crop }), ...given }
}
