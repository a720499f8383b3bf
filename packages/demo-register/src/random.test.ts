import { expect, test } from 'vitest'
import { childSeed, createRandom, picker } from './random.ts'

test('the same seed gives the same numbers, another seed others', () => {
  const numbers = (seed: number) => {
    const random = createRandom(seed)
    return Array.from({ length: 20 }, () => random.next())
  }
  expect(numbers(7)).toEqual(numbers(7))
  expect(numbers(7)).not.toEqual(numbers(8))
  expect(numbers(0)).not.toEqual(numbers(1))
})

test('numbers keep to their range, reach both ends and are spread evenly', () => {
  const random = createRandom(1)
  const counts = [0, 0, 0, 0, 0, 0]
  for (let time = 0; time < 6000; time += 1) counts[random.between(1, 6) - 1]! += 1
  expect(counts.reduce((a, b) => a + b)).toBe(6000)
  for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(150)
})

test('things are picked by their share, and never with a share of nothing', () => {
  const pick = picker([
    ['often', 9],
    ['never', 0],
    ['seldom', 1],
  ])
  const random = createRandom(3)
  const picked = Array.from({ length: 5000 }, () => pick(random))
  expect(picked.filter((value) => value === 'seldom').length / 5000).toBeCloseTo(0.1, 1)
  expect(picked).not.toContain('never')
})

test('the children of a seed differ by kind and number', () => {
  const seeds = [childSeed(1, 1, 1), childSeed(1, 1, 2), childSeed(1, 2, 1), childSeed(2, 1, 1)]
  expect(new Set(seeds).size).toBe(4)
})

test('nothing can be picked from nothing', () => {
  expect(() => createRandom(1).pick([])).toThrow(RangeError)
  expect(() => picker([])).toThrow(RangeError)
})
