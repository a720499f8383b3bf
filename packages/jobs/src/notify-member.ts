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
  await db.query(
    `INSERT INTO notice (id, account_id, type, title_cn, title_en, content_cn, content_en, link)
     VALUES ($1::uuid, $2::uuid, $3, $4, $5, $6, $7, $8)`,
    [id, accountId, type, cn.title, en.title, cn.content, en.content, link],
  )
  if (letter) await write(db, accountId, { cn, en }, pageAddress(letter.siteUrl, link), letter.to)
}

async function write(db: Statements, accountId: string, words: NoticeTexts, url: string, address?: string) {
  const { rows } = await db.query('SELECT email, language FROM account WHERE id = $1::uuid', [accountId])
  const [reader] = rows as { email: string | null; language: string }[]
  const to = address ?? reader?.email
  if (!to) return
  const { title, content } = words[reader?.language === 'en' ? 'en' : 'cn']
  await recordJob(db, sendEmail, { to, subject: title, text: `${content}\n\n${url}\n` }, randomUUID())
}
