import { inTransaction } from '@markwright/runtime/transaction.ts'
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
    const { rowCount } = await client.query(
      `INSERT INTO article (category, title_cn, title_en, summary_cn, summary_en, content_cn, content_en, author,
         status, published_at, id)
       SELECT a->>'category', a->>'titleCn', a->>'titleEn', a->>'summaryCn', a->>'summaryEn', a->>'contentCn',
         a->>'contentEn', $2, 'published', now() - make_interval(mins => $3 - place::int), gen_random_uuid()
       FROM jsonb_array_elements($1::jsonb) WITH ORDINALITY AS given(a, place)
       WHERE NOT EXISTS (SELECT FROM article)
         AND NOT EXISTS (SELECT FROM audit_entry WHERE action LIKE 'article.%')`,
      [JSON.stringify(firstArticles), AUTHOR, firstArticles.length],
    )
    return rowCount ?? 0
  })
}
