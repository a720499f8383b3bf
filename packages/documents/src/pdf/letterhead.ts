import type { SKRSContext2D } from '@napi-rs/canvas'
import type { Language } from '@markwright/domain/language'
import type { Pages } from './print-pages.ts'
import { inks, measureLine, writeLine } from './text-style.ts'

/** The firm in whose name a document is issued. */
export type Letterhead = { name: string; siteUrl: string }

const HEIGHT = 58
const SEAL = 34

/** Seal and name of the firm at the top of a document, with what the document is at the right. */
export function printLetterhead(pages: Pages, { name, siteUrl }: Letterhead, title: string, language: Language) {
  pages.figure(HEIGHT, (ctx, { x, y, width }) => {
    drawSeal(ctx, x, y)
    const at = (left: number, foot: number) => ({ x: left, y: foot, language })
    writeLine(ctx, name, { size: 13, weight: 'bold' }, at(x + SEAL + 10, y + 15))
    writeLine(ctx, siteUrl, { size: 8, colour: inks.faint }, at(x + SEAL + 10, y + 29))
    const style = { size: 16, weight: 'bold' as const, colour: inks.ink }
    writeLine(ctx, title, style, at(x + width - measureLine(ctx, title, style, language), y + 20))
    ctx.fillStyle = inks.mark
    ctx.fillRect(x, y + SEAL + 8, width, 1.5)
  })
}

function drawSeal(ctx: SKRSContext2D, x: number, y: number) {
  ctx.fillStyle = inks.mark
  ctx.fillRect(x, y, SEAL, SEAL)
  const style = { size: 13, weight: 'bold' as const, colour: '#fffdf8' }
  writeLine(ctx, '知', style, { x: x + 4, y: y + 15, language: 'cn' })
  writeLine(ctx, '匠', style, { x: x + SEAL - 17, y: y + SEAL - 5, language: 'cn' })
}
