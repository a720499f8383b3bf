import sharp from 'sharp'
import type { Invention } from './invention.ts'
import { lettering } from './lettering.ts'

const WIDTH = 900
const HEIGHT = 700
const STROKE = 'fill="none" stroke="#000" stroke-width="3"'

/** A figure as PNG: the device with its parts (1), or the leading feature enlarged (2), with reference signs. */
export const drawFigure = (invention: Invention, figure: 1 | 2): Promise<Buffer> =>
  sharp(Buffer.from(figure === 1 ? overview(invention) : detail(invention)))
    .grayscale()
    .png()
    .toBuffer()

function overview({ signs }: Invention): string {
  const [device, ...parts] = signs
  const shapes = parts.map(({ sign }, place) => {
    const [x, y] = [150 + (place % 3) * 220, 140 + Math.floor(place / 3) * 150]
    return shape(sign, x, y) + leader(x + 120, y + 20, x + 165, y - 22, sign)
  })
  const outline = `<rect x="90" y="80" width="720" height="520" rx="24" ${STROKE}/>`
  return svg(outline + leader(810, 120, 850, 70, device!.sign) + shapes.join(''), 1)
}

function detail({ signs }: Invention): string {
  const near = signs.filter(({ sign }) => sign === 11 || sign === 12 || sign === 21)
  const shapes = near.map(({ sign }, place) => {
    const [x, y] = [180 + place * 200, 200 + place * 90]
    return (
      `<g transform="translate(${x} ${y}) scale(1.6)">${shape(sign, 0, 0)}</g>` +
      leader(x + 190, y + 30, x + 240, y - 30, sign)
    )
  })
  return svg(`<circle cx="450" cy="350" r="290" stroke-dasharray="12 8" ${STROKE}/>${shapes.join('')}`, 2)
}

/** Four plain shapes, so that parts can be distinguished. */
function shape(sign: number, x: number, y: number): string {
  const shapes = [
    `<rect x="${x}" y="${y}" width="130" height="80" ${STROKE}/>`,
    `<ellipse cx="${x + 65}" cy="${y + 40}" rx="65" ry="38" ${STROKE}/>`,
    `<path d="M${x} ${y + 80}L${x + 30} ${y}H${x + 100}L${x + 130} ${y + 80}Z" ${STROKE}/>`,
    `<path d="M${x} ${y + 40}H${x + 30}L${x + 45} ${y + 5}L${x + 75} ${y + 75}L${x + 90} ${y + 40}H${x + 130}" ${STROKE}/>`,
  ]
  return shapes[sign % shapes.length]!
}

const leader = (x: number, y: number, toX: number, toY: number, sign: number) =>
  `<path d="M${x} ${y}L${toX} ${toY}" fill="none" stroke="#000" stroke-width="2"/>` +
  lettering(toX + 6, toY + 4, 21, String(sign))

const svg = (content: string, figure: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><rect width="100%" height="100%" fill="#fff"/>${content}` +
  `${lettering(410, 670, 24, `Fig. ${figure}`)}</svg>`
