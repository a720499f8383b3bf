import { expect, test } from 'vitest'
import { earliest, readDay } from './days.ts'

test.each([
  ['20150708', '2015-07-08'],
  ['2015-07-08', '2015-07-08'],
  ['1995-02-07-05:00', '1995-02-07'],
  ['2000-05-09+01:00', '2000-05-09'],
  ['2020-11-09T15:51:20', '2020-11-09'],
  ['2020-11-09Z', '2020-11-09'],
  ['2021/4/2', '2021-04-02'],
  ['2021.04.02', '2021-04-02'],
  ['2021年4月12日', '2021-04-12'],
  ['12 April 2021', '2021-04-12'],
  ['9 June 2021', '2021-06-09'],
  ['9 Sept 2021', '2021-09-09'],
])('the day %s is read as %s', (written, day) => {
  expect(readDay(written)).toBe(day)
})

test.each([
  undefined,
  null,
  '',
  '  ',
  '0',
  '00000000',
  '0000-00-00',
  '19960100',
  '19960000',
  '9999-12-31',
  '99991231',
  '31 December 9999',
  '9999/12/31',
])('%s is no day', (written) => {
  expect(readDay(written)).toBeUndefined()
})

test.each(['yesterday', '12 Floréal 2021', '2021-4', '201807'])(
  'what cannot be read as a day stays as it is for the check to name: %s',
  (written) => {
    expect(readDay(written)).toBe(written)
  },
)

test('the earliest of several days is found, and none of none', () => {
  expect(earliest(['2020-01-02', undefined, '1999-12-31'])).toBe('1999-12-31')
  expect(earliest([undefined])).toBeUndefined()
})
