import { expect, test } from 'vitest'
import { draggedOffset, keyedOffset, keyedPoint, MAX_OFFSET, pointAt } from './geometry.ts'

test.each([
  [330, 280, MAX_OFFSET],
  [330, 140, 132],
  [294, 244, MAX_OFFSET],
  [330, 1000, MAX_OFFSET],
  [330, -20, 0],
])('on a track of %i pixels a drag of %i moves the piece to %i', (trackPx, deltaPx, offset) =>
  expect(draggedOffset(0, deltaPx, trackPx)).toBe(offset),
)

test('a second drag goes on from where the first one ended', () => expect(draggedOffset(132, 28, 330)).toBe(158))

test('arrows move the piece by steps, with Shift by leaps, and never out of the image', () => {
  expect(keyedOffset(100, 'ArrowRight', false)).toBe(101)
  expect(keyedOffset(100, 'ArrowLeft', true)).toBe(90)
  expect(keyedOffset(0, 'ArrowLeft', false)).toBe(0)
  expect(keyedOffset(7, 'End', false)).toBe(MAX_OFFSET)
  expect(keyedOffset(7, 'Home', false)).toBe(0)
  expect(keyedOffset(7, 'Tab', false)).toBeNull()
})

test('a click is reported in the space of the reference image, wherever and however large the image is drawn', () => {
  const image = { left: 100, top: 50, width: 155, height: 77.5 } as DOMRect
  expect(pointAt({ clientX: 100, clientY: 50 }, image)).toEqual({ x: 0, y: 0 })
  expect(pointAt({ clientX: 150, clientY: 70 }, image)).toEqual({ x: 100, y: 40 })
  expect(pointAt({ clientX: 999, clientY: 999 }, image)).toEqual({ x: 310, y: 155 })
})

test('arrows move the crosshair within the image', () => {
  expect(keyedPoint({ x: 100, y: 100 }, 'ArrowUp', false)).toEqual({ x: 100, y: 95 })
  expect(keyedPoint({ x: 2, y: 100 }, 'ArrowLeft', true)).toEqual({ x: 0, y: 100 })
  expect(keyedPoint({ x: 2, y: 100 }, 'Enter', false)).toBeNull()
})
