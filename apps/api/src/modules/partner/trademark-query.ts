import type { PartnerBody } from '@markwright/contract/partner'
import type { WireQuery } from '../trademarks/index.ts'

/** A search in the fields of the site, without its offices and its page. */
export type UnplacedQuery = Omit<WireQuery, 'pageNum' | 'pageSize' | 'country'>

type Search = PartnerBody<'searchTrademarks'>
type ImageSearch = PartnerBody<'searchTrademarksByImage'>

const STATUSES = '1;2;3;4;5;6;7'
const STATUSES_ABROAD = '1;2;3;4;5;6;7;8;9;10;11;12;13'
const ways = { similar: 'similar', exact: 'term', contains: 'match' } as const
const dayFields = ['appDate', 'trialDate', 'regDate', 'priorityDate', 'expiryDate'] as const

export const classList = (classes: readonly number[] = []) =>
  classes.map((classNo) => String(classNo).padStart(2, '0')).join(';')

/** What searches have in common. */
function surroundingsOf(body: Search | ImageSearch) {
  const chosen = body.statuses?.join(';')
  const days = dayFields.flatMap((field) => (body[field] ? [[field, body[field]] as const] : []))
  return {
    classify: classList(body.classes),
    status: chosen ?? STATUSES,
    statusEurope: chosen ?? STATUSES_ABROAD,
    degree: body.degree ?? 'middle',
    fastOrHigh: 1 as const,
    normalize: false,
    queryWay: 'similar' as const,
    sort: body.sort ?? 'score',
    ...(body.similarGroups && { similarGroup: body.similarGroups.join(';') }),
    ...Object.fromEntries(days),
  }
}

export function queryOf(body: Search): UnplacedQuery {
  return {
    ...surroundingsOf(body),
    queryWay: ways[body.way ?? 'similar'],
    normalize: body.normalize ?? false,
    ...(body.text !== undefined && { tradeMarkText: body.text }),
    ...(body.applicationNumbers && { applicationNumber: body.applicationNumbers.join(';') }),
    ...(body.registrationNumbers && { registerNumber: body.registrationNumbers.join(';') }),
    ...(body.applicant !== undefined && { tmApplicant: body.applicant }),
    ...(body.address !== undefined && { tmAddress: body.address }),
    ...(body.agent !== undefined && { tmAgent: body.agent }),
    ...(body.goods !== undefined && { goods: body.goods }),
    ...(body.viennaCodes && { viennaChoosedArr: body.viennaCodes }),
  }
}

export function imageQueryOf(body: ImageSearch): UnplacedQuery {
  return {
    ...surroundingsOf(body),
    ...(body.imageBase64 !== undefined && { imgOriginalBase64: body.imageBase64 }),
    ...(body.imageUrl !== undefined && { imgLineUrl: body.imageUrl }),
    ...(body.crop && { crop: body.crop }),
  }
}
