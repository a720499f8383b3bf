/** Keys by which a register compares numbers of different sources. */
import { applicationForms, applicationKey } from './numbers/application-keys.ts'
import type { PatentRecord } from './patent-record.ts'

const plain = (text: string) => text.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')

/** Country and number without the kind, letters and digits in capitals. */
export const publicationKey = ({ country, number }: { country: string; number: string }) => plain(country + number)

type Filed = Pick<PatentRecord, 'country' | 'number' | 'applicationNumber' | 'filedOn' | 'priorities'>

/** Key of the record's own application; null where it is not known. */
export const ownApplicationKey = ({ country, applicationNumber, filedOn }: Filed): string | null =>
  applicationNumber ? applicationKey(country, applicationNumber, filedOn) : null

/** Every form under which the record's own application is found. */
export const ownApplicationForms = ({ country, applicationNumber, filedOn }: Filed): string[] =>
  applicationNumber ? applicationForms(country, applicationNumber, filedOn) : []

/**
 * Equal for publications that claim the same priorities, as a DOCDB simple family does. One that claims none is its
 * own priority, so that a later one which claims it belongs to it.
 */
export function priorityKey(record: Filed): string {
  const claimed = record.priorities.map(({ country, number, date }) => applicationKey(country, number, date))
  if (claimed.length > 0) return [...new Set(claimed)].toSorted().join(' ')
  return ownApplicationKey(record) ?? publicationKey(record)
}
