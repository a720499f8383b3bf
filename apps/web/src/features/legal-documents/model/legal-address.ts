import { LegalDocumentKind } from '@markwright/api-client/models/legalDocumentKind'
import type { SearchLegalDocumentsParams } from '@markwright/api-client/models/searchLegalDocumentsParams'
import {
  addressCodec,
  type AddressState,
  choiceParameter,
  pageParameter,
  parameter,
  textParameter,
} from '../../../shared/lib/address-codec.ts'
import { paths } from '../../../shared/lib/paths.ts'

export const legalKinds = Object.values(LegalDocumentKind)
export const legalSorts = ['relevance', 'latest', 'earliest'] as const

const none: readonly string[] = []
const VALUES_MAX = 20

/** Values with semicolons between them, as the API takes them. */
const listParameter = (isValue: (text: string) => boolean = () => true) =>
  parameter<readonly string[]>(
    (text) => {
      const values = text.split(';').filter((value) => value.trim() !== '' && isValue(value))
      return values.length > 0 ? [...new Set(values)].slice(0, VALUES_MAX) : none
    },
    none,
    { write: (values) => values.join(';') },
  )

const parameters = {
  keyword: textParameter({ lengthMax: 200 }),
  court: listParameter(),
  cause: listParameter(),
  year: listParameter((text) => /^\d{4}$/.test(text)),
  party: textParameter({ lengthMax: 200 }),
  mark: textParameter({ lengthMax: 100 }),
  number: textParameter({ lengthMax: 100 }),
  kind: choiceParameter(legalKinds, { otherwise: null }),
  sort: choiceParameter(legalSorts, { otherwise: 'relevance' }),
  page: pageParameter('current'),
}
const codec = addressCodec(parameters)

/** What is searched for among the legal documents; the address holds it. */
export type LegalQuery = AddressState<typeof parameters>
export const legalFacets = ['court', 'cause', 'year'] as const

export const readLegalAddress = codec.read

/** The address of a search, without what is at its default. */
export function legalDocumentsPath(query: Partial<LegalQuery>): string {
  const written = codec.write(query)
  return written.size > 0 ? `${paths.legalDocuments}?${written}` : paths.legalDocuments
}

/** A query as the API takes it, without its page. */
export function legalParameters(query: LegalQuery): SearchLegalDocumentsParams {
  const { keyword, court, cause, year, party, mark, number, kind, sort } = query
  return {
    ...(keyword && { keyword }),
    ...(court.length > 0 && { court: court.join(';') }),
    ...(cause.length > 0 && { cause: cause.join(';') }),
    ...(year.length > 0 && { year: year.join(';') }),
    ...(party && { party }),
    ...(mark && { mark }),
    ...(number && { number }),
    ...(kind && { kind }),
    sort,
  }
}

/** Whether a query says anything but its order and page. */
export const isNarrowed = ({ sort: _sort, page: _page, ...query }: LegalQuery): boolean =>
  Object.values(query).some((value) => value !== null && value.length > 0)
