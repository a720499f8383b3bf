import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createImportBench, type ImportBench } from '../../../../tests/support/import-bench.ts'
import { insertRow } from '../../../../tests/support/insert-row.ts'
import { sendReminders } from './send-reminders.repository.ts'

let bench: ImportBench
beforeAll(async () => {
  bench = await createImportBench()
})
afterAll(() => bench.close())
let errors: Error[]
beforeEach(async () => {
  await bench.empty()
  await bench.pool.query('TRUNCATE account CASCADE')
  errors = []
})

const insert = (table: string, row: Record<string, unknown>) =>
  insertRow((statement, values) => bench.pool.query(statement, values), table, row)
/** At 01:30 of a day in Asia/Shanghai, which is the day before in UTC. */
const on = async (day: string) => {
  const at = new Date(`${day}T01:30:00+08:00`)
  await sendReminders({
    pool: bench.pool,
    siteUrl: 'https://marks.example',
    now: () => at,
    onError: (error) => errors.push(error),
  })
  expect(errors).toEqual([])
}
async function aMember() {
  const id = randomUUID()
  await insert('account', { id, phone: id, email: 'li@example.com', language: 'en' })
  return id
}
async function aDeadline(
  accountId: string,
  dueOn: string,
  graceEnd: string | null = null,
  clientId: string | null = null,
) {
  const itemId = randomUUID()
  await insert('portfolio_item', {
    id: itemId,
    account_id: accountId,
    client_id: clientId,
    kind: 'mark',
    office: 'CN',
    number: itemId,
    number_key: itemId,
    title: `Mark ${dueOn}`,
    source: 'typed',
  })
  const id = randomUUID()
  await insert('portfolio_deadline', {
    id,
    item_id: itemId,
    account_id: accountId,
    key: 'own-1',
    kind: 'own',
    title: 'Renewal',
    due_on: dueOn,
    grace_end: graceEnd,
  })
  return id
}
const notices = () =>
  bench
    .rows<{ content: string }>('SELECT content_en AS content FROM notice ORDER BY created_at, id')
    .then((rows) => rows.map(({ content }) => content))
const mails = () =>
  bench
    .rows<{ to: string }>(`SELECT payload->>'to' AS to FROM job WHERE name = 'send-email' ORDER BY created_at`)
    .then((rows) => rows.map(({ to }) => to))

test('each step of a last day is told once, by two workers too, and after days without a worker only the latest', async () => {
  const member = await aMember()
  await aDeadline(member, '2026-12-31', '2027-06-30')
  await on('2026-10-01')
  expect(await notices()).toEqual([])
  await Promise.all([on('2026-10-02'), on('2026-10-02')])
  await on('2026-10-03')
  expect(await notices()).toHaveLength(1)
  expect((await notices())[0]).toContain('90 days left')
  expect(await mails()).toEqual(['li@example.com'])

  // No worker ran for two months: of 30 and 7 days only the latter is told.
  await on('2026-12-26')
  expect((await notices())[1]).toContain('5 days left')
  await on('2026-12-30')
  await on('2026-12-31')
  expect(await notices()).toHaveLength(3)

  await on('2027-01-01')
  await on('2027-01-02')
  expect(await notices()).toHaveLength(4)
  expect((await notices())[3]).toContain('with a surcharge until 2027-06-30')
  await on('2027-07-01')
  expect((await notices())[4]).toContain('the grace period has ended on 2027-06-30')
})

test('what is done or given up is not told', async () => {
  const member = await aMember()
  const [done, dropped] = [await aDeadline(member, '2026-12-31'), await aDeadline(member, '2026-12-31')]
  await bench.pool.query(`UPDATE portfolio_deadline SET done_on = '2026-11-01' WHERE id = $1`, [done])
  await bench.pool.query(`UPDATE portfolio_deadline SET decision = 'drop' WHERE id = $1`, [dropped])
  await on('2026-12-30')
  expect(await notices()).toEqual([])
})

test('a client has its own plan: on a day of the week, by e-mail to further addresses', async () => {
  const member = await aMember()
  const clientId = randomUUID()
  await insert('hosting_client', { id: clientId, account_id: member, name: '青松' })
  await insert('hosting_reminder', {
    id: randomUUID(),
    account_id: member,
    client_id: clientId,
    is_on: true,
    days_before: [7],
    interval: 'weekly',
    weekday: 3,
    by_site: false,
    by_email: false,
    emails: ['wang@example.com'],
    created_at: '2026-11-29T02:00:00Z',
  })
  await aDeadline(member, '2026-12-10', null, clientId)
  // A Monday, and no worker on the Wednesday after it.
  await on('2026-11-30')
  expect(await mails()).toEqual([])
  await on('2026-12-03')
  await on('2026-12-04')
  expect(await mails()).toEqual(['wang@example.com'])
  expect(await notices()).toEqual([])
})

test('the member is reminded before a document of an applicant expires, and anew of its next version', async () => {
  const member = await aMember()
  const clientId = randomUUID()
  await insert('hosting_client', { id: clientId, account_id: member, name: '青松' })
  const [applicantId, fileId, documentId] = [randomUUID(), randomUUID(), randomUUID()]
  await insert('applicant', {
    id: applicantId,
    account_id: member,
    name: '甲公司',
    type: 'Organization',
    client_id: clientId,
  })
  await insert('stored_file', {
    id: fileId,
    owner_id: member,
    bucket: 'private',
    file_name: `${fileId}.pdf`,
    original: 'a.pdf',
    kind: 'hosting',
    mime: 'application/pdf',
    size_bytes: 1,
  })
  await insert('applicant_document', {
    id: documentId,
    account_id: member,
    applicant_id: applicantId,
    kind: 'licence',
    title: '营业执照',
    expires_on: '2026-12-31',
    file_id: fileId,
    added_by: 'li',
    added_at: '2026-01-01T00:00:00Z',
  })
  await on('2026-12-20')
  await Promise.all([on('2026-12-24'), on('2026-12-24')])
  await on('2026-12-25')
  await on('2026-12-31')
  await on('2027-01-01')
  expect(await notices()).toEqual([
    '2026-12-31 expiry of a document: 营业执照 (甲公司), 青松 – 11 days left',
    '2026-12-31 expiry of a document: 营业执照 (甲公司), 青松 – 7 days left',
    '2026-12-31 expiry of a document: 营业执照 (甲公司), 青松 – it expires today',
    '2026-12-31 expiry of a document: 营业执照 (甲公司), 青松 – it has expired',
  ])
  await bench.pool.query(`UPDATE applicant_document SET expires_on = '2027-01-02'`)
  await on('2027-01-02')
  expect((await notices()).at(-1)).toContain('2027-01-02 expiry of a document')
  expect(await mails()).toHaveLength(5)
})

test('a webhook that wants last days is called', async () => {
  const member = await aMember()
  await insert('webhook', {
    id: randomUUID(),
    account_id: member,
    url: 'https://example.com/hook',
    events: ['deadline.due'],
    sealed_secret: 'x',
  })
  const deadline = await aDeadline(member, '2026-12-31')
  await on('2026-12-30')
  const [delivery] = await bench.rows<{ type: string; body: string }>('SELECT type, body FROM webhook_delivery')
  expect(delivery!.type).toBe('deadline.due')
  expect(JSON.parse(delivery!.body).data).toMatchObject({
    total: 1,
    deadlines: [{ deadlineId: deadline, state: 'due', daysLeft: 1, name: 'Renewal' }],
  })
})
