import { anyOf, listGoodsTexts, marksWithParties, queryBuilder } from '@markwright/db'
import type { ExportedMark } from '@markwright/documents'
import type { Pool } from 'pg'

/** A record, and where its image is stored, the small one where there is one. */
export type FoundMark = Omit<ExportedMark, 'score' | 'reasons' | 'goodsText'> & { imageKey: string | null }

/** What an export of marks reads. */
export function createExportedMarksRepository(pool: Pool) {
  const db = queryBuilder(pool)
  return {
    listGoodsTexts: (markIds: readonly number[], language: 'cn' | 'en') => listGoodsTexts(db, markIds, language),

    /** By their ids in the database; a record that is gone is left out. */
    async listMarks(ids: readonly number[]): Promise<Map<number, FoundMark>> {
      const rows = await marksWithParties(db)
        .leftJoin('mark_image as m', 'm.image_key', 't.image_key')
        .select(({ fn }) => [
          't.id',
          't.public_id as publicId',
          't.office',
          't.application_number as applicationNumber',
          't.registration_number as registrationNumber',
          't.mark_text as markText',
          't.mark_text_other as markTextOther',
          't.classes',
          't.similar_groups as similarGroups',
          't.vienna_codes as viennaCodes',
          't.status',
          't.applied_on as appliedOn',
          't.published_on as publishedOn',
          't.published_issue as publishedIssue',
          't.registered_on as registeredOn',
          't.priority_on as priorityOn',
          't.expires_on as expiresOn',
          't.demonstration',
          fn.coalesce('m.thumb_key', 't.image_key').as('imageKey'),
          'applicant.name as applicantName',
          'applicant.name_en as applicantNameEn',
          'agent.name as agentName',
        ])
        .where('t.id', '=', anyOf(ids))
        .execute()
      return new Map(rows.map((row) => [row.id, row]))
    },
  }
}
export type ExportedMarksRepository = ReturnType<typeof createExportedMarksRepository>
