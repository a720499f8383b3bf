import { listGoodsTexts } from '@markwright/db'
import type { ExportedMark } from '@markwright/documents'
import type { ExportColumn } from '@markwright/domain/export-columns'
import type { Pool } from 'pg'

/** What an export is made of; `fileId` is set once it has been made. */
export type OrderedExport = {
  id: string
  accountId: string
  format: 'xlsx' | 'docx'
  language: 'cn' | 'en'
  fileName: string
  columns: ExportColumn[]
  siteUrl: string
  markIds: number[]
  scores: number[]
  /** One for each mark, empty where nothing was compared; none at all in exports of earlier versions. */
  reasons: string[]
  query: { label: string; value: string }[]
  fileId: string | null
}

export type MadeFile = { fileName: string; mime: string; sizeBytes: number }

/** A record, and where its picture lies, the small one where there is one. */
export type FoundMark = Omit<ExportedMark, 'score' | 'reasons' | 'goodsText'> & { pictureKey: string | null }

const MARKS = `
SELECT t.id, t.public_id AS "publicId", t.office, t.application_number AS "applicationNumber",
  t.registration_number AS "registrationNumber", t.mark_text AS "markText", t.mark_text_other AS "markTextOther",
  t.classes, t.similar_groups AS "similarGroups", t.vienna_codes AS "viennaCodes", t.status,
  t.applied_on AS "appliedOn", t.published_on AS "publishedOn", t.published_issue AS "publishedIssue",
  t.registered_on AS "registeredOn", t.priority_on AS "priorityOn", t.expires_on AS "expiresOn", t.demonstration,
  coalesce(m.thumb_key, t.image_key) AS "pictureKey",
  applicant.name AS "applicantName", applicant.name_en AS "applicantNameEn", agent.name AS "agentName"
FROM trademark t
LEFT JOIN mark_image m ON m.image_key = t.image_key
LEFT JOIN trademark_party ta ON ta.trademark_id = t.id AND ta.role = 'applicant' AND ta.position = 0
LEFT JOIN party applicant ON applicant.id = ta.party_id
LEFT JOIN trademark_party tg ON tg.trademark_id = t.id AND tg.role = 'agent' AND tg.position = 0
LEFT JOIN party agent ON agent.id = tg.party_id
WHERE t.id = ANY($1)`

export function createExportsRepository(pool: Pool) {
  return {
    async find(id: string): Promise<OrderedExport | null> {
      const { rows } = await pool.query<OrderedExport>(
        `SELECT id, account_id AS "accountId", format, language, file_name AS "fileName", columns,
           site_url AS "siteUrl", mark_ids AS "markIds", scores, reasons, query, file_id AS "fileId"
         FROM mark_export WHERE id = $1`,
        [id],
      )
      return rows[0] ?? null
    },

    listGoodsTexts: (markIds: readonly number[], language: 'cn' | 'en') => listGoodsTexts(pool, markIds, language),

    /** By their ids in the database; a record that is gone is left out. */
    async listMarks(ids: readonly number[]): Promise<Map<number, FoundMark>> {
      const { rows } = await pool.query<FoundMark & { id: number }>(MARKS, [ids])
      return new Map(rows.map((row) => [row.id, row]))
    },

    /** Gives the file to its member, once however often it is said. The file has the id of the export. */
    async finish({ id, accountId, fileName: original }: OrderedExport, file: MadeFile): Promise<void> {
      await pool.query(
        `WITH stored AS (
           INSERT INTO stored_file (id, owner_id, bucket, file_name, original, kind, mime, size_bytes)
           VALUES ($1, $2, 'private', $3, $4, 'doc', $5, $6)
           ON CONFLICT (id) DO UPDATE SET size_bytes = excluded.size_bytes RETURNING id)
         UPDATE mark_export SET file_id = stored.id FROM stored WHERE mark_export.id = stored.id`,
        [id, accountId, file.fileName, original, file.mime, file.sizeBytes],
      )
    },
  }
}
export type ExportsRepository = ReturnType<typeof createExportsRepository>
