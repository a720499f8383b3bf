import type { PatentQuestion, WirePatentQuery } from './read-question.ts'

const fields = [
  'text',
  'similarTo',
  'keyword',
  'not_cut_word',
  'apply_no_all',
  'pub_no_all',
  'applicant',
  'inventor',
  'agency',
  'ipc',
  'cpc',
  'patentType',
  'expr',
  'importId',
] as const

/** A search as a member finds it again in the log: in words, and where the site makes it again. */
export function describeQuestion(query: WirePatentQuery, { mode, content }: PatentQuestion) {
  const entries: [string, string][] = [['mode', mode]]
  for (const field of fields) {
    const value = query[field]?.trim()
    if (value) entries.push([field, value])
  }
  const days = { apply_date: query.apply_date, pub_date: query.pub_date }
  for (const [name, span] of Object.entries(days))
    if (span?.some(Boolean)) entries.push([name, span.map((day) => day ?? '').join(';')])
  if (query.country?.length) entries.push(['country', query.country.join(';')])
  if (query.legalStatus && query.legalStatus !== 'all') entries.push(['legalStatus', query.legalStatus])
  return { content, address: `/patentSearch/list?${new URLSearchParams(entries).toString()}` }
}
