/** A page of rows that are all there, as `RecordList` takes it; undefined until the rows come. */
export function pageOfRows<Row>(rows: readonly Row[] | undefined, { page, size }: { page: number; size: number }) {
  const first = (page - 1) * size
  return rows && { records: rows.slice(first, first + size), total: rows.length }
}
