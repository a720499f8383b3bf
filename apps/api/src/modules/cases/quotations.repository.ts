import { quotationMachine, type QuotationState } from '@markwright/cases'
import { type QueryBuilder, runTransaction, sql, statementsOf } from '@markwright/db'
import { type NoticeTexts, notifyMember } from '@markwright/jobs'
import { type NewQuote, nextNumber, saveQuote } from '@markwright/orders'
import { escapeLike } from '@markwright/runtime/like-pattern.ts'
import { type Actor, allowedEvents, listStateChanges, recordCreation } from '@markwright/workflow'
import { randomUUID } from 'node:crypto'
import type { DraftRow } from './drafts.repository.ts'
import {
  draftPath,
  lockOpenQuotation,
  moveQuotation,
  type QuotationChange,
  quotationStateOf,
  type ShownQuotationState,
} from './quotation-rows.ts'

const total = sql<number>`count(*)::int`

const quotations = (db: QueryBuilder) =>
  db
    .selectFrom('case_quotation as n')
    .innerJoin('account as a', 'a.id', 'n.account_id')
    .leftJoin('quote as q', 'q.id', 'n.quote_id')
    .selectAll('n')
    .select([
      'a.phone as member',
      'q.items',
      'q.service_fen',
      'q.official_fen',
      'q.total_fen',
      'q.vat_fen',
      'q.vat_rate_bp',
    ])

export type QuotationProblem = 'notFound' | 'changed' | 'notAllowed' | 'reasonMissing'
/** `version` as it was read. */
export type ReadQuotation = { id: string; version: number }

