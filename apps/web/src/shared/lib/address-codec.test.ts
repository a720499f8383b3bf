import { expect, test } from 'vitest'
import {
  addressCodec,
  choiceParameter,
  dayParameter,
  pageParameter,
  sizeParameter,
  textParameter,
  withoutEmpty,
} from './address-codec.ts'

const codec = addressCodec({
  keyword: textParameter({ lengthMax: 5 }),
  kind: choiceParameter(['text', 'image'], { name: 'type' }),
  sort: choiceParameter(['newest', 'name'], { otherwise: 'newest' }),
  from: dayParameter(),
  page: pageParameter('current'),
  size: sizeParameter([20, 50]),
})
const read = (address: string) => codec.read(new URLSearchParams(address))
const defaults = { keyword: '', kind: '', sort: 'newest', from: '', page: 1, size: 20 }

test('what is written is read back', () => {
  const state = { keyword: '云 1', kind: 'image', sort: 'name', from: '2026-02-28', page: 7, size: 50 } as const
  const written = codec.write(state)
  expect([...written.keys()]).toEqual(['keyword', 'type', 'sort', 'from', 'current', 'size'])
  expect(codec.read(written)).toEqual(state)
})

test('what is absent or invalid is read as the default', () => {
  expect(read('')).toEqual(defaults)
  expect(read('type=sound&kind=image&sort=&from=2026-02-30&current=-1&size=7&other=1')).toEqual(defaults)
  expect(read('keyword=%20%20abcdefgh')).toEqual({ ...defaults, keyword: 'abcde' })
})

test('what is at its default is left out', () => {
  expect(codec.write(read('')).toString()).toBe('')
  expect(codec.write({ keyword: ' a ', page: 1 }).toString()).toBe('keyword=a')
})

test('a filter has no empty fields for the API', () => {
  expect(withoutEmpty({ keyword: '', kind: 'image', classNo: null, count: 0 })).toEqual({ kind: 'image', count: 0 })
})
