import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Partner } from './authenticate-call.ts'
import type { Cursors } from './cursors.ts'

type ListCall = {
  partner: Partner
  query: { limit?: number; cursor?: string }
  request: Pick<FastifyRequest, 'url'>
  reply: Pick<FastifyReply, 'header'>
}

const LIMIT = 20

/** A page of a list that is read by GET, with the address of the next one in the header `Link`. */
export async function listPage<Row>(
  cursors: Cursors,
  { partner, query, request, reply }: ListCall,
  read: (page: { current: number; size: number }) => Promise<{ rows: readonly Row[]; total: number }>,
): Promise<{ rows: readonly Row[]; total: number; nextCursor: string | null }> {
  const url = new URL(request.url, 'http://partner')
  url.searchParams.delete('cursor')
  url.searchParams.delete('limit')
  url.searchParams.sort()
  const list = `${partner.accountId}\n${url.pathname}?${url.searchParams.toString()}`
  const place = cursors.read(list, query.cursor, query.limit ?? LIMIT)
  const { rows, total } = await read({ current: place.page, size: place.size })
  const nextCursor = cursors.next(list, place, total)
  if (nextCursor !== null) {
    url.searchParams.set('cursor', nextCursor)
    reply.header('link', `<${url.pathname}${url.search}>; rel="next"`)
  }
  return { rows, total, nextCursor }
}
