import { type QueryBuilder, runTransaction, sql } from '@markwright/db'
import type { Deadline } from '@markwright/deadlines'
import {
  type DeadlineKind,
  lockItems,
  type PortfolioKind,
  saveDeadlines,
  type HostingAction,
  recordChanges,
} from '@markwright/hosting'
import { randomUUID } from 'node:crypto'
import type { DayKey, Rows } from '../../kernel/pagination.ts'
import { isVisible, type Scope } from './access.repository.ts'
import { isBeingPaid, orderStage } from './order-stage.repository.ts'

export type DeadlineFilter = {
  from: string | null
  to: string | null
  kind: string | null
  clientId: string | null
  applicantId?: string | null
  itemKind: string | null
  itemId?: string | null
  ids?: readonly string[]
  withDone: boolean
}
export type DeadlineChange = {
  doneOn?: string | null
  decision?: 'undecided' | 'keep' | 'drop'
  note?: string | null
  title?: string
  dueOn?: string
}

/** Last days of rights, by rules and as they were entered. */
export function createDeadlinesRepository(db: QueryBuilder) {
  const matching = (scope: Scope, filter: DeadlineFilter) => {
    let query = db
      .selectFrom('portfolio_deadline as d')
      .innerJoin('portfolio_item as i', 'i.id', 'd.item_id')
      .where((is) => isVisible(scope, is.ref('i.account_id'), is.ref('i.client_id')))
    if (filter.from !== null) query = query.where('d.due_on', '>=', filter.from)
    if (filter.to !== null) query = query.where('d.due_on', '<=', filter.to)
    if (filter.kind !== null) query = query.where('d.kind', '=', filter.kind)
    if (filter.clientId !== null) query = query.where('i.client_id', '=', filter.clientId)
    if (filter.applicantId) query = query.where('i.applicant_id', '=', filter.applicantId)
    if (filter.itemKind !== null) query = query.where('i.kind', '=', filter.itemKind as PortfolioKind)
    if (filter.itemId) query = query.where('d.item_id', '=', filter.itemId)
    if (filter.ids) query = query.where('d.id', '=', sql<string>`any(${[...filter.ids]}::uuid[])`)
    if (!filter.withDone) query = query.where('d.done_on', 'is', null)
    return query
  }
  const shown = (query: ReturnType<typeof matching>) =>
    query
      .leftJoin('hosting_client as c', 'c.id', 'i.client_id')
      .leftJoin('service_order as o', 'o.id', 'd.order_id')
      .selectAll('d')
      .select(['i.title as item_title', 'i.number as item_number', 'i.kind as item_kind', 'i.office', 'i.client_id'])
      .select(['c.name as client_name', 'o.number as order_no'])

  const record = (
    tx: QueryBuilder,
    by: string,
    item: { id: string; accountId: string; clientId: string | null; title: string },
    action: HostingAction,
    facts: Record<string, unknown>,
  ) =>
    recordChanges(tx, by, [
      { accountId: item.accountId, clientId: item.clientId, itemId: item.id, action, subject: item.title, facts },
    ])

  return {
    async list(scope: Scope, filter: DeadlineFilter, { skip, take, after }: Rows<DayKey>) {
      const all = matching(scope, filter)
      const [rows, { total }] = await Promise.all([
        shown(all)
          .$if(Boolean(after), (deadlines) =>
            deadlines.where((is) => is(is.refTuple('d.due_on', 'd.id'), '>', is.tuple(after!.day, after!.id))),
          )
          .orderBy('d.due_on')
          .orderBy('d.id')
          .offset(skip)
          .limit(take)
          .execute(),
        all.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow(),
      ])
      return { rows: rows.map(typed), total }
    },

    async find(scope: Scope, id: string) {
      const everything = { from: null, to: null, kind: null, clientId: null, itemKind: null, withDone: true }
      const row = await shown(matching(scope, everything)).where('d.id', '=', id).executeTakeFirst()
      return row ? typed(row) : null
    },

    /** @param by who enters it */
    add: (itemId: string, by: string, own: { title: string; dueOn: string; note: string | null }): Promise<string> =>
      runTransaction(db, async (tx) => {
        const [item] = await lockItems(tx, [itemId])
        if (!item) throw new Error(`the right ${itemId} is gone`)
        const id = randomUUID()
        await tx
          .insertInto('portfolio_deadline')
          .values({
            id,
            item_id: itemId,
            account_id: item.accountId,
            key: `own-${id}`,
            kind: 'own',
            title: own.title,
            due_on: own.dueOn,
            note: own.note,
          })
          .execute()
        await record(tx, by, item, 'deadline.add', { title: own.title, dueOn: own.dueOn })
        return id
      }),

    /** The last days of the right follow, as the next annuity after one that is done. */
    change: (
      { id, item_id: itemId }: { id: string; item_id: string },
      change: DeadlineChange & { version: number },
      { by, today, at }: { by: string; today: string; at: Date },
    ): Promise<'done' | 'changed' | 'beingPaid'> =>
      runTransaction(db, async (tx) => {
        const [item] = await lockItems(tx, [itemId])
        const row = await tx
          .selectFrom('portfolio_deadline as d')
          .leftJoin('service_order as o', 'o.id', 'd.order_id')
          .selectAll('d')
          .select(orderStage.as('stage'))
          .where('d.id', '=', id)
          .forUpdate('d')
          .executeTakeFirst()
        if (!item || !row || row.version !== change.version) return 'changed'
        const { doneOn, decision, note, title, dueOn } = change
        if ((doneOn !== undefined || decision !== undefined) && isBeingPaid(row.stage)) return 'beingPaid'
        const actor = await tx.selectFrom('account').select('phone').where('id', '=', by).executeTakeFirstOrThrow()
        await tx
          .updateTable('portfolio_deadline')
          .set({
            ...(doneOn !== undefined && { done_on: doneOn }),
            ...(decision !== undefined && { decision, decided_by: actor.phone, decided_at: at }),
            ...(note !== undefined && { note }),
            ...(row.kind === 'own' && title !== undefined && { title }),
            ...(row.kind === 'own' && dueOn !== undefined && { due_on: dueOn }),
            version: row.version + 1,
          })
          .where('id', '=', id)
          .execute()
        await saveDeadlines(tx, [item], today)
        await record(tx, by, item, 'deadline.change', {
          key: row.key,
          year: row.year,
          title: title ?? row.title,
          dueOn: dueOn ?? row.due_on,
          ...(doneOn !== undefined && { done: doneOn !== null }),
          ...(decision !== undefined && { decision }),
        })
        return 'done'
      }),

    /** Only those that were entered. */
    delete: (id: string, by: string): Promise<boolean> =>
      runTransaction(db, async (tx) => {
        const row = await tx
          .deleteFrom('portfolio_deadline')
          .where('id', '=', id)
          .where('kind', '=', 'own')
          .returning(['item_id', 'title', 'due_on'])
          .executeTakeFirst()
        if (!row) return false
        const [item] = await lockItems(tx, [row.item_id])
        if (item) await record(tx, by, item, 'deadline.delete', { title: row.title, dueOn: row.due_on })
        return true
      }),
  }
}
export type DeadlinesRepository = ReturnType<typeof createDeadlinesRepository>
export type DeadlineRow = NonNullable<Awaited<ReturnType<DeadlinesRepository['find']>>>

const typed = <Row extends { kind: string; computed: object | null }>({ kind, computed, ...row }: Row) => ({
  ...row,
  kind: kind as DeadlineKind,
  computed: computed as Deadline | null,
})
