import { listGoodsTexts } from '@markwright/db'
import type { ExportedMark } from '@markwright/documents'
import type { Pool } from 'pg'

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

/** What an export of marks reads. */
export const createExportedMarksRepository = (pool: Pool) => ({
  listGoodsTexts: (markIds: readonly number[], language: 'cn' | 'en') => listGoodsTexts(pool, markIds, language),

  /** By their ids in the database; a record that is gone is left out. */
  async listMarks(ids: readonly number[]): Promise<Map<number, FoundMark>> {
    const { rows } = await pool.query<FoundMark & { id: number }>(MARKS, [ids])
    return new Map(rows.map((row) => [row.id, row]))
  },
})
export type ExportedMarksRepository = ReturnType<typeof createExportedMarksRepository>
