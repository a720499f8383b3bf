import { expect, test } from 'vitest'
import { comparisonPath } from '../../../shared/lib/paths.ts'
import { readSought, toCompared } from './sought.ts'

const read = (path: string) => readSought(new URLSearchParams(path.split('?')[1]))

test('what was searched for reads from the address of a comparison', () => {
  const sought = { name: '云澜 A&B', image: 'f1', country: 'CN;US', classify: '09' }
  expect(read(comparisonPath(['CN_1'], sought))).toEqual(sought)
  expect(read(comparisonPath(['CN_1', 'CN_2']))).toBeNull()
  expect(read(comparisonPath(['CN_1'], { classify: '09' }))).toBeNull()
})

test('a name and an image are both compared, whatever else was requested', () => {
  expect(toCompared(['CN_1'], null)).toEqual({ ids: ['CN_1'] })
  expect(toCompared(['CN_1'], { name: '云澜', image: 'f1', country: 'CN;US' })).toMatchObject({
    left: { conditions: [{ value: '云澜' }, { value: 'f1' }], country: ['CN', 'US'] },
    rightIds: ['CN_1'],
  })
})
