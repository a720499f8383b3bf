import { anyOf, type Db, isDesignation, marksWithParties, type QueryBuilder, runPrepared } from '@markwright/db'
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

export function createTrademarksRepository(deps: { db: Db; builder: QueryBuilder; pool: Pool }) {
  const { db, builder, pool } = deps

  const listed = () =>
    marksWithParties(builder).select((of) => [
      't.id',
      't.public_id as publicId',
      't.office',
      't.application_number as applicationNumber',
      't.registration_number as registrationNumber',
      't.mark_text as markText',
      't.mark_text_other as markTextOther',
      't.mark_kind as markKind',
      't.classes',
      't.similar_groups as similarGroups',
      't.vienna_codes as viennaCodes',
      't.status',
      't.office_status as officeStatus',
      't.applied_on as appliedOn',
      't.published_on as publishedOn',
      't.published_issue as publishedIssue',
      't.registered_on as registeredOn',
      't.priority_on as priorityOn',
      't.international_on as internationalOn',
      't.expires_on as expiresOn',
      't.demonstration',
      of('t.image_key', 'is not', null).$castTo<boolean>().as('hasImage'),
      'applicant.name as applicantName',
      'applicant.name_en as applicantNameEn',
      'agent.name as agentName',
    ])

  return {
    /** In the order of the ids; one that is gone is left out. */
    async listMarks(ids: readonly number[]): Promise<ListedMark[]> {
      if (ids.length === 0) return []
      const rows = await runPrepared(pool, 'list-marks', listed().where('t.id', '=', anyOf(ids)))
      const byId = new Map(rows.map((row) => [row.id, row]))
      return ids.flatMap((id) => byId.get(id) ?? [])
    },

    async findMark(publicId: string) {
      const found = await listed()
        .select(isDesignation().as('isDesignation'))
        .where('t.public_id', '=', publicId)
        .executeTakeFirst()
      if (!found) return null
      const rest = await db.trademark.findUniqueOrThrow({
        where: { publicId },
        include: {
          goods: { orderBy: { id: 'asc' } },
          parties: { include: { party: true }, orderBy: { position: 'asc' } },
          events: { orderBy: [{ happenedOn: 'asc' }, { id: 'asc' }] },
        },
      })
      return { listed: found, rest }
    },

    /** Where the image of a mark lies, and its thumbnail as soon as there is one. */
    async findImageKeys(publicId: string): Promise<{ full: string; thumb: string | null } | null> {
      const found = await builder
        .selectFrom('trademark as t')
        .leftJoin('mark_image as m', 'm.image_key', 't.image_key')
        .select((query) => [query.ref('t.image_key').$notNull().as('full'), 'm.thumb_key as thumb'])
        .where('t.public_id', '=', publicId)
        .where('t.image_key', 'is not', null)
        .executeTakeFirst()
      return found ?? null
    },

    async listPartyNames(ids: readonly number[]): Promise<Map<number, string>> {
      if (ids.length === 0) return new Map()
      const rows = await runPrepared(
        pool,
        'list-party-names',
        builder.selectFrom('party').select(['id', 'name']).where('id', '=', anyOf(ids)),
      )
      return new Map(rows.map(({ id, name }) => [id, name]))
    },

    listOffices: () => db.registerOffice.findMany(),
  }
}
export type TrademarksRepository = ReturnType<typeof createTrademarksRepository>
export type FoundMark = NonNullable<Awaited<ReturnType<TrademarksRepository['findMark']>>>
