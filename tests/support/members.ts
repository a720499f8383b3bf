import { createCipheriv, randomInt, randomUUID } from 'node:crypto'
import { createPasswords } from '../../apps/api/src/modules/identity/passwords.ts'
import { hashToken, newToken } from '../../apps/api/src/kernel/secrets.ts'
import type { KeyValueStore } from '../../packages/key-value/src/index.ts'
import type { TestApi } from './api.ts'
import { connectionsTo } from './connections.ts'
import { passHumanCheck } from './human-check.ts'
import { insertRow } from './insert-row.ts'

export const PASSWORD = 'wolke 2026'
let hashed: Promise<string> | undefined

/** Runs one statement in the database of an API. */
export async function inDatabase<Row extends object>(
  { stores }: Pick<TestApi, 'stores'>,
  statement: string,
  values: unknown[] = [],
): Promise<Row[]> {
  return (await connectionsTo(stores.databaseUrl).query<Row>(statement, values)).rows
}

/** A phone of mainland China that no other test has. */
export const aPhone = () => `139${String(randomInt(10 ** 8)).padStart(8, '0')}`

/** A session of an account, with its access token. */
export async function buildSession(api: Pick<TestApi, 'stores'>, accountId: string, client = 'web') {
  const [sessionId, token] = [randomUUID(), newToken()]
  await inDatabase(
    api,
    `INSERT INTO session (id, account_id, client, access_hash, refresh_hash, access_expires_at, refresh_expires_at, ip,
       user_agent)
     VALUES ($1, $2, $3, $4, $5, now() + interval '30 days', now() + interval '60 days', '203.0.113.9',
       'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36')`,
    [sessionId, accountId, client, hashToken(token), hashToken(newToken())],
  )
  return { sessionId, token, headers: { authorization: `Bearer ${token}` } }
}

/** A member with the password `PASSWORD` who is signed in; `columns` are those of the table `account`. */
export async function buildMember(api: Pick<TestApi, 'stores'>, columns: Record<string, unknown> = {}) {
  const id = randomUUID()
  const phone = aPhone()
  const row: Record<string, unknown> = {
    id,
    phone,
    password_hash: await (hashed ??= createPasswords({ key: '-'.repeat(16) }).hash(PASSWORD)),
    ...columns,
  }
  await insertRow((statement, values) => inDatabase(api, statement, values), 'account', row)
  return { id, phone: String(row['phone']), ...(await buildSession(api, id)) }
}

/** What the pages know of the site, and how they encrypt a password. */
export async function siteOf({ app }: Pick<TestApi, 'app'>) {
  const { clientAuthorization, passwordKey } = (await app.inject('/common/site')).json().data
  return {
    authorization: clientAuthorization as string,
    encryptPassword(password: string) {
      const cipher = createCipheriv('aes-128-cfb', passwordKey, passwordKey)
      return Buffer.concat([cipher.update(password, 'utf8'), cipher.final()]).toString('base64')
    },
  }
}

/** The code that was last sent to a phone, or null. */
export async function sentCode(
  api: Pick<TestApi, 'stores'> & Partial<Pick<TestApi, 'smsSent'>>,
  phone: string,
): Promise<string | null> {
  await api.smsSent?.()
  const [message] = await inDatabase<{ text: string }>(
    api,
    `SELECT text FROM outbox_message WHERE channel = 'sms' AND "to" = $1 AND text ~ '\\m[0-9]{6}\\M'
     ORDER BY created_at DESC, id DESC LIMIT 1`,
    [phone.length === 11 && phone.startsWith('1') ? `86${phone}` : phone],
  )
  return /\b(\d{6})\b/.exec(message?.text ?? '')?.[1] ?? null
}

/** A human check that counts as passed without the drawing of an image, for tests that need many. */
export async function passedCheck(keyValueStore: KeyValueStore): Promise<string> {
  const verification = newToken()
  await keyValueStore.set(`human-check:passed:${hashToken(verification)}`, '1', 180)
  return verification
}

/** Has a code sent to a phone and reads it. */
export async function codeFor(
  api: Pick<TestApi, 'app' | 'stores' | 'smsSent'>,
  phone: string,
  scene: 'login' | 'register' | 'reset' | 'bind' | 'changePhone' | 'verify',
): Promise<string> {
  const response = await api.app.inject({
    url: `/admin/mobile/sendCode/SMS@${phone}`,
    query: { scene, captchaVerification: await passHumanCheck(api) },
    headers: { 'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}` },
  })
  const code = await sentCode(api, phone)
  if (response.json().code !== 0 || code === null) throw new Error(`no code was sent: ${response.body}`)
  return code
}

type Sent = { query?: Record<string, string>; form?: Record<string, string>; json?: object; headers?: object }

/** Somebody at an address of their own, whose browser keeps its cookies. */
export function aVisitor({ app }: Pick<TestApi, 'app'>) {
  const address = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`
  const cookies: Record<string, string> = {}
  return async (method: 'GET' | 'POST' | 'DELETE', url: string, { query, form, json, headers }: Sent = {}) => {
    const response = await app.inject({
      method,
      url,
      ...(query && { query }),
      cookies,
      headers: {
        'x-forwarded-for': address,
        ...(form && { 'content-type': 'application/x-www-form-urlencoded' }),
        ...headers,
      },
      ...(form && { payload: new URLSearchParams(form).toString() }),
      ...(json && { payload: json }),
    })
    for (const { name, value } of response.cookies) cookies[name] = value
    return { status: response.statusCode, headers: response.headers, ...response.json() }
  }
}
export type Visitor = ReturnType<typeof aVisitor>
