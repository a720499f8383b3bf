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
 * there is an address. Within a transaction both exist with what they tell of, or not at all; the workers find the
 * letter by themselves.
 */
export async function notifyMember(
  db: Statements,
  accountId: string,
  { type, words: { cn, en }, link, id = randomUUID() }: NewNotice,
  letter?: Letter,
): Promise<void> {
  await runStatement(
    db,
    statements.insertInto('notice').values({
      id: sql<string>`${id}::uuid`,
      account_id: sql<string>`${accountId}::uuid`,
      type,
      title_cn: cn.title,
      title_en: en.title,
      content_cn: cn.content,
      content_en: en.content,
      link,
    }),
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
