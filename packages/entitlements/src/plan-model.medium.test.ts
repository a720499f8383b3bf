import { connectKeyValueStore } from '@markwright/key-value'
import { expect, test } from 'vitest'
import { fileDatabase } from '../../../tests/support/database.ts'
import { comparePlansWithModel } from '../../../tests/support/plan-model.ts'
import { redisUrl } from '../../../tests/support/redis.ts'

const SEQUENCES = 60
const STEPS = 30

const { pool } = fileDatabase({ max: 10 })

test.each([
  ['PostgreSQL', 1, undefined],
  ['Redis, where there is one', 1 + SEQUENCES, redisUrl()],
])('in random sequences plans keep their promises as a naive model does; keys in %s', async (_, first, url) => {
  const store = await connectKeyValueStore({ redisUrl: url, pool })
  const seeds = Array.from({ length: SEQUENCES }, (_each, at) => first + at)
  expect(await comparePlansWithModel({ pool, store, seeds, steps: STEPS })).toEqual([])
  await store.close()
})
