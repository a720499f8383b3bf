import { isDesignation } from '@markwright/db'
import {
  anyOf,
  type MarkState as IndexedState,
  namesOf,
  type RawBuilder,
  runStatement,
  sql,
  statements,
} from '@markwright/db/statements'
import { DESCRIPTOR_VERSION, type PackedImage, unpackVectors } from '@markwright/image-search'
import { learnWords } from '@markwright/search'
import type { Pool } from 'pg'
import { INDEXED_COLUMNS } from '../imports/indexed-columns.repository.ts'
import type { Applicant, ChangedMark, MarkState } from './changed-mark.ts'
import type { MarkWithImage } from './image-events.ts'

const [t, tp, p] = [namesOf('trademark', 't'), namesOf('trademark_party', 'tp'), namesOf('party', 'p')]
const [change, image] = [namesOf('register_change', 'c'), namesOf('mark_image', 'm')]
const imports = namesOf('register_import', 'i')

/** Changes that were stored when only the first applicant was: the others are assumed to be those of today. */
const applicantsOf = (state: RawBuilder<unknown>) => sql`(
  SELECT coalesce(jsonb_agg(jsonb_build_object('key', ${p.name_key}, 'name', ${p.name}) ORDER BY a.at), '[]')
  FROM jsonb_array_elements_text(coalesce(${state}->'applicant_ids', jsonb_build_array(${state}->'applicant_id') ||
    (SELECT coalesce(jsonb_agg(${tp.party_id} ORDER BY ${tp.position}), '[]') FROM ${tp.$table}
     WHERE ${tp.trademark_id} = s.id AND ${tp.role} = 'applicant' AND ${tp.position} > 0))) WITH ORDINALITY AS a(id, at)
  JOIN ${p.$table} ON ${p.id} = a.id::int)`

const changes = sql`${change.$table} JOIN ${imports.$table} ON ${imports.id} = ${change.import_id}`

/**
 * A page of the records that imports numbered from one (excluded) to another have written, by their ids. What they
 * became is read from the state before a later import, where one has changed them again or is about to.
 */
const changed = (range: { from: number; to: number }, last: number, limit: number) => sql<ChangedRow>`
WITH page AS (
  SELECT ${change.trademark_id} AS id, (array_agg(${change.before} ORDER BY ${imports.version}))[1] AS before
  FROM ${changes}
  WHERE ${imports.version} > ${range.from} AND ${imports.version} <= ${range.to} AND ${change.trademark_id} > ${last}
  GROUP BY ${change.trademark_id} ORDER BY ${change.trademark_id} LIMIT ${limit}),
states AS (
  SELECT page.id, page.before, coalesce(later.before, ${INDEXED_COLUMNS}) AS after,
    array_remove(ARRAY[${t.application_number_key}, ${t.international_number}] || ${t.registration_number_keys}, NULL) AS keys,
    ${isDesignation()} AS is_designation
  FROM page JOIN ${t.$table} ON ${t.id} = page.id
  LEFT JOIN LATERAL (
    SELECT ${change.before} AS before FROM ${changes}
    WHERE ${change.trademark_id} = page.id AND ${change.before} IS NOT NULL
      AND (${imports.version} > ${range.to} OR (${imports.version} IS NULL AND ${imports.state} = 'running'))
    ORDER BY ${imports.version} NULLS LAST, ${imports.created_at} LIMIT 1) later ON true)
SELECT s.id, s.keys, s.is_designation, s.before, s.after,
  ${applicantsOf(sql`s.before`)} AS applicants_before, ${applicantsOf(sql`s.after`)} AS applicants_after
FROM states s ORDER BY s.id`

/** Changes that were stored when images were not are assumed to have kept theirs. */
const newImages = (range: { from: number; to: number }, last: number, limit: number) => sql<NewImageRow>`
SELECT ${t.id}, ${image.vectors}, ${isDesignation()} AS is_designation,
  coalesce(own.before || jsonb_build_object('image_key', ${t.image_key}), ${INDEXED_COLUMNS}) AS state
FROM ${image.$table} JOIN ${t.$table} ON ${t.image_key} = ${image.image_key}
LEFT JOIN LATERAL (
  SELECT ${change.before} AS before, true AS found FROM ${changes}
  WHERE ${change.trademark_id} = ${t.id} AND ${imports.state} = 'running'
  ORDER BY ${imports.created_at} LIMIT 1) own ON true
WHERE ${image.news_batch} > ${range.from} AND ${image.news_batch} <= ${range.to} AND ${image.vectors} IS NOT NULL
  AND ${image.descriptor_version} = ${DESCRIPTOR_VERSION} AND ${t.id} > ${last}
  AND (own.found IS NULL OR (own.before IS NOT NULL
    AND (NOT own.before ? 'image_key' OR own.before->>'image_key' = ${t.image_key})))
ORDER BY ${t.id} LIMIT ${limit}`

type NewImageRow = { id: number; state: IndexedState; vectors: Buffer; is_designation: boolean }
type ChangedRow = {
  id: number
  keys: string[]
  is_designation: boolean
  before: IndexedState | null
  after: IndexedState
  applicants_before: Applicant[]
  applicants_after: Applicant[]
}

/** What has changed in the register and among its images. */
export function createChangesRepository(pool: Pool) {
  return {
    /** Names are compared with the words that were imported last. */
    learnWords: () => learnWords(pool),

    /** Records that the imports from one number (excluded) to another have written, after the record with the id `last`. */
    async listChanged(range: { from: number; to: number }, last: number, limit: number): Promise<ChangedMark[]> {
      const rows = await runStatement(pool, changed(range, last, limit))
      return rows.map(({ id, keys, is_designation, before, after, ...applicants }) => ({
        id,
        keys,
        isDesignation: is_designation,
        before: before && stateOf({ image_key: after.image_key ?? null, ...before }, applicants.applicants_before),
        after: stateOf(after, applicants.applicants_after),
      }))
    },

    /** Descriptions of images by their keys, of those that have one. */
    async listDescriptions(keys: readonly (string | null)[]): Promise<Map<string, PackedImage>> {
      const described = statements
        .selectFrom('mark_image')
        .select('image_key as key')
        .select((query) => query.ref('vectors').$notNull().as('vectors'))
        .where('image_key', '=', anyOf(keys.filter((key) => key !== null)))
        .where('vectors', 'is not', null)
        .where('descriptor_version', '=', DESCRIPTOR_VERSION)
      const rows = await runStatement(pool, described)
      return new Map(rows.map(({ key, vectors }) => [key, unpackVectors(vectors)]))
    },

    /**
     * Records that show images of the batches from one number (excluded) to another, after the record with the id
     * `last`. One whose image an import brings that is not published yet comes with that import.
     */
    async listNewImages(range: { from: number; to: number }, last: number, limit: number): Promise<MarkWithImage[]> {
      const rows = await runStatement(pool, newImages(range, last, limit))
      return rows.map(({ id, state, vectors, is_designation }) => {
        const after = stateOf(state, [])
        return {
          mark: { id, keys: [], isDesignation: is_designation, before: after, after },
          image: unpackVectors(vectors),
          isNews: true,
        }
      })
    },
  }
}
export type ChangesRepository = ReturnType<typeof createChangesRepository>

const stateOf = (columns: IndexedState, applicants: Applicant[]): MarkState => ({
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
