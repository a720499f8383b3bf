import { type MarkState, namesOf, type RawBuilder, sql } from '@markwright/db/statements'

const t = namesOf('trademark', 't')
const tp = namesOf('trademark_party', 'tp')

/** The parties of a mark that are its applicants. */
const applicants = sql`FROM ${tp.$table} WHERE ${tp.trademark_id} = ${t.id} AND ${tp.role} = 'applicant'`

/**
 * What the search index knows of a mark, as one JSON object of columns: what `register_change.before` stores, so that a
 * search goes on seeing the mark as it was until the import is published. `applicant_ids`, in their order, and `image_key`
 * are what monitors compare beside it. `t` is the row of `trademark`. The first applicant is looked for by its order: by
 * its position alone a planner without statistics reads the applicants of all marks for each mark.
 */
export const INDEXED_COLUMNS: RawBuilder<MarkState> = sql`jsonb_build_object(
  'id', ${t.id}, 'office', ${t.office}, 'mark_text', ${t.mark_text}, 'mark_text_other', ${t.mark_text_other},
  'mark_kind', ${t.mark_kind}, 'classes', ${t.classes}, 'vienna_codes', ${t.vienna_codes}, 'status', ${t.status},
  'applied_on', ${t.applied_on}, 'published_on', ${t.published_on}, 'registered_on', ${t.registered_on},
  'registration_published_on', ${t.registration_published_on}, 'priority_on', ${t.priority_on},
  'expires_on', ${t.expires_on}, 'demonstration', ${t.demonstration},
  'applicant_id', (SELECT ${tp.party_id} ${applicants} ORDER BY ${tp.position} LIMIT 1),
  'applicant_ids', ARRAY(SELECT ${tp.party_id} ${applicants} ORDER BY ${tp.position}),
  'image_key', ${t.image_key})`
