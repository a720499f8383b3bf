import { expect, test } from 'vitest'
import { fileDatabase } from '../../../tests/support/database.ts'

const { pool } = fileDatabase({ max: 1 })

test('names in Chinese are found over trigrams', async () => {
  const { rows } = await pool.query<{ n: number }>(`SELECT cardinality(show_trgm('华为手机')) AS n`)
  expect(rows[0]!.n).toBeGreaterThan(2)
})
