import { type QueryBuilder, runTransaction, sql, statementsOf } from '@markwright/db'
import { type NoticeTexts, notifyOfCase } from '@markwright/jobs'
import { randomUUID } from 'node:crypto'

export type NewSignature = {
  id: string
  caseId: string
  form: string
  language: string
  fileId: string
  documentHash: string
  contentHash: string
  expiresAt: Date
  at: Date
}
export type SignatureRow = {
  id: string
  form: string
  language: string
  document_hash: string
  expires_at: Date
  signed_at: Date | null
  signer_name: string | null
  method: 'drawn' | 'typed' | null
}
export type Signed = {
  name: string
  method: 'drawn' | 'typed'
  ip: string
  agent: string
  /** The signed document, and as what it is added to the case. */
  fileId: string
  kind: string
  at: Date
}

const columns = [
  's.id',
  's.form',
  's.language',
  's.document_hash',
  's.expires_at',
  's.signed_at',
  's.signer_name',
  's.method',
] as const

export function createSignaturesRepository({ db, siteUrl }: { db: QueryBuilder; siteUrl: string }) {
  return {
    /** The latest first. */
    list: (caseId: string): Promise<SignatureRow[]> =>
      db
        .selectFrom('case_signature as s')
        .select(columns)
        .where('s.case_id', '=', caseId)
        .orderBy('s.created_at', 'desc')
        .orderBy('s.id')
        .execute(),

    /** @returns why it was not added: the case takes no documents, or has `max` links */
    add: (signature: NewSignature, max: number): Promise<'notAllowed' | 'tooMany' | null> =>
      runTransaction(db, async (tx) => {
        const found = await tx
          .selectFrom('trademark_case')
          .select('state')
          .where('id', '=', signature.caseId)
          .forUpdate()
          .executeTakeFirstOrThrow()
        if (found.state !== 'preparing') return 'notAllowed'
        const { total } = await tx
          .selectFrom('case_signature')
          .select(sql<number>`count(*)::int`.as('total'))
          .where('case_id', '=', signature.caseId)
          .executeTakeFirstOrThrow()
        if (total >= max) return 'tooMany'
        await tx
          .insertInto('case_signature')
          .values({
            id: signature.id,
            case_id: signature.caseId,
            form: signature.form,
            language: signature.language,
            file_id: signature.fileId,
            document_hash: signature.documentHash,
            content_hash: signature.contentHash,
            expires_at: signature.expiresAt,
            created_at: signature.at,
          })
          .execute()
        return null
      }),

    /** Deletes one that nobody has signed, and the record of its document. @returns where its bytes are */
    remove: (caseId: string, id: string) =>
      runTransaction(db, async (tx) => {
        const deleted = await tx
          .deleteFrom('case_signature')
          .where('id', '=', id)
          .where('case_id', '=', caseId)
          .where('signed_at', 'is', null)
          .returning('file_id')
          .executeTakeFirst()
        if (!deleted) return null
        return tx
          .deleteFrom('stored_file')
          .where('id', '=', deleted.file_id)
          .returning(['bucket', 'file_name'])
          .executeTakeFirstOrThrow()
      }),

    /** One by its id, with the account of its case. */
    find: (id: string) =>
      db
        .selectFrom('case_signature as s')
        .innerJoin('trademark_case as c', 'c.id', 's.case_id')
        .select(columns)
        .select(['s.case_id', 's.file_id', 's.content_hash', 'c.account_id'])
        .where('s.id', '=', id)
        .executeTakeFirst(),

    /** Deletes the record of a document that was not signed in the end. */
    async discard(fileId: string): Promise<void> {
      await db.deleteFrom('stored_file').where('id', '=', fileId).execute()
    },

    /** Adds the signed document to its case and notifies the member, once. @returns whether it could be signed */
    sign: (id: string, signed: Signed, texts: (number: string) => NoticeTexts): Promise<boolean> =>
      runTransaction(db, async (tx) => {
        const found = await tx
          .selectFrom('case_signature as s')
          .innerJoin('trademark_case as c', 'c.id', 's.case_id')
          .innerJoin('service_order as o', 'o.id', 'c.order_id')
          .select(['s.case_id', 's.signed_at', 's.expires_at', 'c.state', 'c.number', 'c.version'])
          .select(['o.closed_at', 'o.refund_status'])
          .where('s.id', '=', id)
          .forUpdate(['s', 'c'])
          .executeTakeFirst()
        const { at } = signed
        if (!found || found.signed_at !== null || found.expires_at <= at || found.state !== 'preparing') return false
        if (found.closed_at !== null || found.refund_status === 'done') return false
        await tx
          .insertInto('case_document')
          .values({
            id: randomUUID(),
            case_id: found.case_id,
            kind: signed.kind,
            file_id: signed.fileId,
            created_at: at,
          })
          .execute()
        await tx
          .updateTable('case_signature')
          .set({
            signed_at: at,
            signer_name: signed.name,
            method: signed.method,
            signer_ip: signed.ip,
            signer_agent: signed.agent,
          })
          .where('id', '=', id)
          .execute()
        await tx
          .updateTable('trademark_case')
          .set({ version: found.version + 1, updated_at: at })
          .where('id', '=', found.case_id)
          .execute()
        await notifyOfCase(statementsOf(tx), found.case_id, texts(found.number), { siteUrl })
        return true
      }),
  }
}
export type SignaturesRepository = ReturnType<typeof createSignaturesRepository>
