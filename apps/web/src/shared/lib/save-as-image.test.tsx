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
    [...context.getImageData(Math.floor(x * image.width), Math.floor(y * image.height), 1, 1).data].slice(0, 3).join(),
  )
}

test('a chart of bars and drawings is saved as it is seen, by a style sheet too', async () => {
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

  await saveAsImage(chart, '各年申请量', 'png')
  const blob = saved.mock.calls[0]![0] as Blob
  expect(names).toEqual(['各年申请量.png'])
  expect(blob.type).toBe('image/png')
  const { width } = await createImageBitmap(blob)
  expect(width).toBe(2 * (300 + 32))
  expect(
    await coloursAt(blob, [
      [0.5, 0.4],
      [0.5, 0.85],
      [0.01, 0.5],
    ]),
  ).toEqual(['200,30,60', '31,75,143', '255,255,255'])
})
