import { type QueryBuilder, runTransaction, statementsOf } from '@markwright/db'
import { type NoticeTexts, notifyOfCase } from '@markwright/jobs'
import { type Actor, auditWith } from '../backoffice/index.ts'
import { lockCase, type ReadCase } from './case-rows.repository.ts'

export type PostedDocuments = { kinds: readonly string[]; company: string; trackingNumber: string }
export type CorrespondenceProblem = 'notFound' | 'changed' | 'notAllowed'

export function createCorrespondenceRepository({ db, siteUrl }: { db: QueryBuilder; siteUrl: string }) {
  return {
    async setNotification(id: string, choice: { email: boolean; sms: boolean }): Promise<void> {
      await db
        .updateTable('trademark_case')
        .set({ notify_email: choice.email, notify_sms: choice.sms })
        .where('id', '=', id)
        .execute()
    },

    /** Null takes back what was stated. */
    setPost: (read: ReadCase, posted: PostedDocuments | null, at: Date): Promise<CorrespondenceProblem | null> =>
      runTransaction(db, async (tx) => {
        const found = await lockCase(tx, read)
        if (typeof found === 'string') return found
        if (found.state !== 'preparing') return 'notAllowed'
        await tx
          .updateTable('trademark_case')
          .set({
            posted_kinds: posted ? [...posted.kinds] : [],
            post_company: posted?.company ?? null,
            post_number: posted?.trackingNumber ?? null,
            post_received_at: null,
            post_asked_at: null,
            version: read.version + 1,
            updated_at: at,
          })
          .where('id', '=', read.id)
          .execute()
        return null
      }),

    receivePost: (
      read: ReadCase,
      actor: Actor,
      { at, texts }: { at: Date; texts: (number: string) => NoticeTexts },
    ): Promise<CorrespondenceProblem | null> =>
      runTransaction(db, async (tx) => {
        const found = await lockCase(tx, read)
        if (typeof found === 'string') return found
        if (found.posted_kinds.length === 0 || found.post_received_at !== null) return 'notAllowed'
        await tx
          .updateTable('trademark_case')
          .set({
            post_received_at: at,
            post_asked_at: null,
            received_kinds: [...new Set([...found.received_kinds, ...found.posted_kinds])],
            version: read.version + 1,
            updated_at: at,
          })
          .where('id', '=', read.id)
          .execute()
        await auditWith(statementsOf(tx), actor, {
          action: 'post.receive',
          subject: { type: 'case', id: read.id, name: found.number },
          facts: { kinds: found.posted_kinds.join(', ') },
        })
        await notifyOfCase(statementsOf(tx), read.id, texts(found.number), { siteUrl })
        return null
      }),
  }
}
export type CorrespondenceRepository = ReturnType<typeof createCorrespondenceRepository>
