import { addMonths, dayNumber, dayOfNumber } from '@markwright/domain/dates/calendar'
import { describe, expect, test } from 'vitest'
import {
  dayText,
  europeanBulletin,
  hongKongJournal,
  mainlandPreliminary,
  mainlandRegistration,
  monthsLater,
  newYear,
  nextWeekday,
  nextWorkingDay,
  taiwanGazette,
  wipoGazette,
  yearOf,
} from './calendar.ts'
import { createRandom } from './random.ts'

const shown = ({ day, issue }: { day: number; issue: string }) => `${dayText(day)} ${issue}`.trim()

test('months are reckoned as in the domain', () => {
  const random = createRandom(1)
  for (let time = 0; time < 500; time += 1) {
    const day = random.between(dayNumber('2001-01-01'), dayNumber('2060-12-31'))
    const months = random.between(-24, 130)
    expect(dayText(monthsLater(day, months))).toBe(addMonths(dayOfNumber(day), months))
  }
})

test('years begin on the first of January', () => {
  expect(dayText(newYear(2024))).toBe('2024-01-01')
  expect(yearOf(newYear(2024))).toBe(2024)
  expect(yearOf(newYear(2024) - 1)).toBe(2023)
})

test('weekdays and working days are found', () => {
  // 2026-11-21 is a Saturday.
  const saturday = dayNumber('2026-11-21')
  expect(dayText(nextWeekday(saturday, 6))).toBe('2026-11-21')
  expect(dayText(nextWeekday(saturday, 5))).toBe('2026-11-27')
  expect(dayText(nextWorkingDay(saturday))).toBe('2026-11-23')
  expect(dayText(nextWorkingDay(saturday + 2))).toBe('2026-11-23')
})

describe('the gazette of mainland China', () => {
  test.each([
    ['2018-01-01', '2018-01-06 1583'],
    ['2018-01-06', '2018-01-06 1583'],
    ['2018-01-07', '2018-01-13 1584'],
    ['2018-01-28', '2018-02-06 1587'],
    ['2023-09-01', '2023-09-06 1855'],
  ])('the preliminary publication on or after %s is %s', (day, expected) => {
    expect(shown(mainlandPreliminary(dayNumber(day)))).toBe(expected)
  })

  test('a registration three months and a day after stands twelve issues later', () => {
    const preliminary = mainlandPreliminary(dayNumber('2018-10-20'))
    const registration = mainlandRegistration(monthsLater(preliminary.day, 3) + 1)
    expect(shown(preliminary)).toBe('2018-10-20 1621')
    expect(shown(registration)).toBe('2019-01-21 1633')
  })
})

test('gazettes elsewhere keep to their days', () => {
  expect(shown(taiwanGazette(dayNumber('2015-06-02')))).toBe('2015-06-16 42卷12期')
  expect(shown(hongKongJournal(dayNumber('2003-04-04')))).toBe('2003-04-04 1')
  expect(shown(hongKongJournal(dayNumber('2003-04-05')))).toBe('2003-04-11 2')
  expect(shown(wipoGazette(dayNumber('2020-01-01')))).toBe('2020-01-02 2020/1 Gaz')
})

test('the European bulletin counts the working days of the year', () => {
  expect(shown(europeanBulletin(dayNumber('2020-01-01')))).toBe('2020-01-01 2020/001')
  expect(shown(europeanBulletin(dayNumber('2020-01-04')))).toBe('2020-01-06 2020/004')
  expect(shown(europeanBulletin(dayNumber('2020-01-10')))).toBe('2020-01-10 2020/008')
})
