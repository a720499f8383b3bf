import { expect, test } from 'vitest'
import { writeTag } from './inline-tags.ts'
import { fromReadableTags, toReadableTags } from './readable-tags.ts'

const open = writeTag({ kind: 'open', number: 1 })
const close = writeTag({ kind: 'close', number: 1 })
const single = writeTag({ kind: 'single', number: 2 })
const source = `a${open}b${close}c${single}`

test('tags are read and typed in braces', () => {
  expect(toReadableTags(source)).toBe('a{1}b{/1}c{2/}')
  expect(fromReadableTags('x{2/}{1}y{/1}', source)).toBe(`x${single}${open}y${close}`)
})

test.each(['x{1}y', 'x{1}y{/1}{2/}{2/}', 'xyz'])('%j lacks tags or has one twice', (typed) =>
  expect(fromReadableTags(typed, source)).toBeNull(),
)

test('braces that are no tags of the source stay', () => expect(fromReadableTags('a{7}', 'b')).toBe('a{7}'))
