import type { ReportMark } from '@markwright/domain/registrability-report'
import type { Pool } from 'pg'

export type RegisteredMark = Omit<ReportMark, 'score' | 'level' | 'reasons'>

const MARKS = `
SELECT t.public_id AS id, t.office AS country, t.application_number AS "appNo", t.registration_number AS "regNo",
  t.mark_text AS name, t.mark_text_other AS "nameOther", t.status, coalesce(p.name, p.name_en) AS applicant,
  t.applied_on AS "appDate", t.registered_on AS "regDate", t.expires_on AS "expiresOn", t.classes,
  t.image_key AS "imageKey", t.demonstration
FROM trademark t
LEFT JOIN trademark_party tp ON tp.trademark_id = t.id AND tp.role = 'applicant' AND tp.position = 0
LEFT JOIN party p ON p.id = tp.party_id
WHERE t.public_id = ANY($1)`

/** Reads marks as a report shows them; the connections give days as `YYYY-MM-DD`. */
export const createReportMarksReader =
  (pool: Pool) =>
  async (publicIds: readonly string[]): Promise<RegisteredMark[]> =>
    (await pool.query<RegisteredMark>(MARKS, [publicIds])).rows
