import { runStatement, sql, statements } from '@markwright/db/statements'
import { inTransaction } from '@markwright/runtime/transaction.ts'
import { randomUUID } from 'node:crypto'
import type { Pool } from 'pg'
import { locks } from '../locks.ts'
import { firstArticles } from './first-articles.ts'

const AUTHOR = '知匠 Markwright'

/**
 * Publishes the first articles of a site on which nobody has ever worked on one; those that staff delete do not return.
 * @returns how many were published
 */
export async function publishFirstArticles(pool: Pool): Promise<number> {
  return inTransaction(pool, async (client) => {
    await client.query('SELECT pg_advisory_xact_lock($1)', [locks.firstArticles])
    const [before] = await runStatement(
      client,
      statements.selectNoFrom((query) => [
        query.exists(query.selectFrom('article').select('id')).as('hasArticles'),
        query.exists(query.selectFrom('audit_entry').select('id').where('action', 'like', 'article.%')).as('hasWorked'),
      ]),
    )
    if (before!.hasArticles || before!.hasWorked) return 0
    const rows = firstArticles.map((article, place) => ({
      id: randomUUID(),
      category: article.category,
      title_cn: article.titleCn,
      title_en: article.titleEn,
      summary_cn: article.summaryCn,
      summary_en: article.summaryEn,
      content_cn: article.contentCn,
      content_en: article.contentEn,
      author: AUTHOR,
      status: 'published' as const,
      published_at: sql<Date>`now() - make_interval(mins => ${firstArticles.length - place - 1}::int)`,
    }))
    await runStatement(client, statements.insertInto('article').values(rows))
    return rows.length
  })
}
