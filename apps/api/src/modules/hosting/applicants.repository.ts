import { recordChanges } from '@markwright/hosting'
import { anyOf, changeLocked, deleteOwn, namesOf, type QueryBuilder, sql } from '@markwright/db'
import { foldPartyText } from '@markwright/domain/people/party-key'
import { escapeLike } from '@markwright/runtime/like-pattern.ts'
import { groupBy } from '@markwright/runtime/group-by.ts'
import { randomUUID } from 'node:crypto'
import { type DeletedFile, deleteDocuments } from './delete-documents.repository.ts'
import { isNameTaken } from './name-taken.repository.ts'

/** What a member fills in. */
export type ApplicantColumns = {
  type: string
  name: string
  name_en: string | null
  credit_code: string | null
  address: string | null
  contact: string | null
  phone: string | null
  email: string | null
  client_id: string | null
  in_custody: boolean
}

const [t, patent] = [namesOf('trademark', 't'), namesOf('patent')]
const number = sql<number>`count(*)::int`

/** Owners of rights that members look after or follow. */
export function createApplicantsRepository(db: QueryBuilder) {
  const withSpellings = async <Row extends { id: string }>(rows: Row[]) => {
    const spellings = await db
      .selectFrom('applicant_spelling')
      .selectAll()
      .where('applicant_id', '=', anyOf(rows.map(({ id }) => id)).$castTo<string>())
      .orderBy('name')
      .execute()
    const byId = groupBy(spellings, ({ applicant_id }) => applicant_id)
    return rows.map((row) => ({ ...row, spellings: (byId.get(row.id) ?? []).map(({ name }) => name) }))
  }
  const own = (accountId: string) =>
    db
      .selectFrom('applicant as a')
      .selectAll('a')
      .select((of) =>
        of
          .selectFrom('portfolio_item as i')
          .whereRef('i.applicant_id', '=', 'a.id')
          .select(number.as('hosted'))
          .$asScalar()
          .$notNull()
          .as('hosted'),
      )
      .where('a.account_id', '=', accountId)
  const countMarks = (patterns: readonly string[], position: number) =>
    db.selectNoFrom((query) => [
      sql.lit(position).as('position'),
      query
        .selectFrom('party as p')
        .innerJoin('trademark_party as tp', 'tp.party_id', 'p.id')
        .where('tp.role', '=', 'applicant')
        .where((is) => is.or(patterns.map((pattern) => is('p.name_key', 'like', pattern))))
        .select((query) => sql<number>`count(DISTINCT ${query.ref('tp.trademark_id')})::int`.as('marks'))
        .$asScalar()
        .$notNull()
        .as('marks'),
    ])

  return {
    async list(accountId: string, clientId: string | null, { skip, take }: { skip: number; take: number }) {
      let query = own(accountId)
      if (clientId !== null) query = query.where('a.client_id', '=', clientId)
      return withSpellings(await query.orderBy('a.created_at').orderBy('a.id').offset(skip).limit(take).execute())
    },

    async find(accountId: string, id: string) {
      const [row] = await withSpellings(await own(accountId).where('a.id', '=', id).execute())
      return row ?? null
    },

    /** Null where the member has one of this name. */
    create: async (accountId: string, columns: ApplicantColumns): Promise<string | null> => {
      const row = await db
        .insertInto('applicant')
        .values({ id: randomUUID(), account_id: accountId, ...columns })
        .onConflict((conflict) => conflict.doNothing())
        .returning('id')
        .executeTakeFirst()
      return row?.id ?? null
    },

    update: (
      accountId: string,
      id: string,
      version: number,
      columns: ApplicantColumns,
    ): Promise<'done' | 'changed' | 'duplicate'> =>
      changeLocked(db, accountId, async (tx) => {
        if (await isNameTaken(tx, 'applicant', { accountId, id, name: columns.name })) return 'duplicate'
        const { numUpdatedRows } = await tx
          .updateTable('applicant')
          .set({ ...columns, version: version + 1 })
          .where('id', '=', id)
          .where('account_id', '=', accountId)
          .where('version', '=', version)
          .executeTakeFirst()
        return numUpdatedRows === 1n ? 'done' : 'changed'
      }),

    /** Deletes it with its documents. @returns where their bytes are; null where there was none */
    delete: (accountId: string, id: string): Promise<DeletedFile[] | null> =>
      changeLocked(db, accountId, async (tx) => {
        const documents = await tx
          .selectFrom('applicant_document')
          .select('id')
          .where('applicant_id', '=', id)
          .where('account_id', '=', accountId)
          .execute()
        const files = await deleteDocuments(
          tx,
          documents.map((document) => document.id),
        )
        return (await deleteOwn(tx, 'applicant', accountId, id)) ? files : null
      }),

    hasClient: async (accountId: string, clientId: string): Promise<boolean> =>
      (await db
        .selectFrom('hosting_client')
        .select('id')
        .where('id', '=', clientId)
        .where('account_id', '=', accountId)
        .executeTakeFirst()) !== undefined,

    /** Makes applicants spellings of one; false where one of them is not the member's. */
    merge: (accountId: string, id: string, ids: readonly string[]): Promise<boolean> =>
      changeLocked(db, accountId, async (tx) => {
        const rows = await tx
          .selectFrom('applicant')
          .select(['id', 'name', 'client_id'])
          .where('account_id', '=', accountId)
          .where('id', 'in', [id, ...ids])
          .execute()
        const target = rows.find((row) => row.id === id)
        if (!target || rows.length !== ids.length + 1) return false
        const others = rows.filter((row) => row.id !== id)
        const former = await tx
          .selectFrom('applicant_spelling')
          .select('name')
          .where('applicant_id', 'in', ids)
          .execute()
        const names = [...others, ...former].map(({ name }) => name).filter((name) => name !== target.name)
        await tx
          .insertInto('applicant_spelling')
          .values([...new Set(names)].map((name) => ({ applicant_id: id, name })))
          .onConflict((conflict) => conflict.doNothing())
          .execute()
        await tx.updateTable('portfolio_item').set({ applicant_id: id }).where('applicant_id', 'in', ids).execute()
        await tx.updateTable('applicant_document').set({ applicant_id: id }).where('applicant_id', 'in', ids).execute()
        await tx.deleteFrom('applicant').where('id', 'in', ids).execute()
        await recordChanges(tx, accountId, [
          {
            accountId,
            clientId: target.client_id,
            itemId: null,
            action: 'applicant.merge',
            subject: target.name,
            facts: { names },
          },
        ])
        return true
      }),

    /** Of each list of names the number of marks in the registers whose applicant bears one, width, case and blanks aside. */
    async countMarks(names: readonly (readonly string[])[]): Promise<number[]> {
      if (names.length === 0) return []
      // Patterns that come out of a table would keep the planner from seeing how rare each of them is.
      const [first, ...others] = names.map((of, index) => countMarks(of.map(patternOf), index))
      const rows = await others
        .reduce((all, next) => all.unionAll(next), first!)
        .orderBy('position')
        .execute()
      return rows.map(({ marks }) => marks)
    },

    /** Likewise the number of applications of patents. */
    async countPatents(names: readonly (readonly string[])[]): Promise<number[]> {
      const counted = names.map((of) =>
        db
          .selectFrom('patent')
          .select(
            sql<number>`count(DISTINCT coalesce(${patent.application_key}, ${patent.public_id}))::int`.as('patents'),
          )
          .where('applicant_names', '&&', sql<string[]>`${[...of]}::text[]`)
          .executeTakeFirstOrThrow(),
      )
      return (await Promise.all(counted)).map(({ patents }) => patents)
    },

    /** Keys of the applications of marks, with their offices, the latest first. */
    listMarks: (names: readonly string[]) =>
      db
        .selectFrom('trademark as t')
        .select(['t.office', 't.application_number_key as key'])
        .where('t.id', 'in', (query) =>
          query
            .selectFrom('party as p')
            .innerJoin('trademark_party as tp', 'tp.party_id', 'p.id')
            .select('tp.trademark_id')
            .where('tp.role', '=', 'applicant')
            .where((is) => is.or(names.map((name) => is('p.name_key', 'like', patternOf(name))))),
        )
        .groupBy(['t.office', 't.application_number_key'])
        .orderBy(sql`max(${t.applied_on}) DESC NULLS LAST`)
        .orderBy('t.application_number_key')
        .execute(),

    /** Likewise of patents. */
    listPatents: (names: readonly string[]) =>
      db
        .selectFrom('patent')
        .select(['country as office', sql<string>`${patent.application_key}`.as('key')])
        .where('application_key', 'is not', null)
        .where('type', 'in', ['invention', 'utility', 'design'])
        .where('applicant_names', '&&', sql<string[]>`${[...names]}::text[]`)
        .groupBy(['country', 'application_key'])
        .orderBy(sql`max(${patent.filed_on}) DESC NULLS LAST`)
        .orderBy('application_key')
        .execute(),
  }
}
export type ApplicantsRepository = ReturnType<typeof createApplicantsRepository>
export type ApplicantRow = NonNullable<Awaited<ReturnType<ApplicantsRepository['find']>>>

// Every name of a party is in its key in a line of its own.
const patternOf = (name: string) => `%\n${escapeLike(foldPartyText(name))}\n%`
