import { lockAccount, type QueryBuilder, runTransaction, sql, statementsOf } from '@markwright/db'
import type { Deadline } from '@markwright/deadlines'
import { lockItems, saveDeadlines, recordChanges } from '@markwright/hosting'
import { notifyMember } from '@markwright/jobs'
import { completeOrder, createOrder, saveQuote, sumItems } from '@markwright/orders'
import { escapeLike } from '@markwright/runtime/like-pattern.ts'
import type { Language } from '../../kernel/language.ts'
import type { DayKey, Rows } from '../../kernel/pagination.ts'
import type { Actor } from '../backoffice/index.ts'
import { canEdit, isVisible, roleIn, type Scope } from './access.repository.ts'
import { loadAnnuityPrices, type PricedYear } from './annuity-price.repository.ts'
import { type OrderStage, orderStage } from './order-stage.repository.ts'

export type AnnuityFilter = {
  from: string | null
  to: string | null
  clientId: string | null
  decision: string | null
  stage: OrderStage | null
}
const number = sql<number>`count(*)::int`
/** Annuities: their orders, and what staff do to pay them. */
export function createAnnuitiesRepository({ db, siteUrl }: { db: QueryBuilder; siteUrl: string }) {
  const all = (from: QueryBuilder = db) =>
    from
      .selectFrom('portfolio_deadline as d')
      .innerJoin('portfolio_item as i', 'i.id', 'd.item_id')
      .leftJoin('service_order as o', 'o.id', 'd.order_id')
      .leftJoin('hosting_client as c', 'c.id', 'i.client_id')
  const shown = (query: ReturnType<typeof all>) =>
    query
      .selectAll('d')
      .select([
        'i.title as item_title',
        'i.number as item_number',
        'i.kind as item_kind',
        'i.office',
        'i.client_id',
        'i.registration_number',
        'i.patent_kind',
        'i.claims',
        'i.fee_reduction',
        'i.filed_on',
        'i.registered_on',
        'i.owner',
        'c.name as client_name',
        'o.number as order_no',
        orderStage.as('stage'),
      ])
  const byIds = async (from: QueryBuilder, ids: readonly string[]) =>
    (
      await shown(all(from))
        .where('d.id', '=', sql<string>`any(${[...ids]}::uuid[])`)
        .orderBy('d.due_on')
        .orderBy('d.id')
        .execute()
    ).map(typed)
  /** With their rights, which are locked until the transaction ends. */
  const lockByIds = async (tx: QueryBuilder, ids: readonly string[]) => {
    const found = await byIds(tx, ids)
    const items = await lockItems(tx, [...new Set(found.map(({ item_id }) => item_id))])
    return { items, rows: await byIds(tx, ids) }
  }

  return {
    listByIds: (ids: readonly string[]) => byIds(db, ids),

    async list(scope: Scope, filter: AnnuityFilter, { skip, take, after }: Rows<DayKey>) {
      let query = all()
        .where('d.kind', '=', 'annuity')
        .where((is) => isVisible(scope, is.ref('i.account_id'), is.ref('i.client_id')))
      if (filter.from !== null) query = query.where('d.due_on', '>=', filter.from)
      if (filter.to !== null) query = query.where('d.due_on', '<=', filter.to)
      if (filter.clientId !== null) query = query.where('i.client_id', '=', filter.clientId)
      if (filter.decision !== null) query = query.where('d.decision', '=', filter.decision as 'keep')
      if (filter.stage !== null) query = query.where(orderStage, '=', filter.stage)
      const [rows, { total }] = await Promise.all([
        shown(query)
          .$if(Boolean(after), (annuities) =>
            annuities.where((is) => is(is.refTuple('d.due_on', 'd.id'), '>', is.tuple(after!.day, after!.id))),
          )
          .orderBy('d.due_on')
          .orderBy('d.id')
          .offset(skip)
          .limit(take)
          .execute(),
        query.select(number.as('total')).executeTakeFirstOrThrow(),
      ])
      return { rows: rows.map(typed), total }
    },

    listOfItem: async (itemId: string) =>
      (
        await shown(all()).where('d.item_id', '=', itemId).where('d.kind', '=', 'annuity').orderBy('d.year').execute()
      ).map(typed),

    loadPrices: (day: string, at: Date) => loadAnnuityPrices(db, day, at),

    /**
     * Decides to keep or drop; `by` is who does, `name` as whom it is recorded.
     * @returns the ids of those that cannot be decided because they are being paid or done
     */
    decide: (
      ids: readonly string[],
      decision: 'keep' | 'drop' | 'undecided' | 'asked',
      { by, name, today, at }: { by: string; name: string; today: string; at: Date },
    ): Promise<string[]> =>
      runTransaction(db, async (tx) => {
        const { items, rows } = await lockByIds(tx, ids)
        const [open, fixed] = [
          rows.filter(({ stage }) => stage === 'open'),
          rows.filter(({ stage }) => stage !== 'open'),
        ]
        if (open.length > 0)
          await tx
            .updateTable('portfolio_deadline')
            .set({ decision, decided_by: name, decided_at: at, version: sql<number>`version + 1` })
            .where(
              'id',
              'in',
              open.map(({ id }) => id),
            )
            .execute()
        await saveDeadlines(tx, items, today)
        await recordChanges(
          tx,
          by,
          open.map((row) => ({
            accountId: row.account_id,
            clientId: row.client_id,
            itemId: row.item_id,
            action: 'deadline.change' as const,
            subject: row.item_title,
            facts: { key: row.key, year: row.year, dueOn: row.due_on, decision, name },
          })),
        )
        return fixed.map(({ id }) => id)
      }),

    /**
     * Orders annuities in one order, all or none.
     * @returns the order, or why there is none
     */
    order: (
      member: { id: string; phone: string },
      request: {
        requestKey: string
        ids: readonly string[]
        totalFen: number | null
        vatRateBp: number
        language: Language
      },
      { scope, today, at }: { scope: Scope; today: string; at: Date },
    ): Promise<{ orderId: string; orderNo: string } | { problem: 'notFound' | 'notOpen' | 'price' | 'keyReused' }> =>
      runTransaction(db, async (tx) => {
        // The same request sent twice finds the order of the first.
        await lockAccount(tx, member.id)
        const requestHash = `annuities:${[...request.ids].toSorted().join(',')}`
        const known = await tx
          .selectFrom('service_order')
          .select(['id', 'number', 'request_hash'])
          .where('account_id', '=', member.id)
          .where('request_key', '=', request.requestKey)
          .executeTakeFirst()
        if (known)
          return known.request_hash === requestHash
            ? { orderId: known.id, orderNo: known.number }
            : { problem: 'keyReused' as const }
        const { rows } = await lockByIds(tx, request.ids)
        if (rows.length !== new Set(request.ids).size || rows.some((row) => !canEdit(roleIn(scope, row))))
          return { problem: 'notFound' as const }
        if (rows.some((row) => row.kind !== 'annuity' || row.stage !== 'open')) return { problem: 'notOpen' as const }
        const prices = await loadAnnuityPrices(tx, today, at)
        const items = rows.map((row) => prices.itemOf(yearOf(row)))
        const priceable = items.filter((item) => item !== null)
        if (priceable.length !== items.length) return { problem: 'price' as const }
        const priced = sumItems(priceable, request.vatRateBp)
        if (priced.totalFen !== request.totalFen) return { problem: 'price' as const }
        const { id: quoteId } = await saveQuote(tx, {
          ...priced,
          accountId: member.id,
          vatRateBp: request.vatRateBp,
          display: null,
          at,
        })
        const created = await createOrder(tx, {
          account: member,
          quoteId,
          requestKey: request.requestKey,
          requestHash,
          contact: null,
          address: null,
          remark: null,
          userSource: null,
          language: request.language,
          at,
        })
        if ('problem' in created) throw new Error(`the order of annuities was refused: ${created.problem}`)
        for (const [index, row] of rows.entries())
          await tx
            .updateTable('portfolio_deadline')
            .set({
              order_id: created.orderId,
              order_position: index + 1,
              instructed_at: null,
              decision: 'keep',
              decided_by: member.phone,
              decided_at: at,
              version: row.version + 1,
            })
            .where('id', '=', row.id)
            .execute()
        await recordChanges(
          tx,
          member.id,
          rows.map((row) => ({
            accountId: row.account_id,
            clientId: row.client_id,
            itemId: row.item_id,
            action: 'annuity.order' as const,
            subject: row.item_title,
            facts: { year: row.year, dueOn: row.due_on },
          })),
        )
        const { number: orderNo } = await tx
          .selectFrom('service_order')
          .select('number')
          .where('id', '=', created.orderId)
          .executeTakeFirstOrThrow()
        return { orderId: created.orderId, orderNo }
      }),

    /** Ordered annuities of all members, by day. */
    async listManaged(
      { stage: wanted, office, keyword }: { stage: OrderStage | null; office: string | null; keyword: string | null },
      { skip, take }: Rows<never>,
    ) {
      const pattern = `%${escapeLike(keyword ?? '')}%`
      let query = all().where('d.kind', '=', 'annuity').where('d.order_id', 'is not', null)
      if (wanted !== null) query = query.where(orderStage, '=', wanted)
      if (office !== null) query = query.where('i.office', '=', office)
      if (keyword !== null)
        query = query.where((is) =>
          is.or([
            is('i.title', 'ilike', pattern),
            is('i.number', 'ilike', pattern),
            is('i.registration_number', 'ilike', pattern),
            is('o.number', 'ilike', pattern),
          ]),
        )
      const [rows, { total }] = await Promise.all([
        managedColumns(query).orderBy('d.due_on').orderBy('d.id').offset(skip).limit(take).execute(),
        query.select(number.as('total')).executeTakeFirstOrThrow(),
      ])
      return { rows: rows.map(typed), total }
    },

    listManagedByIds: async (ids: readonly string[]) =>
      (
        await managedColumns(all())
          .where('d.id', '=', sql<string>`any(${[...ids]}::uuid[])`)
          .where('d.order_id', 'is not', null)
          .orderBy('d.due_on')
          .orderBy('d.id')
          .execute()
      ).map(typed),

    /** @returns the ids of those that were paid for, of which the payer is instructed now */
    instruct: (ids: readonly string[], at: Date): Promise<string[]> =>
      runTransaction(db, async (tx) => {
        const { rows } = await lockByIds(tx, ids)
        const ready = rows.filter(({ stage }) => stage === 'paid')
        if (ready.length > 0)
          await tx
            .updateTable('portfolio_deadline')
            .set({ instructed_at: at, version: sql<number>`version + 1` })
            .where(
              'id',
              'in',
              ready.map(({ id }) => id),
            )
            .execute()
        return ready.map(({ id }) => id)
      }),

    /** Records the payment at the office once; the order is complete with its last annuity. False where it cannot be. */
    recordPayment: (
      id: string,
      { paidOn, fileId }: { paidOn: string; fileId: string | null },
      { actor, today, at }: { actor: Actor; today: string; at: Date },
    ): Promise<boolean> =>
      runTransaction(db, async (tx) => {
        const [found] = await byIds(tx, [id])
        if (!found?.order_id) return false
        // Before the right: of two annuities of one order the second sees that the first is done, and a refund is computed
        // either before or after it.
        const order = await tx
          .selectFrom('service_order')
          .select(['version', 'status'])
          .where('id', '=', found.order_id)
          .forUpdate()
          .executeTakeFirstOrThrow()
        const { items, rows } = await lockByIds(tx, [id])
        const [row] = rows
        if (!row || row.order_id !== found.order_id || (row.stage !== 'paid' && row.stage !== 'instructed'))
          return false
        await tx
          .updateTable('portfolio_deadline')
          .set({
            done_on: paidOn,
            receipt_file_id: fileId,
            instructed_at: row.instructed_at ?? at,
            version: row.version + 1,
          })
          .where('id', '=', id)
          .execute()
        // What was paid to an office does not come back with the money of the order.
        await tx
          .updateTable('service_order_item')
          .set({ fulfilled_at: at })
          .where('order_id', '=', row.order_id)
          .where('position', '=', row.order_position)
          .where('fulfilled_at', 'is', null)
          .execute()
        await saveDeadlines(tx, items, today)
        await notifyMember(
          statementsOf(tx),
          row.account_id,
          { type: 'service', texts: paidTexts(row, paidOn), link: `/annualFeeDetail?id=${row.item_id}` },
          { siteUrl },
        )
        const left = await tx
          .selectFrom('portfolio_deadline')
          .select('id')
          .where('order_id', '=', row.order_id)
          .where('done_on', 'is', null)
          .executeTakeFirst()
        if (left) return true
        if (order.status === 'paid' || order.status === 'free')
          await completeOrder(tx, {
            orderId: row.order_id,
            version: order.version,
            actor: { type: 'staff', ...actor },
            at,
          })
        return true
      }),
  }

  function managedColumns(query: ReturnType<typeof all>) {
    return shown(query)
      .leftJoin('service_order_item as s', (on) =>
        on.onRef('s.order_id', '=', 'd.order_id').onRef('s.position', '=', 'd.order_position'),
      )
      .innerJoin('account as a', 'a.id', 'd.account_id')
      .select(['s.content as order_item', 'a.phone as member_phone', 'a.company_name as member_company'])
  }
}
export type AnnuitiesRepository = ReturnType<typeof createAnnuitiesRepository>
export type AnnuityRow = Awaited<ReturnType<AnnuitiesRepository['listByIds']>>[number]
export type ManagedAnnuityRow = Awaited<ReturnType<AnnuitiesRepository['listManagedByIds']>>[number]

const typed = <Row extends { computed: object | null }>({ computed, ...row }: Row) => ({
  ...row,
  computed: computed as Deadline | null,
})

export const yearOf = (row: AnnuityRow): PricedYear => ({
  office: row.office,
  patentKind: row.patent_kind,
  year: row.year ?? 0,
  claims: row.claims,
  feeReduction: row.fee_reduction,
  filedOn: row.filed_on,
  grantedOn: row.registered_on,
  deadline: { due: row.due_on, graceEnd: row.grace_end, tiers: row.computed?.tiers ?? [] },
  title: row.item_title,
  number: row.registration_number ?? row.item_number,
})

const paidTexts = (row: AnnuityRow, paidOn: string) => ({
  cn: {
    title: '年费已缴纳',
    content: `“${row.item_title}”（${row.office} ${row.item_number}）第 ${row.year} 年年费已于 ${paidOn} 向官方缴纳。`,
  },
  en: {
    title: 'Annuity paid',
    content: `The annuity of year ${row.year} of “${row.item_title}” (${row.office} ${row.item_number}) was paid to the office on ${paidOn}.`,
  },
})
