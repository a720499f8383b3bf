import type { WireCondition } from './search-conditions.ts'

export { requestsImage } from './requests-image.ts'

const FIELD = /^(?:SBMC|SQRMC|SQRDZ|SQH|ZCH|SQR|CSGGR|ZCR|YXQR|ZYQDQR|SBZT|SFYX|SFGYSB|SBTP)$/
const OPERATOR = /^(?:AND|OR|NOT)$/
const WAY = /^(?:similar|term|match)?$/

/** A condition as one part of an address: `AND,SBMC,similar,云澜`. */
export const writeCondition = ({ op = 'AND', field, way, value }: WireCondition): string =>
  [op, field, way ?? '', value].join(',')

/** Null for a text that is no condition. The value, which comes last, may have commas. */
export function readCondition(text: string): WireCondition | null {
  const [op = '', field = '', way = '', ...value] = text.split(',')
  if (!OPERATOR.test(op) || !FIELD.test(field) || !WAY.test(way)) return null
  return {
    op: op as WireCondition['op'],
    field: field as WireCondition['field'],
    ...(way && { way: way as WireCondition['way'] }),
    value: value.join(','),
  }
}
