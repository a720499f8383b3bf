import * as at from '../kernel/memory-map.ts'
import { facetNames, yearFacets } from '../mark-query.ts'
import type { DayRange, MarkFilters, MarkSort, SecondFilter } from '../mark-query.ts'
import { classBits } from '../segment/class-bits.ts'
import { dayNumber, numberFromYear } from '../segment/day-number.ts'
import { writeI32, type SegmentMemory } from '../segment/segment-memory.ts'
import { divisionNumber } from '../segment/vienna-division.ts'

const STATUSES = 16
const MAINLAND = 'CN'
const LAST_DAY = 65_535

/** Writes both filters for the kernel; `offices` are the numbers that the segment has given to offices. */
export function writeFilters(
  data: SegmentMemory,
  offices: readonly string[],
  filters: MarkFilters,
  second: SecondFilter,
): void {
  writeOfficesAndStatuses(data, offices, filters)
  writeClasses(data, at.F_CLASSES, filters.classes ?? [])
  const ranges: (DayRange | undefined)[] = [
    filters.appliedOn,
    filters.publishedOn,
    filters.registeredOn,
    undefined,
    filters.priorityOn,
    filters.expiresOn,
  ]
  let set = filters.classes?.length ? at.F_CLASSES_GIVEN : 0
  for (const [day, range] of ranges.entries()) {
    if (!range || (range[0] === '' && range[1] === '')) continue
    set |= 1 << day
    writeI32(data, at.F_DAYS + 8 * day, dayNumber(range[0]) || 1)
    writeI32(data, at.F_DAYS + 8 * day + 4, dayNumber(range[1]) || LAST_DAY)
  }
  writeI32(data, at.F_SET, set)
  writeI32(data, at.F_NARROWS, set || filters.offices?.length || filters.status ? 1 : 0)
  writeSecond(data, offices, second)
}

function writeOfficesAndStatuses(data: SegmentMemory, offices: readonly string[], filters: MarkFilters): void {
  const wanted = filters.offices?.length ? new Set(filters.offices) : null
  data.u8.fill(0, at.F_OFFICE_STATUS, at.F_OFFICE_STATUS + 256 * STATUSES)
  for (const [number, office] of offices.entries()) {
    if (wanted && !wanted.has(office)) continue
    const statuses = office === MAINLAND ? filters.status?.mainland : filters.status?.others
    for (let status = 0; status < STATUSES; status++)
      data.u8[at.F_OFFICE_STATUS + number * STATUSES + status] = !statuses || statuses.includes(status) ? 1 : 0
  }
}

function writeClasses(data: SegmentMemory, to: number, classes: readonly number[]): void {
  const [low, high] = classBits(classes)
  writeI32(data, to, low)
  writeI32(data, to + 4, high)
}

function writeSecond(data: SegmentMemory, offices: readonly string[], second: SecondFilter): void {
  let set = 0
  for (const [i, name] of facetNames.entries()) if (second[name]?.length) set |= 1 << i
  writeI32(data, at.S_SET, set)
  if (set === 0) return
  const flag = (table: number, size: number, numbers: readonly number[]) => {
    data.u8.fill(0, table, table + size)
    for (const number of numbers) if (number >= 0 && number < size) data.u8[table + number] = 1
  }
  const bits = (values: readonly string[] = []) => values.reduce((all, value) => all | (1 << (Number(value) & 31)), 0)
  flag(
    at.S_OFFICES,
    256,
    (second.country ?? []).map((office) => offices.indexOf(office)),
  )
  writeClasses(data, at.S_CLASSES, (second.niceList ?? []).map(Number))
  flag(
    at.S_VIENNA,
    1024,
    (second.imageFactory ?? []).map(divisionNumber).filter((division) => division > 0),
  )
  for (const [i, name] of yearFacets.entries())
    flag(
      at.S_YEARS + 256 * i,
      256,
      (second[name] ?? []).map((year) => numberFromYear(Number(year))).filter((year) => year > 0),
    )
  writeI32(data, at.S_STATUSES, bits(second.tmstatuscode))
  writeI32(data, at.S_VALID, bits(second.isvalid))
  const applicants = (second.applicant ?? []).slice(0, 100).map(Number)
  writeI32(data, at.S_APPLICANT_COUNT, applicants.length)
  data.i32.set(applicants, at.S_APPLICANTS >>> 2)
}

const sortDays: Readonly<Record<string, number>> = { appDate: 1, regDate: 3, expiryDate: 6 }

/** Q_SORT for an order of the contract. */
export function sortNumber(sort: MarkSort): number {
  const day = sortDays[sort.replace('-', '')] ?? 0
  return sort.startsWith('-') ? -day : day
}
