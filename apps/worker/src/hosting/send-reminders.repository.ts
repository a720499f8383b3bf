import { type QueryBuilder, queryBuilder, runTransaction, statementsOf } from '@markwright/db'
import type { Deadline } from '@markwright/deadlines'
import { addDays, daysBetween, HOME_ZONE, todayIn } from '@markwright/domain/dates/calendar'
import { pageAddress } from '@markwright/domain/site/site-address'
import type { Language } from '@markwright/domain/site/language'
import {
  deadlineName,
  defaultReminder,
  digestDays,
  type ReminderPlan,
  type ReminderStep,
  reminderStep,
} from '@markwright/hosting'
import { notifyMember, recordEvent, recordJob, sendEmail } from '@markwright/jobs'
import { randomUUID } from 'node:crypto'
import type { Pool } from 'pg'
import { listExpiringDocuments, markDocuments } from './expiring-documents.repository.ts'
import { type ReminderLine, reminderTexts } from './reminder-texts.ts'

const ACCOUNTS_AT_ONCE = 100
const ROWS_AT_ONCE = 1000
/** The longest that a plan looks ahead, with a month between two digests. */
const AHEAD_DAYS = 400 + 31
/** Grace periods of more than a year there are none; what passed before is not reminded of. */
const PASSED_DAYS = 400
const EVENT_DEADLINES = 100
const LINK = '/hostingPlatforms/deadlines'
const DOCUMENTS_LINK = '/hostingPlatforms/informationupload'

type Site = { pool: Pool; siteUrl: string; now: () => Date; onError: (error: Error) => void }
/** `since`: the last day on which it was looked through, or the one before it was made. */
type Plan = ReminderPlan & { id: string | null; clientId: string | null; since: string | null }

/**
 * Reminds members of last days of hosted rights by their plans, in days of Asia/Shanghai: of each last day once at each
 * step, however many workers run this. After days without a worker the latest step is told, the ones before it are not.
 * @returns how many accounts were looked through
 */
export async function sendReminders(site: Site): Promise<number> {
  const db = queryBuilder(site.pool)
  const today = todayIn(HOME_ZONE, site.now())
  let [looked, after] = [0, '']
  for (;;) {
    const accounts = await listAccounts(db, today, after)
    for (const accountId of accounts)
      // What fails for one of them must not keep the others from being reminded.
      try {
        if (await remindAccount(db, accountId, today, site)) looked++
      } catch (error) {
        site.onError(error as Error)
      }
    if (accounts.length < ACCOUNTS_AT_ONCE) return looked
    after = accounts.at(-1)!
  }
}

/** Accounts with open last days, or documents that expire, that were not looked through on this day. */
async function listAccounts(db: QueryBuilder, today: string, after: string): Promise<string[]> {
  const rows = await db
    .selectFrom('account as a')
    .select('a.id')
    .where('a.status', '=', 'active')
    .$if(after !== '', (query) => query.where('a.id', '>', after))
    .where((is) =>
      is.or([
        is.exists(
          is
            .selectFrom('portfolio_deadline as d')
            .select('d.id')
            .whereRef('d.account_id', '=', 'a.id')
            .where('d.done_on', 'is', null)
            .where('d.due_on', '>=', addDays(today, -PASSED_DAYS))
            .where('d.due_on', '<=', addDays(today, AHEAD_DAYS)),
        ),
        is.exists(
          is
            .selectFrom('applicant_document as d')
            .select('d.id')
            .whereRef('d.account_id', '=', 'a.id')
            .where('d.expires_on', '>=', addDays(today, -PASSED_DAYS))
            .where('d.expires_on', '<=', addDays(today, AHEAD_DAYS)),
        ),
      ]),
    )
    .where((is) =>
      is.not(
        is.exists(
          is
            .selectFrom('hosting_reminder_day as l')
            .select('l.account_id')
            .whereRef('l.account_id', '=', 'a.id')
            .where('l.day', '>=', today),
        ),
      ),
    )
    .orderBy('a.id')
    .limit(ACCOUNTS_AT_ONCE)
    .execute()
  return rows.map(({ id }) => id)
}

