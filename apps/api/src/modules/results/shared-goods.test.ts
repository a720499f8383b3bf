import { expect, test } from 'vitest'
import { sharedClasses } from './shared-goods.ts'

const mark = (publicId: string, classes: number[], goods: [number, string | null, string][]) => ({
  listed: { publicId, classes },
  rest: { goods: goods.map(([classNo, similarGroup, text]) => ({ classNo, similarGroup, text, textEn: null })) },
})

test('a class, a similar group and the same words are reported for the records that share them', () => {
  const shared = sharedClasses([
    mark(
      'A',
      [9, 35],
      [
        [9, '0901', 'Computer Software'],
        [9, '0907', 'phones'],
        [35, null, 'advertising'],
      ],
    ),
    mark('B', [9], [[9, '0901', 'computer software ']]),
    mark('C', [35, 9], [[35, null, 'retail']]),
  ])
  expect(shared).toEqual([
    {
      classNo: 9,
      ids: ['A', 'B', 'C'],
      groups: [{ group: '0901', ids: ['A', 'B'] }],
      items: [{ text: 'Computer Software', textEn: null, ids: ['A', 'B'] }],
    },
    { classNo: 35, ids: ['A', 'C'], groups: [], items: [] },
  ])
})

test('records of different classes share nothing, even where the words are the same', () => {
  expect(sharedClasses([mark('A', [9], [[9, null, 'x']]), mark('B', [10], [[10, null, 'x']])])).toEqual([])
})
