import type { ReactNode } from 'react'

/** A fact of each record. The column `acts` stays in view where a table is wider than its page. */
export type Column<Row> = { key: string; title: string; render: (row: Row) => ReactNode }
