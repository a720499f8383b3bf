import { expect, test } from 'vitest'
import { readBaseline, worseThan } from '../scripts/bench/gold/baseline.ts'
import { measureGold } from '../scripts/bench/gold/measure-gold.ts'

test('the search finds planted near marks as well as it has before', { timeout: 120_000 }, () => {
  const baseline = readBaseline()
  expect(worseThan(baseline, measureGold(baseline.options))).toEqual([])
})
