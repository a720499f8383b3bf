import { expect, test } from 'vitest'
import { withinWhole } from './region-boxes.ts'

test('a region of a crop lies where the crop does', () => {
  const box = { x: 0.5, y: 0, width: 0.5, height: 1 }
  expect(withinWhole(box, null)).toEqual(box)
  expect(withinWhole(box, { x: 0.2, y: 0.4, width: 0.4, height: 0.5 })).toEqual({
    x: 0.4,
    y: 0.4,
    width: 0.2,
    height: 0.5,
  })
})
