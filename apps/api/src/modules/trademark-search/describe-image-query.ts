import { type DescribedQuery, describeQuery, type WireQuery } from '../trademarks/index.ts'

/** A search by image as the log shows it: in words, with the address that runs it again. */
export function describeImageQuery(
  query: WireQuery,
  { fileId, name }: { fileId: string; name: string },
): DescribedQuery {
  const { country, classify = '', imgLineUrl = '', imgOriginalBase64: _bytes, ...rest } = query
  const content = [name || imgLineUrl || fileId, country.join(';'), classify.trim()].filter(Boolean).join(' · ')
  return { content, address: describeQuery({ ...rest, country, classify, imgFile: fileId }).address }
}
