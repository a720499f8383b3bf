import type { BrowserContext } from '@playwright/test'
import { HOME_ZONE, todayIn } from '@markwright/domain/dates/calendar'
import { randomUUID } from 'node:crypto'
import { insertRow } from '../support/insert-row.ts'
import { buildMember, inDatabase } from '../support/members.ts'
import { pdf } from '../support/sample-files.ts'

/** The database of the site under test. */
const database = { stores: { redisUrl: null, databaseUrl: process.env['SITE_DATABASE_URL']! } }

const insert = (table: string, row: Record<string, unknown>) =>
  insertRow((statement, values) => inDatabase(database, statement, values), table, row)

/** A member who is signed in in this browser; `columns` are those of the table `account`. */
export async function signInAs(context: BrowserContext, columns: Record<string, unknown> = {}) {
  const member = await buildMember(database, columns)
  await context.addCookies([{ name: 'auth', value: member.token, url: process.env['SITE_URL']! }])
  return member
}

/** A published article, newer than all before it; its own word is in the Chinese title and in the English one. */
export async function anArticle(fields: { category?: string; contentCn?: string; publishedAt?: string } = {}) {
  const id = randomUUID()
  const word = `w${id.slice(0, 8)}`
  await insert('article', {
    id,
    category: fields.category ?? 'news',
    title_cn: `标题 ${word}`,
    title_en: `Title ${word}`,
    summary_cn: '摘要',
    summary_en: 'Summary',
    content_cn: fields.contentCn ?? '<p>正文</p>',
    content_en: '<p>Text</p>',
    author: '编辑部',
    status: 'published',
    published_at: fields.publishedAt ?? new Date().toISOString(),
  })
  return { id, word, title: `标题 ${word}`, titleEn: `Title ${word}` }
}

/** A notice to a member, unread. */
export async function aNotice(accountId: string, title: string, link: string | null = null) {
  await insert('notice', {
    id: randomUUID(),
    account_id: accountId,
    type: 'security',
    title_cn: title,
    title_en: title,
    content_cn: `${title}的内容`,
    content_en: `Content of ${title}`,
    link,
    created_at: '2026-11-20T02:00:00Z',
  })
}

/** An applicant on the list of a member. */
export const anApplicant = (accountId: string, name: string) =>
  insert('applicant', { id: randomUUID(), account_id: accountId, name, type: 'Organization' })

/** A mailing address of a member. */
export const anAddress = (accountId: string, detail: string) =>
  insert('mailing_address', {
    id: randomUUID(),
    account_id: accountId,
    region: ['北京市', '朝阳区'],
    detail,
    recipient: '张三',
    phone: '13800000000',
  })

/** The id of a mark that shows an image. */
export async function aMarkWithImage(): Promise<string> {
  const [mark] = await inDatabase<{ id: string }>(
    database,
    'SELECT public_id AS id FROM trademark WHERE image_key IS NOT NULL ORDER BY id LIMIT 1',
  )
  return mark!.id
}

/** A monitor of a member that has found marks of the register, similar to its name. */
export async function aHit(accountId: string, marks = 1) {
  const [monitorId, token] = [randomUUID(), randomUUID()]
  const rule = { text: '华为', leastScore: 60, party: null, isWholeName: false, keys: [], offices: [], classes: [] }
  await insert('monitor', {
    id: monitorId,
    account_id: accountId,
    name: '华为',
    type: 'similar',
    query: JSON.stringify({ tradeMarkText: '华为' }),
    rule: JSON.stringify(rule),
    channels: ['site', 'email'],
    frequency: 'weekly',
    unsubscribe_token: token,
    evaluated_version: 1_000_000,
  })
  const found = await inDatabase<{ id: number }>(
    database,
    `SELECT id FROM trademark ORDER BY (mark_text LIKE '%华为%') IS TRUE DESC, id LIMIT ${marks}`,
  )
  const similarity = {
    score: 90,
    level: 'high',
    rule: 'C03',
    components: { text: 90 },
    spans: [],
    reasons: [{ code: 'E2', zh: '文字相近。', en: 'The letters are close.' }],
  }
  for (const { id } of found)
    await insert('monitor_hit', {
      monitor_id: monitorId,
      trademark_id: id,
      kind: 'new',
      change: '1',
      data_version: 1,
      score: 90,
      level: 'high',
      similarity: JSON.stringify(similarity),
      engine_version: '1',
    })
  return { monitorId, token }
}

