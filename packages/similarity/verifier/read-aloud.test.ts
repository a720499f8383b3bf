import { expect, test } from 'vitest'
import { spelledOut } from '../src/spelled-out.ts'
import { areReadAlike } from './read-aloud.ts'

/** Every number up to the first, and from there on in steps. */
const numbers = [
  ...Array.from({ length: 12_000 }, (_, i) => i),
  ...Array.from({ length: 6000 }, (_, i) => 12_000 + i * 163),
]
const spelled = numbers.flatMap((number) => {
  const text = `LUMO ${number}`
  const words = spelledOut(text)
  return words === null ? [] : [{ text, words }]
})

test('numbers are written in the words that say them', () => {
  expect(spelled.length).toBeGreaterThan(12_000)
  expect(spelled.filter(({ text, words }) => !areReadAlike(text, words))).toEqual([])
})

test('no two numbers are read aloud alike', () =>
  expect(new Set(spelled.map(({ words }) => words)).size).toBe(spelled.length))

test.each([
  ['ONE HUNDRED PERCENT', '100%'],
  ['HUNDRED PERCENT', '100%'],
  ['TWO THOUSAND ONE HUNDRED', '2100'],
  ['THIRTY ONE THOUSAND', '31000'],
  ['NINETEEN EIGHTY FOUR', '1984'],
  ['ROCK AND ROLL', "ROCK 'N' ROLL"],
])('%s and %s are read alike', (a, b) => {
  expect(spelledOut(a) ?? a.toLowerCase()).toBe(spelledOut(b) ?? b.toLowerCase())
  expect(areReadAlike(a, b)).toBe(true)
})

test.each([
  ['THIRTY THOUSAND', '31000'],
  ['A AND Z', 'A N Z'],
  ['SAINT', 'ST'],
  ['STREET ONE', 'ST ONE'],
])('%s and %s are not', (a, b) => expect(spelledOut(a) ?? a.toLowerCase()).not.toBe(spelledOut(b) ?? b.toLowerCase()))
