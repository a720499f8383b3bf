import type { Db } from '@markwright/db'
import type { ApplicantType } from '@markwright/domain/applicant-types'
import { foldPartyText } from '@markwright/domain/party-key'
import type { Pool } from 'pg'
import { escapeLike } from '../../kernel/like-pattern.ts'

export type ApplicantDraft = {
  name: string
  nameEn: string | null
  creditCode: string | null
  type: ApplicantType
}

const COUNT_MARKS = `
SELECT (SELECT count(DISTINCT tp.trademark_id)::int
        FROM party p JOIN trademark_party tp ON tp.party_id = p.id AND tp.role = 'applicant'
        WHERE p.name_key LIKE wanted.pattern) AS marks
FROM unnest($1::text[]) WITH ORDINALITY AS wanted (pattern, position)
ORDER BY wanted.position`

export function createHostingRepository({ db, pool }: { db: Db; pool: Pool }) {
  return {
    list: (accountId: string, rows: { skip: number; take: number }) =>
      db.applicant.findMany({ where: { accountId }, orderBy: [{ createdAt: 'asc' }, { id: 'asc' }], ...rows }),

    /** Null where the member has one of this name. */
    async create(accountId: string, draft: ApplicantDraft) {
      const [created] = await db.applicant.createManyAndReturn({
        data: [{ accountId, ...draft }],
        skipDuplicates: true,
      })
      return created ?? null
    },

    /** Whether there was one. */
    async delete(accountId: string, id: string): Promise<boolean> {
      const { count } = await db.applicant.deleteMany({ where: { id, accountId } })
      return count > 0
    },

    /** Of each name the number of marks in the registers whose applicant bears it, width, case and blanks aside. */
    async countMarks(names: string[]): Promise<number[]> {
      // Every name of a party stands in its key in a line of its own.
      const patterns = names.map((name) => `%\n${escapeLike(foldPartyText(name))}\n%`)
      const { rows } = await pool.query<{ marks: number }>(COUNT_MARKS, [patterns])
      return rows.map(({ marks }) => marks)
    },
  }
}
export type HostingRepository = ReturnType<typeof createHostingRepository>
export type ApplicantRow = Awaited<ReturnType<HostingRepository['list']>>[number]
