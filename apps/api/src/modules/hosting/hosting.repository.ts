import type { Db } from '@markwright/db'
import type { ApplicantType } from '@markwright/domain/applicant-types'
import { foldPartyText } from '@markwright/domain/party-key'
import { escapeLike } from '@markwright/runtime/like-pattern.ts'
import type { Pool } from 'pg'

export type ApplicantDraft = {
  name: string
  nameEn: string | null
  creditCode: string | null
  type: ApplicantType
}

const countMarks = (parameter: number) => `
SELECT ${parameter} AS position, (
  SELECT count(DISTINCT tp.trademark_id)::int
  FROM party p JOIN trademark_party tp ON tp.party_id = p.id AND tp.role = 'applicant'
  WHERE p.name_key LIKE $${parameter}) AS marks`

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
      if (names.length === 0) return []
      // Every name of a party stands in its key in a line of its own.
      const patterns = names.map((name) => `%\n${escapeLike(foldPartyText(name))}\n%`)
      // Patterns that come out of a table would keep the planner from seeing how rare each of them is.
      const statement = patterns.map((_, index) => countMarks(index + 1)).join(' UNION ALL ')
      const { rows } = await pool.query<{ marks: number }>(`${statement} ORDER BY position`, patterns)
      return rows.map(({ marks }) => marks)
    },
  }
}
export type HostingRepository = ReturnType<typeof createHostingRepository>
export type ApplicantRow = Awaited<ReturnType<HostingRepository['list']>>[number]
