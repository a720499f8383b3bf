import { expect, test } from 'vitest'
import { classBits } from './class-bits.ts'

test('every Nice class has a bit of its own', () => {
  const bits = Array.from({ length: 45 }, (_, i) => classBits([i + 1]).join())
  expect(new Set(bits).size).toBe(45)
  expect(classBits([1, 32, 33, 45])).toEqual([1 | (1 << 31), 1 | (1 << 12)])
})

test('what is no class has none', () => {
  expect(classBits([0, 46, -1, Number.NaN])).toEqual([0, 0])
})
