import type { Language } from '@markwright/domain/site/language'
import { fit, type PrintableImage } from '../image.ts'
import type { Box, Canvas } from './pdf-canvas.ts'
import { inks } from './text-style.ts'
import { cutsWord, wrapText } from './wrap-text.ts'

/** An image with what it shows, in words, and with parts of it that are framed, as shares of its sides. */
type DescribedImage = { image: PrintableImage; alt: string; areas?: readonly Box[] }

/** A name, or an image. */
export type EntryImage = string | DescribedImage

const words = {
  cn: { image: (name: string) => `商标图样：${name}`, areas: (count: number) => `，框出 ${count} 处相似部分` },
  en: {
    image: (name: string) => `Image of the mark ${name}`,
    areas: (count: number) => `, with ${count} matching ${count === 1 ? 'part' : 'parts'} framed`,
  },
}

/** What the image of a mark shows, for those who do not see it. */
export const markImageAlt = (name: string, language: Language, areas: readonly Box[] = []): string =>
  `${words[language].image(name)}${areas.length > 0 ? words[language].areas(areas.length) : ''}`

/** The image of a mark with the parts of it that are meant; in the place of one its name, or what a mark without one is called. */
export function markEntryImage(
  image: PrintableImage | null,
  { name, nameOther, appNo }: { name: string | null; nameOther: string | null; appNo: string },
  { language, areas = [], nameless = '' }: { language: Language; areas?: readonly Box[]; nameless?: string },
): EntryImage {
  if (!image) return name ?? nameOther ?? nameless
  return { image, areas, alt: markImageAlt(name ?? nameOther ?? appNo, language, areas) }
}

/** Draws an image with its framed parts into a box; measures are points. */
export function drawImage(canvas: Canvas, { image, areas = [] }: DescribedImage, box: Box) {
  const size = fit(image, { width: box.width - 8, height: box.height - 8 })
  const [left, top] = [box.x + (box.width - size.width) / 2, box.y + (box.height - size.height) / 2]
  canvas.image(image, { x: left, y: top, ...size })
  for (const { x, y, width, height } of areas) {
    const area = {
      x: left + x * size.width,
      y: top + y * size.height,
      width: width * size.width,
      height: height * size.height,
    }
    canvas.frame(area, inks.mark, 1)
  }
}

const NAME_SIZES = [16, 13, 10, 8, 6]

/** In the middle of a box, as large as it fits in several lines; of a name that does not, the beginning. */
export function drawName(canvas: Canvas, name: string, box: Box) {
  const styleOf = (size: number) => ({ size, weight: 'bold', colour: inks.soft }) as const
  const width = box.width - 10
  const measureAt = (size: number) => (text: string) => canvas.measure(text, styleOf(size))
  const wrap = (size: number) => wrapText(name, width, measureAt(size))
  const linesIn = (size: number) => Math.floor((box.height - 6) / (size * 1.2))
  const fitting = NAME_SIZES.filter((size) => wrap(size).length <= Math.min(linesIn(size), LINES_MAX))
  const size = fitting.find((each) => !cutsWord(name, width, measureAt(each))) ?? fitting[0] ?? NAME_SIZES.at(-1)!
  const all = wrap(size)
  const lines = all.slice(0, linesIn(size))
  if (all.length > lines.length) lines.push(lines.pop()!.replace(/.$/u, '…'))
  const top = box.y + box.height / 2 - (lines.length * size * 1.2) / 2
  for (const [i, line] of lines.entries()) {
    const left = box.x + (box.width - canvas.measure(line, styleOf(size))) / 2
    canvas.text(line, styleOf(size), { x: left, y: top + i * size * 1.2 + size * 0.96 })
  }
}
/** A name of one long word is written smaller before it is cut. */
const LINES_MAX = 3
