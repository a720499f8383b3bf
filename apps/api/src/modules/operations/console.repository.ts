import { type QueryBuilder, queryBuilder, sql, namesOf } from '@markwright/db'
import { restartJob, requestCancel } from '@markwright/jobs'
import { readSiteState } from '@markwright/operations/site-state'
import { inTransaction } from '@markwright/runtime/transaction.ts'
import type { Pool } from 'pg'
import { type Actor, auditWith } from '../backoffice/index.ts'

const i = namesOf('register_import', 'i')
const job = namesOf('job', 'job')
const table = namesOf('classification_import', 'i')

export type ManagedJobFilter = {
  state: 'queued' | 'active' | 'completed' | 'failed' | 'cancelled' | null
  kind: string | null
  /** Id of the job or of its request. */
  keyword: string | null
}
type Rows = { skip: number; take: number }

const BACKUPS = 10
const FAILED_IMPORT_DAYS = 7
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i
const count = sql<number>`count(*)::int`

/** What the operations console shows and does. `dataDir`: the folder whose disk is measured. */
export function createConsoleRepository({ pool, dataDir }: { pool: Pool; dataDir: string }) {
  const db = queryBuilder(pool)

  const jobs = ({ state, kind, keyword }: ManagedJobFilter) => {
    let query = db.selectFrom('job')
    if (state !== null) query = query.where('job.state', '=', state)
    if (kind !== null) query = query.where('job.name', '=', kind)
    if (keyword !== null)
      query = UUID.test(keyword)
        ? query.where((is) => is.or([is('job.id', '=', keyword), is('job.request_id', '=', keyword)]))
        : query.where('job.request_id', '=', keyword)
    return query
  }
  const withOwner = (query: ReturnType<typeof jobs>) =>
    query
      .leftJoin('account', 'account.id', 'job.owner_id')
      .select([
        'job.id',
        'job.name',
        'job.queue',
        'job.state',
        'job.cancel_requested',
        'job.progress',
        'job.runs',
        'job.error',
        'job.cause',
        'job.request_id',
        'job.created_at',
        'job.started_at',
        'job.finished_at',
        'job.available_at',
        'account.phone',
      ])

  return {
    readSite: () => readSiteState({ pool, dataDir }),

    listProcesses: () =>
      db.selectFrom('service_process').selectAll().orderBy('kind').orderBy('host').orderBy('started_at').execute(),

    listProviders: () => db.selectFrom('provider_status').selectAll().orderBy('name').execute(),

    listBackups: () => db.selectFrom('backup_run').selectAll().orderBy('started_at', 'desc').limit(BACKUPS).execute(),

    /** Of the last week. */
    listFailedImports: () =>
      importsOf(db)
        .where('import.state', '=', 'failed')
        .where('import.created_at', '>', sql<Date>`now() - ${FAILED_IMPORT_DAYS} * interval '1 day'`)
        .selectAll()
        .orderBy('created_at', 'desc')
        .limit(BACKUPS)
        .execute(),

    listJobs: (filter: ManagedJobFilter, { skip, take }: Rows) =>
      withOwner(jobs(filter))
        .orderBy('job.created_at', 'desc')
        .orderBy('job.id', 'desc')
        .offset(skip)
        .limit(take)
        .execute(),

    countJobs: async (filter: ManagedJobFilter) =>
      (await jobs(filter).select(count.as('total')).executeTakeFirstOrThrow()).total,

    findJob: (id: string) =>
      withOwner(jobs({ state: null, kind: null, keyword: null }).where('job.id', '=', id)).executeTakeFirst(),

    /** @returns whether it had failed */
    restart: (actor: Actor, job: { id: string; name: string }) =>
      inTransaction(pool, async (client) => {
        if (!(await restartJob(client, job.id))) return false
        await auditWith(client, actor, { action: 'job.retry', subject: { type: 'job', ...job } })
        return true
      }),

    cancel: (actor: Actor, job: { id: string; name: string }) =>
      inTransaction(pool, async (client) => {
        await requestCancel(client, job.id)
        await auditWith(client, actor, { action: 'job.cancel', subject: { type: 'job', ...job } })
      }),

    listImports: (filter: ImportFilter, { skip, take }: Rows) =>
      importsLike(db, filter)
        .selectAll()
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .offset(skip)
        .limit(take)
        .execute(),

    countImports: async (filter: ImportFilter) =>
      (await importsLike(db, filter).select(count.as('total')).executeTakeFirstOrThrow()).total,

    findImport: (id: string) => importsOf(db).where('import.id', '=', id).selectAll().executeTakeFirst(),

    /** Rejected records of an import of trademarks or patents after a number of them, in order. */
    listRejects: (kind: 'trademarks' | 'patents', importId: string, { skip, take }: Rows) =>
      kind === 'trademarks'
        ? db
            .selectFrom('register_reject')
            .select([
              sql<string | null>`reason->>'file'`.as('file'),
              'ordinal',
              sql<string | null>`line::text`.as('place'),
              'number',
              'reason',
              'excerpt',
            ])
            .where('import_id', '=', importId)
            .orderBy('ordinal')
            .offset(skip)
            .limit(take)
            .execute()
        : db
            .selectFrom('patent_reject')
            .innerJoin('patent_import_file as file', (join) =>
              join
                .onRef('file.import_id', '=', 'patent_reject.import_id')
                .onRef('file.position', '=', 'patent_reject.file'),
            )
            .select(['file.path as file', 'ordinal', 'place', 'number', 'patent_reject.reason', 'excerpt'])
            .where('patent_reject.import_id', '=', importId)
            .orderBy('patent_reject.file')
            .orderBy('ordinal')
            .offset(skip)
            .limit(take)
            .execute(),

    listLegalRejects: (importId: string, { skip, take }: Rows) =>
      db
        .selectFrom('legal_reject')
        .select(['ordinal', sql<string>`line::text`.as('place'), 'number', 'reason', 'excerpt'])
        .select(sql<string | null>`NULL::text`.as('file'))
        .where('import_id', '=', importId)
        .orderBy('ordinal')
        .offset(skip)
        .limit(take)
        .execute(),

    listTableRejects: async (importId: string) =>
      (await db.selectFrom('classification_import').select('rejects').where('id', '=', importId).executeTakeFirst())
        ?.rejects ?? [],
  }
}
export type ConsoleRepository = ReturnType<typeof createConsoleRepository>
export type ManagedJobRow = NonNullable<Awaited<ReturnType<ConsoleRepository['findJob']>>>
export type ManagedImportRow = NonNullable<Awaited<ReturnType<ConsoleRepository['findImport']>>>

