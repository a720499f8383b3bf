/** Keys by which a register compares numbers of different sources. */
import { readPatentNumber } from './numbers/patent-number.ts'
import type { PatentRecord } from './patent-record.ts'

const plain = (text: string) => text.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')

/** Country and number without the kind, letters and digits in capitals. */
export const publicationKey = ({ country, number }: { country: string; number: string }) => plain(country + number)

/**
 * Key of an application or priority: CN202010123456 (without the check digit), WOUS1999002091, EP10167109. American
 * ones are the serial number and the year of filing as DOCDB had them until 2014, because that form can be made of all
 * others: US12/134,151 of 2008 becomes US13415108.
 * @param day of filing, where it is known
 */
export function applicationKey(country: string, number: string, day: string | null): string {
  const text = plain(number).startsWith(country) ? number : country + number
  const read = readPatentNumber(text)
  const own = typeof read === 'string' ? text.slice(country.length) : read.number.replace(/^PCT\//, '')
  // The last digit is then the check digit that is wrong.
  const digits = read === 'wrongCheckDigit' ? plain(own).slice(0, -1) : plain(own)
  if (country !== 'US') return plain(country) + (typeof read === 'string' ? digits.replace(/^0+/, '') : digits)
  const ofDocdb = /^((?:19|20)\d{2})\d{2}(\d{6})$/.exec(digits)
  if (ofDocdb) return `US${ofDocdb[2]}${ofDocdb[1]!.slice(2)}`
  const year = day?.slice(2, 4)
  const isOldDocdb = digits.length > 6 && year !== undefined && digits.endsWith(year) && !/[/]/.test(number)
  return year && !isOldDocdb ? `US${digits.slice(-6)}${year}` : `US${digits}`
}

type Filed = Pick<PatentRecord, 'country' | 'number' | 'applicationNumber' | 'filedOn' | 'priorities'>

/** Key of the record's own application; null where it is not known. */
export const ownApplicationKey = ({ country, applicationNumber, filedOn }: Filed): string | null =>
  applicationNumber ? applicationKey(country, applicationNumber, filedOn) : null

/**
 * Equal for publications that claim the same priorities, as a DOCDB simple family does. One that claims none is its
 * own priority, so that a later one which claims it belongs to it.
 */
export function priorityKey(record: Filed): string {
  const claimed = record.priorities.map(({ country, number, date }) => applicationKey(country, number, date))
  if (claimed.length > 0) return [...new Set(claimed)].toSorted().join(' ')
  return ownApplicationKey(record) ?? publicationKey(record)
}
