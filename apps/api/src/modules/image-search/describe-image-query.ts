import { jurisdictions } from '@markwright/domain/countries'
import type { WireQuery } from '../trademarks/index.ts'

/** A search by image as the log shows it: in words, with the address that runs it again. */
export function describeImageQuery(
  {
    country,
    classify = '',
    degree,
    crop,
    imgLineUrl = '',
  }: Pick<WireQuery, 'country' | 'classify' | 'degree' | 'crop' | 'imgLineUrl'>,
  { fileId, name }: { fileId: string; name: string },
): { content: string; address: string } {
  const content = [name || imgLineUrl || fileId, country.join(';'), classify.trim()].filter(Boolean).join(' · ')
  const isDefaultCountry = country.join() === 'CN'
  const entries = {
    imgFile: fileId,
    crop: crop ? [crop.x, crop.y, crop.width, crop.height].join(',') : '',
    degree: degree === 'middle' ? '' : degree,
    country: isDefaultCountry ? '' : country.length === jurisdictions.length ? 'all' : country.join(';'),
    classify: classify.trim(),
  }
  const given = Object.entries(entries).filter(([, value]) => value)
  return { content, address: `/imageSearch?${new URLSearchParams(given).toString()}` }
}
