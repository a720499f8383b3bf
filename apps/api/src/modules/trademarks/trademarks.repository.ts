import type { Db } from '@markwright/db'
import type { Pool } from 'pg'

/** A record as lists show it. Days are `YYYY-MM-DD`. */
export type ListedMark = {
  id: number
  publicId: string
  office: string
  applicationNumber: string
  registrationNumber: string | null
  markText: string | null
  markTextOther: string | null
  markKind: string
  classes: number[]
  similarGroups: string[]
  viennaCodes: string[]
  status: number
  officeStatus: string | null
  appliedOn: string | null
  publishedOn: string | null
  publishedIssue: string | null
  registeredOn: string | null
  priorityOn: string | null
  internationalOn: string | null
  expiresOn: string | null
  demonstration: boolean
  hasImage: boolean
  applicantName: string | null
  applicantNameEn: string | null
  agentName: string | null
}

const LISTED = `
SELECT t.id, t.public_id AS "publicId", t.office, t.application_number AS "applicationNumber",
  t.registration_number AS "registrationNumber", t.mark_text AS "markText", t.mark_text_other AS "markTextOther",
  t.mark_kind AS "markKind", t.classes, t.similar_groups AS "similarGroups", t.vienna_codes AS "viennaCodes",
  t.status, t.office_status AS "officeStatus", t.applied_on AS "appliedOn", t.published_on AS "publishedOn",
  t.published_issue AS "publishedIssue", t.registered_on AS "registeredOn", t.priority_on AS "priorityOn",
  t.international_on AS "internationalOn", t.expires_on AS "expiresOn", t.demonstration,
  t.image_key IS NOT NULL AS "hasImage",
  applicant.name AS "applicantName", applicant.name_en AS "applicantNameEn", agent.name AS "agentName"
FROM trademark t
LEFT JOIN trademark_party ta ON ta.trademark_id = t.id AND ta.role = 'applicant' AND ta.position = 0
LEFT JOIN party applicant ON applicant.id = ta.party_id
LEFT JOIN trademark_party tg ON tg.trademark_id = t.id AND tg.role = 'agent' AND tg.position = 0
LEFT JOIN party agent ON agent.id = tg.party_id`

export function createTrademarksRepository(deps: { db: Db; pool: Pool }) {
  const { db, pool } = deps

  return {
    /** In the order of the ids; one that is gone is left out. */
    async listMarks(ids: readonly number[]): Promise<ListedMark[]> {
      if (ids.length === 0) return []
      const { rows } = await pool.query<ListedMark>({
        name: 'list-marks',
        text: `${LISTED} WHERE t.id = ANY($1)`,
        values: [ids],
      })
      const byId = new Map(rows.map((row) => [row.id, row]))
      return ids.flatMap((id) => byId.get(id) ?? [])
    },

    async findMark(publicId: string) {
      const { rows } = await pool.query<ListedMark>(`${LISTED} WHERE t.public_id = $1`, [publicId])
      const [listed] = rows
      if (!listed) return null
      const rest = await db.trademark.findUniqueOrThrow({
        where: { publicId },
        include: {
          goods: { orderBy: { id: 'asc' } },
          parties: { include: { party: true }, orderBy: { position: 'asc' } },
          events: { orderBy: [{ happenedOn: 'asc' }, { id: 'asc' }] },
        },
      })
      return { listed, rest }
    },

    /** Where the picture of a mark lies, and its thumbnail as soon as there is one. */
    async findImageKeys(publicId: string): Promise<{ full: string; thumb: string | null } | null> {
      const { rows } = await pool.query<{ full: string; thumb: string | null }>(
        `SELECT t.image_key AS full, m.thumb_key AS thumb FROM trademark t
         LEFT JOIN mark_image m ON m.image_key = t.image_key WHERE t.public_id = $1 AND t.image_key IS NOT NULL`,
        [publicId],
      )
      return rows[0] ?? null
    },

    async listPartyNames(ids: readonly number[]): Promise<Map<number, string>> {
      if (ids.length === 0) return new Map()
      const { rows } = await pool.query<{ id: number; name: string }>({
        name: 'list-party-names',
        text: 'SELECT id, name FROM party WHERE id = ANY($1)',
        values: [ids],
      })
      return new Map(rows.map(({ id, name }) => [id, name]))
    },

    listOffices: () => db.registerOffice.findMany(),
  }
}
export type TrademarksRepository = ReturnType<typeof createTrademarksRepository>
export type FoundMark = NonNullable<Awaited<ReturnType<TrademarksRepository['findMark']>>>
