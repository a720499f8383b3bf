import { classBits } from './class-bits.ts'
import { dayNumber } from './day-number.ts'
import { numberArena, reserve, type Arena } from './arena.ts'
import { divisionNumber } from './vienna-division.ts'
import type { MarkRow } from '../source/mark-row.ts'

/** Stands for "no name". */
export const NONE = 0xffffffff

/** Records in the order in which they came, eleven numbers each: eight as in the segment, then both names. */
export type PendingRows = {
  numbers: Arena<Uint32Array>
  offices: string[]
  /** Distinct lists of Vienna divisions: a count and as many numbers each. */
  vienna: number[]
  viennaStarts: Map<string, number>
}

export const ROW_NUMBERS = 10

export function createPendingRows(): PendingRows {
  return { numbers: numberArena(), offices: [], vienna: [0], viennaStarts: new Map([['', 0]]) }
}

export const pendingCount = ({ numbers }: PendingRows) => numbers.length / ROW_NUMBERS

/** @throws RangeError where a 256th office comes. */
export function officeNumber({ offices }: { offices: string[] }, office: string): number {
  const known = offices.indexOf(office)
  if (known >= 0) return known
  if (offices.length === 255) throw new RangeError('More than 255 offices cannot be indexed.')
  return offices.push(office) - 1
}

export function addPendingRow(rows: PendingRows, row: MarkRow, name: number, otherName: number): void {
  const [low, high] = classBits(row.classes)
  const days = [
    row.appliedOn,
    row.publishedOn,
    row.registeredOn,
    row.registrationPublishedOn,
    row.priorityOn,
    row.expiresOn,
  ]
  const [applied, published, registered, registrationPublished, priority, expires] = days.map(dayNumber) as [
    ...[number, number, number],
    ...[number, number, number],
  ]
  addNumbers(rows, [
    row.id,
    row.applicantId ?? 0,
    low,
    high | (officeNumber(rows, row.office) << 16) | ((row.status & 15) << 24),
    applied | (published << 16),
    registered | (registrationPublished << 16),
    priority | (expires << 16),
    viennaStart(rows, row.viennaCodes),
    name,
    otherName,
  ])
}

function addNumbers({ numbers }: PendingRows, row: readonly number[]): void {
  reserve(numbers, ROW_NUMBERS)
  numbers.view.set(row, numbers.length)
  numbers.length += ROW_NUMBERS
}

/** Where the list of the divisions of these codes begins, in numbers of 16 bits. */
function viennaStart(rows: Pick<PendingRows, 'vienna' | 'viennaStarts'>, codes: readonly string[]): number {
  if (codes.length === 0) return 0
  const divisions = [...new Set(codes.map(divisionNumber))].filter((division) => division > 0).toSorted((a, b) => a - b)
  const key = divisions.join()
  let start = rows.viennaStarts.get(key)
  if (start === undefined) {
    start = rows.vienna.length
    rows.vienna.push(divisions.length, ...divisions)
    rows.viennaStarts.set(key, start)
  }
  return start
}
