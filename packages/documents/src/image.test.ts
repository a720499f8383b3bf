import sharp from 'sharp'
import { expect, test } from 'vitest'
import { pngBomb } from '../../../tests/support/png-bomb.ts'
import { readImage, thumbnail } from './image.ts'

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c8321f' } })

test.each(['png', 'jpeg', 'webp'] as const)('an image that a register prints is read (%s)', async (format) => {
  const image = await plain(60, 30).toFormat(format).toBuffer()
  expect(await readImage(image)).toMatchObject({ width: 60, height: 30 })
  expect(await thumbnail(image, 20)).toMatchObject({ width: 20, height: 10 })
})

test('a drawing is read', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><rect width="9" height="9"/></svg>'
  expect(await readImage(Buffer.from(svg))).toMatchObject({ width: 40, height: 20 })
})

test('what is no image, or one that nobody prints, is none', async () => {
  expect(await readImage(null)).toBeNull()
  expect(await readImage(Buffer.from('words'))).toBeNull()
  expect(await readImage(await plain(8001, 1).png().toBuffer())).toBeNull()
})

test('a small file that unpacks to a gigabyte is refused before it is unpacked', async () => {
  const file = pngBomb()
  expect(file.length).toBeLessThan(1024 * 1024)
  expect(await readImage(file)).toBeNull()
})
