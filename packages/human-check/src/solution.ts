import { createHash, timingSafeEqual } from 'node:crypto'

export type Point = { x: number; y: number }

/** What the server stores of a challenge; JSON-safe. Coordinates in the 310 x 155 space. */
export type Solution =
  | { kind: 'blockPuzzle'; x: number; y: number }
  | { kind: 'clickWord'; points: Point[] }
  | { kind: 'math'; answer: string }

/** Pixels by which the piece may lie beside its hole, and a click beside its word. */
const PIECE_TOLERANCE = 5
const WORD_TOLERANCE = 25

/** Whether `pointJson`, the decrypted text of the client, solves the challenge; false for anything malformed. */
export function isSolved(solution: Solution, pointJson: string): boolean {
  const input = parsed(pointJson)
  switch (solution.kind) {
    case 'blockPuzzle':
      return (
        isPoint(input) &&
        Math.abs(Math.trunc(input.x) - solution.x) <= PIECE_TOLERANCE &&
        Math.trunc(input.y) === solution.y
      )
    case 'clickWord':
      return (
        Array.isArray(input) &&
        input.length === solution.points.length &&
        solution.points.every((point, i) => isOnWord(point, input[i]))
      )
    case 'math':
      return isAnswer(input) && sameText(halfWidth(input.answer).trim(), solution.answer)
  }
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const isPoint = (value: unknown): value is Point =>
  isObject(value) && Number.isFinite(value['x']) && Number.isFinite(value['y'])

const isAnswer = (value: unknown): value is { answer: string } => isObject(value) && typeof value['answer'] === 'string'

function isOnWord(word: Point, click: unknown): boolean {
  if (!isPoint(click)) return false
  const [right, down] = [Math.trunc(click.x) - word.x, Math.trunc(click.y) - word.y]
  return Math.abs(right) <= WORD_TOLERANCE && Math.abs(down) <= WORD_TOLERANCE
}

/** Turns the full-width digits of Chinese input methods into ASCII. */
const halfWidth = (text: string): string => text.normalize('NFKC')

/** Compares hashes, so that the time reveals neither where the texts differ nor their length. */
function sameText(a: string, b: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(hash(a), hash(b))
}
