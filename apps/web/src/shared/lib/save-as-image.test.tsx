import type { ImageExportFormat } from '@markwright/domain/files/image-export'
import { afterEach, expect, test, vi } from 'vitest'
import { saveAsImage } from './save-as-image.ts'

afterEach(() => {
  vi.restoreAllMocks()
  document.body.replaceChildren()
})

/** The colours of an image at the given shares of its width and height. */
async function coloursAt(blob: Blob, places: readonly (readonly [number, number])[]) {
  const image = await createImageBitmap(blob)
  const canvas = new OffscreenCanvas(image.width, image.height)
  const context = canvas.getContext('2d')!
  context.drawImage(image, 0, 0)
  return places.map(([x, y]) =>
    [...context.getImageData(Math.floor(x * image.width), Math.floor(y * image.height), 1, 1).data].slice(0, 3),
  )
}

/** The colours of the parts of the chart, in each image the same. */
const PLACES = [
  [0.5, 0.4],
  [0.5, 0.85],
  [0.01, 0.5],
] as const
const COLOURS = [
  [200, 30, 60],
  [31, 75, 143],
  [255, 255, 255],
]

/** A chart of a bar and a drawing, saved in a format: the file and its name. */
async function saveChart(format: ImageExportFormat) {
  const style = document.createElement('style')
  style.textContent = '.bar { background: rgb(200, 30, 60); width: 300px; height: 100px }'
  const chart = document.createElement('div')
  chart.style.width = '300px'
  chart.innerHTML =
    '<div class="bar"></div><svg width="300" height="100" style="display: block"><rect width="300" height="100" fill="rgb(31, 75, 143)"/></svg>'
  document.body.append(style, chart)
  const saved = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:none')
  const names: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download)
  })
  await saveAsImage(chart, '各年申请量', format)
  return { blob: saved.mock.calls[0]![0] as Blob, names }
}

test.each([
  // The bytes with which a file of the format begins, and how far a colour may be off.
  ['png', [0x89, 0x50, 0x4e, 0x47], 0],
  ['jpeg', [0xff, 0xd8, 0xff], 4],
  ['gif', [0x47, 0x49, 0x46, 0x38, 0x39, 0x61], 4],
  ['bmp', [0x42, 0x4d], 0],
] as const)(
  'a chart is saved as it is seen, by a style sheet too, in a file of %s',
  async (format, magic, tolerance) => {
    const { blob, names } = await saveChart(format)
    expect(names).toEqual([`各年申请量.${format}`])
    expect(blob.type).toBe(`image/${format}`)
    expect([...new Uint8Array(await blob.slice(0, magic.length).arrayBuffer())]).toEqual(magic)
    const { width } = await createImageBitmap(blob)
    expect(width).toBe(2 * (300 + 32))
    const colours = await coloursAt(blob, PLACES)
    const errors = colours.flatMap((colour, at) => colour.map((value, channel) => value - COLOURS[at]![channel]!))
    expect(Math.max(...errors.map(Math.abs))).toBeLessThanOrEqual(tolerance)
  },
)
