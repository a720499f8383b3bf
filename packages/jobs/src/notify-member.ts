import { runStatement, sql, statements } from '@markwright/db/statements'
import type { Language } from '@markwright/domain/language'
import { pageAddress } from '@markwright/domain/site-address'
import { randomUUID } from 'node:crypto'
import { recordJob, type Statements } from './job-record.ts'
import { sendEmail } from './send-email.ts'

export type NoticeTexts = Record<Language, { title: string; content: string }>

/** `link`: path within the site. `id`: where something else names the notice; a new one where it is absent. */
export type NewNotice = {
  type: 'announcement' | 'monitoring' | 'service'
  words: NoticeTexts
  link: string
  id?: string
}

/** `to`: the address of the account where it is absent. */
export type Letter = { siteUrl: string; to?: string }

/**
 * Tells a member something on the site, in both languages, and by a letter, in their own, where one is requested and
 * there is an address; of a closed account nobody reads the site. Within a transaction both exist with what they tell of,
 * or not at all; the workers find the letter by themselves.
 */
export async function notifyMember(
  db: Statements,
  accountId: string,
  { type, words: { cn, en }, link, id = randomUUID() }: NewNotice,
  letter?: Letter,
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
  if (letter) await write(db, accountId, { cn, en }, pageAddress(letter.siteUrl, link), letter.to)
}

async function write(db: Statements, accountId: string, words: NoticeTexts, url: string, address?: string) {
  const [account] = await runStatement(
    db,
    statements
      .selectFrom('account')
      .select(['email', 'language'])
      .where('id', '=', sql<string>`${accountId}::uuid`),
  )
  const to = address ?? account?.email
  if (!to) return
  const { title, content } = words[account?.language === 'en' ? 'en' : 'cn']
  await recordJob(db, sendEmail, { to, subject: title, text: `${content}\n\n${url}\n` }, randomUUID())
}
