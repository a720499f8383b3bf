import type { ReactNode } from 'react'

/** A fact of each record. */
export type Column<Row> = { key: string; title: string; render: (row: Row) => ReactNode }
