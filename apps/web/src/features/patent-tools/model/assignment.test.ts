import { expect, test } from 'vitest'
import { partsByKey, undecided, withPage, writeAssignment } from './assignment.ts'

const key = (code: string, shiftKey = false) => ({ code, shiftKey })

test('keys assign a page, add a part, leave it out and accept a suggestion', () => {
  expect(partsByKey(key('Digit2'), null, null)).toEqual(['description'])
  expect(partsByKey(key('Digit4', true), ['description'], null)).toEqual(['description', 'abstract'])
  expect(partsByKey(key('Digit2', true), ['description'], null)).toEqual([])
  expect(partsByKey(key('Digit0'), ['claims'], null)).toEqual([])
  expect(partsByKey(key('Enter'), null, 'drawings')).toEqual(['drawings'])
  expect(partsByKey(key('Enter'), ['claims'], 'drawings')).toBeUndefined()
  expect(partsByKey(key('KeyA'), null, 'drawings')).toBeUndefined()
})

test('an assignment is written page by page', () => {
  const assignment = withPage([['claims'], null, []], 1, ['claims', 'description'])
  expect([undecided([null, []]), undecided(assignment)]).toEqual([1, 0])
  expect(writeAssignment(assignment)).toBe('claims;claims,description;')
})
