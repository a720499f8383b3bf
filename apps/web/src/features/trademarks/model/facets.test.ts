import type { Facets } from '@markwright/api-client/models/facets'
import { expect, test } from 'vitest'
import { facetNames } from './facet-names.ts'
import { chosenLines, facetLines, isFiltered, withValues } from './facets.ts'

const facets = {
  ...(Object.fromEntries(facetNames.map((name) => [name, []])) as unknown as Facets),
  country: [{ value: 'US', label: '美国', count: 3 }],
  tmstatuscode: [
    { value: '1', label: '已注册', count: 5 },
    { value: '6', label: '申请中', count: 4 },
    { value: '10', label: '已注册', count: 2 },
  ],
}

test('what is added and removed again leaves no trace', () => {
  const filter = withValues({}, 'country', ['US'], true)
  expect(filter).toEqual({ country: ['US'] })
  expect(isFiltered(filter)).toBe(true)
  expect(withValues(filter, 'country', ['US'], false)).toEqual({})
})

test('values of one label are one line, and go together', () => {
  const lines = facetLines('tmstatuscode', {}, facets, 'cn')
  expect(lines).toEqual([
    { values: ['1', '10'], label: '已注册', count: 7, isChosen: false },
    { values: ['6'], label: '申请中', count: 4, isChosen: false },
  ])
  const filter = withValues({ tmstatuscode: ['1', '6'] }, 'tmstatuscode', lines[0]!.values, true)
  expect(filter).toEqual({ tmstatuscode: ['6', '1', '10'] })
  expect(withValues(filter, 'tmstatuscode', ['1', '10'], false)).toEqual({ tmstatuscode: ['6'] })
})

test('a chosen value stays in its list when nothing is left of it', () =>
  expect(facetLines('country', { country: ['US', 'JP'] }, facets, 'cn')).toEqual([
    { values: ['US'], label: '美国', count: 3, isChosen: true },
    { values: ['JP'], label: '日本', count: 0, isChosen: true },
  ]))

test('chosen values have names even before the answer comes', () =>
  expect(
    chosenLines({ country: ['JP'], niceList: ['09'], tmstatuscode: ['1', '10'], isvalid: ['1'] }, undefined, 'en').map(
      ({ label }) => label,
    ),
  ).toEqual(['09 Electronics and software', 'Japan', 'Registered', 'Valid']))
