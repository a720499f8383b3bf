import type { SKRSContext2D } from '@napi-rs/canvas'
import type { Language } from '@markwright/domain/language'
import { fontFamilies, type Weight, wideFamilies } from './fonts.ts'

export const inks = {
  ink: '#14213d',
  soft: '#414b62',
  faint: '#5c667b',
  line: '#e2e0d9',
  link: '#1f4b8f',
  mark: '#c8321f',
  warning: '#8a5200',
  watermark: '#f3dcd8',
}

/** `size` in points; `align` within a cell. */
export type TextStyle = {
  size?: number
  weight?: Weight
  colour?: string
  link?: string
  align?: 'left' | 'center' | 'right'
}

export const small: TextStyle = { size: 9, colour: inks.soft }
export const note: TextStyle = { size: 8, colour: inks.faint }

const sizeOf = ({ size = 10 }: TextStyle) => size
export const lineHeight = (style: TextStyle) => sizeOf(style) * 1.5

/** From the top of a line to the foot of its letters. */
export const ascent = (style: TextStyle) => sizeOf(style) * 1.1

/** The fonts are chosen by the text that is to be written. */
export function setFont(ctx: SKRSContext2D, text: string, style: TextStyle) {
  applyFamilies(ctx, fontFamilies(text, style.weight ?? 'regular'), style)
}

function applyFamilies(ctx: SKRSContext2D, families: string, style: TextStyle) {
  ctx.font = `${sizeOf(style)}px ${families}`
  ctx.fillStyle = style.colour ?? inks.ink
  // Without ligatures: they stand for no character, so a text that is copied would lack them.
  ctx.textRendering = 'optimizeSpeed'
}

/** Quotation marks have one code in every language; Chinese writes them as wide as its characters. */
const SHARED = /([“”‘’]+)/

/** The library rounds the foot of a line to whole units, by the fonts in it: it writes so many times as large, scaled down. */
const FINENESS = 8

/** How wide a line is in points. */
export const measureLine = (ctx: SKRSContext2D, line: string, style: TextStyle, language: Language): number =>
  eachRun(ctx, line, style, language, () => {})

/** Writes a line on its foot. */
export function writeLine(
  ctx: SKRSContext2D,
  line: string,
  style: TextStyle,
  { x, y, language }: { x: number; y: number; language: Language },
) {
  eachRun(ctx, line, style, language, (run, left) => {
    ctx.save()
    ctx.translate(x + left, y)
    ctx.scale(1 / FINENESS, 1 / FINENESS)
    ctx.fillText(run, 0, 0)
    ctx.restore()
  })
}

/** Goes through the parts of a line that are of one list of fonts each, and returns the width of all of them. */
function eachRun(
  ctx: SKRSContext2D,
  line: string,
  style: TextStyle,
  language: Language,
  visit: (run: string, left: number) => void,
): number {
  const large = { ...style, size: sizeOf(style) * FINENESS }
  let left = 0
  for (const run of language === 'cn' ? line.split(SHARED) : [line]) {
    if (run === '') continue
    if (language === 'cn' && SHARED.test(run)) applyFamilies(ctx, wideFamilies(style.weight ?? 'regular'), large)
    else setFont(ctx, run, large)
    visit(run, left)
    left += ctx.measureText(run).width / FINENESS
  }
  return left
}
