import type { ReactNode } from 'react'

/** A fact of each record; numbers stand one below the other. The column `acts` stays in view where a table is wider than its page. */
export type Column<Row> = { key: string; title: string; isNumber?: boolean; render: (row: Row) => ReactNode }
