import { type Db, type QueryBuilder, sql } from '@markwright/db'
import type { ApplicantType } from '@markwright/domain/applicant-types'
import { foldPartyText } from '@markwright/domain/party-key'
import { escapeLike } from '@markwright/runtime/like-pattern.ts'

export type ApplicantDraft = {
  name: string
  nameEn: string | null
  creditCode: string | null
  type: ApplicantType
}

export function createHostingRepository({ db, builder }: { db: Db; builder: QueryBuilder }) {
  const countMarks = (pattern: string, position: number) =>
    builder.selectNoFrom((query) => [
      sql.lit(position).as('position'),
      query
        .selectFrom('party as p')
        .innerJoin('trademark_party as tp', 'tp.party_id', 'p.id')
        .where('tp.role', '=', 'applicant')
        .where('p.name_key', 'like', pattern)
        .select((query) => sql<number>`count(DISTINCT ${query.ref('tp.trademark_id')})::int`.as('marks'))
        .$asScalar()
        .$notNull()
        .as('marks'),
    ])

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
      // Every name of a party is in its key in a line of its own.
      const patterns = names.map((name) => `%\n${escapeLike(foldPartyText(name))}\n%`)
      // Patterns that come out of a table would keep the planner from seeing how rare each of them is.
      const [first, ...others] = patterns.map((pattern, index) => countMarks(pattern, index))
      const rows = await others
        .reduce((all, next) => all.unionAll(next), first!)
        .orderBy('position')
        .execute()
      return rows.map(({ marks }) => marks)
    },
  }
}
export type HostingRepository = ReturnType<typeof createHostingRepository>
export type ApplicantRow = Awaited<ReturnType<HostingRepository['list']>>[number]
