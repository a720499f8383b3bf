import { runStatement, sql, statements } from '@markwright/db/statements'
import type { Language } from '@markwright/domain/site/language'
import { pageAddress } from '@markwright/domain/site/site-address'
import { randomUUID } from 'node:crypto'
import { recordJob, type Statements } from './job-record.ts'
import { sendEmail } from './send-email.ts'

export type NoticeTexts = Record<Language, { title: string; content: string }>

/** `link`: path within the site. `id`: where something else names the notice; a new one where it is absent. */
export type NewNotice = {
  type: 'announcement' | 'monitoring' | 'service'
  texts: NoticeTexts
  link: string
  id?: string
}

/** `to`: the address of the account where it is absent. */
export type EmailOptions = { siteUrl: string; to?: string }

/**
 * Notifies a member on the site, in both languages, and by e-mail, in the member's language, where one is requested and
 * there is an address; a closed account gets no notice. Within a transaction both are saved together with the change
 * that they report, or not at all; the workers send the e-mail.
 */
export async function notifyMember(
  db: Statements,
  accountId: string,
  { type, texts: { cn, en }, link, id = randomUUID() }: NewNotice,
  email?: EmailOptions,
): Promise<void> {
  await runStatement(
    db,
    statements
      .insertInto('notice')
      .columns(['id', 'account_id', 'type', 'title_cn', 'title_en', 'content_cn', 'content_en', 'link'])
      .expression(
        statements
          .selectFrom('account')
          .select([
            sql<string>`${id}::uuid`.as('id'),
            'account.id as account_id',
            sql<string>`${type}::text`.as('type'),
            sql<string>`${cn.title}::text`.as('title_cn'),
            sql<string>`${en.title}::text`.as('title_en'),
            sql<string>`${cn.content}::text`.as('content_cn'),
            sql<string>`${en.content}::text`.as('content_en'),
            sql<string>`${link}::text`.as('link'),
          ])
          .where('account.id', '=', sql<string>`${accountId}::uuid`)
          .where('account.status', '<>', sql.lit('closed')),
      ),
  )
  if (email) await write(db, accountId, { cn, en }, pageAddress(email.siteUrl, link), email.to)
}

async function write(db: Statements, accountId: string, texts: NoticeTexts, url: string, address?: string) {
  const [account] = await runStatement(
    db,
    statements
      .selectFrom('account')
      .select(['email', 'language'])
      .where('id', '=', sql<string>`${accountId}::uuid`),
  )
  const to = address ?? account?.email
  if (!to) return
  const { title, content } = texts[account?.language === 'en' ? 'en' : 'cn']
  await recordJob(db, sendEmail, { to, subject: title, text: `${content}\n\n${url}\n` }, randomUUID())
}
