import { type QueryBuilder, queryBuilder, runTransaction, statementsOf } from '@markwright/db'
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
import { listExpiringDocuments, listOpenDeadlines, markDeadlines, markDocuments } from './reminded.repository.ts'
import { type ReminderLine, reminderTexts } from './reminder-texts.ts'

const ACCOUNTS_AT_ONCE = 100
/** The longest that a plan looks ahead, with a month between two digests. */
const AHEAD_DAYS = 400 + 31
/** Grace periods of more than a year there are none; what passed before is not reminded of. */
const PASSED_DAYS = 400
const EVENT_DEADLINES = 100
const DEADLINES_LINK = '/hostingPlatforms/deadlines'
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

  const atStep = <Row extends { due_on: string; grace_end: string | null }>(rows: readonly Row[]) =>
    rows.flatMap((row) => {
      const due = { dueOn: row.due_on, graceEnd: row.grace_end }
      const step = reminderStep(due, plan.daysBefore, { today, next: days.next })
      return step === null ? [] : [{ ...row, step }]
    })
  const wanted = {
    accountId,
    clientId: plan.clientId,
    withOwn,
    from: addDays(today, -PASSED_DAYS),
    to: addDays(today, AHEAD_DAYS),
  }
  const deadlines = await markDeadlines(tx, atStep(await listOpenDeadlines(tx, wanted)))
  const documents = await markDocuments(tx, atStep(await listExpiringDocuments(tx, wanted)))
  if (deadlines.length + documents.length === 0) return

  const { email, language } = await tx
    .selectFrom('account')
    .select(['email', 'language'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  const own: Language = language === 'en' ? 'en' : 'cn'
  type Due = { due_on: string; grace_end: string | null; client_name: string | null; step: ReminderStep }
  const lineOf = (row: Due, named: Pick<ReminderLine, 'name' | 'title' | 'about'>): ReminderLine => ({
    ...named,
    client: row.client_name,
    dueOn: row.due_on,
    graceEnd: row.grace_end,
    step: row.step,
    daysLeft: daysBetween(today, row.due_on),
  })
  const linesIn = (of: Language) =>
    [
      ...deadlines.map((row) =>
        lineOf(row, { name: deadlineName(row, of), title: row.item_title, about: `${row.office} ${row.item_number}` }),
      ),
      ...documents.map((row) => lineOf(row, { name: null, title: row.title, about: row.applicant_name })),
    ].toSorted((a, b) => a.dueOn.localeCompare(b.dueOn))
  const texts = { cn: reminderTexts('cn', linesIn('cn')), en: reminderTexts('en', linesIn('en')) }
  const statements = statementsOf(tx)
  const page = deadlines.length > 0 ? DEADLINES_LINK : DOCUMENTS_LINK
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
  if (deadlines.length === 0) return
  await recordEvent(
    statements,
    accountId,
    'deadline.due',
    {
      total: deadlines.length,
      deadlines: deadlines.slice(0, EVENT_DEADLINES).map((row) => ({
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
