import { expressionBuilder, type QueryBuilder, runTransaction, sql, statementsOf, type Tables } from '@markwright/db'
import { type NoticeTexts, notifyOfCase, recordEvent } from '@markwright/jobs'
import { randomUUID } from 'node:crypto'

const columns = ['position', 'author', 'staff_name', 'text', 'created_at'] as const
const total = sql<number>`count(*)::int`

export type NewMessage = { caseId: string; key: string; text: string; at: Date }
/** Who writes: the member, or somebody of the staff, whose message answers those up to a position. */
export type MessageAuthor = { type: 'member' } | { type: 'staff'; name: string; answers: number }

export function createMessagesRepository({ db, siteUrl }: { db: QueryBuilder; siteUrl: string }) {
  const selected = db.selectFrom('case_message').select(columns)
  /** No message is answered before it is written. */
  const answeredUpTo = (upTo: number) => {
    const is = expressionBuilder<Tables, 'trademark_case'>()
    const read = is.fn<number>('least', ['member_message', is.val(upTo)])
    return is.fn<number>('greatest', ['answered_message', read])
  }

  return {
    /** The latest before a position, or of all; the oldest of them first. */
    async list(caseId: string, { before, take }: { before: number | null; take: number }) {
      const [rows, counted] = await Promise.all([
        selected
          .where('case_id', '=', caseId)
          .$if(before !== null, (query) => query.where('position', '<', before!))
          .orderBy('position', 'desc')
          .limit(take)
          .execute(),
        db.selectFrom('case_message').select(total.as('total')).where('case_id', '=', caseId).executeTakeFirstOrThrow(),
      ])
      return { rows: rows.toReversed(), total: counted.total }
    },

    /**
     * Saves a message and notifies the member of one of the staff, once for each key.
     * @returns null where the case has `max` messages already
     */
    send: (
      { caseId, key, text, at }: NewMessage,
      author: MessageAuthor,
      { max, texts }: { max: number; texts: (number: string) => NoticeTexts },
    ) =>
      runTransaction(db, async (tx) => {
        const found = await tx
          .selectFrom('trademark_case')
          .select(['number', 'account_id'])
          .where('id', '=', caseId)
          .forUpdate()
          .executeTakeFirstOrThrow()
        const sent = await tx
          .selectFrom('case_message')
          .select(columns)
          .where('case_id', '=', caseId)
          .where('author', '=', author.type)
          .where('key', '=', key)
          .executeTakeFirst()
        if (sent) return sent
        const { last } = await tx
          .selectFrom('case_message')
          .select(sql<number>`coalesce(max(position), 0)`.as('last'))
          .where('case_id', '=', caseId)
          .executeTakeFirstOrThrow()
        if (last >= max) return null
        const position = last + 1
        const row = await tx
          .insertInto('case_message')
          .values({
            id: randomUUID(),
            case_id: caseId,
            position,
            author: author.type,
            staff_name: author.type === 'staff' ? author.name : null,
            text,
            key,
            created_at: at,
          })
          .returning(columns)
          .executeTakeFirstOrThrow()
        await tx
          .updateTable('trademark_case')
          .set(
            author.type === 'member'
              ? { member_message: position }
              : { answered_message: answeredUpTo(author.answers) },
          )
          .where('id', '=', caseId)
          .execute()
        if (author.type === 'staff') {
          await recordEvent(
            statementsOf(tx),
            found.account_id,
            'case.message',
            { caseId, caseNo: found.number, text },
            { at },
          )
          await notifyOfCase(statementsOf(tx), caseId, texts(found.number), { siteUrl })
        }
        return row
      }),

    /** Messages of the member up to a position need no answer. */
    async markAnswered(caseId: string, upTo: number): Promise<void> {
      await db
        .updateTable('trademark_case')
        .set({ answered_message: answeredUpTo(upTo) })
        .where('id', '=', caseId)
        .execute()
    },
  }
}
export type MessagesRepository = ReturnType<typeof createMessagesRepository>
export type MessageRow = NonNullable<Awaited<ReturnType<MessagesRepository['send']>>>
