import { caseMachine } from '@markwright/cases'
import { type QueryBuilder, queryBuilder, runTransaction, statementsOf } from '@markwright/db'
import { HOME_ZONE, todayIn } from '@markwright/domain/dates/calendar'
import { notifyOfCase, recordEvent } from '@markwright/jobs'
import { applyTransition } from '@markwright/workflow'
import type { Pool } from 'pg'

const BATCH = 200

type Site = { pool: Pool; siteUrl: string; now: () => Date }

/**
 * Gives the scheduled cases whose renewal window has opened in Asia/Shanghai to staff for filing and notifies their members,
 * each once, however many workers run this, and also where none ran on the day itself. One whose order is closed or
 * refunded is over and stays as it is.
 * @returns how many cases were opened
 */
export async function openScheduledCases(site: Site): Promise<number> {
  const db = queryBuilder(site.pool)
  const today = todayIn(HOME_ZONE, site.now())
  let opened = 0
  for (const id of await listDue(db, today)) if (await open(db, id, site)) opened++
  return opened
}

async function listDue(db: QueryBuilder, today: string): Promise<string[]> {
  const rows = await db
    .selectFrom('trademark_case as c')
    .innerJoin('service_order as o', 'o.id', 'c.order_id')
    .select('c.id')
    .where('c.state', '=', 'scheduled')
    .where('c.file_from', '<=', today)
    .where('o.closed_at', 'is', null)
    .where('o.refund_status', 'is distinct from', 'done')
    .orderBy('c.file_from')
    .orderBy('c.id')
    .limit(BATCH)
    .execute()
  return rows.map(({ id }) => id)
}

const open = (db: QueryBuilder, id: string, { siteUrl, now }: Site): Promise<boolean> =>
  runTransaction(db, async (tx) => {
    const found = await tx.selectFrom('trademark_case').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
    if (!found) return false
    const at = now()
    const { problem } = await applyTransition(tx, caseMachine, {
      subjectId: found.id,
      subjectName: found.number,
      state: found.state,
      event: 'open',
      actor: { type: 'system', id: null, name: '' },
      at,
      update: async (state) => {
        await tx
          .updateTable('trademark_case')
          .set({ state, version: found.version + 1, updated_at: at })
          .where('id', '=', id)
          .execute()
        return true
      },
    })
    if (problem) return false
    await recordEvent(
      statementsOf(tx),
      found.account_id,
      'case.changed',
      { caseId: id, caseNo: found.number, event: 'open', state: 'ready' },
      { at },
    )
    await notifyOfCase(statementsOf(tx), id, textsOf(found.number), { siteUrl })
    return true
  })

const textsOf = (number: string) => ({
  cn: { title: `案件 ${number} 的续展窗口已开放`, content: '案件已转交工作人员，订单支付后由其递交。' },
  en: {
    title: `The renewal window of case ${number} is open`,
    content: 'The case has gone to our staff, who file it once its order is paid.',
  },
})
