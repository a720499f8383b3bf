import { isDay } from '@markwright/domain/dates/calendar'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { DayKey, InstantKey, KeysetRequest } from '../../kernel/pagination.ts'
import type { Partner } from './authenticate-call.ts'
import type { Cursors } from './cursors.ts'
import { PartnerRefusal } from './problems.ts'

type ListCall = {
  partner: Partner
  query: { limit?: number; cursor?: string }
  request: Pick<FastifyRequest, 'url'>
  reply: Pick<FastifyReply, 'header'>
}

/** What a list is sorted by, and how a cursor stores it: `read` gives null for what is no key. */
export type ListKey<Row, Key> = { of: (row: Row) => Key; read: (stored: unknown) => Key | null }

const LIMIT = 20

/**
 * A page of a list that is read by GET, with the address of the next one in the header `Link`. A cursor stores the key of
 * the last row, so rows that are added or removed between two calls move no other.
 *
 * @param read gets `after`, the key behind which the page begins, and `size`, how many rows it may give
 */
export async function listPage<Row, Key>(
  cursors: Cursors,
  { partner, query, request, reply }: ListCall,
  key: ListKey<Row, Key>,
  read: (query: KeysetRequest<Key>) => Promise<{ rows: readonly Row[]; total: number }>,
): Promise<{ rows: readonly Row[]; total: number; nextCursor: string | null }> {
  const url = new URL(request.url, 'http://partner')
  url.searchParams.delete('cursor')
  url.searchParams.delete('limit')
  url.searchParams.sort()
  const list = `${partner.accountId}\n${url.pathname}?${url.searchParams.toString()}`
  const { after: stored, size } = cursors.readBehind(list, query.cursor, query.limit ?? LIMIT)
  const after = stored === null ? null : key.read(stored)
  if (stored !== null && after === null) throw new PartnerRefusal('cursor_invalid')
  // One more, which shows that there is a further page.
  const { rows: found, total } = await read({ after, size: size + 1 })
  const rows = found.slice(0, size)
  const last = found.length > size ? rows.at(-1) : undefined
  if (last === undefined) return { rows, total, nextCursor: null }
  const nextCursor = cursors.behind(list, { after: key.of(last), size })
  url.searchParams.set('cursor', nextCursor)
  reply.header('link', `<${url.pathname}${url.search}>; rel="next"`)
  return { rows, total, nextCursor }
}

/** Of lists that are sorted by an instant and then by id, both descending. */
export const byInstant = <Row>(of: (row: Row) => InstantKey): ListKey<Row, InstantKey> => ({
  of,
  read: (stored) => {
    if (typeof stored !== 'object' || stored === null || !('at' in stored) || !('id' in stored)) return null
    const at = new Date(String(stored.at))
    return Number.isNaN(at.getTime()) ? null : { at, id: String(stored.id) }
  },
})

/** The same of rows that have the instant in `field`. */
export const newestFirst = <Field extends string>(field: Field) =>
  byInstant((row: Record<Field, Date> & { id: string }) => ({ at: row[field], id: row.id }))

/** Of lists that are sorted by a day and then by id, both ascending. */
export const byDay = <Row>(of: (row: Row) => DayKey): ListKey<Row, DayKey> => ({
  of,
  read: (stored) => {
    if (typeof stored !== 'object' || stored === null || !('day' in stored) || !('id' in stored)) return null
    const day = String(stored.day)
    return isDay(day) ? { day, id: String(stored.id) } : null
  },
})

/** Of lists whose rows have their number in `field`. */
export const byNumber = <Field extends string>(field: Field): ListKey<Record<Field, number>, number> => ({
  of: (row) => row[field],
  read: (stored) => (typeof stored === 'number' ? stored : null),
})
