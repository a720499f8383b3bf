import { isDesignation, marksWithParties, type QueryBuilder, sql } from '@markwright/db'
import type { GazetteNoticeKind } from '@markwright/domain/marks/gazette-labels'
import { escapeLike } from '@markwright/runtime/like-pattern.ts'

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
  isDesignation: boolean
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

const COUNT = sql<number>`count(*)::int`

export function createGazetteRepository(db: QueryBuilder) {
  const issuesOf = (office: string) =>
    db
      .selectFrom('gazette_notice')
      .select(({ fn }) => ['office', 'issue', fn.min('published_on').as('publishedOn'), COUNT.as('notices')])
      .where('office', '=', office)
      .groupBy(['office', 'issue'])

  const notices = () => marksWithParties(db).innerJoin('gazette_notice as n', 'n.trademark_id', 't.id')
  type Notices = ReturnType<typeof notices>

  const withColumns = (found: Notices) =>
    found.select((of) => [
      't.public_id as publicId',
      'n.office',
      'n.issue',
      'n.kind',
      'n.published_on as publishedOn',
      't.application_number as applicationNumber',
      't.registration_number as registrationNumber',
      't.mark_text as markText',
      't.classes',
      't.applied_on as appliedOn',
      of('t.image_key', 'is not', null).$castTo<boolean>().as('hasImage'),
      'applicant.name as applicantName',
      'applicant.name_en as applicantNameEn',
      'applicant.address as applicantAddress',
      'agent.name as agentName',
      isDesignation().as('isDesignation'),
    ])

  const matching = ({ office, issue, kind, classNo, keyword }: NoticeFilter) => {
    let found = notices().where('n.office', '=', office).where('n.issue', '=', issue)
    if (kind !== null) found = found.where('n.kind', '=', kind)
    if (classNo !== null) found = found.where('t.classes', '@>', sql<number[]>`ARRAY[${classNo}::smallint]`)
    if (keyword) {
      const pattern = `%${escapeLike(keyword)}%`
      found = found.where((is) =>
        is.or(
          (['t.mark_text', 't.application_number', 'applicant.name', 'applicant.name_en'] as const).map((of) =>
            is(of, 'ilike', pattern),
          ),
        ),
      )
    }
    return found
  }

  return {
    /** Latest first. */
    async listIssues(office: string, { skip, take }: Rows): Promise<{ rows: IssueRow[]; total: number }> {
      const rows = await db
        .selectFrom(issuesOf(office).as('issues'))
        .selectAll()
        .select(sql<number>`count(*) OVER ()::int`.as('total'))
        .orderBy('publishedOn', 'desc')
        .orderBy('issue', 'desc')
        .offset(skip)
        .limit(take)
        .execute()
      if (rows[0] || skip === 0) return { rows, total: rows[0]?.total ?? 0 }
      return { rows: [], total: (await this.listIssues(office, { skip: 0, take: 1 })).total }
    },

    /** The issue with its neighbours; the latest where `issue` is null. */
    async findIssue(office: string, issue: string | null) {
      const placed = db
        .selectFrom(issuesOf(office).as('issues'))
        .selectAll()
        .select(({ fn }) => [
          fn
            .agg<string | null>('lag', ['issue'])
            .over((window) => window.orderBy('publishedOn').orderBy('issue'))
            .as('prev'),
          fn
            .agg<string | null>('lead', ['issue'])
            .over((window) => window.orderBy('publishedOn').orderBy('issue'))
            .as('next'),
        ])
      const found = await db
        .selectFrom(placed.as('placed'))
        .selectAll()
        .$if(issue !== null, (query) => query.where('issue', '=', issue!))
        .orderBy('publishedOn', 'desc')
        .orderBy('issue', 'desc')
        .limit(1)
        .executeTakeFirst()
      return found ?? null
    },

    countByKind: (office: string, issue: string): Promise<{ kind: GazetteNoticeKind; notices: number }[]> =>
      db
        .selectFrom('gazette_notice')
        .select(['kind', COUNT.as('notices')])
        .where('office', '=', office)
        .where('issue', '=', issue)
        .groupBy('kind')
        .orderBy('kind')
        .execute(),

    countByClass: (office: string, issue: string): Promise<{ classNo: number; marks: number }[]> =>
      db
        .selectFrom('gazette_notice as n')
        .innerJoin('trademark as t', 't.id', 'n.trademark_id')
        .select((query) => [
          sql<number>`unnest(${query.ref('t.classes')})`.as('classNo'),
          sql<number>`count(DISTINCT ${query.ref('t.id')})::int`.as('marks'),
        ])
        .where('n.office', '=', office)
        .where('n.issue', '=', issue)
        .groupBy('classNo')
        .orderBy('classNo')
        .execute(),

    /** By application number. */
    listNotices: (filter: NoticeFilter, { skip, take }: Rows): Promise<NoticeRow[]> =>
      withColumns(matching(filter))
        .orderBy('t.application_number')
        .orderBy('t.id')
        .orderBy('n.kind')
        .offset(skip)
        .limit(take)
        .execute(),

    async countNotices(filter: NoticeFilter): Promise<number> {
      const { notices: count } = await matching(filter).select(COUNT.as('notices')).executeTakeFirstOrThrow()
      return count
    },

    /** Every notice of a mark, first things first. */
    listNoticesOf: (publicId: string): Promise<NoticeRow[]> =>
      withColumns(notices()).where('t.public_id', '=', publicId).orderBy('n.published_on').orderBy('n.kind').execute(),

    listGoods: (publicId: string): Promise<GoodsRow[]> =>
      db
        .selectFrom('trademark_goods as g')
        .innerJoin('trademark as t', 't.id', 'g.trademark_id')
        .select(['g.class_no as classNo', 'g.similar_group as similarGroup', 'g.text', 'g.text_en as textEn'])
        .where('t.public_id', '=', publicId)
        .orderBy('g.id')
        .execute(),
  }
}
export type GazetteRepository = ReturnType<typeof createGazetteRepository>
