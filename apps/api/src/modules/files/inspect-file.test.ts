import { expect, test } from 'vitest'
import { inspectFile } from './inspect-file.ts'

const dimensions = Buffer.alloc(8)
dimensions.writeUInt32BE(500, 0)
dimensions.writeUInt32BE(400, 4)
const head = Buffer.concat([Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), dimensions, Buffer.alloc(9)])

test('an image is measured by its own bytes, not by those that lie behind it in memory', async () => {
  expect(await inspectFile(head, 'whole.png')).toMatchObject({ mime: 'image/png', width: 500, height: 400 })
  expect(await inspectFile(head.subarray(0, 20), 'cut.png')).toBeNull()
})