export type ImportFilter = {
  kind: 'trademarks' | 'patents' | 'judgments' | 'classification' | null
  state: 'running' | 'published' | 'failed' | null
}

function importsLike(db: QueryBuilder, { kind, state }: ImportFilter) {
  let query = importsOf(db)
  if (kind === 'classification') query = query.where('import.kind', 'in', ['nice', 'vienna', 'ipc', 'cpc'])
  else if (kind !== null) query = query.where('import.kind', '=', kind)
  if (state !== null) query = query.where('import.state', '=', state)
  return query
}

type ImportKind = 'trademarks' | 'patents' | 'judgments' | 'nice' | 'vienna' | 'ipc' | 'cpc'
type State = 'running' | 'published' | 'failed'

/** All imports alike. One whose job has ended without it has failed, whatever it says of itself. */
function importsOf(db: QueryBuilder) {
  const state = sql<State>`CASE WHEN i.state = 'running' AND job.state IN ('failed', 'cancelled') THEN 'failed'
    ELSE i.state::text END`
  const common = ['i.id', 'i.job_id', 'i.created_at', 'job.progress', 'job.error as job_error'] as const
  const marks = db
    .selectFrom('register_import as i')
    .innerJoin('job', 'job.id', 'i.job_id')
    .select(common)
    .select([
      sql<ImportKind>`'trademarks'`.as('kind'),
      'i.file_name as name',
      sql<number>`1`.as('files'),
      state.as('state'),
      'i.created',
      'i.updated',
      sql<number>`i.unchanged + i.outdated`.as('unchanged'),
      'i.rejected',
      'i.version',
      'i.fault',
      sql<Date | null>`coalesce(${i.published_at}, ${job.finished_at})`.as('finished_at'),
    ])
  const sum = (column: 'created' | 'updated' | 'unchanged' | 'rejected') =>
    sql<number>`coalesce(sum(f.${sql.ref(column)}), 0)::int`
  const patents = db
    .selectFrom('patent_import as i')
    .innerJoin('job', 'job.id', 'i.job_id')
    .leftJoin('patent_import_file as f', 'f.import_id', 'i.id')
    .groupBy(['i.id', 'job.id'])
    .select(common)
    .select([
      sql<ImportKind>`'patents'`.as('kind'),
      sql<string>`coalesce(regexp_replace((array_agg(f.path ORDER BY f.position))[1], '^.*[/\\\\]', ''), '')`.as(
        'name',
      ),
      sql<number>`count(f.path)::int`.as('files'),
      state.as('state'),
      sum('created').as('created'),
      sum('updated').as('updated'),
      sum('unchanged').as('unchanged'),
      sum('rejected').as('rejected'),
      sql<number | null>`NULL::int`.as('version'),
      'i.fault',
      'i.finished_at',
    ])
  const judgments = db
    .selectFrom('legal_import as i')
    .innerJoin('job', 'job.id', 'i.job_id')
    .select(common)
    .select([
      sql<ImportKind>`'judgments'`.as('kind'),
      sql<string>`regexp_replace(i.path, '^.*[/\\\\]', '')`.as('name'),
      sql<number>`1`.as('files'),
      state.as('state'),
      'i.created',
      'i.updated',
      'i.unchanged',
      'i.rejected',
      sql<number | null>`NULL::int`.as('version'),
      'i.fault',
      'i.finished_at',
    ])
  const tables = db
    .selectFrom('classification_import as i')
    .innerJoin('job', 'job.id', 'i.job_id')
    .select(common)
    .select([
      sql<ImportKind>`i.kind::text`.as('kind'),
      'i.file_name as name',
      sql<number>`1`.as('files'),
      state.as('state'),
      sql<number>`CASE WHEN ${table.is_unchanged} THEN 0 ELSE ${table.accepted} END`.as('created'),
      sql<number>`0`.as('updated'),
      sql<number>`CASE WHEN ${table.is_unchanged} THEN ${table.accepted} ELSE 0 END`.as('unchanged'),
      sql<number>`jsonb_array_length(i.rejects)`.as('rejected'),
      sql<number | null>`NULL::int`.as('version'),
      'i.fault',
      sql<Date | null>`coalesce(${i.published_at}, ${job.finished_at})`.as('finished_at'),
    ])
  return db.selectFrom(marks.unionAll(patents).unionAll(judgments).unionAll(tables).as('import'))
}