/** False where another worker has looked through the account. */
const remindAccount = (db: QueryBuilder, accountId: string, today: string, site: Site): Promise<boolean> =>
  runTransaction(db, async (tx) => {
    const marked = await tx
      .insertInto('hosting_reminder_day')
      .values({ account_id: accountId, day: today })
      .onConflict((conflict) =>
        conflict.column('account_id').doUpdateSet({ day: today }).where('hosting_reminder_day.day', '<', today),
      )
      .returning('account_id')
      .executeTakeFirst()
    if (!marked) return false
    const plans = await listPlans(tx, accountId)
    const withOwn = plans.flatMap(({ clientId }) => clientId ?? [])
    for (const plan of plans) await send(tx, accountId, plan, { today, withOwn, site })
    return true
  })

async function listPlans(tx: QueryBuilder, accountId: string): Promise<Plan[]> {
  const rows = await tx.selectFrom('hosting_reminder').selectAll().where('account_id', '=', accountId).execute()
  const plans = rows.map((row): Plan => ({
    id: row.id,
    clientId: row.client_id,
    since: row.looked_on ?? addDays(todayIn(HOME_ZONE, row.created_at), -1),
    isOn: row.is_on,
    daysBefore: row.days_before,
    interval: row.interval as Plan['interval'],
    weekday: row.weekday,
    monthDay: row.month_day,
    bySite: row.by_site,
    byEmail: row.by_email,
    emails: row.emails,
  }))
  return plans.some(({ clientId }) => clientId === null)
    ? plans
    : [{ ...defaultReminder, id: null, clientId: null, since: null }, ...plans]
}

