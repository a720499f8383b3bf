/** What every list is requested with; numbers from 1. */
export type PageRequest = { current?: number | undefined; size?: number | undefined }

export type PageOf<Row> = { records: Row[]; total: number; size: number; current: number; pages: number }

const SIZE = 10

/** What a list that goes on behind a row is requested with; null for its beginning. */
export type KeysetRequest<Key> = { after: Key | null; size: number }

/** Key of a row of a list that is sorted by an instant and then by id, both descending. */
export type InstantKey = { at: Date; id: string }

/** Key of a row of a list that is sorted by a day and then by id, both ascending. */
export type DayKey = { day: string; id: string }

/** Which rows are read: `take` of those behind `after`, or of all, without the first `skip`. */
export type Rows<Key> = { skip: number; take: number; after?: Key | null }

export function rowRange<Key = never>(page: PageRequest | KeysetRequest<Key>): Rows<Key> {
  if ('after' in page) return { skip: 0, take: page.size, after: page.after }
  const { current = 1, size = SIZE } = page
  return { skip: (current - 1) * size, take: size }
}

/** A page as it goes over the wire; one beyond the end is empty and still has the true total. */
export function pageOf<Row>(records: Row[], total: number, { current = 1, size = SIZE }: PageRequest): PageOf<Row> {
  return { records, total, size, current, pages: Math.ceil(total / size) }
}
