import { expect, test } from 'vitest'
import { cardName } from './card-levels.ts'

test.each([
  [10, 'VIP_A'],
  [20, 'VIP_B'],
  [30, 'VIP_C'],
  [40, 'VIP_D'],
])('level %d is the card %s', (level, name) => {
  expect(cardName(level)).toBe(name)
})

test.each([0, 15, 50])('level %d is no card', (level) => {
  expect(cardName(level)).toBeNull()
})
