import { isOutage } from '@markwright/runtime/outage.ts'
import { expect, test } from 'vitest'
import { fileDatabase } from '../../../tests/support/database.ts'
import { connectPool } from './index.ts'

const database = fileDatabase({ max: 1 })

test('anyone who gets no connection is told so instead of waiting for ever', async () => {
  const pool = connectPool({ url: database.url, max: 1, waitMs: 2000 })
  const held = await pool.connect()
  try {
    const refused = await pool.query('SELECT 1').catch((error: unknown) => error)
    expect(isOutage(refused)).toBe(true)
  } finally {
    held.release()
    await pool.end()
  }
})
