import { namesOf, runStatement, sql, statements } from '@markwright/db/statements'
import type { PoolClient } from 'pg'

const notice = namesOf('gazette_notice')
const t = namesOf('trademark', 't')

/** Makes the gazette's notices of every record anew that an import has written. */
export async function renewNotices(client: PoolClient, importId: string): Promise<void> {
  const changed = statements.selectFrom('register_change').select('trademark_id').where('import_id', '=', importId)
  await runStatement(client, statements.deleteFrom('gazette_notice').where('trademark_id', 'in', changed))
  await runStatement(
    client,
    sql`
    INSERT INTO ${notice.$table} (${notice.trademark_id}, ${notice.kind}, ${notice.office}, ${notice.issue}, ${notice.published_on})
    SELECT ${t.id}, n.kind, ${t.office}, coalesce(n.issue, n.day::text), n.day
    FROM ${t.$table} CROSS JOIN LATERAL (VALUES
      ('preliminary'::gazette_notice_kind, ${t.published_issue}, ${t.published_on}),
      ('registration', ${t.registration_issue}, ${t.registration_published_on})
    ) n (kind, issue, day)
    WHERE ${t.id} IN ${changed} AND n.day IS NOT NULL`,
  )
}
