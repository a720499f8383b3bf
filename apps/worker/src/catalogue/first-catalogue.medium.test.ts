import { expect, test } from 'vitest'
import { queryBuilder } from '@markwright/db'
import { fileDatabase } from '../../../../tests/support/database.ts'
import { addFirstCatalogue } from './first-catalogue.repository.ts'

const { pool } = fileDatabase({ max: 2 })
const start = () =>
  addFirstCatalogue(queryBuilder(pool), { isDemonstration: false, at: new Date('2026-11-29T04:00:00Z') })
const sources = async () =>
  (
    await pool.query<{ id: string; source: string }>(
      'SELECT id, source FROM official_fee ORDER BY office, code, valid_from',
    )
  ).rows

test('every fee says on which day it was compared with which publication, or that it could not be', async () => {
  await start()
  const fees = await sources()
  expect(fees.length).toBeGreaterThan(10)
  for (const { source } of fees) {
    expect(source).toMatch(/\d{4}-\d\d-\d\d 与.+核对|至 \d{4}-\d\d-\d\d 没有可供核对的文本/)
    expect(source).toMatch(
      /compared on \d{4}-\d\d-\d\d with|no copy was available for comparison until \d{4}-\d\d-\d\d/,
    )
  }
})

test('fees of before that staff have not changed say so too, those that they have changed stay as they are', async () => {
  await start()
  const before = await sources()
  const [ours, theirs, dearer] = before
  await pool.query(`UPDATE official_fee SET source = '尚未与现行公布核对' WHERE id = ANY($1)`, [
    [ours!.id, theirs!.id, dearer!.id],
  ])
  await pool.query(`UPDATE official_fee SET author = '张财务' WHERE id = $1`, [theirs!.id])
  await pool.query(`UPDATE official_fee SET amount_minor = amount_minor + 1 WHERE id = $1`, [dearer!.id])
  await start()
  const after = await sources()
  expect(after[0]).toEqual(ours)
  expect(after.slice(1, 3).map(({ source }) => source)).toEqual(['尚未与现行公布核对', '尚未与现行公布核对'])
  expect(after.slice(3)).toEqual(before.slice(3))
})
