import type { ReportMark } from '@markwright/domain/registrability-report'
import type { Pool } from 'pg'
import { HOLDS_IN_CHINA, JOIN_APPLICANT } from '../register-sql.ts'

export type RegisteredMark = Omit<ReportMark, 'score' | 'level' | 'reasons'>

/** A mark with the picture that it shows, by its id in `mark_image`. */
export type MarkOfImage = RegisteredMark & { imageId: number }

const COLUMNS = `t.public_id AS id, t.office AS country, t.application_number AS "appNo", t.registration_number AS "regNo",
  t.mark_text AS name, t.mark_text_other AS "nameOther", t.status, coalesce(p.name, p.name_en) AS applicant,
  t.applied_on AS "appDate", t.registered_on AS "regDate", t.expires_on AS "expiresOn", t.classes,
  t.image_key AS "imageKey", t.demonstration`

const MARKS = `SELECT ${COLUMNS} FROM trademark t ${JOIN_APPLICANT} WHERE t.public_id = ANY($1)`

// Invalid marks, by either code, stand in nobody's way.
const MARKS_OF_IMAGES = `SELECT m.id AS "imageId", ${COLUMNS}
FROM mark_image m JOIN trademark t ON t.image_key = m.image_key ${JOIN_APPLICANT}
WHERE m.id = ANY($1) AND ${HOLDS_IN_CHINA} AND t.classes && $2 AND t.status NOT IN (2, 9)`

/** Reads marks as a report shows them; the connections give days as `YYYY-MM-DD`. */
export const createReportMarksReader =
  (pool: Pool) =>
  async (publicIds: readonly string[]): Promise<RegisteredMark[]> =>
    (await pool.query<RegisteredMark>(MARKS, [publicIds])).rows

export const createMarksOfImagesReader =
  (pool: Pool) =>
  async (imageIds: readonly number[], classes: readonly number[]): Promise<MarkOfImage[]> =>
    (await pool.query<MarkOfImage>(MARKS_OF_IMAGES, [imageIds, classes])).rows
