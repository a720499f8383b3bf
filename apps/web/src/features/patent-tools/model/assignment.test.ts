import { expect, test } from 'vitest'
import {
  addCut,
  closestCut,
  moveCut,
  partsByKey,
  placeForCut,
  removeCut,
  stepCut,
  undecided,
  wholePage,
  withPage,
  writeAssignment,
} from './assignment.ts'

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

test('an assignment is written page by page, with its cuts', () => {
  const pages = [wholePage(['claims']), wholePage(null), wholePage([])]
  const cut = addCut(wholePage(['claims', 'description']), [], 0.235)
  expect([undecided(pages), undecided(withPage(pages, 1, cut))]).toEqual([1, 0])
  expect(writeAssignment(withPage(pages, 1, cut))).toBe('claims;claims,description|0.2300:claims,description;')
})

test('a page is cut between its lines, and a cut moves from one gap to the next', () => {
  const breaks = [0.2, 0.3, 0.5, 0.7]
  const cut = addCut(wholePage(['description']), breaks, 0.46)
  expect(cut.map(({ top }) => top)).toEqual([0, 0.5])
  expect(stepCut(cut, 1, breaks, -1)[1]!.top).toBe(0.3)
  expect(stepCut(cut, 1, breaks, 1)[1]!.top).toBe(0.7)
  expect(moveCut(cut, 1, breaks, 0.01)[1]!.top).toBe(0.2)

  const twice = addCut(cut, breaks, placeForCut(cut))
  expect(twice.map(({ top }) => top)).toEqual([0, 0.2, 0.5])
  expect(moveCut(twice, 1, breaks, 0.9)[1]!.top).toBe(0.3)
  expect(stepCut(twice, 1, breaks, -1)).toBe(twice)
  expect([closestCut(twice, 0.25), closestCut(twice, 0.45)]).toEqual([1, 2])
  expect(removeCut(twice, 1).map(({ top }) => top)).toEqual([0, 0.5])
})
