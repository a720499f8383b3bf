import { expect, test } from 'vitest'
import { readableFacts } from './readable-facts.ts'

test('facts are read as they stand, lists and groups on one line', () =>
  expect(
    readableFacts({
      reason: 'spam',
      sessions: 2,
      audience: { kind: 'phone', phone: '13800138000' },
      fields: ['a', 'b'],
    }),
  ).toEqual([
    ['reason', 'spam'],
    ['sessions', '2'],
    ['audience', 'kind phone, phone 13800138000'],
    ['fields', 'a, b'],
  ]))

test('an entry without facts has none, and what is not known is left out', () => {
  expect(readableFacts(null)).toEqual([])
  expect(readableFacts({ at: null, link: '', isNew: false })).toEqual([['isNew', 'false']])
})
