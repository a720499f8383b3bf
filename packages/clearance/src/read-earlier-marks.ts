import { anyOf, marksWithApplicant, queryBuilder } from '@markwright/db'
import type { Pool } from 'pg'
import { holdsInChina } from './holds-in-china.ts'
import type { ClearanceSources } from './sources.ts'

/** Reads the register for assessments; the connections give days as `YYYY-MM-DD`. */
export function createEarlierMarksReader(pool: Pool): ClearanceSources['register'] {
  const db = queryBuilder(pool)
  return {
    listRecords: (markIds) =>
      marksWithApplicant(db)
        .select([
          't.id as markId',
          't.public_id as publicId',
          't.office',
          't.application_number as applicationNumber',
          't.mark_text as text',
          't.mark_text_other as textOther',
          't.classes',
          't.similar_groups as similarGroups',
          't.status',
          't.status_on as statusOn',
          't.applied_on as appliedOn',
          't.priority_on as priorityOn',
          't.registered_on as registeredOn',
          't.expires_on as expiresOn',
          't.demonstration',
          'applicant.name as applicant',
          'applicant.name_en as applicantEn',
        ])
        .where('t.id', '=', anyOf(markIds))
        .where(holdsInChina())
        .execute(),

    listGoods: (markIds) =>
      db
        .selectFrom('trademark_goods')
        .select(['trademark_id as markId', 'class_no as classNo', 'similar_group as group', 'text'])
        .where('trademark_id', '=', anyOf(markIds))
        .orderBy('id')
        .execute(),

    async describe() {
      const office = await db
        .selectFrom('register_office')
        .select(['marks', 'updated_on as dataDate'])
        .where('office', '=', 'CN')
        .executeTakeFirst()
      return office ?? { marks: 0, dataDate: null }
    },
  }
}
