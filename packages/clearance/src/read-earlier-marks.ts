import type { Pool } from 'pg'
import { HOLDS_IN_CHINA, JOIN_APPLICANT } from './register-sql.ts'
import type { ClearanceSources, EarlierGoods, EarlierRecord } from './sources.ts'

const RECORDS = `
SELECT t.id AS "markId", t.public_id AS "publicId", t.office, t.application_number AS "applicationNumber",
  t.mark_text AS text, t.mark_text_other AS "textOther", t.classes, t.similar_groups AS "similarGroups", t.status,
  t.status_on AS "statusOn", t.applied_on AS "appliedOn", t.priority_on AS "priorityOn",
  t.registered_on AS "registeredOn", t.expires_on AS "expiresOn", t.demonstration,
  p.name AS applicant, p.name_en AS "applicantEn"
FROM trademark t ${JOIN_APPLICANT} WHERE t.id = ANY($1) AND ${HOLDS_IN_CHINA}`

/** Reads the register for assessments; the connections give days as `YYYY-MM-DD`. */
export function createEarlierMarksReader(pool: Pool): ClearanceSources['register'] {
  return {
    async listRecords(markIds) {
      return (await pool.query<EarlierRecord>(RECORDS, [markIds])).rows
    },

    async listGoods(markIds) {
      const { rows } = await pool.query<EarlierGoods>(
        `SELECT trademark_id AS "markId", class_no AS "classNo", similar_group AS "group", text
         FROM trademark_goods WHERE trademark_id = ANY($1) ORDER BY id`,
        [markIds],
      )
      return rows
    },

    async describe() {
      const { rows } = await pool.query<{ marks: number; dataDate: string | null }>(
        `SELECT marks, updated_on AS "dataDate" FROM register_office WHERE office = 'CN'`,
      )
      return rows[0] ?? { marks: 0, dataDate: null }
    },
  }
}
