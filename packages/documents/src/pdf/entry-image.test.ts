import { expect, test } from 'vitest'
import { drawName } from './entry-image.ts'
import type { Canvas } from './pdf-canvas.ts'

test('of a name that does not fit its box only whole characters are printed', () => {
  const lines: string[] = []
  const canvas = {
    measure: (text: string) => Array.from(text).length * 6,
    text: (line: string) => void lines.push(line),
  } as unknown as Canvas
  drawName(canvas, '𠀀'.repeat(200), { x: 0, y: 0, width: 72, height: 54 })
  expect(lines.join('')).toMatch(/^𠀀+…$/u)
})
