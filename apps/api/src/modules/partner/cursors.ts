import { createHash } from 'node:crypto'
import type { Secrets } from '../../kernel/secrets.ts'
import { PartnerRefusal } from './problems.ts'

/**
 * Where a search goes on: `page` of `size` hits, from 1. `reference` names the call that counts, so that going on is not
 * counted anew.
 */
export type Place = { page: number; size: number; reference?: string | undefined }

/** Where a list goes on: behind the row with the key `after`, which is of JSON. Null: at its beginning. */
export type Behind = { after: unknown; size: number }

/** Cursors, which only this site can write and which fit one query of one account. */
export function createCursors({ seal, unseal }: Pick<Secrets, 'seal' | 'unseal'>) {
  const write = (list: string, place: Place | Behind) => seal(JSON.stringify({ ...place, list: digest(list) }))

  /** @throws PartnerRefusal for a cursor of another list, or one that was not made here */
  const read = (list: string, cursor: string): Partial<Place & Behind> => {
    try {
      const stored = JSON.parse(unseal(cursor)) as Partial<Place & Behind> & { list: string }
      if (stored.list === digest(list)) return stored
    } catch {
      // Whatever is wrong with it, it is no cursor.
    }
    throw new PartnerRefusal('cursor_invalid')
  }

  return {
    /** `list`: names the query of an account. Null where there is no further page. */
    nextPage: (list: string, { page, size, reference }: Place, total: number): string | null =>
      page * size >= total ? null : write(list, { page: page + 1, size, reference }),

    /** @throws PartnerRefusal */
    readPage(list: string, cursor: string | undefined, size: number): Place {
      if (cursor === undefined) return { page: 1, size }
      const stored = read(list, cursor)
      if (typeof stored.page !== 'number' || typeof stored.size !== 'number') throw new PartnerRefusal('cursor_invalid')
      return { page: stored.page, size: stored.size, reference: stored.reference }
    },

    /** Leads behind the row with the key `after`. */
    behind: (list: string, place: Behind): string => write(list, place),

    /** @throws PartnerRefusal; also for a cursor that has no key, as those of an earlier version */
    readBehind(list: string, cursor: string | undefined, size: number): Behind {
      if (cursor === undefined) return { after: null, size }
      const stored = read(list, cursor)
      if (stored.after === undefined || stored.after === null || typeof stored.size !== 'number')
        throw new PartnerRefusal('cursor_invalid')
      return { after: stored.after, size: stored.size }
    },
  }
}
export type Cursors = ReturnType<typeof createCursors>

const digest = (list: string) => createHash('sha256').update(list).digest('base64url').slice(0, 22)
