import { expect, test } from 'vitest'
import { compareHits } from './compare-hits.ts'
import type { SavedHit } from './saved-hit.ts'

const hit = (id: string, fields: Partial<SavedHit> = {}): SavedHit => ({
  id,
  country: 'CN',
  appNo: id,
  regNo: null,
  name: '云澜',
  classes: [9],
  status: 6,
  applicant: null,
  appDate: null,
  expiryDate: null,
  score: 100,
  level: 'identical',
  ...fields,
})

test('what was not there before is new, what is there no more is gone', () => {
  const { added, removed, changed } = compareHits([hit('a'), hit('b')], [hit('b'), hit('c')])
  expect([added, removed].map((list) => list.map(({ id }) => id))).toEqual([['c'], ['a']])
  expect(changed).toEqual([])
})

test('a changed hit says which of its facts are others', () => {
  const { changed } = compareHits([hit('a')], [hit('a', { status: 1, regNo: '1', classes: [9] })])
  expect(changed[0]?.fields).toEqual(['status', 'regNo'])
})
