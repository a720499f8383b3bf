import { runStatement, sql, statements } from '@markwright/db/statements'
import { casePath } from '@markwright/domain/site/case-path'
import { parsePhone } from '@markwright/domain/people/phone'
import { randomUUID } from 'node:crypto'
import { recordJob, type Statements } from './job-record.ts'
import { type NoticeTexts, notifyMember } from './notify-member.ts'
import { sendSms } from './send-sms.ts'

/**
 * Notifies the member of a case on the site, and by e-mail and text message where the member has chosen them for the case.
 * Within a transaction they are saved together with the change that they report, or not at all.
 */
export async function notifyOfCase(
  db: Statements,
  caseId: string,
  texts: NoticeTexts,
  { siteUrl }: { siteUrl: string },
): Promise<void> {
  const [found] = await runStatement(
    db,
    statements
      .selectFrom('trademark_case as c')
      .innerJoin('account as a', 'a.id', 'c.account_id')
      .select(['c.number', 'c.account_id', 'c.notify_email', 'c.notify_sms', 'a.phone', 'a.language', 'a.status'])
      .where('c.id', '=', sql<string>`${caseId}::uuid`),
  )
  if (!found) return
  const notice = { type: 'service', texts, link: casePath(caseId) } as const
  await notifyMember(db, found.account_id, notice, found.notify_email ? { siteUrl } : undefined)
  const phone = found.notify_sms && found.status !== 'closed' ? parsePhone(found.phone) : null
  if (!phone) return
  const language = found.language === 'en' ? 'en' : 'cn'
  const to = `${phone.regionCode}${phone.number}`
  await recordJob(db, sendSms, { to, caseNo: found.number, language }, randomUUID())
}
