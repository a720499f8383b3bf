import { seededRandom } from '@markwright/domain/site/seeded-random'
import ical, { ICalAlarmType } from 'ical-generator'
import { expect, test } from 'vitest'
import { foldedText } from './calendar-text.ts'

const PIECES = ['a', ' ', ',', ';', '\\', '\n', '云', 'é', '👩‍🔬', '𠮷', 'deadline ', 'http://x/?a=1&b=2']

test.each([0, 1, 40])('is what the library writes, for %i events with texts of all kinds', (count) => {
  const random = seededRandom(count)
  const textOf = (length: number) => Array.from({ length }, () => PIECES[Math.floor(random() * PIECES.length)]).join('')
  const calendar = ical({ name: textOf(60), prodId: { company: 'Markwright', product: 'x' }, ttl: 86_400 })
  for (let at = 0; at < count; at += 1) {
    const event = calendar.createEvent({
      id: `${at}@markwright`,
      start: new Date('2027-01-01T00:00:00Z'),
      allDay: true,
      stamp: new Date('2027-01-01T00:00:00Z'),
      summary: textOf(Math.floor(random() * 120)) || 'x',
      description: textOf(Math.floor(random() * 300)),
    })
    event.createAlarm({ type: ICalAlarmType.display, triggerBefore: 3600, description: textOf(90) || 'x' })
  }
  const expected = calendar.toString()
  expect(foldedText(calendar)).toBe(expected)
})
