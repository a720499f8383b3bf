import { expect, test } from 'vitest'
import { encodeBmp } from './encode-bmp.ts'

test('a bitmap has its header, and its rows from the bottom, each of whole four bytes', () => {
  const red = [255, 0, 0, 255]
  const green = [0, 255, 0, 255]
  const blue = [0, 0, 255, 255]
  const grey = [1, 2, 3, 0]
  const data = new Uint8ClampedArray([red, green, blue, grey, red, red].flat())
  const file = encodeBmp({ width: 3, height: 2, data })
  const view = new DataView(file)
  expect(String.fromCharCode(view.getUint8(0), view.getUint8(1))).toBe('BM')
  const facts = { size: 2, pixelsAt: 10, infoBytes: 14, width: 18, height: 22, pixelBytes: 34 }
  expect(Object.fromEntries(Object.entries(facts).map(([name, at]) => [name, view.getUint32(at, true)]))).toEqual({
    size: 54 + 2 * 12,
    pixelsAt: 54,
    infoBytes: 40,
    width: 3,
    height: 2,
    pixelBytes: 24,
  })
  expect([view.getUint16(26, true), view.getUint16(28, true)]).toEqual([1, 24])
  const padding = [0, 0, 0]
  const bottom = [3, 2, 1, 0, 0, 255, 0, 0, 255]
  const top = [0, 0, 255, 0, 255, 0, 255, 0, 0]
  expect([...new Uint8Array(file, 54)]).toEqual([...bottom, ...padding, ...top, ...padding])
})
