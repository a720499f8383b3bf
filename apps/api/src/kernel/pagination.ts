/** What every list is requested with; numbers from 1. */
export type PageQuestion = { current?: number | undefined; size?: number | undefined }

export type PageOf<Row> = { records: Row[]; total: number; size: number; current: number; pages: number }

const SIZE = 10

/** First row and number of rows of a page. */
export function rowsOf({ current = 1, size = SIZE }: PageQuestion) {
  return { skip: (current - 1) * size, take: size }
}

/** A page as it goes over the wire; one beyond the end is empty and still has the true total. */
export function pageOf<Row>(records: Row[], total: number, { current = 1, size = SIZE }: PageQuestion): PageOf<Row> {
  return { records, total, size, current, pages: Math.ceil(total / size) }
}
