import { legalStatuses, patentTypes, type PatentFilters } from '../patent-index.ts'
import { symbolKey } from '../grammar/values.ts'
import { indexOf } from '../segment/dictionary.ts'
import { countryCode, type ListColumn, type Segment } from '../segment/segment.ts'
import { addAll, emptyBits, intersect, setBit, type Bits } from './bits.ts'
import { rowsBetween, rowsWith } from './evaluate.ts'
import { addRows } from './postings.ts'
import { matchingTerms, symbolPattern } from './terms.ts'

/** Keeps the rows that pass all filters. */
export function applyFilters(segment: Segment, filters: PatentFilters, rows: Bits): Bits {
  const { countries, types, legalStatus, publishedOn, filedOn, applicant, inventor, ipc, year, patentIds } = filters
  const anyOf = <Value>(values: readonly Value[], find: (value: Value) => Bits) => {
    if (values.length > 0) intersect(rows, values.map(find).reduce(addAll))
  }
  anyOf(countries ?? [], (country) => rowsWith(segment.countries, countryCode(country)))
  anyOf(types ?? [], (type) => rowsWith(segment.types, patentTypes.indexOf(type)))
  if (legalStatus) intersect(rows, rowsWith(segment.legalStatuses, legalStatuses.indexOf(legalStatus)))
  if (publishedOn) intersect(rows, rowsBetween(segment.days.PD, ...publishedOn))
  if (filedOn) intersect(rows, rowsBetween(segment.days.AD, ...filedOn))
  anyOf(applicant ?? [], (name) => rowsNaming(segment.lists.applicant, name, segment.ids.length))
  anyOf(inventor ?? [], (name) => rowsNaming(segment.lists.inventor, name, segment.ids.length))
  anyOf(year ?? [], (each) => rowsBetween(segment.days.PD, `${each}-01-01`, `${each}-12-31`))
  anyOf(ipc ?? [], (symbol) => {
    const bits = emptyBits(segment.ids.length)
    const pattern = symbolPattern(symbolKey(symbol))
    // A beginning, whatever it ends in: H01M10/05 stands for H01M10/0525 too.
    const text = /[*?]/.test(pattern) ? pattern : `${pattern}*`
    addRows(segment.fields.IPC, matchingTerms(segment.fields.IPC, { text, offset: 0, pattern: true }), bits)
    return bits
  })
  if (patentIds) intersect(rows, rowsOfIds(segment, new Set(patentIds)))
  return rows
}

function rowsOfIds({ ids }: Segment, wanted: ReadonlySet<number>): Bits {
  const bits = emptyBits(ids.length)
  for (const [row, id] of ids.entries()) if (wanted.has(id)) setBit(bits, row)
  return bits
}

function rowsNaming({ names, starts, values }: ListColumn, name: string, rows: number): Bits {
  const bits = emptyBits(rows)
  const wanted = indexOf(names, name)
  if (wanted < 0) return bits
  let row = 0
  for (let at = 0; at < values.length; at++) {
    while (starts[row + 1]! <= at) row++
    if (values[at] === wanted) setBit(bits, row)
  }
  return bits
}
