import { anyOf, marksWithApplicant, queryBuilder, sql } from '@markwright/db'
import type { ReportMark } from '@markwright/domain/marks/registrability-report'
import type { Pool } from 'pg'
import { holdsInChina } from '../holds-in-china.ts'

export type RegisteredMark = Omit<ReportMark, 'score' | 'level' | 'reasons'>

/** A mark with the image that it shows, by its id in `mark_image`. */
export type MarkOfImage = RegisteredMark & { imageId: number }

/** Marks (`t`) as a report shows them. */
const reportMarks = (pool: Pool) =>
  marksWithApplicant(queryBuilder(pool)).select(({ fn }) => [
    't.public_id as id',
    't.office as country',
    't.application_number as appNo',
    't.registration_number as regNo',
    't.mark_text as name',
    't.mark_text_other as nameOther',
    't.status',
    fn.coalesce('applicant.name', 'applicant.name_en').as('applicant'),
    't.applied_on as appDate',
    't.registered_on as regDate',
    't.expires_on as expiresOn',
    't.classes',
    't.image_key as imageKey',
    't.demonstration',
  ])

/** Reads marks as a report shows them; the connections give days as `YYYY-MM-DD`. */
export const createReportMarksReader =
  (pool: Pool) =>
  (publicIds: readonly string[]): Promise<RegisteredMark[]> =>
    reportMarks(pool).where('t.public_id', '=', anyOf(publicIds)).execute()

/** Likewise marks that show one of these images and hold in China; invalid ones, by either code, are no obstacle. */
export const createMarksOfImagesReader =
  (pool: Pool) =>
  (imageIds: readonly number[], classes: readonly number[]): Promise<MarkOfImage[]> =>
    reportMarks(pool)
      .innerJoin('mark_image as m', 'm.image_key', 't.image_key')
      .select('m.id as imageId')
      .where('m.id', '=', anyOf(imageIds))
      .where(holdsInChina())
      .where('t.classes', '&&', sql<number[]>`${classes}::smallint[]`)
      .where('t.status', 'not in', [2, 9])
      .execute()
