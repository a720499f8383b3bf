import { DESCRIPTOR_VERSION, type PackedImage, unpackVectors } from '@markwright/image-search'
import { learnWords } from '@markwright/search'
import type { Pool } from 'pg'
import { INDEXED_COLUMNS } from '../imports/indexed-columns.ts'
import type { Applicant, ChangedMark, MarkState } from './changed-mark.ts'
import type { PicturedMark } from './image-events.ts'

/** Changes that were stored when only the first applicant was: the others are taken to be those of today. */
const applicantsOf = (state: string) => `(
  SELECT coalesce(jsonb_agg(jsonb_build_object('key', p.name_key, 'name', p.name) ORDER BY a.at), '[]')
  FROM jsonb_array_elements_text(coalesce(${state}->'applicant_ids', jsonb_build_array(${state}->'applicant_id') ||
    (SELECT coalesce(jsonb_agg(tp.party_id ORDER BY tp.position), '[]') FROM trademark_party tp
     WHERE tp.trademark_id = s.id AND tp.role = 'applicant' AND tp.position > 0))) WITH ORDINALITY AS a(id, at)
  JOIN party p ON p.id = a.id::int)`

/**
 * A page of the records that imports numbered from $1 (excluded) to $2 have written, by their ids. What they became is
 * read from the state before a later import, where one has changed them again or is about to.
 */
const CHANGED = `
WITH page AS (
  SELECT c.trademark_id AS id, (array_agg(c.before ORDER BY i.version))[1] AS before
  FROM register_change c JOIN register_import i ON i.id = c.import_id
  WHERE i.version > $1 AND i.version <= $2 AND c.trademark_id > $3
  GROUP BY c.trademark_id ORDER BY c.trademark_id LIMIT $4),
states AS (
  SELECT page.id, page.before, coalesce(later.before, ${INDEXED_COLUMNS}) AS after,
    array_remove(ARRAY[t.application_number_key, t.international_number] || t.registration_number_keys, NULL) AS keys
  FROM page JOIN trademark t ON t.id = page.id
  LEFT JOIN LATERAL (
    SELECT c.before FROM register_change c JOIN register_import i ON i.id = c.import_id
    WHERE c.trademark_id = page.id AND c.before IS NOT NULL
      AND (i.version > $2 OR (i.version IS NULL AND i.state = 'running'))
    ORDER BY i.version NULLS LAST, i.created_at LIMIT 1) later ON true)
SELECT s.id, s.keys, s.before, s.after,
  ${applicantsOf('s.before')} AS "applicantsBefore", ${applicantsOf('s.after')} AS "applicantsAfter"
FROM states s ORDER BY s.id`

/** Changes that were stored when images were not are taken to have left theirs alone. */
const NEW_PICTURES = `
SELECT t.id, m.vectors, coalesce(own.before || jsonb_build_object('image_key', t.image_key), ${INDEXED_COLUMNS}) AS state
FROM mark_image m JOIN trademark t ON t.image_key = m.image_key
LEFT JOIN LATERAL (
  SELECT c.before, true AS found FROM register_change c JOIN register_import i ON i.id = c.import_id
  WHERE c.trademark_id = t.id AND i.state = 'running' ORDER BY i.created_at LIMIT 1) own ON true
WHERE m.news_batch > $1 AND m.news_batch <= $2 AND m.vectors IS NOT NULL AND m.descriptor_version = $5 AND t.id > $3
  AND (own.found IS NULL OR (own.before IS NOT NULL
    AND (NOT own.before ? 'image_key' OR own.before->>'image_key' = t.image_key)))
ORDER BY t.id LIMIT $4`

type IndexedColumns = {
  office: string
  mark_text: string | null
  mark_text_other: string | null
  classes: number[]
  status: number
  published_on: string | null
  registration_published_on: string | null
  image_key?: string | null
}
type NewImageRow = { id: number; state: IndexedColumns; vectors: Buffer }
type ChangedRow = {
  id: number
  keys: string[]
  before: IndexedColumns | null
  after: IndexedColumns
  applicantsBefore: Applicant[]
  applicantsAfter: Applicant[]
}

/** What has changed in the register and among its images. */
export function createChangesRepository(pool: Pool) {
  return {
    /** Names are compared with the words that were imported last. */
    learnWords: () => learnWords(pool),

    /** Records that the imports from one number (excluded) to another have written, after the record with the id `last`. */
    async listChanged(range: { from: number; to: number }, last: number, limit: number): Promise<ChangedMark[]> {
      const { rows } = await pool.query<ChangedRow>(CHANGED, [range.from, range.to, last, limit])
      return rows.map(({ id, keys, before, after, applicantsBefore, applicantsAfter }) => ({
        id,
        keys,
        before: before && stateOf({ image_key: after.image_key ?? null, ...before }, applicantsBefore),
        after: stateOf(after, applicantsAfter),
      }))
    },

    /** Descriptions of images by their keys, of those that have one. */
    async listDescriptions(keys: readonly (string | null)[]): Promise<Map<string, PackedImage>> {
      const { rows } = await pool.query<{ key: string; vectors: Buffer }>(
        `SELECT image_key AS key, vectors FROM mark_image
         WHERE image_key = ANY($1) AND vectors IS NOT NULL AND descriptor_version = $2`,
        [keys.filter((key) => key !== null), DESCRIPTOR_VERSION],
      )
      return new Map(rows.map(({ key, vectors }) => [key, unpackVectors(vectors)]))
    },

    /**
     * Records that show images of the batches from one number (excluded) to another, after the record with the id
     * `last`. One whose image an import brings that is not published yet comes with that import.
     */
    async listNewImages(range: { from: number; to: number }, last: number, limit: number): Promise<PicturedMark[]> {
      const { rows } = await pool.query<NewImageRow>(NEW_PICTURES, [
        range.from,
        range.to,
        last,
        limit,
        DESCRIPTOR_VERSION,
      ])
      return rows.map(({ id, state, vectors }) => {
        const after = stateOf(state, [])
        return { mark: { id, keys: [], before: after, after }, image: unpackVectors(vectors), isNews: true }
      })
    },
  }
}
export type ChangesRepository = ReturnType<typeof createChangesRepository>

const stateOf = (columns: IndexedColumns, applicants: Applicant[]): MarkState => ({
  office: columns.office,
  markText: columns.mark_text,
  markTextOther: columns.mark_text_other,
  classes: columns.classes,
  status: columns.status,
  publishedOn: columns.published_on,
  registrationPublishedOn: columns.registration_published_on,
  applicants,
  imageKey: columns.image_key ?? null,
})
