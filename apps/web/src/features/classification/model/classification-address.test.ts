import { expect, test } from 'vitest'
import { classificationPath, readClassificationAddress } from './classification-address.ts'

const read = (address: string) => readClassificationAddress(new URLSearchParams(address.split('?')[1]))

test('an address holds what is shown and gives it back', () => {
  const query = { view: 'browse' as const, keyword: '护肤 霜', classNo: 3, group: null, page: 2, text: '' }
  expect(read(classificationPath(query))).toEqual(query)
  expect(read(classificationPath({ view: 'suggest', text: '手机；earphones & more' }))).toMatchObject({
    view: 'suggest',
    text: '手机；earphones & more',
  })
})

test('what is at its default is not written', () => {
  expect(classificationPath({ view: 'browse', keyword: ' ', classNo: null, group: null, page: 1, text: '' })).toBe(
    '/PQ?id=3',
  )
})

test.each(['?id=3&view=x', '?id=3&classNo=46', '?id=3&group=03', '?id=3&current=-1'])(
  'what cannot be understood in %s is left out',
  (address) => expect(read(address)).toEqual(read('?id=3')),
)
