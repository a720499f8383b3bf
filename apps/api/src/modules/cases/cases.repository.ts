import { caseMachine, type CaseEvent, type CaseState } from '@markwright/cases'
import { type QueryBuilder, runTransaction, sql, statementsOf } from '@markwright/db'
import { type NoticeTexts, notifyOfCase, recordEvent } from '@markwright/jobs'
import { HOME_ZONE, todayIn } from '@markwright/domain/dates/calendar'
import { type Actor as WorkflowActor, applyTransition, listStateChanges } from '@markwright/workflow'
import { randomUUID } from 'node:crypto'
import type { InstantKey, Rows } from '../../kernel/pagination.ts'
import { isOver, joined, lockCase, type ReadCase, selectCases } from './case-rows.repository.ts'
import { requestFeeRefund } from '@markwright/orders'
import { lockOrderOfCase, provideForCase, releaseOrderOf } from './case-order.repository.ts'
import { type Actor, auditWith } from '../backoffice/index.ts'
import { isOwnFile } from './case-facts.repository.ts'

const total = sql<number>`count(*)::int`

/** The return of an official fee that has fallen, by its number. */
export type FeeRefund = { number: string; fen: number }
/** A case of a member. */
type OwnCase = { id: string; accountId: string }
export type MoveProblem = 'notFound' | 'changed' | 'notAllowed' | 'reasonMissing' | 'notPaid' | 'inReview'
/** `productTypes`: null for all. */
export type MemberFilter = { accountId: string; finished: boolean | null; productTypes: readonly number[] | null }

function ofMember({ accountId, finished, productTypes }: MemberFilter) {
  const is = joined()
  return is.and([
    is('c.account_id', '=', accountId),
    ...(productTypes === null ? [] : [is('c.product_type', 'in', [...productTypes])]),
    ...(finished === null ? [] : [finished ? isOver() : is.not(isOver())]),
  ])
}

