import { changeLocked, type QueryBuilder, type Selectable, sql, type Tables } from '@markwright/db'
import { addDays } from '@markwright/domain/dates/calendar'
import { nameOfAccount, recordChanges } from '@markwright/hosting'
import { escapeLike } from '@markwright/runtime/like-pattern.ts'
import { randomUUID } from 'node:crypto'
import { isVisible, type Scope } from './access.repository.ts'
import { deleteDocuments } from './delete-documents.repository.ts'

export type DocumentKind = Selectable<Tables['applicant_document']>['kind']
export type Expiry = 'expired' | 'soon' | 'valid' | 'unstated'
export type DocumentFilter = {
  clientId: string | null
  applicantId: string | null
  kind: DocumentKind | null
  expiry: Expiry | null
  keyword: string | null
}
export type DocumentSort = 'expiresOn' | '-createTime' | 'title' | 'applicant'
/** What is said of a document; days as `YYYY-MM-DD`. */
export type DocumentColumns = {
  kind: DocumentKind
  title: string
  number: string | null
  issued_on: string | null
  expires_on: string | null
  note: string | null
}
type VersionColumns = Pick<DocumentColumns, 'number' | 'issued_on' | 'expires_on'>
/** Who does it: an account, at a time. */
type By = { by: string; at: Date }

/** A document that expires within so many days is named before it does. */
export const SOON_DAYS = 90

const number = sql<number>`count(*)::int`

