import { changeLocked, type QueryBuilder, sql, statementsOf, namesOf } from '@markwright/db'
import { addWorkingDays, type DayKind } from '@markwright/domain/dates/working-days'
import { type NoticeTexts, notifyMember } from '@markwright/jobs'
import { escapeLike } from '@markwright/runtime/like-pattern.ts'
import { type Actor, applyTransition, listStateChanges, recordCreation } from '@markwright/workflow'
import { randomUUID } from 'node:crypto'
import { type CertificationDecision, certificationMachine, type CertificationState } from './certification.workflow.ts'

const c = namesOf('certification', 'c')

export type CertificationDraft = {
  company_name: string
  credit_code: string
  postal_code: string
  address: string
  office_phone: string
  contact: string | null
  mobile: string | null
  email: string
  licence_file_id: string
}
export type ReviewFilter = { status: CertificationState | null; overdueOn: string | null; keyword: string | null }

/** Where the site shows the certification to its member. */
const LINK = '/personalCenter/certification'
const total = sql<number>`count(*)::int`

export function createCertificationRepository({ db, siteUrl }: { db: QueryBuilder; siteUrl: string }) {
  const withLicence = db
    .selectFrom('certification as c')
    .innerJoin('stored_file as f', 'f.id', 'c.licence_file_id')
    .innerJoin('account as a', 'a.id', 'c.account_id')
    .selectAll('c')
    .select([
      'a.phone as user_phone',
      'f.original as licence_name',
      'f.mime as licence_mime',
      'f.bucket as licence_bucket',
      'f.file_name as licence_file',
    ])

  const matching = ({ status, overdueOn, keyword }: ReviewFilter) => {
    let query = db.selectFrom('certification as c').innerJoin('account as a', 'a.id', 'c.account_id')
    if (status) query = query.where('c.state', '=', status)
    if (overdueOn) query = query.where('c.state', '=', 'review').where('c.due_on', '<', overdueOn)
    if (keyword) {
      const pattern = `%${escapeLike(keyword)}%`
      query = query.where((is) =>
        is.or([
          is('c.company_name', 'ilike', pattern),
          is('c.credit_code', 'ilike', pattern),
          is('c.contact', 'ilike', pattern),
          is('c.mobile', 'ilike', pattern),
          is('a.phone', 'ilike', pattern),
        ]),
      )
    }
    return query
  }

  /** The day by whose end what is requested on `day` is decided, by the calendar as it now stands. */
  async function dueAfter(tx: QueryBuilder, day: string, count: number): Promise<string> {
    const rows = await tx.selectFrom('calendar_exception').select(['day', 'kind']).where('day', '>', day).execute()
    return addWorkingDays(day, count, new Map(rows.map((row) => [row.day, row.kind as DayKind])))
  }
  const notify = (tx: QueryBuilder, accountId: string, texts: NoticeTexts, to?: string) =>
    notifyMember(
      statementsOf(tx),
      accountId,
      { type: 'service', texts, link: LINK },
      to === undefined ? undefined : { siteUrl, to },
    )

  return {
    findOf: (accountId: string) => withLicence.where('c.account_id', '=', accountId).executeTakeFirst(),

    find: (id: string) => withLicence.where('c.id', '=', id).executeTakeFirst(),

    isOwnLicence: async (accountId: string, fileId: string): Promise<boolean> =>
      (await db
        .selectFrom('stored_file')
        .select('id')
        .where('id', '=', fileId)
        .where('owner_id', '=', accountId)
        .where('kind', '=', 'licence')
        .executeTakeFirst()) !== undefined,

    /** Submits a company, or again after a rejection; otherwise gives the state in which it is, and changes nothing. */
    submit: (
      accountId: string,
      draft: CertificationDraft,
      by: { actor: Actor; at: Date; day: string; days: number; texts: (dueOn: string) => NoticeTexts },
    ): Promise<'submitted' | CertificationState> =>
      changeLocked(db, accountId, async (tx) => {
        const before = await tx
          .selectFrom('certification')
          .select(['id', 'state'])
          .where('account_id', '=', accountId)
          .executeTakeFirst()
        const dueOn = await dueAfter(tx, by.day, by.days)
        const values = { ...draft, submitted_at: by.at, due_on: dueOn }
        const subject = { subjectName: draft.company_name, actor: by.actor, at: by.at }
        const facts = { creditCode: draft.credit_code }
        if (before) {
          const { problem } = await applyTransition(tx, certificationMachine, {
            ...subject,
            subjectId: before.id,
            state: before.state,
            event: 'resubmit',
            facts,
            update: async (state) => {
              const { numUpdatedRows } = await tx
                .updateTable('certification')
                .set((set) => ({
                  ...values,
                  state,
                  reason: null,
                  decided_at: null,
                  decided_by: null,
                  version: set('version', '+', 1),
                }))
                .where('id', '=', before.id)
                .where('state', '=', before.state)
                .executeTakeFirst()
              return numUpdatedRows === 1n
            },
          })
          if (problem) return before.state
        } else {
          const id = randomUUID()
          await tx
            .insertInto('certification')
            .values({ id, account_id: accountId, ...values, state: 'review' })
            .execute()
          await recordCreation(tx, { ...subject, subject: 'certification', subjectId: id, to: 'review', facts })
        }
        await notify(tx, accountId, by.texts(dueOn))
        return 'submitted'
      }),

    /** Decides what is at `version`; gives the problem where it did not. */
    decide: (
      certification: { id: string; account_id: string; company_name: string; state: CertificationState; email: string },
      decision: CertificationDecision,
      by: { actor: Actor; version: number; reason: string | null; at: Date; texts: NoticeTexts },
    ) =>
      db.transaction().execute(async (tx) => {
        const { id, account_id, company_name, state, email } = certification
        const { problem } = await applyTransition(tx, certificationMachine, {
          subjectId: id,
          subjectName: company_name,
          state,
          event: decision,
          actor: by.actor,
          reason: by.reason,
          at: by.at,
          update: async (to) => {
            const { numUpdatedRows } = await tx
              .updateTable('certification')
              .set((set) => ({
                state: to,
                reason: by.reason,
                decided_at: by.at,
                decided_by: by.actor.name,
                version: set('version', '+', 1),
              }))
              .where('id', '=', id)
              .where('version', '=', by.version)
              .executeTakeFirst()
            return numUpdatedRows === 1n
          },
        })
        if (problem === null) await notify(tx, account_id, by.texts, email)
        return problem
      }),

    /** Those under review come first, by the day on which they are due. */
    async list(filter: ReviewFilter, { skip, take }: { skip: number; take: number }) {
      const [rows, counted] = await Promise.all([
        matching(filter)
          .selectAll('c')
          .select('a.phone as user_phone')
          .orderBy(sql`c.state = 'review'`, 'desc')
          .orderBy(sql`CASE WHEN ${c.state} = 'review' THEN ${c.due_on} END`)
          .orderBy('c.submitted_at', filter.status === 'review' ? 'asc' : 'desc')
          .orderBy('c.id')
          .offset(skip)
          .limit(take)
          .execute(),
        matching(filter).select(total.as('total')).executeTakeFirstOrThrow(),
      ])
      return { rows, total: counted.total }
    },

    countSameCode: async (id: string, creditCode: string): Promise<number> =>
      (
        await db
          .selectFrom('certification')
          .select(total.as('total'))
          .where('credit_code', '=', creditCode)
          .where('state', '=', 'passed')
          .where('id', '<>', id)
          .executeTakeFirstOrThrow()
      ).total,

    listHistory: (id: string) => listStateChanges(db, 'certification', id),
  }
}
export type CertificationRepository = ReturnType<typeof createCertificationRepository>
export type CertificationRow = NonNullable<Awaited<ReturnType<CertificationRepository['find']>>>
export type CertificationHeadRow = Awaited<ReturnType<CertificationRepository['list']>>['rows'][number]
