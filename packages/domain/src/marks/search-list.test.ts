import { expect, test } from 'vitest'
import { joinList, shortList } from './search-list.ts'

test('a list has one shortest form, however it was typed', () => {
  expect(joinList(' １２３；456\n 789 ;')).toBe('123;456;789')
})

test.each([';', '；', '\n', '; '])(
  'of a long list separated by “%s” whole entries are shown, and their count',
  (by) => {
    const numbers = Array.from({ length: 40 }, (_, at) => String(10_000_000 + at))
    const [shown = '', count] = shortList(numbers.join(by)).split('… ')
    expect(count).toBe('(40)')
    expect(shown.split(';')).toEqual(numbers.slice(0, 22))
  },
)

test('a list that is short without its blanks is shown whole', () => {
  expect(shortList(`1;${' '.repeat(300)}2`)).toBe('1;2')
})
