import { changeLocked, type QueryBuilder, runTransaction, sql, type SqlBool } from '@markwright/db'
import { addDays } from '@markwright/domain/dates/calendar'
import {
  addItems,
  type ChangeItem,
  type ItemRow,
  lockItems,
  type NewItem,
  itemNumberKey,
  recordChanges,
  updateItem,
} from '@markwright/hosting'
import { escapeLike } from '@markwright/runtime/like-pattern.ts'
import type { InstantKey, Rows } from '../../kernel/pagination.ts'
import { isVisible, ownerOfClient, type Scope } from './access.repository.ts'
import { isBeingPaid, orderStage } from './order-stage.repository.ts'

export type PortfolioFilter = {
  kind: string | null
  clientId: string | null
  applicantId: string | null
  agentId: string | null
  office: string | null
  state: string | null
  keyword: string | null
  only: 'different' | 'changed' | 'due' | null
  /** Of an application or a registration, in whichever notation. */
  number?: string | null
  /** When the own data or the register has changed it last, at the earliest. */
  updatedSince?: Date | null
  /** Null for all. */
  ids?: readonly string[] | null
}
/** Whose a right is, and who acts for it. */
export type Parties = { clientId: string | null; applicantId: string | null; agentId: string | null }
export type PortfolioSort = 'nextDue' | '-createTime' | 'title' | 'office' | '-changeTime' | 'expiryDate'

const DUE_DAYS = 90
const number = sql<number>`count(*)::int`

