import { parseClass } from '@markwright/domain/marks/class-numbers'
import { goodsClassificationPath } from '../../../shared/lib/paths.ts'
import {
  addressCodec,
  type AddressState,
  choiceParameter,
  pageParameter,
  parameter,
  textParameter,
} from '../../../shared/lib/address-codec.ts'

export const views = ['browse', 'list', 'suggest', 'vienna'] as const
export type View = (typeof views)[number]

export const KEYWORD_LENGTH_MAX = 50
/** Longer descriptions would not fit into every address. */
export const TEXT_LENGTH_MAX = 1000

const parameters = {
  view: choiceParameter(views, { otherwise: 'browse' }),
  keyword: textParameter({ lengthMax: KEYWORD_LENGTH_MAX }),
  /** Whose groups are shown, or by which the finds are filtered. */
  classNo: parameter(parseClass, null),
  /** Code of the similar group that is shown. */
  group: parameter((text) => (/^\d{4}$/.test(text) ? text : null), null),
  page: pageParameter('current'),
  /** The description for which classes are suggested. */
  text: textParameter({ lengthMax: TEXT_LENGTH_MAX }),
}
const codec = addressCodec(parameters)

/** What the page of the classification shows; the address holds all of it. */
export type ClassificationQuery = AddressState<typeof parameters>

/** An address, without what is at its default. */
export function classificationPath(query: Partial<ClassificationQuery>): string {
  const written = codec.write(query)
  return written.size > 0 ? `${goodsClassificationPath}&${written}` : goodsClassificationPath
}

export const readClassificationAddress = codec.read
