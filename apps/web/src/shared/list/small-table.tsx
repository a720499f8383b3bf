import { useState } from 'react'
import { Pager } from '../ui/controls/pager.tsx'
import type { Column } from './column.ts'
import { Records } from './record-list.tsx'

/** A table whose rows are all there, on a phone a card for each; with `pageSize`, so many at a time. */
export function SmallTable<Row>({
  label,
  rows,
  keyOf,
  columns,
  pageSize = rows.length,
}: {
  label: string
  rows: readonly Row[]
  keyOf: (row: Row, index: number) => string
  columns: readonly Column<Row>[]
  pageSize?: number
}) {
  const [page, setPage] = useState(1)
  // Other rows may be fewer.
  const current = Math.min(page, Math.max(1, Math.ceil(rows.length / pageSize)))
  const first = (current - 1) * pageSize
  return (
    <>
      <Records<{ id: string; row: Row }>
        label={label}
        rows={rows.slice(first, first + pageSize).map((row, index) => ({ id: keyOf(row, first + index), row }))}
        columns={columns.map(({ render, ...column }) => ({ ...column, render: ({ row }) => render(row) }))}
      />
      <Pager total={rows.length} page={current} size={pageSize} onChange={setPage} />
    </>
  )
}
