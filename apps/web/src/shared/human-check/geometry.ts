import {
  SLIDER_BUTTON_PX as BUTTON_PX,
  SLIDER_PIECE_WIDTH as PIECE_WIDTH,
  SLIDER_REFERENCE as REFERENCE,
} from '@markwright/domain/people/human-check-limits'

/** How far the piece can be moved in that space. */
export const MAX_OFFSET = REFERENCE.width - PIECE_WIDTH

/** Height at which the piece is said to lie; the puzzle is solved by its offset alone. */
export const PIECE_Y = 5

export type Point = { x: number; y: number }

const within = (value: number, max: number) => Math.min(Math.max(Math.round(value), 0), max)

/** Where the piece is once the button was dragged by `deltaPx` along a track of `trackPx` from where it was. */
export const draggedOffset = (from: number, deltaPx: number, trackPx: number): number =>
  within(from + (deltaPx * MAX_OFFSET) / (trackPx - BUTTON_PX), MAX_OFFSET)

const STEP = 1
const LEAP = 10

/** Where a key takes the piece, or null where it is no such key; with Shift the arrows leap. */
export function keyedOffset(from: number, key: string, isShifted: boolean): number | null {
  const step = isShifted ? LEAP : STEP
  const targets: Record<string, number> = {
    ArrowRight: from + step,
    ArrowUp: from + step,
    ArrowLeft: from - step,
    ArrowDown: from - step,
    PageUp: from + LEAP,
    PageDown: from - LEAP,
    Home: 0,
    End: MAX_OFFSET,
  }
  const target = targets[key]
  return target === undefined ? null : within(target, MAX_OFFSET)
}

/** A place on the drawn image, in the space of answers. */
export const pointAt = (place: { clientX: number; clientY: number }, image: DOMRect): Point => ({
  x: within(((place.clientX - image.left) * REFERENCE.width) / image.width, REFERENCE.width),
  y: within(((place.clientY - image.top) * REFERENCE.height) / image.height, REFERENCE.height),
})

const CURSOR_STEP = 5
const CURSOR_LEAP = 25

/** Where an arrow takes the crosshair, or null where the key is none. */
export function keyedPoint(from: Point, key: string, isShifted: boolean): Point | null {
  const step = isShifted ? CURSOR_LEAP : CURSOR_STEP
  const moves: Record<string, Point> = {
    ArrowRight: { x: step, y: 0 },
    ArrowLeft: { x: -step, y: 0 },
    ArrowDown: { x: 0, y: step },
    ArrowUp: { x: 0, y: -step },
  }
  const move = moves[key]
  if (!move) return null
  return { x: within(from.x + move.x, REFERENCE.width), y: within(from.y + move.y, REFERENCE.height) }
}

export const centre: Point = { x: REFERENCE.width / 2, y: Math.round(REFERENCE.height / 2) }

/** A point as a place in the panel. */
export const placeOf = ({ x, y }: Point) => ({
  left: `${(x * 100) / REFERENCE.width}%`,
  top: `${(y * 100) / REFERENCE.height}%`,
})