async function send(
  tx: QueryBuilder,
  accountId: string,
  plan: Plan,
  { today, withOwn, site }: { today: string; withOwn: readonly string[]; site: Site },
) {
  const days = digestDays(plan, today)
  // One that was missed while no worker ran is sent late.
  if (!plan.isOn || (plan.since !== null && plan.since >= days.last)) return
  if (plan.id !== null)
    await tx.updateTable('hosting_reminder').set({ looked_on: today }).where('id', '=', plan.id).execute()

  const stepOf = (dueOn: string, graceEnd: string | null) =>
    reminderStep({ dueOn, graceEnd }, plan.daysBefore, { today, next: days.next })
  const due = (await listOpen(tx, accountId, plan.clientId, { today, withOwn })).flatMap((row) => {
    const step = stepOf(row.due_on, row.grace_end)
    return step === null ? [] : [{ ...row, step }]
  })
  const range = { from: addDays(today, -PASSED_DAYS), to: addDays(today, AHEAD_DAYS), withOwn }
  const expiring = (await listExpiringDocuments(tx, accountId, plan.clientId, range)).flatMap((row) => {
    const step = stepOf(row.expires_on, null)
    return step === null ? [] : [{ ...row, step }]
  })
  const fresh = await markSteps(tx, due)
  const told = due.filter(({ id }) => fresh.has(id))
  const freshDocuments = await markDocuments(tx, expiring)
  const documents = expiring.filter(({ id }) => freshDocuments.has(id))
  if (told.length + documents.length === 0) return

  const { email, language } = await tx
    .selectFrom('account')
    .select(['email', 'language'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  const own: Language = language === 'en' ? 'en' : 'cn'
  const linesIn = (of: Language): ReminderLine[] =>
    [
      ...told.map((row) => ({
        name: deadlineName(row, of),
        title: row.item_title,
        about: `${row.office} ${row.item_number}`,
        client: row.client_name,
        dueOn: row.due_on,
        graceEnd: row.grace_end,
        step: row.step,
        daysLeft: daysBetween(today, row.due_on),
      })),
      ...documents.map((row) => ({
        name: null,
        title: row.title,
        about: row.applicant_name,
        client: row.client_name,
        dueOn: row.expires_on,
        graceEnd: null,
        step: row.step,
        daysLeft: daysBetween(today, row.expires_on),
      })),
    ].toSorted((a, b) => a.dueOn.localeCompare(b.dueOn))
  const texts = { cn: reminderTexts('cn', linesIn('cn')), en: reminderTexts('en', linesIn('en')) }
  const statements = statementsOf(tx)
  const page = told.length > 0 ? LINK : DOCUMENTS_LINK
  const link = plan.clientId === null ? page : `${page}?clientId=${plan.clientId}`
  if (plan.bySite) await notifyMember(statements, accountId, { type: 'service', texts, link })
  const addresses = [...new Set([...(plan.byEmail && email ? [email] : []), ...plan.emails])]
  const { title, content } = texts[own]
  for (const to of addresses)
    await recordJob(
      statements,
      sendEmail,
      { to, subject: title, text: `${content}\n\n${pageAddress(site.siteUrl, link)}\n` },
      randomUUID(),
    )
  if (told.length === 0) return
  await recordEvent(
    statements,
    accountId,
    'deadline.due',
    {
      total: told.length,
      deadlines: told.slice(0, EVENT_DEADLINES).map((row) => ({
        deadlineId: row.id,
        itemId: row.item_id,
        title: row.item_title,
        number: row.item_number,
        office: row.office,
        kind: row.kind,
        name: deadlineName(row, own),
        dueOn: row.due_on,
        graceEnd: row.grace_end,
        state: stateOf(row.step),
        daysLeft: daysBetween(today, row.due_on),
      })),
    },
    { at: site.now() },
  )
}

const stateOf = (step: ReminderStep) => (step === 'grace' || step === 'missed' || step === 'lapsed' ? step : 'due')

/** Open last days of a client, or of all that have no plan of their own, by day. What is given up is not listed. */
async function listOpen(
  tx: QueryBuilder,
  accountId: string,
  clientId: string | null,
  { today, withOwn }: { today: string; withOwn: readonly string[] },
) {
  let query = tx
    .selectFrom('portfolio_deadline as d')
    .innerJoin('portfolio_item as i', 'i.id', 'd.item_id')
    .leftJoin('hosting_client as c', 'c.id', 'i.client_id')
    .select(['d.id', 'd.item_id', 'd.kind', 'd.title', 'd.year', 'd.computed', 'd.due_on', 'd.grace_end'])
    .select(['i.title as item_title', 'i.number as item_number', 'i.office', 'c.name as client_name'])
    .where('d.account_id', '=', accountId)
    .where('d.done_on', 'is', null)
    .where('d.decision', '<>', 'drop')
    .where('d.due_on', '>=', addDays(today, -PASSED_DAYS))
    .where('d.due_on', '<=', addDays(today, AHEAD_DAYS))
  if (clientId !== null) query = query.where('i.client_id', '=', clientId)
  else if (withOwn.length > 0)
    query = query.where((is) => is.or([is('i.client_id', 'is', null), is('i.client_id', 'not in', withOwn)]))
  const rows = await query.orderBy('d.due_on').orderBy('d.id').execute()
  return rows.map((row) => ({ ...row, computed: row.computed as Deadline | null }))
}

/** The ids of those that have not been told of at this step, which are told of from now on. */
async function markSteps(
  tx: QueryBuilder,
  due: readonly { id: string; due_on: string; step: ReminderStep }[],
): Promise<Set<string>> {
  const fresh = new Set<string>()
  for (let at = 0; at < due.length; at += ROWS_AT_ONCE) {
    const rows = await tx
      .insertInto('portfolio_reminded')
      .values(due.slice(at, at + ROWS_AT_ONCE).map(({ id, due_on, step }) => ({ deadline_id: id, due_on, step })))
      .onConflict((conflict) => conflict.doNothing())
      .returning('deadline_id')
      .execute()
    for (const { deadline_id } of rows) fresh.add(deadline_id)
  }
  return fresh
}
