import { expect, test } from 'vitest'
import { countRepeats } from './count-repeats.ts'

const fault = (message: string) => Object.assign(new Error(message), { code: 'ECONNREFUSED' })

test('a fault that goes on is logged once a minute, with how often it has occurred', () => {
  const lines: { repeats?: number; message: string }[] = []
  let at = 0
  const report = countRepeats((facts, message) => lines.push({ ...facts, message }), 'connection trouble', {
    now: () => at,
  })
  for (; at < 59_000; at += 70) report(fault(`connect ECONNREFUSED 127.0.0.1:${5000 + (at % 7)}`))
  expect(lines).toHaveLength(1)
  at = 61_000
  report(fault('connect ECONNREFUSED 127.0.0.1:5432'))
  expect(lines).toHaveLength(2)
  expect(lines[1]).toMatchObject({ message: 'connection trouble', repeats: 842 })
})

test('another fault is logged at once, and so is one that comes back much later', () => {
  const lines: object[] = []
  let at = 0
  const report = countRepeats((facts) => lines.push(facts), 'trouble', { now: () => at })
  report(fault('no route'))
  report(fault('disk full'))
  at = 600_000
  report(fault('no route'))
  expect(lines).toHaveLength(3)
  expect(lines[2]).not.toHaveProperty('repeats')
})
