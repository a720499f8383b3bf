import { expect, test } from 'vitest'
import { retryTransaction } from './transaction.ts'

const failing = (code: string, times: number) => {
  let attempts = 0
  return {
    attempt: async () => {
      attempts++
      if (attempts <= times) throw Object.assign(new Error(code), { code })
      return attempts
    },
    attempts: () => attempts,
  }
}

test('what another transaction made fail is repeated, five times at the most', async () => {
  for (const code of ['40001', '40P01']) {
    expect(await retryTransaction(failing(code, 4).attempt)).toBe(5)
    const hopeless = failing(code, 9)
    await expect(retryTransaction(hopeless.attempt)).rejects.toMatchObject({ code })
    expect(hopeless.attempts()).toBe(5)
  }
})

test('a duplicate is repeated only for work that can find it the second time; other errors never are', async () => {
  const once = failing('23505', 1)
  await expect(retryTransaction(once.attempt)).rejects.toMatchObject({ code: '23505' })
  expect(once.attempts()).toBe(1)
  expect(await retryTransaction(failing('23505', 1).attempt, { retryDuplicates: true })).toBe(2)
  const refused = failing('22P02', 1)
  await expect(retryTransaction(refused.attempt, { retryDuplicates: true })).rejects.toMatchObject({ code: '22P02' })
  expect(refused.attempts()).toBe(1)
})
