import { anyOf, sql, type QueryBuilder, namesOf } from '@markwright/db'
import { deriveLegalStatus, grantDay } from '@markwright/patents'
import { groupBy } from '@markwright/runtime/group-by.ts'

const p = namesOf('patent', 'p')
const m = namesOf('patent', 'm')
const patent = namesOf('patent')

/**
 * Sets legal status, family and day of the grant of publications that were written, and of those around them: all
 * publications of an application share its status and its grant, all that claim the same priorities the DOCDB family that one of them names.
 */
export async function updateLegalStatus(db: QueryBuilder, ids: readonly number[], today: string): Promise<void> {
  if (ids.length === 0) return
  await recomputeFamilies(db, ids)
  await recomputeStatus(db, ids, today)
}

const DUE_AT_ONCE = 500

/**
 * Renews every legal status that a day has ended, such as that of a term: parts of 500 patents in transactions of their
 * own, so that what is done stays done. Gives the number of patents.
 */
export async function updateDueLegalStatuses(db: QueryBuilder, today: string): Promise<number> {
  let renewed = 0
  for (;;) {
    const count = await db.transaction().execute(async (tx) => {
      const due = await tx
        .selectFrom('patent')
        .select('id')
        .where('legal_status_until', '<=', today)
        .orderBy('id')
        .limit(DUE_AT_ONCE)
        .forUpdate()
        .skipLocked()
        .execute()
      if (due.length > 0)
        await recomputeStatus(
          tx,
          due.map(({ id }) => id),
          today,
        )
      return due.length
    })
    renewed += count
    if (count < DUE_AT_ONCE) return renewed
  }
}

/**
 * The keys of these patents, each once. They are queried by themselves and not in a subquery: where the statistics of the
 * table are those of an empty one, the planner chooses nested loops of cubic cost.
 */
async function keysOf(db: QueryBuilder, ids: readonly number[], column: 'priority_key' | 'application_key') {
  const found = await db
    .selectFrom('patent')
    .select(`${column} as key`)
    .distinct()
    .where('id', '=', anyOf(ids))
    .where(column, 'is not', null)
    .execute()
  return anyOf(found.map(({ key }) => key))
}

async function recomputeFamilies(db: QueryBuilder, ids: readonly number[]): Promise<void> {
  const ofKeys = await keysOf(db, ids, 'priority_key')
  await sql`
    WITH f AS MATERIALIZED (
      SELECT ${m.id}, coalesce('docdb:' || min(${m.family_id}) OVER (PARTITION BY ${m.priority_key}), ${m.priority_key}) AS family_key
      FROM ${m.$table} WHERE ${m.priority_key} = ${ofKeys}
    )
    UPDATE ${p.$table} SET ${patent.family_key} = f.family_key, ${patent.change_id} = nextval('patent_change_id_seq'), ${patent.updated_at} = now()
    FROM f
    WHERE ${p.id} = f.id AND ${p.id} = any(array(SELECT id FROM f)) AND ${p.family_key} IS DISTINCT FROM f.family_key`.execute(
    db,
  )
}

async function recomputeStatus(db: QueryBuilder, ids: readonly number[], today: string): Promise<void> {
  const ofKeys = await keysOf(db, ids, 'application_key')
  const around = await db
    .selectFrom('patent')
    .select([
      'id',
      'country',
      'kind',
      'type',
      'application_key',
      'published_on',
      'filed_on',
      'granted_on',
      'details',
      'legal_status',
      'legal_status_on',
      'legal_status_text',
      'legal_status_until',
    ])
    .where((where) => where.or([where('id', '=', anyOf(ids)), where('application_key', '=', ofKeys)]))
    .execute()
  const events = await db
    .selectFrom('patent_event')
    .select(['patent_id', 'country', 'code', 'on'])
    .where('patent_id', '=', anyOf(around.map(({ id }) => id)))
    .execute()
  const eventsOf = groupBy(events, ({ patent_id }) => patent_id)
  const changed: {
    id: number
    granted: string | null
    status: string
    on: string | null
    until: string | null
    reason: unknown
  }[] = []
  const groups = groupBy(around, ({ id, country, application_key }) =>
    application_key ? `${country} ${application_key}` : id,
  )
  for (const members of groups.values()) {
    const [one] = members
    const filed = members.map(({ filed_on }) => filed_on).find((day) => day !== null) ?? null
    const derived = deriveLegalStatus(
      {
        country: one!.country,
        type: one!.type,
        filedOn: filed,
        publications: members.map(({ kind, published_on }) => ({ kind, publishedOn: published_on })),
        events: members
          .flatMap(({ id }) => eventsOf.get(id) ?? [])
          .map(({ country, code, on }) => ({ country, code, date: on })),
      },
      today,
    )
    const grants = members.map(({ country, kind, type, published_on, details }) => ({
      country,
      kind,
      type,
      publishedOn: published_on,
      grantedOn: details.grantedOn ?? null,
    }))
    members.forEach(({ id, granted_on, legal_status, legal_status_on, legal_status_text, legal_status_until }, at) => {
      const granted = grantDay(grants[at]!, grants)
      if (
        granted_on !== granted ||
        legal_status !== derived.status ||
        legal_status_on !== derived.on ||
        legal_status_until !== derived.until ||
        legal_status_text?.en !== derived.reason.en
      )
        changed.push({ id, granted, ...derived })
    })
  }
  if (changed.length === 0) return
  await sql`
    UPDATE ${p.$table} SET ${patent.granted_on} = x.granted, ${patent.legal_status} = x.status, ${patent.legal_status_on} = x.on, ${patent.legal_status_text} = x.reason,
      ${patent.legal_status_until} = x.until,
      ${patent.change_id} = nextval('patent_change_id_seq'), ${patent.updated_at} = now()
    FROM jsonb_to_recordset(${JSON.stringify(changed)}::jsonb)
      AS x(${patent.id} int, granted date, status patent_legal_status, "on" date, until date, reason jsonb)
    WHERE ${p.id} = x.id`.execute(db)
}
