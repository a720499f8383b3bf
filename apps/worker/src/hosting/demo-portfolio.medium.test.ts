import { addMonths, HOME_ZONE, todayIn } from '@markwright/domain/dates/calendar'
import { expect, test } from 'vitest'
import { fileDatabase } from '../../../../tests/support/database.ts'
import { DEMO_PHONE } from '../cases/demo-cases.ts'
import { addDemoPortfolio } from './demo-portfolio.repository.ts'

const { pool } = fileDatabase({ max: 4 })
const at = new Date()
const today = todayIn(HOME_ZONE, at)
const add = () => addDemoPortfolio({ pool, now: () => at })

test('a site without the member gets no rights', async () => expect(await add()).toBe(0))

test('the member has marks, papers and the patents of two clients with their deadlines, once', async () => {
  await pool.query(
    `INSERT INTO account (id, phone, name, company_name, agreed_at) VALUES (gen_random_uuid(), $1, '演示', '示例商贸有限公司', now())`,
    [DEMO_PHONE],
  )
  expect(await add()).toBe(0)
  await pool.query(
    `WITH owner AS (
       INSERT INTO party (name, identity, name_key, address_key) VALUES ('示例商贸有限公司', decode(md5('a'), 'hex'), E'\\n示例\\n', '') RETURNING id),
     mark AS (
       INSERT INTO trademark (public_id, office, application_number, application_number_key, registration_number,
         registration_number_keys, mark_text, mark_kind, classes, status, registered_on, expires_on, content_hash)
       VALUES ('CN_1_9', 'CN', '61234567', '61234567', '61234567', '{61234567}', '示舟', 'word', '{9}', 1, $1, $2, '') RETURNING id)
     INSERT INTO trademark_party SELECT mark.id, owner.id, 'applicant', 0 FROM mark, owner`,
    [addMonths(today, 6 - 120), addMonths(today, 6)],
  )
  expect(await add()).toBe(4)
  await addPatents()
  expect(await add()).toBe(3)
  expect(await add()).toBe(0)
  const { rows } = await pool.query(
    `SELECT i.kind, c.name AS client, a.name AS applicant, count(DISTINCT i.id)::int AS rights, array_agg(DISTINCT d.kind) AS days
     FROM portfolio_item i LEFT JOIN hosting_client c ON c.id = i.client_id LEFT JOIN applicant a ON a.id = i.applicant_id
     LEFT JOIN portfolio_deadline d ON d.item_id = i.id GROUP BY 1, 2, 3 ORDER BY 1, 2`,
  )
  expect(rows).toEqual([
    { kind: 'mark', client: null, applicant: '示例商贸有限公司', rights: 1, days: ['own', 'renewal'] },
    { kind: 'patent', client: '乙公司', applicant: '乙公司', rights: 1, days: ['annuity'] },
    { kind: 'patent', client: '甲公司', applicant: '甲公司', rights: 2, days: ['annuity'] },
    { kind: 'software', client: null, applicant: '示例商贸有限公司', rights: 1, days: [null] },
    { kind: 'certificate', client: null, applicant: '示例商贸有限公司', rights: 2, days: ['expiry'] },
  ])
})

const addPatents = async () => {
  for (const [number, owner] of [
    ['1', '甲公司'],
    ['2', '甲公司'],
    ['3', '乙公司'],
  ] as const)
    await pool.query(
      `INSERT INTO patent (public_id, country, number, kind, publication_key, application_number, application_key, application_forms,
         type, filed_on, granted_on, published_on, titles, language, applicant_names, legal_status, family_key, priority_key, content_hash)
       VALUES ($1, 'CN', $1, 'B', $1, $1, $1, ARRAY[$1], 'invention', $2, $3, $3, '{"zh":"轴承"}', 'zh', ARRAY[$4], 'valid', $1, $1, '')`,
      [`20181000000${number}`, addMonths(today, -70), addMonths(today, -30), owner],
    )
}
