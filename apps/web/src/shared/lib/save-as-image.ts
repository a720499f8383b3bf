import type { ImageExportFormat } from '@markwright/domain/files/image-export'
import { encodeBmp } from './encode-bmp.ts'
import { encodeGif } from './encode-gif.ts'
import { saveFile } from './save-file.ts'

const SVG = 'http://www.w3.org/2000/svg'
/** Of the image, in pixels of the screen. */
const MARGIN_PX = 16

/**
 * Gives what an element shows to the user as an image, with its title above it and twice as fine as on the screen.
 * Images inside of it are left out.
 * @throws Error where the browser cannot draw it, or not write the format
 */
export async function saveAsImage(element: HTMLElement, title: string, format: ImageExportFormat): Promise<void> {
  const { width, height } = element.getBoundingClientRect()
  const heading = document.createElement('p')
  heading.textContent = title
  heading.style.cssText = `margin: 0 0 ${MARGIN_PX}px; font: 600 16px/1.5 ${getComputedStyle(element).fontFamily}`
  const content = document.createElement('div')
  content.style.cssText = `padding: ${MARGIN_PX}px; background: #fff`
  content.append(heading, withStyles(element))

  const size = { width: width + 2 * MARGIN_PX, height: height + 3 * MARGIN_PX + 24 }
  const drawing = document.createElementNS(SVG, 'svg')
  const frame = document.createElementNS(SVG, 'foreignObject')
  for (const node of [drawing, frame])
    for (const side of ['width', 'height'] as const) node.setAttribute(side, String(size[side]))
  frame.append(content)
  drawing.append(frame)

  const image = new Image()
  // As a blob, a drawing with HTML in it could be shown but not read again.
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(drawing))}`
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = Math.ceil(2 * size.width)
  canvas.height = Math.ceil(2 * size.height)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('the chart could not be drawn')
  // Not every format has opacity.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(image, 0, 0, canvas.width, canvas.height)
  saveFile(await encode(context, format), `${title}.${format}`)
}

async function encode(context: CanvasRenderingContext2D, format: ImageExportFormat): Promise<Blob> {
  const { canvas } = context
  const type = `image/${format}`
  if (format === 'gif' || format === 'bmp') {
    const pixels = context.getImageData(0, 0, canvas.width, canvas.height)
    return new Blob([format === 'gif' ? await encodeGif(pixels) : encodeBmp(pixels)], { type })
  }
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type))
  // A browser gives PNG in place of what it cannot write.
  if (blob?.type !== type) throw new Error('the chart could not be saved')
  return blob
}

/** A copy that looks the same without the style sheets of the page. */
function withStyles(element: HTMLElement): HTMLElement {
  const copy = element.cloneNode(true) as HTMLElement
  const copies = [copy, ...copy.querySelectorAll<HTMLElement>('*')]
  const originals = [element, ...element.querySelectorAll<HTMLElement>('*')]
  originals.forEach((original, at) => {
    const style = getComputedStyle(original)
    for (const name of style) copies[at]!.style.setProperty(name, style.getPropertyValue(name))
  })
  for (const image of copy.querySelectorAll('img')) image.remove()
  return copy
}
