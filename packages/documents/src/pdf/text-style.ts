import type { Weight } from './pdf-fonts.ts'

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

/** `size` in points; `align` within a cell. `isLabel`: the cells of a column name what is beside them. */
export type TextStyle = {
  size?: number
  weight?: Weight
  colour?: string
  link?: string
  align?: 'left' | 'center' | 'right'
  isLabel?: boolean
}

export const small: TextStyle = { size: 9, colour: inks.soft }
export const note: TextStyle = { size: 8, colour: inks.faint }

export const sizeOf = ({ size = 10 }: TextStyle) => size
export const lineHeight = (style: TextStyle) => sizeOf(style) * 1.5

/** From the top of a line to the foot of its letters. */
export const ascent = (style: TextStyle) => sizeOf(style) * 1.1
