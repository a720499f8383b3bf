import { reminderAt } from '@markwright/cases'
import { type QueryBuilder, runTransaction, sql, statementsOf } from '@markwright/db'
import type { Deadline } from '@markwright/deadlines'
import { HOME_ZONE, todayIn } from '@markwright/domain/dates/calendar'
import { type NoticeTexts, notifyOfCase, recordEvent } from '@markwright/jobs'
import { randomUUID } from 'node:crypto'
import { type Actor, auditWith } from '../backoffice/index.ts'

const total = sql<number>`count(*)::int`

export type NewLetter = {
  caseId: string
  kind: string
  datedOn: string
  method: string | null
  receivedOn: string | null
  fileId: string
  deadlines: readonly Deadline[]
  at: Date
}

async function numberOf(tx: QueryBuilder, caseId: string): Promise<string> {
  const { number } = await tx
    .selectFrom('trademark_case')
    .select('number')
    .where('id', '=', caseId)
    .executeTakeFirstOrThrow()
  return number
}

export function createLettersRepository({ db, siteUrl }: { db: QueryBuilder; siteUrl: string }) {
  return {
    /** The latest first. */
    list: (caseId: string) =>
      db
        .selectFrom('case_letter as l')
        .innerJoin('stored_file as f', 'f.id', 'l.file_id')
        .selectAll('l')
        .select(['f.original as name', 'f.file_name', 'f.size_bytes'])
        .where('l.case_id', '=', caseId)
        .orderBy('l.dated_on', 'desc')
        .orderBy('l.created_at', 'desc')
        .orderBy('l.id')
        .execute(),

    async listDeadlines(caseId: string) {
      const rows = await db
        .selectFrom('case_deadline')
        .select(['id', 'letter_id', 'computed', 'done_at'])
        .where('case_id', '=', caseId)
        .orderBy('due_on')
        .orderBy('id')
        .execute()
      return rows.map(({ computed, ...row }) => ({ ...row, computed: computed as Deadline }))
    },

    /** Records a document with the periods that it begins, and notifies the member; `null` for a case with `max` of them. */
    add: (
      { deadlines, ...letter }: NewLetter,
      actor: Actor,
      { max, texts }: { max: number; texts: (number: string) => NoticeTexts },
    ) =>
      runTransaction(db, async (tx): Promise<'tooMany' | null> => {
        const found = await tx
          .selectFrom('trademark_case')
          .select(['number', 'account_id'])
          .where('id', '=', letter.caseId)
          .forUpdate()
          .executeTakeFirstOrThrow()
        const counted = await tx
          .selectFrom('case_letter')
          .select(total.as('total'))
          .where('case_id', '=', letter.caseId)
          .executeTakeFirstOrThrow()
        if (counted.total >= max) return 'tooMany'
        const { id } = await tx
          .insertInto('case_letter')
          .values({
            id: randomUUID(),
            case_id: letter.caseId,
            kind: letter.kind,
            dated_on: letter.datedOn,
            method: letter.method,
            received_on: letter.receivedOn,
            file_id: letter.fileId,
            created_at: letter.at,
          })
          .returning('id')
          .executeTakeFirstOrThrow()
        if (deadlines.length > 0)
          await tx
            .insertInto('case_deadline')
            .values(
              deadlines.map((deadline) => ({
                id: randomUUID(),
                case_id: letter.caseId,
                letter_id: id,
                due_on: deadline.due,
                computed: JSON.stringify(deadline),
                // The notice of the document tells this day, too.
                reminded_days: reminderAt(deadline.due, todayIn(HOME_ZONE, letter.at)),
                done_at: null,
                done_by: null,
                created_at: letter.at,
              })),
            )
            .execute()
        await auditWith(statementsOf(tx), actor, {
          action: 'letter.record',
          subject: { type: 'case', id: letter.caseId, name: found.number },
          facts: { kind: letter.kind, datedOn: letter.datedOn },
        })
        await recordEvent(
          statementsOf(tx),
          found.account_id,
          'case.letter',
          {
            caseId: letter.caseId,
            caseNo: found.number,
            kind: letter.kind,
            datedOn: letter.datedOn,
            dueOn: deadlines.map(({ due }) => due).toSorted()[0] ?? null,
          },
          { at: letter.at },
        )
        await notifyOfCase(statementsOf(tx), letter.caseId, texts(found.number), { siteUrl })
        return null
      }),

    /** Deletes a document, its deadlines and the record of its file. @returns where the bytes of the file are */
    remove: (caseId: string, letterId: string, actor: Actor) =>
      runTransaction(db, async (tx) => {
        const deleted = await tx
          .deleteFrom('case_letter')
          .where('id', '=', letterId)
          .where('case_id', '=', caseId)
          .returning(['file_id', 'kind', 'dated_on'])
          .executeTakeFirst()
        if (!deleted) return null
        await auditWith(statementsOf(tx), actor, {
          action: 'letter.remove',
          subject: { type: 'case', id: caseId, name: await numberOf(tx, caseId) },
          facts: { kind: deleted.kind, datedOn: deleted.dated_on },
        })
        return tx
          .deleteFrom('stored_file')
          .where('id', '=', deleted.file_id)
          .returning(['bucket', 'file_name'])
          .executeTakeFirstOrThrow()
      }),

    /** Whether there is such a deadline. */
    setDone: (caseId: string, deadlineId: string, doneAt: Date | null, actor: Actor): Promise<boolean> =>
      runTransaction(db, async (tx) => {
        const updated = await tx
          .updateTable('case_deadline')
          .set({ done_at: doneAt, done_by: doneAt && actor.name })
          .where('id', '=', deadlineId)
          .where('case_id', '=', caseId)
          .returning('due_on')
          .executeTakeFirst()
        if (!updated) return false
        await auditWith(statementsOf(tx), actor, {
          action: doneAt ? 'deadline.done' : 'deadline.reopen',
          subject: { type: 'case', id: caseId, name: await numberOf(tx, caseId) },
          facts: { dueOn: updated.due_on },
        })
        return true
      }),
  }
}
export type LettersRepository = ReturnType<typeof createLettersRepository>
export type LetterRow = Awaited<ReturnType<LettersRepository['list']>>[number]
export type CaseDeadlineRow = Awaited<ReturnType<LettersRepository['listDeadlines']>>[number]
