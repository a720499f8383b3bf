import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase } from '../../../tests/support/database.ts'
import { connectPool } from './index.ts'

let database: Awaited<ReturnType<typeof createTestDatabase>>
let pool: ReturnType<typeof connectPool>
beforeAll(async () => {
  database = await createTestDatabase()
  pool = connectPool({ url: database.url, max: 1 })
})
afterAll(async () => {
  await pool?.end()
  await database?.drop()
})

test('names in Chinese are found over trigrams', async () => {
  const { rows } = await pool.query<{ n: number }>(`SELECT cardinality(show_trgm('华为手机')) AS n`)
  expect(rows[0]!.n).toBeGreaterThan(2)
})
