import { expect, test } from 'vitest'
import { isFilled, type Side, toContrastSide } from './side.ts'

const side: Side = { kind: 'document', text: ' ', fileName: '', number: ' 123 ', country: 'US' }

test('only what the chosen kind needs counts and is sent', () => {
  expect(isFilled(side)).toBe(false)
  expect(isFilled({ ...side, kind: 'record' })).toBe(true)
  expect(toContrastSide({ ...side, text: 'x' })).toEqual({ text: 'x' })
  expect(toContrastSide({ ...side, kind: 'record' })).toEqual({ number: '123', country: 'US' })
})
