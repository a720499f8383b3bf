import { type ProductContent, type QueryBuilder, runTransaction, sql, statementsOf } from '@markwright/db'
import { escapeLike } from '@markwright/runtime/like-pattern.ts'
import { randomUUID } from 'node:crypto'
import { type Actor, auditWith } from '../backoffice/index.ts'

export type ProductState = 'draft' | 'published' | 'announced' | 'withdrawn'
export type ProductFilter = { keyword: string | null; serviceType: number | null; state: ProductState | null }

export type ProductRow = {
  id: string
  code: string
  draft: ProductContent
  version: number
  updatedAt: Date
  state: ProductState
  /** As it was published last, with what is to come. */
  published: { revision: number; effectiveAt: Date; content: ProductContent } | null
}

export function createProductsRepository({ db, now }: { db: QueryBuilder; now: () => Date }) {
  const withState = (at: Date) =>
    db
      .selectFrom('product as p')
      .leftJoinLateral(
        (of) =>
          of
            .selectFrom('product_revision as r')
            .selectAll('r')
            .whereRef('r.product_id', '=', 'p.id')
            .orderBy('r.revision', 'desc')
            .limit(1)
            .as('l'),
        (join) => join.onTrue(),
      )
      .leftJoinLateral(
        (of) =>
          of
            .selectFrom('product_revision as r')
            .select(['r.is_withdrawn as current_withdrawn', 'r.revision as current_revision'])
            .whereRef('r.product_id', '=', 'p.id')
            .where('r.effective_at', '<=', at)
            .orderBy('r.effective_at', 'desc')
            .orderBy('r.revision', 'desc')
            .limit(1)
            .as('c'),
        (join) => join.onTrue(),
      )
      .select(['p.id', 'p.code', 'p.draft', 'p.version', 'p.updated_at'])
      .select(['l.revision', 'l.effective_at', 'l.content'])
      .select(
        sql<ProductState>`CASE
          WHEN l.revision IS NULL THEN 'draft'
          WHEN c.current_revision IS NULL THEN 'announced'
          WHEN c.current_withdrawn THEN 'withdrawn' ELSE 'published' END`.as('state'),
      )

  const matching = ({ keyword, serviceType, state }: ProductFilter, at: Date) => {
    const pattern = `%${escapeLike(keyword ?? '')}%`
    return db
      .selectFrom(withState(at).as('m'))
      .$if(keyword !== null, (query) =>
        query.where(
          sql<boolean>`m.code ILIKE ${pattern} OR m.draft->'name'->>'cn' ILIKE ${pattern} OR m.draft->'name'->>'en' ILIKE ${pattern}`,
        ),
      )
      .$if(serviceType !== null, (query) => query.where(sql<boolean>`(m.draft->>'serviceType')::int = ${serviceType}`))
      .$if(state !== null, (query) => query.where('m.state', '=', state!))
  }

  type Found = Awaited<ReturnType<ReturnType<typeof withState>['executeTakeFirstOrThrow']>>
  const rowOf = (row: Found): ProductRow => ({
    id: row.id,
    code: row.code,
    draft: row.draft,
    version: row.version,
    updatedAt: row.updated_at,
    state: row.state,
    published:
      row.revision === null || row.effective_at === null || row.content === null
        ? null
        : { revision: row.revision, effectiveAt: row.effective_at, content: row.content },
  })

  const find = async (id: string): Promise<ProductRow | null> => {
    const row = await withState(now()).where('p.id', '=', id).executeTakeFirst()
    return row ? rowOf(row) : null
  }

  return {
    find,

    async list(filter: ProductFilter, { skip, take }: { skip: number; take: number }) {
      const at = now()
      const [rows, { total }] = await Promise.all([
        matching(filter, at)
          .selectAll()
          .orderBy(sql`(m.draft->>'serviceType')::int`)
          .orderBy(sql`(m.draft->>'position')::int`)
          .orderBy('code')
          .offset(skip)
          .limit(take)
          .execute(),
        matching(filter, at)
          .select(sql<number>`count(*)::int`.as('total'))
          .executeTakeFirstOrThrow(),
      ])
      return { rows: rows.map(rowOf), total }
    },

    listRevisions: (productId: string) =>
      db
        .selectFrom('product_revision')
        .selectAll()
        .where('product_id', '=', productId)
        .orderBy('revision', 'desc')
        .execute(),

    /** Null where the code is in use. */
    create: (code: string, content: ProductContent, actor: Actor): Promise<string | null> =>
      runTransaction(db, async (tx) => {
        const id = randomUUID()
        const row = await tx
          .insertInto('product')
          .values({ id, code, draft: JSON.stringify(content) })
          .onConflict((conflict) => conflict.column('code').doNothing())
          .returning('id')
          .executeTakeFirst()
        if (!row) return null
        await auditWith(statementsOf(tx), actor, {
          action: 'product.create',
          subject: { type: 'product', id, name: code },
        })
        return id
      }),

    /** False where it has another version. */
    update: (
      { id, code, version }: { id: string; code: string; version: number },
      content: ProductContent,
      actor: Actor,
    ): Promise<boolean> =>
      runTransaction(db, async (tx) => {
        const { numUpdatedRows } = await tx
          .updateTable('product')
          .set({ draft: JSON.stringify(content), version: version + 1, updated_at: now() })
          .where('id', '=', id)
          .where('version', '=', version)
          .executeTakeFirst()
        if (numUpdatedRows === 0n) return false
        await auditWith(statementsOf(tx), actor, {
          action: 'product.update',
          subject: { type: 'product', id, name: code },
        })
        return true
      }),

    /** Adds a revision with the draft as it is; false where it has another version. */
    publish: (
      { id, code, version }: { id: string; code: string; version: number },
      { isWithdrawn, effectiveAt, reason }: { isWithdrawn: boolean; effectiveAt: Date; reason: string },
      actor: Actor,
    ): Promise<boolean> =>
      runTransaction(db, async (tx) => {
        const row = await tx
          .updateTable('product')
          .set({ version: version + 1, updated_at: now() })
          .where('id', '=', id)
          .where('version', '=', version)
          .returning('draft')
          .executeTakeFirst()
        if (!row) return false
        const { last } = await tx
          .selectFrom('product_revision')
          .select(({ fn }) => fn.coalesce(fn.max('revision'), sql<number>`0`).as('last'))
          .where('product_id', '=', id)
          .executeTakeFirstOrThrow()
        await tx
          .insertInto('product_revision')
          .values({
            product_id: id,
            revision: last + 1,
            content: JSON.stringify(row.draft),
            is_withdrawn: isWithdrawn,
            effective_at: effectiveAt,
            author: actor.name,
            reason,
          })
          .execute()
        await auditWith(statementsOf(tx), actor, {
          action: isWithdrawn ? 'product.withdraw' : 'product.publish',
          subject: { type: 'product', id, name: code },
          facts: { revision: last + 1, reason, effectiveAt: effectiveAt.toISOString() },
        })
        return true
      }),
  }
}
export type ProductsRepository = ReturnType<typeof createProductsRepository>
