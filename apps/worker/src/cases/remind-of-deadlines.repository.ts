import { FIRST_REMINDER_DAYS, type ReminderDays, reminderAt } from '@markwright/cases'
import { type QueryBuilder, queryBuilder, runTransaction, statementsOf } from '@markwright/db'
import type { Deadline } from '@markwright/deadlines'
import { addDays, daysBetween, HOME_ZONE, todayIn } from '@markwright/domain/dates/calendar'
import { type NoticeTexts, notifyOfCase, recordEvent } from '@markwright/jobs'
import type { Pool } from 'pg'

const BATCH = 500
/** A worker that did not run for longer tells of no day that passed before. */
const LOOK_BACK_DAYS = 30

type Site = { pool: Pool; siteUrl: string; now: () => Date }

/**
 * Reminds members of the last days in their cases that are not done: 30, 7 and one day before in Asia/Shanghai, and once
 * when the day has passed; each once, however many workers run this. Where several reminders have become due meanwhile, the
 * latest is sent.
 * @returns how many were sent
 */
export async function remindOfDeadlines(site: Site): Promise<number> {
  const db = queryBuilder(site.pool)
  const today = todayIn(HOME_ZONE, site.now())
  let [sent, after] = [0, '']
  for (;;) {
    const ids = await listNear(db, today, after)
    for (const id of ids) if (await remind(db, id, today, site)) sent++
    if (ids.length < BATCH) return sent
    after = ids.at(-1)!
  }
}

async function listNear(db: QueryBuilder, today: string, after: string): Promise<string[]> {
  const rows = await db
    .selectFrom('case_deadline')
    .select('id')
    .where('done_at', 'is', null)
    .where('due_on', '>=', addDays(today, -LOOK_BACK_DAYS))
    .where('due_on', '<=', addDays(today, FIRST_REMINDER_DAYS))
    .$if(after !== '', (query) => query.where('id', '>', after))
    .orderBy('id')
    .limit(BATCH)
    .execute()
  return rows.map(({ id }) => id)
}

const remind = (db: QueryBuilder, id: string, today: string, { siteUrl, now }: Site): Promise<boolean> =>
  runTransaction(db, async (tx) => {
    const found = await tx
      .selectFrom('case_deadline as d')
      .innerJoin('trademark_case as c', 'c.id', 'd.case_id')
      .select(['d.due_on', 'd.computed', 'd.done_at', 'd.reminded_days', 'd.case_id', 'c.number', 'c.account_id'])
      .where('d.id', '=', id)
      .forUpdate('d')
      .executeTakeFirst()
    if (!found || found.done_at !== null) return false
    const days = reminderAt(found.due_on, today)
    if (days === null || (found.reminded_days !== null && found.reminded_days <= days)) return false
    await tx.updateTable('case_deadline').set({ reminded_days: days }).where('id', '=', id).execute()
    const statements = statementsOf(tx)
    const { number, due_on: dueOn, case_id: caseId } = found
    const daysLeft = daysBetween(today, dueOn)
    await recordEvent(
      statements,
      found.account_id,
      'case.due',
      { caseId, caseNo: number, dueOn, daysLeft },
      { at: now() },
    )
    const texts = textsOf(days, { number, dueOn, name: (found.computed as Deadline).name })
    await notifyOfCase(statements, caseId, texts, { siteUrl })
    return true
  })

function textsOf(
  days: ReminderDays,
  { number, dueOn, name }: { number: string; dueOn: string; name: Deadline['name'] },
): NoticeTexts {
  return days < 0
    ? {
        cn: {
          title: `案件 ${number}：${name.zh}的期限已过`,
          content: `最后一日为 ${dueOn}，我们没有登记它已办理。请立即与我们联系。`,
        },
        en: {
          title: `Case ${number}: the last day has passed (${name.en})`,
          content: `The last day was ${dueOn}, and we have no record that it was met. Please contact us at once.`,
        },
      }
    : {
        cn: { title: `案件 ${number}：${name.zh}的期限将至`, content: `最后一日为 ${dueOn}。` },
        en: { title: `Case ${number}: a last day is near (${name.en})`, content: `The last day is ${dueOn}.` },
      }
}
