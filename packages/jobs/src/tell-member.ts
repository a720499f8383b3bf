import { pageAddress } from '@markwright/domain/site-address'
import { randomUUID } from 'node:crypto'
import type { ClientBase } from 'pg'
import { recordJob } from './job-record.ts'
import { sendEmail } from './send-email.ts'

type Words = Record<'cn' | 'en', { title: string; content: string }>

/**
 * Tells a member something: on the site in both languages, and by e-mail in their own where they have given an address.
 * Within a transaction both exist with what it tells of, or not at all; the workers find the e-mail by themselves.
 * `link`: path within the site.
 */
export async function tellMember(
  db: Pick<ClientBase, 'query'>,
  accountId: string,
  { words, link, siteUrl }: { words: Words; link: string; siteUrl: string },
): Promise<void> {
  await db.query(
    `INSERT INTO notice (id, account_id, type, title_cn, title_en, content_cn, content_en, link)
     VALUES ($1, $2, 'announcement', $3, $4, $5, $6, $7)`,
    [randomUUID(), accountId, words.cn.title, words.en.title, words.cn.content, words.en.content, link],
  )
  const { rows } = await db.query<{ email: string | null; language: string }>(
    'SELECT email, language FROM account WHERE id = $1',
    [accountId],
  )
  const [reader] = rows
  if (!reader?.email) return
  const { title, content } = words[reader.language === 'en' ? 'en' : 'cn']
  const text = `${content}\n\n${pageAddress(siteUrl, link)}\n`
  await recordJob(db, sendEmail, { to: reader.email, subject: title, text }, randomUUID())
}