/** Documents of applicants, with their former versions. */
export function createDocumentsRepository(db: QueryBuilder) {
  const seen = (scope: Scope) =>
    db
      .selectFrom('applicant_document as d')
      .innerJoin('applicant as a', 'a.id', 'd.applicant_id')
      .where((is) => isVisible(scope, is.ref('a.account_id'), is.ref('a.client_id')))
  const shown = (query: ReturnType<typeof seen>) =>
    query
      .innerJoin('stored_file as f', 'f.id', 'd.file_id')
      .leftJoin('hosting_client as c', 'c.id', 'a.client_id')
      .selectAll('d')
      .select(['a.name as applicant_name', 'a.client_id', 'c.name as client_name'])
      .select(['f.original as file_name', 'f.size_bytes as file_size'])
  const ofParties = (
    scope: Scope,
    { clientId, applicantId }: { clientId: string | null; applicantId: string | null },
  ) =>
    seen(scope)
      .$if(clientId !== null, (query) => query.where('a.client_id', '=', clientId))
      .$if(applicantId !== null, (query) => query.where('d.applicant_id', '=', applicantId!))
  const seenApplicants = (scope: Scope) =>
    db
      .selectFrom('applicant as a')
      .select(['a.id', 'a.name', 'a.account_id', 'a.client_id'])
      .where((is) => isVisible(scope, is.ref('a.account_id'), is.ref('a.client_id')))
  const lockDocument = (tx: QueryBuilder, id: string, version: number) =>
    tx
      .selectFrom('applicant_document as d')
      .innerJoin('applicant as a', 'a.id', 'd.applicant_id')
      .selectAll('d')
      .select('a.client_id')
      .where('d.id', '=', id)
      .where('d.version', '=', version)
      .forUpdate('d')
      .executeTakeFirst()
  const record = (
    tx: QueryBuilder,
    by: string,
    of: { account_id: string; client_id: string | null },
    action: 'document.add' | 'document.update' | 'document.replace' | 'document.delete',
    title: string,
  ) =>
    recordChanges(tx, by, [{ accountId: of.account_id, clientId: of.client_id, itemId: null, action, subject: title }])

  return {
    async list(
      scope: Scope,
      { kind, expiry, keyword, ...parties }: DocumentFilter,
      sort: DocumentSort,
      { skip, take, today }: { skip: number; take: number; today: string },
    ) {
      const pattern = `%${escapeLike(keyword ?? '')}%`
      const all = ofParties(scope, parties)
        .$if(kind !== null, (query) => query.where('d.kind', '=', kind!))
        .$if(expiry === 'expired', (query) => query.where('d.expires_on', '<', today))
        .$if(expiry === 'soon' || expiry === 'valid', (query) => query.where('d.expires_on', '>=', today))
        .$if(expiry === 'soon', (query) => query.where('d.expires_on', '<=', addDays(today, SOON_DAYS)))
        .$if(expiry === 'unstated', (query) => query.where('d.expires_on', 'is', null))
        .$if(keyword !== null, (query) =>
          query.where((is) =>
            is.or([is('d.title', 'ilike', pattern), is('d.number', 'ilike', pattern), is('a.name', 'ilike', pattern)]),
          ),
        )
      const query = shown(all)
      const ordered =
        sort === 'expiresOn'
          ? query.orderBy('d.expires_on', (order) => order.asc().nullsLast())
          : sort === '-createTime'
            ? query.orderBy('d.added_at', 'desc')
            : query.orderBy(sort === 'title' ? 'd.title' : 'a.name')
      const [rows, { total }] = await Promise.all([
        ordered.orderBy('d.id').offset(skip).limit(take).execute(),
        all.select(number.as('total')).executeTakeFirstOrThrow(),
      ])
      return { rows, total }
    },

    /** Those that expire until a day, the earliest first, from `from` on. */
    listExpiring: (
      scope: Scope,
      parties: { clientId: string | null; applicantId: string | null },
      { from, until, most }: { from: string; until: string; most: number },
    ) =>
      shown(ofParties(scope, parties))
        .where('d.expires_on', '>=', from)
        .where('d.expires_on', '<=', until)
        .orderBy('d.expires_on')
        .orderBy('d.id')
        .limit(most)
        .execute(),

    find: (scope: Scope, id: string) => shown(seen(scope)).where('d.id', '=', id).executeTakeFirst(),

    listFormer: (id: string) =>
      db
        .selectFrom('former_document_version as v')
        .innerJoin('stored_file as f', 'f.id', 'v.file_id')
        .selectAll('v')
        .select(['f.original as file_name', 'f.size_bytes as file_size'])
        .where('v.document_id', '=', id)
        .orderBy('v.edition', 'desc')
        .execute(),

    listApplicants: (scope: Scope) => seenApplicants(scope).orderBy('a.name').orderBy('a.id').execute(),

    findApplicant: (scope: Scope, id: string) => seenApplicants(scope).where('a.id', '=', id).executeTakeFirst(),

    count: async (accountId: string): Promise<number> =>
      (
        await db
          .selectFrom('applicant_document')
          .where('account_id', '=', accountId)
          .select(number.as('total'))
          .executeTakeFirstOrThrow()
      ).total,

    /** @returns `full` where the account has `max` already, `gone` where the applicant was deleted meanwhile */
    add: (
      applicant: { id: string; account_id: string },
      columns: DocumentColumns,
      { fileId, by, at, max }: By & { fileId: string; max: number },
    ): Promise<{ id: string } | 'full' | 'gone'> =>
      changeLocked(db, applicant.account_id, async (tx) => {
        const { total } = await tx
          .selectFrom('applicant_document')
          .where('account_id', '=', applicant.account_id)
          .select(number.as('total'))
          .executeTakeFirstOrThrow()
        if (total >= max) return 'full'
        const present = await tx
          .selectFrom('applicant')
          .select(['account_id', 'client_id'])
          .where('id', '=', applicant.id)
          .executeTakeFirst()
        if (!present) return 'gone'
        const id = randomUUID()
        await tx
          .insertInto('applicant_document')
          .values({
            ...columns,
            id,
            account_id: applicant.account_id,
            applicant_id: applicant.id,
            file_id: fileId,
            added_by: await nameOfAccount(tx, by),
            added_at: at,
          })
          .execute()
        await record(tx, by, present, 'document.add', columns.title)
        return { id }
      }),

    update: (
      of: { id: string; account_id: string },
      version: number,
      columns: DocumentColumns,
      by: string,
    ): Promise<'done' | 'changed'> =>
      changeLocked(db, of.account_id, async (tx) => {
        const row = await lockDocument(tx, of.id, version)
        if (!row) return 'changed'
        await tx
          .updateTable('applicant_document')
          .set({ ...columns, version: version + 1 })
          .where('id', '=', of.id)
          .execute()
        await record(tx, by, row, 'document.update', columns.title)
        return 'done'
      }),

    /** Puts another version in the place of the present one, which becomes a former one. */
    replace: (
      of: { id: string; account_id: string },
      version: number,
      columns: VersionColumns,
      { fileId, by, at, max }: By & { fileId: string; max: number },
    ): Promise<'done' | 'changed' | 'full'> =>
      changeLocked(db, of.account_id, async (tx) => {
        const row = await lockDocument(tx, of.id, version)
        if (!row) return 'changed'
        if (row.edition >= max) return 'full'
        const { edition, number: former, issued_on, expires_on, file_id, added_by, added_at } = row
        await tx
          .insertInto('former_document_version')
          .values({ document_id: of.id, edition, number: former, issued_on, expires_on, file_id, added_by, added_at })
          .execute()
        await tx
          .updateTable('applicant_document')
          .set({
            ...columns,
            file_id: fileId,
            edition: edition + 1,
            added_by: await nameOfAccount(tx, by),
            added_at: at,
            version: version + 1,
          })
          .where('id', '=', of.id)
          .execute()
        await record(tx, by, row, 'document.replace', row.title)
        return 'done'
      }),

    /** Deletes a document with all its versions. @returns where their bytes are; null where there is none */
    delete: (of: { id: string; account_id: string; client_id: string | null; title: string }, by: string) =>
      changeLocked(db, of.account_id, async (tx) => {
        const files = await deleteDocuments(tx, [of.id])
        if (files.length === 0) return null
        await record(tx, by, of, 'document.delete', of.title)
        return files
      }),

    /** Deletes the record of a file that no document has in the end. */
    discard: async (fileId: string): Promise<void> => {
      await db.deleteFrom('stored_file').where('id', '=', fileId).execute()
    },
  }
}
export type DocumentsRepository = ReturnType<typeof createDocumentsRepository>
export type DocumentRow = NonNullable<Awaited<ReturnType<DocumentsRepository['find']>>>
export type FormerRow = Awaited<ReturnType<DocumentsRepository['listFormer']>>[number]
