import type { PoolClient } from 'pg'

/** Makes the gazette's notices of every record anew that an import has written. */
export async function renewNotices(client: PoolClient, importId: string): Promise<void> {
  const changed = 'SELECT trademark_id FROM register_change WHERE import_id = $1'
  await client.query(`DELETE FROM gazette_notice WHERE trademark_id IN (${changed})`, [importId])
  await client.query(
    `INSERT INTO gazette_notice (trademark_id, kind, office, issue, published_on)
     SELECT t.id, notice.kind, t.office, coalesce(notice.issue, notice.published_on::text), notice.published_on
     FROM trademark t CROSS JOIN LATERAL (VALUES
       ('preliminary'::gazette_notice_kind, t.published_issue, t.published_on),
       ('registration', t.registration_issue, t.registration_published_on)
     ) notice (kind, issue, published_on)
     WHERE t.id IN (${changed}) AND notice.published_on IS NOT NULL`,
    [importId],
  )
}