/** Rights that members look after. */
export function createPortfolioRepository(db: QueryBuilder) {
  const seen = (scope: Scope) =>
    db.selectFrom('portfolio_item as i').where((is) => isVisible(scope, is.ref('i.account_id'), is.ref('i.client_id')))

  const matching = (scope: Scope, filter: PortfolioFilter, today: string) => {
    const pattern = `%${escapeLike(filter.keyword ?? '')}%`
    return seen(scope)
      .$if(filter.kind !== null, (query) => query.where('i.kind', '=', filter.kind as ItemRow['kind']))
      .$if(filter.clientId !== null, (query) => query.where('i.client_id', '=', filter.clientId))
      .$if(filter.applicantId !== null, (query) => query.where('i.applicant_id', '=', filter.applicantId))
      .$if(filter.agentId !== null, (query) => query.where('i.agent_id', '=', filter.agentId))
      .$if(filter.office !== null, (query) => query.where('i.office', '=', filter.office!))
      .$if(filter.state !== null, (query) => query.where('i.state', '=', filter.state as ItemRow['state']))
      .$if(filter.number != null, (query) =>
        query.where((is) =>
          is.or([
            is('i.number', '=', filter.number!),
            is('i.registration_number', '=', filter.number!),
            is('i.number_key', '=', sql<string>`any(${numberKeysOf(filter.number!, filter.office)}::text[])`),
          ]),
        ),
      )
      .$if(filter.updatedSince != null, (query) => query.where('i.updated_at', '>=', filter.updatedSince!))
      .$if(filter.ids != null, (query) => query.where('i.id', '=', sql<string>`any(${[...filter.ids!]}::uuid[])`))
      .$if(filter.only === 'different', (query) =>
        query.where((is) => sql<SqlBool>`cardinality(${is.ref('i.differences')}) > 0`),
      )
      .$if(filter.only === 'changed', (query) => query.where('i.changed_at', 'is not', null))
      .$if(filter.only === 'due', (query) =>
        query.where((is) =>
          is.exists(
            is
              .selectFrom('portfolio_deadline as d')
              .select('d.id')
              .whereRef('d.item_id', '=', 'i.id')
              .where('d.done_on', 'is', null)
              .where('d.due_on', '<=', addDays(today, DUE_DAYS)),
          ),
        ),
      )
      .$if(filter.keyword !== null, (query) =>
        query.where((is) =>
          is.or([
            is('i.title', 'ilike', pattern),
            is('i.number', 'ilike', pattern),
            is('i.registration_number', 'ilike', pattern),
            is('i.owner', 'ilike', pattern),
          ]),
        ),
      )
  }
  const withClient = (query: ReturnType<typeof seen>) =>
    query
      .leftJoin('hosting_client as c', 'c.id', 'i.client_id')
      .leftJoin('hosting_agent as g', 'g.id', 'i.agent_id')
      .selectAll('i')
      .select(['c.name as client_name', 'g.name as agent_name'])
      .select((of) =>
        of
          .selectFrom('portfolio_deadline as d')
          .select('d.id')
          .whereRef('d.item_id', '=', 'i.id')
          .where('d.done_on', 'is', null)
          .orderBy('d.due_on')
          .orderBy('d.id')
          .limit(1)
          .as('next_id'),
      )

  const ordered = (all: ReturnType<typeof matching>, sort: PortfolioSort) => {
    const query = withClient(all)
    const sorted =
      sort === 'nextDue'
        ? query.orderBy(
            (of) =>
              of
                .selectFrom('portfolio_deadline as d')
                .select((min) => min.fn.min('d.due_on').as('due'))
                .whereRef('d.item_id', '=', 'i.id')
                .where('d.done_on', 'is', null),
            (order) => order.asc().nullsLast(),
          )
        : sort === '-createTime'
          ? query.orderBy('i.created_at', 'desc')
          : sort === '-changeTime'
            ? query.orderBy('i.changed_at', (order) => order.desc().nullsLast())
            : sort === 'expiryDate'
              ? query.orderBy('i.expires_on', (order) => order.asc().nullsLast())
              : query.orderBy(sort === 'title' ? 'i.title' : 'i.office')
    return sorted.orderBy('i.id', sort === '-createTime' ? 'desc' : 'asc')
  }

  return {
    /** `after` is a key of the order `-createTime`. */
    async list(
      scope: Scope,
      filter: PortfolioFilter,
      sort: PortfolioSort,
      { skip, take, after, today }: Rows<InstantKey> & { today: string },
    ) {
      const all = matching(scope, filter, today)
      const [rows, { total }] = await Promise.all([
        ordered(all, sort)
          .$if(Boolean(after), (items) =>
            items.where((is) => is(is.refTuple('i.created_at', 'i.id'), '<', is.tuple(after!.at, after!.id))),
          )
          .offset(skip)
          .limit(take)
          .execute(),
        all.select(number.as('total')).executeTakeFirstOrThrow(),
      ])
      return { rows, total }
    },

    /** Ids of all that match, in the order of the list. */
    async listIds(scope: Scope, filter: PortfolioFilter, sort: PortfolioSort, today: string): Promise<string[]> {
      const rows = await ordered(matching(scope, filter, today), sort).execute()
      return rows.map(({ id }) => id)
    },

    find: (scope: Scope, id: string) => withClient(seen(scope)).where('i.id', '=', id).executeTakeFirst(),

    /** Ids of the rights of an account by the keys of their applications in the registers. */
    listByRegisterKeys: (accountId: string, kind: 'mark' | 'patent', keys: readonly string[]) =>
      db
        .selectFrom('portfolio_item')
        .select(['id', 'office', 'register_key'])
        .where('account_id', '=', accountId)
        .where('kind', '=', kind)
        .where('register_key', '=', sql<string>`any(${[...keys]}::text[])`)
        .execute(),

    /** Whether the client, the applicant and the agent are ones of an account, as far as they are named. */
    async findParties(accountId: string, { clientId, applicantId, agentId }: Parties) {
      const [client, applicant, agent] = await Promise.all([
        clientId === null
          ? undefined
          : db
              .selectFrom('hosting_client')
              .select('id')
              .where('id', '=', clientId)
              .where('account_id', '=', accountId)
              .executeTakeFirst(),
        applicantId === null
          ? undefined
          : db
              .selectFrom('applicant')
              .select(['id', 'client_id'])
              .where('id', '=', applicantId)
              .where('account_id', '=', accountId)
              .executeTakeFirst(),
        agentId === null
          ? undefined
          : db
              .selectFrom('hosting_agent')
              .select(['id', 'account_id', 'client_id'])
              .where('id', '=', agentId)
              .where('account_id', '=', accountId)
              .executeTakeFirst(),
      ])
      return {
        hasClient: clientId === null || client !== undefined,
        hasApplicant: applicantId === null || applicant !== undefined,
        agent: agentId === null ? null : agent,
      }
    },

    ownerOfClient: (clientId: string) => ownerOfClient(db, clientId),

    /**
     * Adds rights of one account with their last days; those that it has already are left out.
     * @param by who adds them
     * @returns the ids of those that are new, `full` where there would be more than `max`, and then none is
     */
    add: (
      accountId: string,
      by: string,
      items: readonly NewItem[],
      { today, max }: { today: string; max: number },
    ): Promise<string[] | 'full'> =>
      changeLocked(db, accountId, async (tx) => {
        const { total } = await tx
          .selectFrom('portfolio_item')
          .where('account_id', '=', accountId)
          .select(number.as('total'))
          .executeTakeFirstOrThrow()
        const added = await addItems(tx, accountId, by, items, today)
        if (total + added.length > max) throw new TooMany()
        return added
      }).catch((error: unknown) => {
        if (error instanceof TooMany) return 'full' as const
        throw error
      }),

    /**
     * Changes a right in one transaction, with its last days.
     * @param change gives the right as it is to be; null leaves it as it is
     * @returns `changed` where its version is another one
     */
    update: (
      id: string,
      { version, by, today, at }: { version: number | null; by: string; today: string; at: Date },
      change: ChangeItem,
    ): Promise<'done' | 'changed' | 'duplicate'> =>
      // Of two rights that get the same number at once the second one finds the first when it tries again.
      runTransaction(db, (tx) => updateItem(tx, id, { version, by, today, at }, change), { retryDuplicates: true }),

    /** Marks what the registers have changed as seen. */
    markSeen: async (ids: readonly string[]) => {
      await db
        .updateTable('portfolio_item')
        .set({ changed_at: null, changes: '[]' })
        .where('id', 'in', [...ids])
        .execute()
    },

    /** False where a fee of the right is being paid. */
    delete: (id: string, by: string): Promise<boolean> =>
      runTransaction(db, async (tx) => {
        const [item] = await lockItems(tx, [id])
        if (!item) return true
        const ordered = await tx
          .selectFrom('portfolio_deadline as d')
          .innerJoin('service_order as o', 'o.id', 'd.order_id')
          .select(orderStage.as('stage'))
          .where('d.item_id', '=', id)
          .execute()
        if (ordered.some(({ stage }) => isBeingPaid(stage))) return false
        await tx.deleteFrom('portfolio_item').where('id', '=', id).execute()
        await recordChanges(tx, by, [
          {
            accountId: item.accountId,
            clientId: item.clientId,
            itemId: id,
            action: 'item.delete',
            subject: item.title,
          },
        ])
        return true
      }),
  }
}
export type PortfolioRepository = ReturnType<typeof createPortfolioRepository>
export type PortfolioRow = NonNullable<Awaited<ReturnType<PortfolioRepository['find']>>>
class TooMany extends Error {}

/** A number as it is compared, of whichever kind of right; of a patent without an office it has to begin with its code. */
const numberKeysOf = (typed: string, office: string | null): string[] => [
  itemNumberKey('mark', office ?? '', typed),
  itemNumberKey('patent', office ?? typed.trim().slice(0, 2).toUpperCase(), typed),
]