/** Adds something to the portfolio of the member whose token it is. */
export async function postToPortfolio(token: string, path: string, data: object) {
  const response = await fetch(`${process.env['SITE_URL']!}/custody${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(data),
  })
  const body = (await response.json()) as { code: number; data: { id: string; url?: string } }
  if (body.code !== 0) throw new Error(`${path}: ${JSON.stringify(body)}`)
  return body.data
}

/** Rights of a member with a client, an applicant, deadlines and an invitation; `token` is that of the member. */
export async function aPortfolio({ token }: { token: string }) {
  const call = (path: string, data: object) => postToPortfolio(token, path, data)
  const [mark] = await inDatabase<{ number: string; owner: string }>(
    database,
    `SELECT t.application_number AS number, p.name AS owner
     FROM trademark t
     JOIN trademark_party tp ON tp.trademark_id = t.id AND tp.role = 'applicant'
     JOIN party p ON p.id = tp.party_id
     WHERE t.office = 'CN' AND p.name LIKE '%公司' AND t.expires_on > current_date ORDER BY t.id LIMIT 1`,
  )
  const client = await call('/client', { name: '甲客户', contact: '王女士' })
  const applicant = await call('/applicant', { type: 'Organization', applicantName: mark!.owner, clientId: client.id })
  const agent = await call('/agent', {
    kind: 'firm',
    name: '松林知识产权代理有限公司',
    nameEn: 'Pine Forest IP',
    code: '11001',
    offices: ['CN', 'US', 'JP'],
    contact: '李女士',
    phone: '010-88886666',
    clientId: client.id,
  })
  const form = new FormData()
  const document = { applicantId: applicant.id, kind: 'powerOfAttorney', title: '总委托书', number: '2026-01' }
  for (const [name, value] of Object.entries(document)) form.append(name, value)
  form.append('expiresOn', todayIn(HOME_ZONE, new Date()))
  form.append('file', new Blob([new Uint8Array(pdf)]), '总委托书.pdf')
  const uploaded = await fetch(`${process.env['SITE_URL']!}/custody/information/upload`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  })
  const { data: stored } = (await uploaded.json()) as { data: { id: string } }
  const right = { clientId: client.id, applicantId: applicant.id, agentId: agent.id }
  const item = await call('/portfolio', {
    ...right,
    kind: 'mark',
    office: 'CN',
    number: mark!.number,
    expiresOn: '2031-01-31',
    note: '续展前先与客户确认。',
  })
  const patent = await call('/portfolio', {
    ...right,
    kind: 'patent',
    office: 'BR',
    number: 'BR102020000001',
    title: 'Rolamento',
    filedOn: '2020-02-03',
    registeredOn: '2023-01-01',
    state: 'live',
  })
  await call('/portfolio', { kind: 'software', office: 'CN', number: '2026SR0123456', title: '调度系统软件' })
  await call('/portfolio', {
    kind: 'certificate',
    office: 'CN',
    number: 'GR202344001234',
    title: '高新技术企业证书',
    expiresOn: todayIn(HOME_ZONE, new Date()),
  })
  await call('/deadline', { itemId: item.id, title: '答复审查意见', dueOn: todayIn(HOME_ZONE, new Date()) })
  const { url } = await call(`/client/${client.id}/share`, { to: 'reader@example.com', role: 'reader' })
  return {
    itemId: item.id,
    patentId: patent.id,
    applicantId: applicant.id,
    documentId: stored.id,
    invitationPath: url!.slice(url!.indexOf('#') + 1),
  }
}
