import type { GazetteNoticeKind } from '@markwright/domain/opposition-period'
import { escapeLike } from '@markwright/runtime/like-pattern.ts'
import type { Pool } from 'pg'

/** An issue of an office's gazette; `publishedOn` is its first day, `YYYY-MM-DD`. */
export type IssueRow = { office: string; issue: string; publishedOn: string; notices: number }

/** A notice with what lists show of its mark. */
export type NoticeRow = {
  publicId: string
  office: string
  issue: string
  kind: GazetteNoticeKind
  publishedOn: string
  applicationNumber: string
  registrationNumber: string | null
  markText: string | null
  classes: number[]
  appliedOn: string | null
  hasImage: boolean
  applicantName: string | null
  applicantNameEn: string | null
  applicantAddress: string | null
  agentName: string | null
}

export type GoodsRow = { classNo: number; similarGroup: string | null; text: string; textEn: string | null }

export type NoticeFilter = {
  office: string
  issue: string
  kind: GazetteNoticeKind | null
  classNo: number | null
  keyword: string | null
}

type Rows = { skip: number; take: number }

const ISSUES = `
SELECT office, issue, min(published_on)::text AS "publishedOn", count(*)::int AS notices
FROM gazette_notice WHERE office = $1 GROUP BY office, issue`

const NOTICES = `
SELECT t.public_id AS "publicId", n.office, n.issue, n.kind, n.published_on::text AS "publishedOn",
  t.application_number AS "applicationNumber", t.registration_number AS "registrationNumber",
  t.mark_text AS "markText", t.classes, t.applied_on::text AS "appliedOn", t.image_key IS NOT NULL AS "hasImage",
  applicant.name AS "applicantName", applicant.name_en AS "applicantNameEn", applicant.address AS "applicantAddress",
  agent.name AS "agentName"
FROM gazette_notice n
JOIN trademark t ON t.id = n.trademark_id
LEFT JOIN trademark_party ta ON ta.trademark_id = t.id AND ta.role = 'applicant' AND ta.position = 0
LEFT JOIN party applicant ON applicant.id = ta.party_id
LEFT JOIN trademark_party tg ON tg.trademark_id = t.id AND tg.role = 'agent' AND tg.position = 0
LEFT JOIN party agent ON agent.id = tg.party_id`

const FILTERED = `n.office = $1 AND n.issue = $2
  AND ($3::gazette_notice_kind IS NULL OR n.kind = $3)
  AND ($4::smallint IS NULL OR $4 = ANY(t.classes))
  AND ($5::text IS NULL OR t.mark_text ILIKE $5 OR t.application_number ILIKE $5
    OR applicant.name ILIKE $5 OR applicant.name_en ILIKE $5)`

export function createGazetteRepository({ pool }: { pool: Pool }) {
  const valuesOf = ({ office, issue, kind, classNo, keyword }: NoticeFilter) => [
    office,
    issue,
    kind,
    classNo,
    keyword && `%${escapeLike(keyword)}%`,
  ]
  return {
    /** Latest first. */
    async listIssues(office: string, { skip, take }: Rows): Promise<{ rows: IssueRow[]; total: number }> {
      const { rows } = await pool.query<IssueRow & { total: number }>(
        `SELECT *, count(*) OVER ()::int AS total FROM (${ISSUES}) issues ORDER BY "publishedOn" DESC, issue DESC
         OFFSET $2 LIMIT $3`,
        [office, skip, take],
      )
      if (rows[0] || skip === 0) return { rows, total: rows[0]?.total ?? 0 }
      return { rows: [], total: (await this.listIssues(office, { skip: 0, take: 1 })).total }
    },

    /** The issue with its neighbours; the latest where `issue` is null. */
    async findIssue(office: string, issue: string | null) {
      const { rows } = await pool.query<IssueRow & { prev: string | null; next: string | null }>(
        `SELECT * FROM (
           SELECT *, lag(issue) OVER by_day AS prev, lead(issue) OVER by_day AS next FROM (${ISSUES}) issues
           WINDOW by_day AS (ORDER BY "publishedOn", issue)
         ) placed WHERE $2::text IS NULL OR issue = $2 ORDER BY "publishedOn" DESC, issue DESC LIMIT 1`,
        [office, issue],
      )
      return rows[0] ?? null
    },

    async countByKind(office: string, issue: string): Promise<{ kind: GazetteNoticeKind; notices: number }[]> {
      const { rows } = await pool.query<{ kind: GazetteNoticeKind; notices: number }>(
        `SELECT kind, count(*)::int AS notices FROM gazette_notice WHERE office = $1 AND issue = $2
         GROUP BY kind ORDER BY kind`,
        [office, issue],
      )
      return rows
    },

    async countByClass(office: string, issue: string): Promise<{ classNo: number; marks: number }[]> {
      const { rows } = await pool.query<{ classNo: number; marks: number }>(
        `SELECT class_no AS "classNo", count(DISTINCT t.id)::int AS marks
         FROM gazette_notice n JOIN trademark t ON t.id = n.trademark_id CROSS JOIN LATERAL unnest(t.classes) class_no
         WHERE n.office = $1 AND n.issue = $2 GROUP BY class_no ORDER BY class_no`,
        [office, issue],
      )
      return rows
    },

    /** By application number. */
    async listNotices(filter: NoticeFilter, { skip, take }: Rows): Promise<NoticeRow[]> {
      const { rows } = await pool.query<NoticeRow>(
        `${NOTICES} WHERE ${FILTERED} ORDER BY t.application_number, t.id, n.kind OFFSET $6 LIMIT $7`,
        [...valuesOf(filter), skip, take],
      )
      return rows
    },

    async countNotices(filter: NoticeFilter): Promise<number> {
      const { rows } = await pool.query<{ notices: number }>(
        `SELECT count(*)::int AS notices FROM (${NOTICES} WHERE ${FILTERED}) found`,
        valuesOf(filter),
      )
      return rows[0]!.notices
    },

    /** Every notice of a mark, first things first. */
    async listNoticesOf(publicId: string): Promise<NoticeRow[]> {
      const { rows } = await pool.query<NoticeRow>(
        `${NOTICES} WHERE t.public_id = $1 ORDER BY n.published_on, n.kind`,
        [publicId],
      )
      return rows
    },

    async listGoods(publicId: string): Promise<GoodsRow[]> {
      const { rows } = await pool.query<GoodsRow>(
        `SELECT g.class_no AS "classNo", g.similar_group AS "similarGroup", g.text, g.text_en AS "textEn"
         FROM trademark_goods g JOIN trademark t ON t.id = g.trademark_id WHERE t.public_id = $1 ORDER BY g.id`,
        [publicId],
      )
      return rows
    },
  }
}
export type GazetteRepository = ReturnType<typeof createGazetteRepository>
