import { deleteOwn, type Insertable, type QueryBuilder, sql, type Tables } from '@markwright/db'
import { foldPartyText } from '@markwright/domain/people/party-key'
import { escapeLike } from '@markwright/runtime/like-pattern.ts'
import { randomUUID } from 'node:crypto'

/** What a member fills in. */
export type ApplicantColumns = Omit<Insertable<Tables['applicant']>, 'id' | 'account_id' | 'in_custody' | 'created_at'>

export function createFollowedApplicantsRepository({ builder }: { builder: QueryBuilder }) {
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
    list: (accountId: string, { skip, take }: { skip: number; take: number }) =>
      builder
        .selectFrom('applicant')
        .selectAll()
        .where('account_id', '=', accountId)
        .orderBy('created_at')
        .orderBy('id')
        .offset(skip)
        .limit(take)
        .execute(),

    /** Undefined where the member has one of this name. */
    create: (accountId: string, columns: ApplicantColumns) =>
      builder
        .insertInto('applicant')
        .values({ id: randomUUID(), account_id: accountId, ...columns })
        .onConflict((conflict) => conflict.doNothing())
        .returningAll()
        .executeTakeFirst(),

    /** Whether there was one. */
    delete: (accountId: string, id: string): Promise<boolean> => deleteOwn(builder, 'applicant', accountId, id),

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
export type FollowedApplicantsRepository = ReturnType<typeof createFollowedApplicantsRepository>
export type ApplicantRow = Awaited<ReturnType<FollowedApplicantsRepository['list']>>[number]
