import { isOutage } from '@markwright/runtime/outage.ts'
import { expect, test } from 'vitest'
import { fileDatabase } from '../../../tests/support/database.ts'
import { connectPool } from './index.ts'

const database = fileDatabase({ max: 1 })

test('a caller that gets no connection within the time has an outage instead of waiting forever', async () => {
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
