import { queryBuilder, queryBuilderOf, sql } from '@markwright/db'
import { addDays, addMonths, HOME_ZONE, todayIn } from '@markwright/domain/dates/calendar'
import { type NoticeTexts, notifyMember } from '@markwright/jobs'
import { inTransaction } from '@markwright/runtime/transaction.ts'
import type { Pool } from 'pg'

const LINK = '/personalCenter/partnerApi'
const BATCH = 200

type Statement = { accountId: string; month: string; calls: number; failures: number; words: number }

/**
 * Writes the statements of the month before (Asia/Shanghai) and notifies their members on the site and by e-mail: one
 * for each account whose live keys were used, however many workers run this and however often.
 * @returns how many statements were written
 */
export async function sendStatements({
  pool,
  siteUrl,
  now,
}: {
  pool: Pool
  siteUrl: string
  now: () => Date
}): Promise<number> {
  const current = `${todayIn(HOME_ZONE, now()).slice(0, 7)}-01`
  const month = addMonths(current, -1)
  let written = 0
  for (;;) {
    const due = await findDue(pool, { month, last: addDays(current, -1) })
    const sent = await Promise.all(due.map((statement) => send(pool, statement, siteUrl)))
    written += sent.filter(Boolean).length
    // Whatever another worker has written in the meantime is not found again.
    if (due.length < BATCH) return written
  }
}

/** Accounts that have used something from `month` to `last` and have no statement of it. */
async function findDue(pool: Pool, { month, last }: { month: string; last: string }): Promise<Statement[]> {
  const rows = await queryBuilder(pool)
    .selectFrom('partner_usage as u')
    .innerJoin('partner_key as k', 'k.id', 'u.key_id')
    .select([
      'k.account_id',
      sql<number>`sum(u.calls)::int`.as('calls'),
      sql<number>`sum(u.failures)::int`.as('failures'),
      sql<number>`sum(u.words)::int`.as('words'),
    ])
    .where('k.is_test', '=', false)
    .where('u.day', '>=', month)
    .where('u.day', '<=', last)
    .where((is) =>
      is.not(
        is.exists(
          is
            .selectFrom('partner_statement as s')
            .select('s.month')
            .whereRef('s.account_id', '=', 'k.account_id')
            .where('s.month', '=', month),
        ),
      ),
    )
    .groupBy('k.account_id')
    .limit(BATCH)
    .execute()
  return rows.map(({ account_id, ...figures }) => ({ accountId: account_id, month, ...figures }))
}

/** False where another worker has written it. */
const send = (pool: Pool, { accountId, month, ...figures }: Statement, siteUrl: string): Promise<boolean> =>
  inTransaction(pool, async (client) => {
    const added = await queryBuilderOf(client)
      .insertInto('partner_statement')
      .values({ account_id: accountId, month, ...figures })
      .onConflict((conflict) => conflict.doNothing())
      .returning('account_id')
      .executeTakeFirst()
    if (!added) return false
    const texts = statementWords(month.slice(0, 7), figures)
    await notifyMember(client, accountId, { type: 'service', texts, link: LINK }, { siteUrl })
    return true
  })

const shown = (count: number) => count.toLocaleString('en')

const statementWords = (
  month: string,
  { calls, failures, words }: Pick<Statement, 'calls' | 'failures' | 'words'>,
): NoticeTexts => ({
  cn: {
    title: `${month} 接口用量账单`,
    content: `${month} 共调用 ${shown(calls)} 次，其中失败 ${shown(failures)} 次，翻译 ${shown(words)} 字。明细可在“接口”页下载。`,
  },
  en: {
    title: `API statement of ${month}`,
    content: `Calls in ${month}: ${shown(calls)}, of which ${shown(failures)} failed. Translated words: ${shown(words)}. The API page has the details as a file.`,
  },
})
