import { expect, test } from 'vitest'
import { createCursors } from './cursors.ts'
import { PartnerRefusal } from './problems.ts'

const secrets = {
  seal: (text: string) => Buffer.from(text).toString('base64url'),
  unseal: (sealed: string) => Buffer.from(sealed, 'base64url').toString(),
}
const cursors = createCursors(secrets)
const KEY = { at: '2026-11-01T00:00:00.000Z', id: '7' }

test('a cursor gives back the key and the size of the page that it was made for', () => {
  const cursor = cursors.behind('a\n/documents', { after: KEY, size: 5 })
  expect(cursors.readBehind('a\n/documents', cursor, 20)).toEqual({ after: KEY, size: 5 })
  expect(cursors.readBehind('a\n/documents', undefined, 20)).toEqual({ after: null, size: 20 })
})

test.each([
  ['of another list', cursors.behind('a\n/monitors', { after: KEY, size: 5 })],
  ['of another account', cursors.behind('b\n/documents', { after: KEY, size: 5 })],
  [
    'of an earlier version, which has the number of a page',
    cursors.nextPage('a\n/documents', { page: 1, size: 5 }, 9)!,
  ],
  ['that was not made here', 'abc'],
])('a cursor %s is refused', (_, cursor) => {
  expect(() => cursors.readBehind('a\n/documents', cursor, 20)).toThrow(PartnerRefusal)
  expect(() => cursors.readPage('a\n/search', cursor, 20)).toThrow(PartnerRefusal)
})
