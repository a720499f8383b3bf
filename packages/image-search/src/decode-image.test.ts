import sharp from 'sharp'
import { expect, test } from 'vitest'
import { decodeImage, inspectImage, makeThumbnail } from './decode-image.ts'

const blocks = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } })

const square = (fill: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><rect width="40" height="40" fill="${fill}"/></svg>`,
  )

test('an image comes no larger than it is described, on a ground', async () => {
  const png = await blocks(900, 300)
    .composite([{ input: square('#c00') }])
    .png()
    .toBuffer()
  const { width, height, rgb } = await decodeImage(png)
  expect([width, height, rgb.length]).toEqual([192, 64, 192 * 64 * 3])
  expect(Array.from(rgb.subarray(-3))).toEqual([255, 255, 255])
})

test('white on nothing is seen', async () => {
  const png = await blocks(80, 80)
    .composite([{ input: square('#fff') }])
    .png()
    .toBuffer()
  const { rgb } = await decodeImage(png)
  expect(new Set(rgb).size).toBeGreaterThan(1)
})

test('a crop is of the image as it is looked at, whichever way it was taken', async () => {
  const left = await blocks(80, 40)
    .composite([{ input: square('#c00'), left: 0, top: 0 }])
    .flatten({ background: '#fff' })
    .jpeg()
    .withMetadata({ orientation: 3 })
    .toBuffer()
  const { rgb } = await decodeImage(left, { x: 0.6, y: 0.2, width: 0.3, height: 0.5 })
  expect(rgb[0]).toBeGreaterThan(150)
  expect(rgb[1]).toBeLessThan(60)
})

test('the first frame of a moving image and the first page of a short document count', async () => {
  const frames = await sharp(Buffer.alloc(20 * 60 * 3, 90), {
    raw: { width: 20, height: 60, channels: 3, pageHeight: 20 },
  })
    .gif()
    .toBuffer()
  expect(await decodeImage(frames)).toMatchObject({ width: 192, height: 192 })
})

test('what is no image is refused as unreadable', async () => {
  await expect(inspectImage(Buffer.from('no image'))).rejects.toMatchObject({ problem: 'unreadable' })
  const png = await blocks(300, 300).png().toBuffer()
  await expect(decodeImage(png.subarray(0, png.length / 2))).rejects.toMatchObject({ problem: 'unreadable' })
})

test('a thumbnail is a small WebP and never larger than the image', async () => {
  const png = await blocks(900, 300).png().toBuffer()
  expect(await sharp(await makeThumbnail(png, 320)).metadata()).toMatchObject({ format: 'webp', width: 320 })
  const small = await blocks(20, 20).png().toBuffer()
  expect(await sharp(await makeThumbnail(small, 320)).metadata()).toMatchObject({ width: 20 })
})
