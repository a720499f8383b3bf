/** What every list is requested with; numbers from 1. */
export type PageQuestion = { current?: number | undefined; size?: number | undefined }

export type PageOf<Row> = { records: Row[]; total: number; size: number; current: number; pages: number }

const SIZE = 10

/** What a list that goes on behind a row is requested with; null for its beginning. */
export type KeyQuestion<Key> = { after: Key | null; size: number }

/** Key of a row of a list that is sorted by an instant and then by id, both descending. */
export type InstantKey = { at: Date; id: string }

/** Which rows are read: `take` of those behind `after`, or of all, without the first `skip`. */
export type Rows<Key> = { skip: number; take: number; after?: Key | null }

export function rowsOf<Key = never>(question: PageQuestion | KeyQuestion<Key>): Rows<Key> {
  if ('after' in question) return { skip: 0, take: question.size, after: question.after }
  const { current = 1, size = SIZE } = question
  return { skip: (current - 1) * size, take: size }
}

/** A page as it goes over the wire; one beyond the end is empty and still has the true total. */
export function pageOf<Row>(records: Row[], total: number, { current = 1, size = SIZE }: PageQuestion): PageOf<Row> {
  return { records, total, size, current, pages: Math.ceil(total / size) }
}