/** The quotation of a draft that was requested last. */
const findLatest = (db: QueryBuilder, draftId: string) =>
  db
    .selectFrom('case_quotation')
    .select('id')
    .where('draft_id', '=', draftId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

export function createQuotationsRepository({ db, siteUrl }: { db: QueryBuilder; siteUrl: string }) {
  const lockDraft = (tx: QueryBuilder, id: string, accountId: string | null) =>
    tx
      .selectFrom('case_draft')
      .selectAll()
      .where('id', '=', id)
      .$if(accountId !== null, (query) => query.where('account_id', '=', accountId!))
      .forUpdate()
      .executeTakeFirst()

  const filtered = ({ state, productType, keyword, today }: QuotationFilter) =>
    db
      .selectFrom('case_quotation as n')
      .innerJoin('account as a', 'a.id', 'n.account_id')
      .$if(state !== null && state !== 'expired', (query) => query.where('n.state', '=', state as QuotationState))
      .$if(state === 'offered', (query) => query.where('n.valid_until', '>=', today))
      .$if(state === 'expired', (query) => query.where('n.state', '=', 'offered').where('n.valid_until', '<', today))
      .$if(productType !== null, (query) => query.where('n.product_type', '=', productType))
      .$if(keyword !== null, (query) => {
        const pattern = `%${escapeLike(keyword!)}%`
        return query.where((is) =>
          is.or([
            is('n.number', 'ilike', pattern),
            is('a.phone', 'ilike', pattern),
            sql<boolean>`n.content -> 'mark' ->> 'text' ILIKE ${pattern}`,
            sql<boolean>`EXISTS (
              SELECT FROM jsonb_to_recordset(n.content -> 'marks') AS m(number text, name text)
              WHERE m.number ILIKE ${pattern} OR m.name ILIKE ${pattern})`,
          ]),
        )
      })

  return {
    /** Of a draft, the latest first. */
    listOfDraft: (accountId: string, draftId: string) =>
      quotations(db)
        .where('n.account_id', '=', accountId)
        .where('n.draft_id', '=', draftId)
        .orderBy('n.created_at', 'desc')
        .orderBy('n.id', 'desc')
        .execute(),

    hasDraft: async (accountId: string, draftId: string): Promise<boolean> => {
      const query = db
        .selectFrom('case_draft')
        .select('id')
        .where('id', '=', draftId)
        .where('account_id', '=', accountId)
      return (await query.executeTakeFirst()) !== undefined
    },

    find: (id: string) => quotations(db).where('n.id', '=', id).executeTakeFirst(),

    /** Whether it is the latest of its draft, which has not been changed since. */
    async isCurrent({ id, draft_id, draft_version }: { id: string; draft_id: string; draft_version: number }) {
      const [latest, draft] = await Promise.all([
        findLatest(db, draft_id),
        db.selectFrom('case_draft').select('version').where('id', '=', draft_id).executeTakeFirst(),
      ])
      return latest?.id === id && draft?.version === draft_version
    },

    listHistory: (id: string) => listStateChanges(db, quotationMachine.subject, id),

    async list(filter: QuotationFilter, { skip, take }: { skip: number; take: number }) {
      const [rows, counted] = await Promise.all([
        filtered(filter)
          .selectAll('n')
          .select('a.phone as member')
          .orderBy((is) => is('n.state', '=', 'requested'), 'desc')
          .orderBy((is) => is.case().when('n.state', '=', 'requested').then(is.ref('n.created_at')).end())
          .orderBy('n.updated_at', 'desc')
          .orderBy('n.id')
          .offset(skip)
          .limit(take)
          .execute(),
        filtered(filter).select(total.as('total')).executeTakeFirstOrThrow(),
      ])
      return { rows, total: counted.total }
    },

    /**
     * Requests a quotation of a draft. One that is open for the same draft is the answer; one that has expired ends.
     * `check` throws where the draft, which is locked, cannot be quoted.
     */
    request: (
      member: { id: string; phone: string },
      draftId: string,
      { at, max, check }: { at: Date; max: number; check: (tx: QueryBuilder, draft: DraftRow) => Promise<void> },
    ): Promise<{ id: string } | 'notFound' | 'tooMany'> =>
      runTransaction(db, async (tx) => {
        const draft = await lockDraft(tx, draftId, member.id)
        if (!draft) return 'notFound'
        await check(tx, draft)
        const actor: Actor = { type: 'member', id: member.id, name: member.phone }
        const open = await lockOpenQuotation(tx, draftId)
        if (open && quotationStateOf(open, at) !== 'expired') return { id: open.id }
        if (open) await moveQuotation(tx, open, 'lapse', { actor, at })
        const counted = await tx
          .selectFrom('case_quotation')
          .select(total.as('total'))
          .where('draft_id', '=', draftId)
          .executeTakeFirstOrThrow()
        if (counted.total >= max) return 'tooMany'
        const [id, number] = [randomUUID(), await nextNumber(tx, 'quotation', at)]
        await tx
          .insertInto('case_quotation')
          .values({
            id,
            number,
            account_id: member.id,
            draft_id: draftId,
            draft_version: draft.version,
            product_type: draft.product_type,
            definition_version: draft.definition_version,
            content: JSON.stringify(draft.content),
            created_at: at,
            updated_at: at,
          })
          .execute()
        await recordCreation(tx, {
          subject: quotationMachine.subject,
          subjectId: id,
          subjectName: number,
          to: 'requested',
          actor,
          at,
        })
        return { id }
      }),

    /** What a member does with the open quotation of a draft. @returns its id, or why nothing was changed */
    moveOfMember: (
      accountId: string,
      { draftId, version }: { draftId: string; version: number },
      event: 'decline' | 'withdraw',
      change: QuotationChange,
    ): Promise<{ id: string } | QuotationProblem> =>
      runTransaction(db, async (tx) => {
        if (!(await lockDraft(tx, draftId, accountId))) return 'notFound'
        const open = await lockOpenQuotation(tx, draftId)
        if (!open) return 'notAllowed'
        if (open.version !== version) return 'changed'
        return (await moveQuotation(tx, open, event, change)) ?? { id: open.id }
      }),

    /**
     * What staff answer: a price with its last day, or why there is none; the member is notified. A quotation whose draft
     * is gone or has another version is over, as is one after which another one of its draft was requested.
     */
    answer: (
      { id, version }: ReadQuotation,
      answer:
        | { event: 'refuse' }
        | { event: 'offer'; quote: NewQuote; caseIndexes: number[]; remark: string | null; validUntil: string },
      { texts, ...change }: QuotationChange & { texts: (number: string) => NoticeTexts },
    ): Promise<QuotationProblem | null> =>
      runTransaction(db, async (tx) => {
        const known = await tx.selectFrom('case_quotation').select('draft_id').where('id', '=', id).executeTakeFirst()
        if (!known) return 'notFound'
        const draft = await lockDraft(tx, known.draft_id, null)
        const open = await lockOpenQuotation(tx, known.draft_id)
        const found = await tx
          .selectFrom('case_quotation')
          .selectAll()
          .where('id', '=', id)
          .forUpdate()
          .executeTakeFirst()
        if (!found) return 'notFound'
        if (found.version !== version) return 'changed'
        const isAllowed = allowedEvents(quotationMachine, found.state, 'staff').includes(answer.event)
        const isLatest = (await findLatest(tx, known.draft_id))?.id === id
        if (!isAllowed || !isLatest || draft?.version !== found.draft_version || (open && open.id !== id))
          return 'notAllowed'
        const problem =
          answer.event === 'refuse'
            ? await moveQuotation(tx, found, 'refuse', change)
            : await moveQuotation(tx, found, 'offer', {
                ...change,
                facts: { totalFen: answer.quote.totalFen, validUntil: answer.validUntil },
                set: {
                  quote_id: (await saveQuote(tx, answer.quote)).id,
                  case_indexes: answer.caseIndexes,
                  remark: answer.remark,
                  valid_until: answer.validUntil,
                  offered_at: change.at,
                },
              })
        if (problem) return problem
        if (answer.event === 'offer' && found.quote_id !== null)
          await tx.deleteFrom('quote').where('id', '=', found.quote_id).execute()
        await notifyMember(
          statementsOf(tx),
          found.account_id,
          { type: 'service', texts: texts(found.number), link: draftPath(found.draft_id) },
          { siteUrl },
        )
        return null
      }),
  }
}
export type QuotationsRepository = ReturnType<typeof createQuotationsRepository>
export type QuotationRow = NonNullable<Awaited<ReturnType<QuotationsRepository['find']>>>
export type QuotationFilter = {
  state: ShownQuotationState | null
  productType: number | null
  keyword: string | null
  /** In Asia/Shanghai. */
  today: string
}
