import { GazetteNoticeKind } from '@markwright/api-client/models/gazetteNoticeKind'
import { parseClass } from '@markwright/domain/marks/class-numbers'
import { paths } from '../../../shared/lib/paths.ts'
import {
  addressCodec,
  type AddressState,
  choiceParameter,
  pageParameter,
  parameter,
  textParameter,
} from '../../../shared/lib/address-codec.ts'

export const noticeKinds = Object.values(GazetteNoticeKind)

const HOME_OFFICE = 'CN'

const parameters = {
  office: parameter<string>((text) => (/^[A-Z]{2}$/.test(text) ? text : HOME_OFFICE), HOME_OFFICE, { name: 'country' }),
  issue: parameter<string | null>((text) => text.slice(0, 60) || null, null),
  kind: choiceParameter(noticeKinds, { name: 'type', otherwise: null }),
  classNo: parameter(parseClass, null, { name: 'class' }),
  keyword: textParameter({ lengthMax: 100 }),
  page: pageParameter('current'),
}
const codec = addressCodec(parameters)

/** What is requested of a gazette; without an issue the latest one, without a class or a kind all of them. */
export type GazetteQuery = AddressState<typeof parameters>

/** The address of a gazette, without what is at its default. */
export function gazettePath(query: Partial<GazetteQuery>): string {
  const written = codec.write(query)
  return written.size > 0 ? `${paths.gazette}?${written}` : paths.gazette
}

export const readGazetteAddress = codec.read

export const gazetteNoticePath = (id: string) => `${paths.gazetteNotice}?id=${encodeURIComponent(id)}`
