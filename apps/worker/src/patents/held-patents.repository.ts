import type { QueryBuilder } from '@markwright/db'
import { sql } from '@markwright/db'
import type { MergedPatent, PatentRecord } from '@markwright/patents'
import type { StoredDrawing } from './store-drawings.ts'

/** What the register holds of a publication. */
export interface HeldPatent extends MergedPatent {
  id: number
  publicId: string
  publicationKey: string
  contentHash: string
  demonstration: boolean
  drawings: StoredDrawing[]
}

/** The publications of these keys, whatever their kind, with all that is known of them. */
export async function loadHeld(db: QueryBuilder, publicationKeys: readonly string[]): Promise<HeldPatent[]> {
  if (publicationKeys.length === 0) return []
  const rows = await db
    .selectFrom('patent')
    .leftJoin('patent_text', 'patent_text.patent_id', 'patent.id')
    .selectAll('patent')
    .select(['patent_text.claims', 'patent_text.description'])
    .where('publication_key', '=', sql<string>`any(${sql.val(publicationKeys)}::text[])`)
    .execute()
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return []
  const of = { any: sql<number>`any(${sql.val(ids)}::int[])` }
  const citations = await db
    .selectFrom('patent_citation')
    .selectAll()
    .where('patent_id', '=', of.any)
    .orderBy('position')
    .execute()
  const events = await db
    .selectFrom('patent_event')
    .selectAll()
    .where('patent_id', '=', of.any)
    .orderBy('position')
    .execute()
  const drawings = await db
    .selectFrom('patent_drawing')
    .selectAll()
    .where('patent_id', '=', of.any)
    .orderBy('position')
    .execute()
  const priorities = await db
    .selectFrom('patent_priority')
    .selectAll()
    .where('patent_id', '=', of.any)
    .orderBy('position')
    .execute()
  return rows.map((row) => {
    const { sources } = row.details
    const own = <Row extends { patent_id: number }>(all: readonly Row[]) =>
      all.filter((each) => each.patent_id === row.id)
    const stored = own(drawings).map((each) => ({
      number: each.number,
      file: each.file,
      imageKey: each.image_key,
      thumbnailKey: each.thumbnail_key,
      width: each.width,
      height: each.height,
    }))
    const record: PatentRecord = {
      country: row.country,
      number: row.number,
      kind: row.kind,
      publishedOn: row.published_on,
      type: row.type,
      applicationNumber: row.application_number,
      filedOn: row.filed_on,
      language: row.language,
      titles: row.titles,
      abstracts: row.abstracts,
      applicants: row.applicants,
      assignees: row.assignees,
      inventors: row.inventors,
      agents: row.agents,
      priorities: own(priorities).map(({ country, number, on }) => ({ country, number, date: on })),
      ipcs: row.ipcs,
      cpcs: row.cpcs,
      citations: own(citations).map(({ cited_key, cited_text, category }) => {
        const [number, text] = cited_key ? splitCited(cited_text) : [undefined, cited_text]
        return { ...(number && { number }), ...(text && { text }), ...(category && { category }) }
      }),
      claims: row.claims ?? {},
      description: row.description ?? {},
      drawings: stored.map(({ number, file }) => ({ number, file })),
      legalEvents: own(events).map(({ country, code, on, text }) => ({
        country,
        code,
        date: on,
        ...(text && { text }),
      })),
      familyId: row.family_id,
    }
    return {
      id: row.id,
      publicId: row.public_id,
      publicationKey: row.publication_key,
      contentHash: row.content_hash.toString('hex'),
      demonstration: row.demonstration,
      drawings: stored,
      record,
      sources: sources ?? {},
    }
  })
}

/** Number and text of a citation in one column. */
export const joinCited = (number: string, text: string | undefined) => (text ? `${number}; ${text}` : number)
const splitCited = (cited: string) => {
  const [number, ...rest] = cited.split('; ')
  return [number, rest.join('; ')] as const
}
