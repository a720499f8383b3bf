import { afterEach, describe, expect, test } from 'vitest'
import { analyzeMark } from './analyze.ts'
import { compareMarks } from './compare.ts'
import { createWordCounter, type OwnedMark } from './count-words.ts'
import { BYTES_PER_WORD, loadFrequencies } from './word-frequencies.ts'

const NONE = new Uint8Array(0)
const score = (a: string, b: string) => compareMarks(analyzeMark(a), analyzeMark(b))?.score ?? 0

/** 4,000 owners in class 9 and 4,000 in class 30; of those some have the words that are given for their class. */
function* register(used: Readonly<Record<string, { 9?: number; 30?: number }>>): Generator<OwnedMark> {
  for (const classNo of [9, 30] as const)
    for (let i = 0; i < 4000; i++)
      yield {
        names: Object.keys(used).filter((word) => i < (used[word]![classNo] ?? 0)),
        owner: `${classNo} ${i}`,
      }
}

function count(marks: readonly OwnedMark[]): Uint8Array {
  const counter = createWordCounter()
  for (const mark of marks) counter.look(mark)
  for (const mark of marks) counter.count(mark)
  return counter.pack()
}

const learn = (used: Parameters<typeof register>[0]) =>
  loadFrequencies(count([...register(used)]), JSON.stringify(used))

afterEach(() => loadFrequencies(NONE, ''))

const LONGER = 'VELUNA ZORVEX MARLIN'

describe('the register tells how distinctive a word is', () => {
  test('what many owners use says less where it is shared', () => {
    expect(score('MARLIN', LONGER)).toBe(60)
    learn({ marlin: { 9: 300, 30: 300 } })
    expect(score('MARLIN', LONGER)).toBeLessThan(50)
    expect(score('ZORVEX', 'VELUNA MARLIN ZORVEX'), 'words of few owners stay what they were').toBe(60)
  })

  test('and as good as nothing where every third owner uses it', () => {
    learn({ marlin: { 9: 1500, 30: 1500 } })
    expect(score('MARLIN', 'MARLIN ZORVEX')).toBeLessThanOrEqual(45)
  })

  test('it separates less where it is added', () => {
    const before = score('ZORVEX', 'MARLIN ZORVEX')
    learn({ marlin: { 9: 300, 30: 300 } })
    expect(score('ZORVEX', 'MARLIN ZORVEX')).toBeGreaterThan(before + 5)
  })

  test('characters count by the rarest two that stand together', () => {
    const before = score('云梦达', '康泰云梦达')
    learn({ 康泰: { 9: 300, 30: 300 }, 云梦: { 9: 300, 30: 300 } })
    expect(score('云梦达', '康泰云梦达'), '梦达 is rare').toBeGreaterThan(before)
    learn({ 康泰: { 9: 300, 30: 300 }, 云梦达: { 9: 300, 30: 300 } })
    expect(score('云梦达', '康泰云梦达')).toBe(before)
  })

  test('the explanation says so', () => {
    learn({ marlin: { 9: 300, 30: 300 }, 康泰: { 9: 300, 30: 300 } })
    const reasons = (a: string, b: string) =>
      compareMarks(analyzeMark(a), analyzeMark(b))!.reasons.map(({ zh, en }) => `${zh} ${en}`)
    expect(reasons('MARLIN', LONGER).at(-1)).toContain('Many owners use the shared part “MARLIN”')
    expect(reasons('云梦达', '康泰云梦达')[0]).toContain('增加的“康泰”为众多权利人使用')
    expect(reasons('ZORVEX', 'VELUNA ZORVEX').join()).not.toContain('owners')
    expect(reasons('LUMORA', 'SUPER A LUMORA').join(), 'short is not common').not.toContain('owners')
    expect(reasons('SUPER', 'SUPERIDOR').join(), 'weak by the lists is not common').not.toContain('owners')
  })

  test('an owner with many marks does not make its name common', () => {
    const marlins = Array.from({ length: 3000 }, (_, i) => ({ names: [`MARLIN N${i}`], owner: 'one' }))
    loadFrequencies(count([...register({}), ...marlins]), 'one owner')
    expect(score('MARLIN', LONGER)).toBe(60)
  })

  test('a well-known mark stays distinctive however many use its word', () => {
    learn({ haier: { 9: 300, 30: 300 } })
    expect(score('HAIER', 'VELUNA ZORVEX HAIER')).toBe(80)
  })

  test('without a register that was counted nothing changes', () => {
    learn({ marlin: { 9: 300, 30: 300 } })
    loadFrequencies(NONE, '')
    expect(score('MARLIN', LONGER)).toBe(60)
  })
})

test.each([1, BYTES_PER_WORD + 1, 20_001 * BYTES_PER_WORD])('%i bytes are no list of frequencies', (length) => {
  expect(() => loadFrequencies(new Uint8Array(length), 'x')).toThrow(RangeError)
})
