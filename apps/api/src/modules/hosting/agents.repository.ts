import { changeLocked, type QueryBuilder, sql, type SqlBool } from '@markwright/db'
import { type HostingAction, recordChanges } from '@markwright/hosting'
import { escapeLike } from '@markwright/runtime/like-pattern.ts'
import { randomUUID } from 'node:crypto'
import { isVisible, ownerOfClient, type Scope } from './access.repository.ts'
import { isNameTaken } from './name-taken.repository.ts'

export type AgentColumns = {
  kind: string
  name: string
  name_en: string | null
  code: string | null
  offices: string[]
  contact: string | null
  phone: string | null
  email: string | null
  address: string | null
  note: string | null
  client_id: string | null
}
export type AgentFilter = { clientId: string | null; office: string | null; keyword: string | null }
type Stored = { id: string; account_id: string; client_id: string | null; name: string }

const number = sql<number>`count(*)::int`

/** Agencies and people who act for owners of rights. */
export function createAgentsRepository(db: QueryBuilder) {
  const seen = (scope: Scope) =>
    db.selectFrom('hosting_agent as g').where((is) => isVisible(scope, is.ref('g.account_id'), is.ref('g.client_id')))
  const shown = (query: ReturnType<typeof seen>) =>
    query.leftJoin('hosting_client as c', 'c.id', 'g.client_id').selectAll('g').select('c.name as client_name')
  const record = (tx: QueryBuilder, by: string, agent: Stored, action: HostingAction, facts = {}) =>
    recordChanges(tx, by, [
      { accountId: agent.account_id, clientId: agent.client_id, itemId: null, action, subject: agent.name, facts },
    ])

  return {
    async list(scope: Scope, filter: AgentFilter, { skip, take }: { skip: number; take: number }) {
      const pattern = `%${escapeLike(filter.keyword ?? '')}%`
      const all = seen(scope)
        .$if(filter.clientId !== null, (query) => query.where('g.client_id', '=', filter.clientId))
        .$if(filter.office !== null, (query) =>
          query.where((is) => sql<SqlBool>`${filter.office} = any(${is.ref('g.offices')})`),
        )
        .$if(filter.keyword !== null, (query) =>
          query.where((is) =>
            is.or([
              is('g.name', 'ilike', pattern),
              is('g.name_en', 'ilike', pattern),
              is('g.code', 'ilike', pattern),
              is('g.contact', 'ilike', pattern),
            ]),
          ),
        )
      const [rows, { total }] = await Promise.all([
        shown(all).orderBy('g.name').orderBy('g.id').offset(skip).limit(take).execute(),
        all.select(number.as('total')).executeTakeFirstOrThrow(),
      ])
      return { rows, total }
    },

    find: (scope: Scope, id: string) => shown(seen(scope)).where('g.id', '=', id).executeTakeFirst(),

    /** How many rights that a member sees name each of the agents, by kind. */
    countItems: (scope: Scope, ids: readonly string[]) =>
      db
        .selectFrom('portfolio_item as i')
        .where((is) => isVisible(scope, is.ref('i.account_id'), is.ref('i.client_id')))
        .where('i.agent_id', '=', sql<string>`any(${[...ids]}::uuid[])`)
        .groupBy(['i.agent_id', 'i.kind'])
        .select(['i.agent_id', 'i.kind', number.as('count')])
        .execute(),

    /** Whose account a client belongs to. */
    ownerOfClient: (clientId: string) => ownerOfClient(db, clientId),

    /** @param accountId whose agent it is. @returns `full` where there are `max` already */
    create: (
      accountId: string,
      columns: AgentColumns,
      { by, max }: { by: string; max: number },
    ): Promise<{ id: string } | 'duplicate' | 'full'> =>
      changeLocked(db, accountId, async (tx) => {
        const { total } = await tx
          .selectFrom('hosting_agent')
          .where('account_id', '=', accountId)
          .select(number.as('total'))
          .executeTakeFirstOrThrow()
        if (total >= max) return 'full'
        const row = await tx
          .insertInto('hosting_agent')
          .values({ id: randomUUID(), account_id: accountId, ...columns })
          .onConflict((conflict) => conflict.columns(['account_id', 'name']).doNothing())
          .returning(['id', 'account_id', 'client_id', 'name'])
          .executeTakeFirst()
        if (!row) return 'duplicate'
        await record(tx, by, row, 'agent.create')
        return { id: row.id }
      }),

    update: (
      agent: Stored,
      version: number,
      columns: AgentColumns,
      by: string,
    ): Promise<'done' | 'changed' | 'duplicate'> =>
      changeLocked(db, agent.account_id, async (tx) => {
        const name = { accountId: agent.account_id, id: agent.id, name: columns.name }
        if (await isNameTaken(tx, 'hosting_agent', name)) return 'duplicate'
        const row = await tx
          .updateTable('hosting_agent')
          .set({ ...columns, version: version + 1 })
          .where('id', '=', agent.id)
          .where('version', '=', version)
          .returning(['id', 'account_id', 'client_id', 'name'])
          .executeTakeFirst()
        if (!row) return 'changed'
        await record(tx, by, row, 'agent.update')
        return 'done'
      }),

    /**
     * Deletes an agent; the rights that named it name none then.
     * @returns `used` where rights name it and are not to be detached, `foreign` where rights of other clients do
     */
    delete: (
      agent: Stored,
      { by, isOwner, detach }: { by: string; isOwner: boolean; detach: boolean },
    ): Promise<'done' | 'gone' | 'used' | 'foreign'> =>
      changeLocked(db, agent.account_id, async (tx) => {
        const items = await tx
          .selectFrom('portfolio_item')
          .where('agent_id', '=', agent.id)
          .groupBy('client_id')
          .select(['client_id', number.as('count')])
          .execute()
        if (!isOwner && items.some(({ client_id }) => client_id !== agent.client_id)) return 'foreign'
        const count = items.reduce((sum, each) => sum + each.count, 0)
        if (count > 0 && !detach) return 'used'
        const { numDeletedRows } = await tx.deleteFrom('hosting_agent').where('id', '=', agent.id).executeTakeFirst()
        if (numDeletedRows === 0n) return 'gone'
        await record(tx, by, agent, 'agent.delete', { count })
        return 'done'
      }),
  }
}
export type AgentsRepository = ReturnType<typeof createAgentsRepository>
export type AgentRow = NonNullable<Awaited<ReturnType<AgentsRepository['find']>>>
