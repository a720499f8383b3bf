import { dayNumber } from '@markwright/domain/dates/calendar'
import { expect, test } from 'vitest'
import { demoOffices } from './office.ts'
import { createRandom } from './random.ts'
import { createLedgers } from './series.ts'

const TODAY = dayNumber('2026-11-21')

test.each(demoOffices)('%s never gives a number twice, and later days have later numbers', (office) => {
  const ledger = createLedgers(TODAY).applications.get(office)!
  const random = createRandom(1)
  const taken = Array.from({ length: 4000 }, () => ledger.take(random.between(dayNumber('2007-01-01'), TODAY)))
  expect(new Set(taken.map(({ number }) => number)).size).toBe(taken.length)
  // The series codes of the USPTO do not go up with time, its numbers within a code do.
  const comparable = taken.filter(({ number }) => office !== 'US' || number.startsWith('86'))
  const ordered = comparable.toSorted((a, b) => a.day - b.day)
  const wrong = ordered.filter(({ day, number }, index) => {
    const next = ordered[index + 1]
    return next && next.day > day && digits(next.number) <= digits(number)
  })
  expect(wrong).toEqual([])
})

const digits = (number: string) => Number(number.replaceAll(/\D/g, ''))

test.each([
  ['CN', '2019-06-18', /^39\d{6}$/],
  ['HK', '2020-12-31', /^305\d{6}$/],
  ['MO', '2018-01-15', /^N\/13\d{4}$/],
  ['TW', '2020-06-30', /^109\d{6}$/],
  ['US', '2015-07-08', /^86\d{6}$/],
  ['EU', '2020-04-08', /^0182\d{5}$/],
  ['JP', '2019-03-01', /^2019-0\d{5}$/],
  ['KR', '2019-03-01', /^40-2019-0\d{6}$/],
  ['WO', '2020-01-02', /^151\d{4}$/],
] as const)('a number of %s from %s has the shape of that time', (office, day, shape) => {
  expect(createLedgers(TODAY).applications.get(office)?.take(dayNumber(day)).number).toMatch(shape)
})

test('a day without numbers left passes on to the nearest that has some', () => {
  const ledger = createLedgers(TODAY).applications.get('MO')!
  const wanted = dayNumber('2008-05-05')
  const days = Array.from({ length: 60 }, () => ledger.take(wanted).day)
  expect(days[0]).toBe(wanted)
  expect(new Set(days).size).toBeGreaterThan(2)
  expect(Math.max(...days.map((day) => Math.abs(day - wanted)))).toBeLessThan(5)
})
