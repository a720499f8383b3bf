import { changeLocked, deleteOwn, type QueryBuilder, sql } from '@markwright/db'
import type { PortfolioKind } from '@markwright/hosting'
import { randomUUID } from 'node:crypto'

/** What a list shows, and how it is called. */
export type ViewColumns = { name: string; filters: Record<string, string>; sort: string; columns: string[] }

const number = sql<number>`count(*)::int`

/** Views of lists of rights; those of an account are changed one after the other, so that no list has two defaults. */
export function createViewsRepository(db: QueryBuilder) {
  const isNameTaken = async (
    tx: QueryBuilder,
    { accountId, kind, name, id }: { accountId: string; kind: PortfolioKind; name: string; id: string | null },
  ) =>
    (await tx
      .selectFrom('portfolio_view')
      .select('id')
      .where('account_id', '=', accountId)
      .where('kind', '=', kind)
      .where('name', '=', name)
      .$if(id !== null, (query) => query.where('id', '!=', id!))
      .executeTakeFirst()) !== undefined
  const unsetDefault = (tx: QueryBuilder, accountId: string, kind: PortfolioKind) =>
    tx
      .updateTable('portfolio_view')
      .set((of) => ({ is_default: false, version: of('version', '+', 1) }))
      .where('account_id', '=', accountId)
      .where('kind', '=', kind)
      .where('is_default', '=', true)
      .execute()
  const stored = ({ filters, ...columns }: Partial<ViewColumns>) => ({
    ...columns,
    ...(filters && { filters: JSON.stringify(filters) }),
  })

  return {
    list: (accountId: string, kind: PortfolioKind) =>
      db
        .selectFrom('portfolio_view')
        .selectAll()
        .where('account_id', '=', accountId)
        .where('kind', '=', kind)
        .orderBy('is_default', 'desc')
        .orderBy('name')
        .execute(),

    find: (accountId: string, id: string) =>
      db
        .selectFrom('portfolio_view')
        .selectAll()
        .where('account_id', '=', accountId)
        .where('id', '=', id)
        .executeTakeFirst(),

    /** @returns `full` where the list has `max` already */
    create: (
      accountId: string,
      kind: PortfolioKind,
      columns: ViewColumns,
      { isDefault, max }: { isDefault: boolean; max: number },
    ): Promise<{ id: string } | 'duplicate' | 'full'> =>
      changeLocked(db, accountId, async (tx) => {
        const { total } = await tx
          .selectFrom('portfolio_view')
          .where('account_id', '=', accountId)
          .where('kind', '=', kind)
          .select(number.as('total'))
          .executeTakeFirstOrThrow()
        if (total >= max) return 'full'
        if (await isNameTaken(tx, { accountId, kind, name: columns.name, id: null })) return 'duplicate'
        if (isDefault) await unsetDefault(tx, accountId, kind)
        const id = randomUUID()
        const { filters, ...others } = columns
        await tx
          .insertInto('portfolio_view')
          .values({
            ...others,
            filters: JSON.stringify(filters),
            id,
            account_id: accountId,
            kind,
            is_default: isDefault,
          })
          .execute()
        return { id }
      }),

    /** What is not given stays. */
    update: (
      of: { id: string; account_id: string; kind: PortfolioKind },
      version: number,
      columns: Partial<ViewColumns>,
      isDefault: boolean | undefined,
    ): Promise<'done' | 'changed' | 'duplicate'> =>
      changeLocked(db, of.account_id, async (tx) => {
        const present = await tx
          .selectFrom('portfolio_view')
          .select('is_default')
          .where('id', '=', of.id)
          .where('version', '=', version)
          .executeTakeFirst()
        if (!present) return 'changed'
        const { name } = columns
        const named = { accountId: of.account_id, kind: of.kind, id: of.id }
        if (name !== undefined && (await isNameTaken(tx, { ...named, name }))) return 'duplicate'
        if (isDefault && !present.is_default) await unsetDefault(tx, of.account_id, of.kind)
        await tx
          .updateTable('portfolio_view')
          .set({
            ...stored(columns),
            ...(isDefault !== undefined && { is_default: isDefault }),
            version: version + 1,
          })
          .where('id', '=', of.id)
          .execute()
        return 'done'
      }),

    /** Whether there was one. */
    delete: (accountId: string, id: string): Promise<boolean> => deleteOwn(db, 'portfolio_view', accountId, id),
  }
}
export type ViewsRepository = ReturnType<typeof createViewsRepository>
export type ViewRow = NonNullable<Awaited<ReturnType<ViewsRepository['find']>>>
