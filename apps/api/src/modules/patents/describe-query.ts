import { patentResultsPath } from '@markwright/domain/patents/patent-search-address'
import type { PatentQuery, WirePatentQuery } from './parse-query.ts'

const spanOf = (span: WirePatentQuery['apply_date']) => span?.map((day) => day ?? '').join(';')

/**
 * A search as a member finds it again: as text, and where the site makes it again.
 * @param filter that of the results, where the address has it
 */
export function describeQuery(
  query: WirePatentQuery,
  { mode, content }: PatentQuery,
  filter?: WirePatentQuery['filter'],
) {
  const fields = {
    ...query,
    apply_date: spanOf(query.apply_date),
    pub_date: spanOf(query.pub_date),
    country: query.country?.join(';'),
    legalStatus: query.legalStatus === 'all' ? undefined : query.legalStatus,
  }
  return { content, address: patentResultsPath(mode, fields, filter) }
}
