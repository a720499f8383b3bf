import { checkContent, findDefinition, parseContent } from '@markwright/cases'
import { queryBuilder } from '@markwright/db'
import { addMonths, HOME_ZONE, todayIn } from '@markwright/domain/dates/calendar'
import { beforeAll, expect, test } from 'vitest'
import { fileDatabase } from '../../../../tests/support/database.ts'
import { addFirstCatalogue } from '../catalogue/first-catalogue.repository.ts'
import { addDemoCases } from './demo-cases.repository.ts'

const { pool } = fileDatabase({ max: 4 })
const at = new Date()
const stored = new Map<string, Uint8Array>()
const objects = { put: (key: string, bytes: Uint8Array) => Promise.resolve(void stored.set(key, bytes)) } as never
const add = () => addDemoCases({ pool, objects, vatRateBp: 600, now: () => at })

beforeAll(() => addFirstCatalogue(queryBuilder(pool), { isDemonstration: true, at: new Date(at.getTime() - 60_000) }))

test('a site without a register gets no cases', async () => expect(await add()).toBe(0))

test('a member has five cases in different states, once, and nothing of them is wrong', async () => {
  await pool.query(
    `WITH owner AS (
       INSERT INTO party (name, identity, name_key, address_key) VALUES ('示例商贸有限公司', decode(md5('a'), 'hex'), E'\\n示例\\n', '') RETURNING id),
     mark AS (
       INSERT INTO trademark (public_id, office, application_number, application_number_key, registration_number,
         registration_number_keys, mark_text, mark_kind, classes, status, expires_on, content_hash)
       VALUES ('CN_1_9', 'CN', '61234567', '61234567', '61234567', '{61234567}', '示舟', 'word', '{9}', 1, $1, '') RETURNING id)
     INSERT INTO trademark_party SELECT mark.id, owner.id, 'applicant', 0 FROM mark, owner`,
    [addMonths(todayIn(HOME_ZONE, at), 6)],
  )
  expect(await add()).toBe(5)
  expect(await add()).toBe(0)
  const { rows } = await pool.query(
    `SELECT c.product_type, c.state, c.content, o.status, c.member_message,
       (SELECT count(*)::int FROM case_deadline d WHERE d.case_id = c.id) AS deadlines,
       (SELECT string_agg(to_state, ' ' ORDER BY sequence) FROM state_change WHERE subject_id = c.id) AS course
     FROM trademark_case c JOIN service_order o ON o.id = c.order_id ORDER BY c.number`,
  )
  expect(rows).toMatchObject([
    { product_type: 5, state: 'preparing', course: 'preparing' },
    { product_type: 1, state: 'ready', status: 'paid', course: 'preparing ready' },
    { product_type: 13, state: 'accepted', status: 'complete', member_message: 1 },
    { product_type: 14, state: 'accepted', status: 'complete', deadlines: 1 },
    { product_type: 29, state: 'completed', course: 'preparing ready filed accepted completed' },
  ])
  for (const { product_type, content } of rows) {
    const definition = findDefinition(product_type)!
    expect(checkContent(definition, parseContent(definition, content), { at })).toEqual([])
  }
  const files = (await pool.query('SELECT bucket, file_name FROM stored_file')).rows
  expect(files.map(({ bucket, file_name }) => `${bucket}/${file_name}`).toSorted()).toEqual(
    [...stored.keys()].toSorted(),
  )
})