export function createCasesRepository({ db, siteUrl }: { db: QueryBuilder; siteUrl: string }) {
  const { joinedCases, selected } = selectCases(db)

  /** Runs a change of a case that its member prepares, which counts as a change where it has no problem. */
  const changePrepared = <Problem extends string>(
    { id, accountId }: OwnCase,
    at: Date,
    change: (tx: QueryBuilder) => Promise<Problem | null>,
  ): Promise<Problem | 'notFound' | 'notAllowed' | null> =>
    runTransaction(db, async (tx) => {
      const found = await tx
        .selectFrom('trademark_case')
        .select('state')
        .where('id', '=', id)
        .where('account_id', '=', accountId)
        .forUpdate()
        .executeTakeFirst()
      if (!found) return 'notFound'
      if (found.state !== 'preparing') return 'notAllowed'
      const problem = await change(tx)
      if (problem) return problem
      await tx
        .updateTable('trademark_case')
        .set((set) => ({ version: set('version', '+', 1), updated_at: at }))
        .where('id', '=', id)
        .execute()
      return null
    })

  return {
    find: (id: string, accountId: string | null) =>
      selected
        .where('c.id', '=', id)
        .$if(accountId !== null, (query) => query.where('c.account_id', '=', accountId!))
        .executeTakeFirst(),

    async list(filter: MemberFilter, { skip, take, after }: Rows<InstantKey>) {
      const [rows, counted] = await Promise.all([
        selected
          .where(ofMember(filter))
          .$if(Boolean(after), (cases) =>
            cases.where((is) => is(is.refTuple('c.created_at', 'c.id'), '<', is.tuple(after!.at, after!.id))),
          )
          .orderBy('c.created_at', 'desc')
          .orderBy('c.id', 'desc')
          .offset(skip)
          .limit(take)
          .execute(),
        joinedCases.where(ofMember(filter)).select(total.as('total')).executeTakeFirstOrThrow(),
      ])
      return { rows, total: counted.total }
    },

    findMember: (accountId: string) =>
      db.selectFrom('account').select(['id', 'phone']).where('id', '=', accountId).executeTakeFirstOrThrow(),

    listDocuments: (caseId: string) =>
      db
        .selectFrom('case_document as d')
        .innerJoin('stored_file as f', 'f.id', 'd.file_id')
        .select(['d.id', 'd.kind', 'd.file_id', 'd.created_at', 'f.original as name', 'f.file_name', 'f.size_bytes'])
        .where('d.case_id', '=', caseId)
        .orderBy('d.created_at')
        .orderBy('d.id')
        .execute(),

    /** The items of its order that pay for a case. */
    async listPaidItems({ order_id, order_positions }: { order_id: string; order_positions: number[] }) {
      const rows = await db
        .selectFrom('service_order_item')
        .select('content')
        .where('order_id', '=', order_id)
        .$if(order_positions.length > 0, (query) => query.where('position', 'in', order_positions))
        .execute()
      return rows.map(({ content }) => content)
    },

    listHistory: (caseId: string) => listStateChanges(db, 'case', caseId),

    isOwnFile: (accountId: string, fileId: string): Promise<boolean> =>
      isOwnFile(db, { id: fileId, accountId, kind: 'priority' }),

    /** The same file twice of one kind is one document. */
    addDocument: (
      own: OwnCase,
      { kind, fileId }: { kind: string; fileId: string },
      { max, at }: { max: number; at: Date },
    ): Promise<'notFound' | 'notAllowed' | 'tooMany' | null> =>
      changePrepared(own, at, async (tx) => {
        const counted = await tx
          .selectFrom('case_document')
          .select(total.as('total'))
          .where('case_id', '=', own.id)
          .executeTakeFirstOrThrow()
        if (counted.total >= max) return 'tooMany'
        await tx
          .insertInto('case_document')
          .values({ id: randomUUID(), case_id: own.id, kind, file_id: fileId, created_at: at })
          .onConflict((same) => same.columns(['case_id', 'file_id', 'kind']).doNothing())
          .execute()
        return null
      }),

    deleteDocument: (own: OwnCase, documentId: string, at: Date): Promise<'notFound' | 'notAllowed' | null> =>
      changePrepared(own, at, async (tx) => {
        const { numDeletedRows } = await tx
          .deleteFrom('case_document')
          .where('id', '=', documentId)
          .where('case_id', '=', own.id)
          .executeTakeFirst()
        return numDeletedRows === 0n ? 'notFound' : null
      }),

    /**
     * Moves a case to its next state; one that is submitted before the day on which it can be filed is scheduled. It is
     * filed only while its order is paid or free of charge and is not being refunded, and the filing of the last case
     * completes the order; where its official fee has fallen, the difference is requested back. A case that is withdrawn before it is paid closes its order, with which the other cases of the
     * order are withdrawn.
     */
    move: (
      read: ReadCase,
      event: CaseEvent,
      by: {
        actor: WorkflowActor
        reason: string | null
        officeNumber: string | null
        at: Date
        /** Of a filing: what its official fees come to less than what was paid, which is returned. */
        fallenFen: number
        /** What the member is notified of, by the number of the case; null for nothing. */
        textsOf: (number: string, feeRefund: FeeRefund | null) => NoticeTexts | null
      },
    ): Promise<MoveProblem | null> =>
      runTransaction(db, async (tx): Promise<MoveProblem | null> => {
        if (event === 'file' || event === 'withdraw') await lockOrderOfCase(tx, read.id)
        const found = await lockCase(tx, read)
        if (typeof found === 'string') return found
        const { actor, reason, officeNumber, fallenFen, at } = by
        const isScheduled = found.file_from !== null && todayIn(HOME_ZONE, at) < found.file_from
        let obstacle = null as 'notPaid' | 'inReview' | null
        let changed: CaseState = found.state
        let feeRefund = null as FeeRefund | null
        // What is added while it is moved is part of its history too.
        const facts: Record<string, string | number> = officeNumber === null ? {} : { officeNumber }
        const { problem } = await applyTransition(tx, caseMachine, {
          subjectId: found.id,
          subjectName: found.number,
          state: found.state,
          event: event === 'submit' && isScheduled ? 'schedule' : event,
          actor,
          reason,
          at,
          facts,
          update: async (state) => {
            const by = { actor, reason, at }
            if (event === 'file') obstacle = await provideForCase(tx, found, by)
            if (event === 'withdraw') obstacle = await releaseOrderOf(tx, found, by)
            if (obstacle) return false
            changed = state
            if (event === 'file' && fallenFen > 0) {
              const of = { orderId: found.order_id, caseId: found.id, caseNo: found.number }
              feeRefund = await requestFeeRefund(tx, { ...of, fallenFen, at })
              if (feeRefund) Object.assign(facts, { refundNo: feeRefund.number, refundFen: feeRefund.fen })
            }
            await tx
              .updateTable('trademark_case')
              .set({
                state,
                version: read.version + 1,
                updated_at: at,
                ...(officeNumber !== null && { office_number: officeNumber }),
                ...(event === 'file' && { filed_at: at }),
                ...(event === 'requestDocuments' &&
                  found.posted_kinds.length > 0 &&
                  found.post_received_at === null && { post_asked_at: at }),
              })
              .where('id', '=', found.id)
              .execute()
            return true
          },
        })
        // The case is locked, so that nothing but its order is in the way.
        if (problem) return problem === 'conflict' ? obstacle! : problem
        await recordEvent(
          statementsOf(tx),
          found.account_id,
          'case.changed',
          { caseId: found.id, caseNo: found.number, event, state: changed },
          { at },
        )
        const texts = by.textsOf(found.number, feeRefund)
        if (texts) await notifyOfCase(statementsOf(tx), found.id, texts, { siteUrl })
        return null
      }),

    /**
     * Gives a case to somebody of the staff, or to nobody. With `isOwn` the caller does it for themselves, which leaves the
     * case of somebody else as it is.
     */
    assign: (
      read: ReadCase,
      assignee: { id: string; name: string } | null,
      { actor, isOwn, at }: { actor: Actor; isOwn: boolean; at: Date },
    ): Promise<MoveProblem | 'claimed' | null> =>
      runTransaction(db, async (tx) => {
        const found = await lockCase(tx, read)
        if (typeof found === 'string') return found
        if (isOwn && found.assignee_id !== null && found.assignee_id !== actor.id) return 'claimed'
        if (found.assignee_id === (assignee?.id ?? null)) return null
        await tx
          .updateTable('trademark_case')
          .set({
            assignee_id: assignee?.id ?? null,
            assignee_name: assignee?.name ?? null,
            version: read.version + 1,
            updated_at: at,
          })
          .where('id', '=', found.id)
          .execute()
        await auditWith(statementsOf(tx), actor, {
          action: 'case.assign',
          subject: { type: 'case', id: found.id, name: found.number },
          facts: { from: found.assignee_name, to: assignee?.name ?? null },
        })
        return null
      }),
  }
}
export type CasesRepository = ReturnType<typeof createCasesRepository>
export type CaseRow = NonNullable<Awaited<ReturnType<CasesRepository['find']>>>
export type CaseDocumentRow = Awaited<ReturnType<CasesRepository['listDocuments']>>[number]
