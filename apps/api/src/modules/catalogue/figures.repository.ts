import { type QueryBuilder, runTransaction, sql, statementsOf, namesOf } from '@markwright/db'
import { decimalOfRate } from '@markwright/orders'
import { escapeLike } from '@markwright/runtime/like-pattern.ts'
import { randomUUID } from 'node:crypto'
import { type Actor, auditWith } from '../backoffice/index.ts'

const f = namesOf('official_fee', 'f')
const laterFee = namesOf('official_fee', 'n')
const r = namesOf('exchange_rate', 'r')
const laterRate = namesOf('exchange_rate', 'n')

export type FeeDraft = {
  office: string
  code: string
  right: 'trademark' | 'patent'
  nameCn: string
  nameEn: string
  currency: string
  amountMinor: number | null
  validFrom: string
  source: string
}
export type FeeFilter = { office: string | null; keyword: string | null }
export type RateDraft = { currency: string; validOn: string; rate: string; source: string }
type Rows = { skip: number; take: number }

const total = sql<number>`count(*)::int`.as('total')

/** Fees of offices and exchange rates, with their history. */
export function createFiguresRepository(db: QueryBuilder) {
  /** Entries with whether each is the one in effect on a day. */
  const fees = (today: string) =>
    db
      .selectFrom('official_fee as f')
      .selectAll('f')
      .select(
        sql<boolean>`${f.valid_from} <= ${today} AND NOT EXISTS (SELECT FROM ${laterFee.$table} WHERE ${laterFee.office} = ${f.office}
          AND ${laterFee.code} = ${f.code} AND ${laterFee.valid_from} <= ${today} AND ${laterFee.valid_from} > ${f.valid_from})`.as(
          'is_current',
        ),
      )
  const rates = (today: string) =>
    db
      .selectFrom('exchange_rate as r')
      .select(['r.currency', 'r.valid_on', 'r.source', 'r.author', 'r.created_at'])
      .select(sql<string>`${r.cny_per_unit}::text`.as('rate'))
      .select(
        sql<boolean>`${r.valid_on} <= ${today} AND NOT EXISTS (SELECT FROM ${laterRate.$table} WHERE ${laterRate.currency} = ${r.currency}
          AND ${laterRate.valid_on} <= ${today} AND ${laterRate.valid_on} > ${r.valid_on})`.as('is_current'),
      )
  const matching = ({ office, keyword }: FeeFilter, today: string) => {
    const pattern = `%${escapeLike(keyword ?? '')}%`
    return fees(today)
      .$if(office !== null, (query) => query.where('f.office', '=', office!))
      .$if(keyword !== null, (query) =>
        query.where((is) =>
          is.or([is('f.code', 'ilike', pattern), is('f.name_cn', 'ilike', pattern), is('f.name_en', 'ilike', pattern)]),
        ),
      )
  }
  const columnsOf = (draft: FeeDraft) => ({
    office: draft.office,
    code: draft.code,
    right: draft.right,
    name_cn: draft.nameCn,
    name_en: draft.nameEn,
    currency: draft.currency,
    amount_minor: draft.amountMinor,
    valid_from: draft.validFrom,
    source: draft.source,
  })
  const subjectOf = (id: string, { office, code }: { office: string; code: string }) => ({
    type: 'fee' as const,
    id,
    name: `${office} ${code}`,
  })
  const factsOf = ({ currency, amountMinor, validFrom }: FeeDraft) => ({ currency, amountMinor, validFrom })

  return {
    async listFees(filter: FeeFilter, today: string, { skip, take }: Rows) {
      const [rows, counted] = await Promise.all([
        matching(filter, today)
          .orderBy('f.office')
          .orderBy('f.code')
          .orderBy('f.valid_from', 'desc')
          .offset(skip)
          .limit(take)
          .execute(),
        db.selectFrom(matching(filter, today).as('m')).select(total).executeTakeFirstOrThrow(),
      ])
      return { rows, total: counted.total }
    },

    findFee: (id: string, today: string) => fees(today).where('f.id', '=', id).executeTakeFirst(),

    /** Null where the fee is entered for this day already. */
    addFee: (draft: FeeDraft, actor: Actor): Promise<string | null> =>
      runTransaction(db, async (tx) => {
        const id = randomUUID()
        const row = await tx
          .insertInto('official_fee')
          .values({ id, ...columnsOf(draft), author: actor.name })
          .onConflict((conflict) => conflict.columns(['office', 'code', 'valid_from']).doNothing())
          .returning('id')
          .executeTakeFirst()
        if (!row) return null
        await auditWith(statementsOf(tx), actor, {
          action: 'fee.add',
          subject: subjectOf(id, draft),
          facts: factsOf(draft),
        })
        return id
      }),

    updateFee: (id: string, version: number, draft: FeeDraft, actor: Actor): Promise<'done' | 'changed' | 'entered'> =>
      db.transaction().execute(async (tx) => {
        const other = await tx
          .selectFrom('official_fee')
          .select('id')
          .where('office', '=', draft.office)
          .where('code', '=', draft.code)
          .where('valid_from', '=', draft.validFrom)
          .where('id', '!=', id)
          .executeTakeFirst()
        if (other) return 'entered'
        const { numUpdatedRows } = await tx
          .updateTable('official_fee')
          .set({ ...columnsOf(draft), author: actor.name, version: version + 1 })
          .where('id', '=', id)
          .where('version', '=', version)
          .executeTakeFirst()
        if (numUpdatedRows === 0n) return 'changed'
        await auditWith(statementsOf(tx), actor, {
          action: 'fee.update',
          subject: subjectOf(id, draft),
          facts: factsOf(draft),
        })
        return 'done'
      }),

    removeFee: (id: string, actor: Actor): Promise<boolean> =>
      runTransaction(db, async (tx) => {
        const row = await tx.deleteFrom('official_fee').where('id', '=', id).returningAll().executeTakeFirst()
        if (!row) return false
        const { currency, amount_minor: amountMinor, valid_from: validFrom } = row
        await auditWith(statementsOf(tx), actor, {
          action: 'fee.remove',
          subject: subjectOf(id, row),
          facts: { currency, amountMinor, validFrom },
        })
        return true
      }),

    async listRates(currency: string | null, today: string, { skip, take }: Rows) {
      const chosen = () => rates(today).$if(currency !== null, (query) => query.where('r.currency', '=', currency!))
      const [rows, counted] = await Promise.all([
        chosen().orderBy('r.valid_on', 'desc').orderBy('r.currency').offset(skip).limit(take).execute(),
        db.selectFrom(chosen().as('m')).select(total).executeTakeFirstOrThrow(),
      ])
      return { rows: rows.map((row) => ({ ...row, rate: decimalOfRate(row.rate) })), total: counted.total }
    },

    setRate: ({ currency, validOn, rate, source }: RateDraft, actor: Actor, at: Date): Promise<void> =>
      runTransaction(db, async (tx) => {
        await tx
          .insertInto('exchange_rate')
          .values({ currency, valid_on: validOn, cny_per_unit: rate, source, author: actor.name, created_at: at })
          .onConflict((conflict) =>
            conflict
              .columns(['currency', 'valid_on'])
              .doUpdateSet({ cny_per_unit: rate, source, author: actor.name, created_at: at }),
          )
          .execute()
        const name = `${currency} ${validOn}`
        await auditWith(statementsOf(tx), actor, {
          action: 'rate.set',
          subject: { type: 'rate', id: name, name },
          facts: { rate, source },
        })
      }),
  }
}
export type FiguresRepository = ReturnType<typeof createFiguresRepository>
export type FeeRow = NonNullable<Awaited<ReturnType<FiguresRepository['findFee']>>>
export type RateRow = Awaited<ReturnType<FiguresRepository['listRates']>>['rows'][number]
