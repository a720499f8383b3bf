import { createHash } from 'node:crypto'
import type { Secrets } from '../../kernel/secrets.ts'
import { PartnerRefusal } from './problems.ts'

/**
 * Where a list goes on: `page` of `size` entries, from 1. `reference` names the call that counts, so that going on is not
 * counted anew.
 */
export type Place = { page: number; size: number; reference?: string | undefined }

type Stored = Place & { list: string }

/** Cursors, which only this site can write and which fit one question of one account. */
export function createCursors({ seal, unseal }: Pick<Secrets, 'seal' | 'unseal'>) {
  return {
    /** `list`: names the question of an account. Null where there is no further page. */
    next(list: string, { page, size, reference }: Place, total: number): string | null {
      if (page * size >= total) return null
      const stored: Stored = { list: digest(list), page: page + 1, size, reference }
      return seal(JSON.stringify(stored))
    },

    /** @throws PartnerRefusal for a cursor of another list, or one that was not made here */
    read(list: string, cursor: string | undefined, size: number): Place {
      if (cursor === undefined) return { page: 1, size }
      try {
        const stored = JSON.parse(unseal(cursor)) as Stored
        if (stored.list === digest(list)) return stored
      } catch {
        // Whatever is wrong with it, it is no cursor.
      }
      throw new PartnerRefusal('cursor_invalid')
    },
  }
}
export type Cursors = ReturnType<typeof createCursors>

const digest = (list: string) => createHash('sha256').update(list).digest('base64url').slice(0, 22)
