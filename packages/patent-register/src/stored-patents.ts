import { type QueryBuilder, sql } from '@markwright/db'
import type { PatentRecord } from '@markwright/patents'

export interface StoredDrawing {
  number: string
  /** As the source names the image. */
  file: string
  /** Of the object store; null while the image has not been found. */
  imageKey: string | null
  thumbnailKey: string | null
  width: number | null
  height: number | null
}

/** A publication with all that the register stores of it. */
export interface StoredPatent {
  id: number
  publicId: string
  publicationKey: string
  familyKey: string
  legalStatus: 'valid' | 'invalid' | 'examining' | 'unconfirmed'
  /** YYYY-MM-DD. */
  legalStatusOn: string | null
  legalStatusText: { cn: string; en: string } | null
  grantedOn: string | null
  demonstration: boolean
  contentHash: string
  drawings: StoredDrawing[]
  /** Images within the claims and the description; their numbers are their files. */
  textImages: StoredDrawing[]
  record: PatentRecord
  /** The format that brought each field. */
  sources: Record<string, string>
}

type Wanted = { ids: readonly number[] } | { publicationKeys: readonly string[] }

/** Which of the long texts are read: those that are not are empty. */
export type LongTexts = 'none' | 'claims' | 'all'

/** Publications by their ids in the database, or by country and number whatever their kind; in no certain order. */
export async function loadStoredPatents(
  db: QueryBuilder,
  wanted: Wanted,
  longTexts: LongTexts,
): Promise<StoredPatent[]> {
  const all = db.selectFrom('patent').selectAll()
  const rows = await (
    'ids' in wanted
      ? all.where('id', '=', sql<number>`any(${sql.val(wanted.ids)}::int[])`)
      : all.where('publication_key', '=', sql<string>`any(${sql.val(wanted.publicationKeys)}::text[])`)
  ).execute()
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return []
  const ofThem = sql<number>`any(${sql.val(ids)}::int[])`
  const texts =
    longTexts === 'none'
      ? []
      : await db
          .selectFrom('patent_text')
          .select(['patent_id', 'claims'])
          .$if(longTexts === 'all', (query) => query.select('description'))
          .where('patent_id', '=', ofThem)
          .execute()
  const citations = await db
    .selectFrom('patent_citation')
    .selectAll()
    .where('patent_id', '=', ofThem)
    .orderBy('position')
    .execute()
  const events = await db
    .selectFrom('patent_event')
    .selectAll()
    .where('patent_id', '=', ofThem)
    .orderBy('position')
    .execute()
  const drawings = await db
    .selectFrom('patent_drawing')
    .selectAll()
    .where('patent_id', '=', ofThem)
    .orderBy('position')
    .execute()
  const priorities = await db
    .selectFrom('patent_priority')
    .selectAll()
    .where('patent_id', '=', ofThem)
    .orderBy('position')
    .execute()
  const [textOf, citationsOf, eventsOf, drawingsOf, prioritiesOf] = [
    byPatent(texts),
    byPatent(citations),
    byPatent(events),
    byPatent(drawings),
    byPatent(priorities),
  ]
  return rows.map((row) => {
    const images = (isInText: boolean) =>
      drawingsOf(row.id)
        .filter((each) => each.is_in_text === isInText)
        .map((each) => ({
          number: each.number,
          file: each.file,
          imageKey: each.image_key,
          thumbnailKey: each.thumbnail_key,
          width: each.width,
          height: each.height,
        }))
    const stored = images(false)
    const [text] = textOf(row.id)
    const record: PatentRecord = {
      country: row.country,
      number: row.number,
      kind: row.kind,
      publishedOn: row.published_on,
      grantedOn: row.details.grantedOn ?? null,
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
      priorities: prioritiesOf(row.id).map(({ country, number, on }) => ({ country, number, date: on })),
      related: row.details.related ?? [],
      international: row.details.international ?? null,
      designatedStates: row.details.designatedStates ?? [],
      ipcs: row.ipcs,
      cpcs: row.cpcs,
      citations: citationsOf(row.id).map(({ cited_key, cited_text, category }) => {
        const [number, cited] = cited_key ? splitCited(cited_text) : [undefined, cited_text]
        return { ...(number && { number }), ...(cited && { text: cited }), ...(category && { category }) }
      }),
      claims: text?.claims ?? {},
      description: text?.description ?? {},
      drawings: stored.map(({ number, file }) => ({ number, file })),
      legalEvents: eventsOf(row.id).map(({ country, code, on, text: words }) => ({
        country,
        code,
        date: on,
        ...(words && { text: words }),
      })),
      familyId: row.family_id,
    }
    return {
      id: row.id,
      publicId: row.public_id,
      publicationKey: row.publication_key,
      familyKey: row.family_key,
      legalStatus: row.legal_status,
      legalStatusOn: row.legal_status_on,
      legalStatusText: row.legal_status_text,
      grantedOn: row.granted_on,
      demonstration: row.demonstration,
      contentHash: row.content_hash.toString('hex'),
      drawings: stored,
      textImages: images(true),
      record,
      sources: row.details.sources ?? {},
    }
  })
}

const AT_ONCE = 100

/** Publications by their ids, in this order; ids that are gone are left out. */
export async function* readStoredPatents(
  db: QueryBuilder,
  ids: readonly number[],
  longTexts: LongTexts,
  atOnce = AT_ONCE,
): AsyncGenerator<StoredPatent> {
  for (let at = 0; at < ids.length; at += atOnce) {
    const part = ids.slice(at, at + atOnce)
    const found = new Map((await loadStoredPatents(db, { ids: part }, longTexts)).map((each) => [each.id, each]))
    for (const id of part) {
      const patent = found.get(id)
      if (patent) yield patent
    }
  }
}

/** Public ids of the publications of a family, the earliest first. */
export async function listFamilyIds(db: QueryBuilder, familyKey: string): Promise<string[]> {
  const rows = await db
    .selectFrom('patent')
    .select('public_id')
    .where('family_key', '=', familyKey)
    .orderBy('published_on')
    .orderBy('id')
    .limit(500)
    .execute()
  return rows.map(({ public_id }) => public_id)
}

function byPatent<Row extends { patent_id: number }>(rows: readonly Row[]) {
  const groups = new Map<number, Row[]>()
  for (const row of rows) {
    const group = groups.get(row.patent_id)
    if (group) group.push(row)
    else groups.set(row.patent_id, [row])
  }
  return (id: number): readonly Row[] => groups.get(id) ?? []
}

/** Number and text of a citation in one column. */
export const joinCited = (number: string, text: string | undefined) => (text ? `${number}; ${text}` : number)
const splitCited = (cited: string) => {
  const [number, ...rest] = cited.split('; ')
  return [number, rest.join('; ')] as const
}
