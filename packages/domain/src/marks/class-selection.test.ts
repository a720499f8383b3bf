import { expect, test } from 'vitest'
import { classQueryKey, selectClasses } from './class-selection.ts'

const everyClass = Array.from({ length: 45 }, (_, index) => index + 1)

test('where none is chosen all 45 classes are shown, otherwise only the chosen ones', () => {
  expect(selectClasses([])).toEqual({ shown: everyClass, chosen: [] })
  expect(selectClasses([3, 9])).toEqual({ shown: [3, 9], chosen: [3, 9] })
})

test.each([
  ['allStr: nothing is shown', { shown: [], chosen: [] }, ''],
  ['allStr: nothing is shown, whatever was chosen before', { shown: [], chosen: [9] }, ''],
  ['chosenStr: some are chosen', { shown: [3, 9, 35], chosen: [9] }, '09'],
  ['showStr: some are shown, none is chosen', { shown: [3, 9, 35], chosen: [] }, '03;09;35'],
  ['all are shown, none is chosen', selectClasses([]), ''],
  ['all are chosen', selectClasses(everyClass), ''],
])('%s', (_case, selection, key) => expect(classQueryKey(selection)).toBe(key))
