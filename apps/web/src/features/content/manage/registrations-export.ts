import { listActivityRegistrations } from '@markwright/api-client/backoffice'
import type { RegistrationRecord } from '@markwright/api-client/models/registrationRecord'
import { toLocalMinute } from '../../../shared/lib/local-time.ts'

/** The most that the server gives at once. */
const BATCH = 100

/** Everybody who has registered for an activity. */
export async function fetchRegistrations(
  articleId: string,
  fetchPage = listActivityRegistrations,
): Promise<RegistrationRecord[]> {
  const found = new Map<string, RegistrationRecord>()
  for (let page = 1, pages = 1; page <= pages; page++) {
    const result = await fetchPage(articleId, { current: page, size: BATCH })
    // Who registers meanwhile pushes others to the next page, where they come a second time.
    for (const record of result.records) found.set(record.id, record)
    pages = result.pages
  }
  return [...found.values()]
}

/** A row for each, in the order of the columns on the page. */
export const registrationRows = (records: readonly RegistrationRecord[]): string[][] =>
  records.map(({ name, phone, company, email, remark, source, createTime }) => [
    name,
    phone,
    company ?? '',
    email ?? '',
    remark ?? '',
    source ?? '',
    toLocalMinute(createTime),
  ])
