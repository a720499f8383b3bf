import { PATCH_SIDE } from './patch.ts'

const CELLS = 6
const CELL_SIDE = PATCH_SIDE / CELLS
const ORIENTATIONS = 8
const LAYOUT = 12
const GRADIENTS_LENGTH = CELLS * CELLS * ORIENTATIONS

/** Numbers of an upright description: orientations of edges by cell, then ink by cell of a finer grid. */
export const UPRIGHT_LENGTH = GRADIENTS_LENGTH + LAYOUT * LAYOUT

/** How much the layout of the ink counts beside its edges. */
const LAYOUT_WEIGHT = 0.7

/** Describes a patch as it stands: a histogram of oriented gradients and a small image, of length 1 together. */
export function describeUpright(patch: Float32Array): Float32Array {
  const described = new Float32Array(UPRIGHT_LENGTH)
  const gradients = described.subarray(0, GRADIENTS_LENGTH)
  writeGradients(patch, gradients)
  normalise(gradients)
  // Without a bound a single long edge would be all that counts.
  for (let i = 0; i < gradients.length; i++) gradients[i] = Math.min(0.2, gradients[i]!)
  normalise(gradients)
  const layout = described.subarray(GRADIENTS_LENGTH)
  writeLayout(patch, layout)
  normalise(layout)
  for (let i = 0; i < layout.length; i++) layout[i]! *= LAYOUT_WEIGHT
  normalise(described)
  return described
}

/** Each gradient counts for the two nearest orientations and the four nearest cells. */
function writeGradients(patch: Float32Array, to: Float32Array): void {
  for (let y = 1; y < PATCH_SIDE - 1; y++)
    for (let x = 1; x < PATCH_SIDE - 1; x++) {
      const i = y * PATCH_SIDE + x
      const acrossX = patch[i + 1]! - patch[i - 1]!
      const acrossY = patch[i + PATCH_SIDE]! - patch[i - PATCH_SIDE]!
      const strength = Math.hypot(acrossX, acrossY)
      if (strength < 0.02) continue
      const turn = ((Math.atan2(acrossY, acrossX) / Math.PI + 1) * ORIENTATIONS) % ORIENTATIONS
      const orientation = Math.floor(turn)
      const next = (orientation + 1) % ORIENTATIONS
      const share = turn - orientation
      const cellX = (x + 0.5) / CELL_SIDE - 0.5
      const cellY = (y + 0.5) / CELL_SIDE - 0.5
      for (let row = Math.floor(cellY); row <= Math.floor(cellY) + 1; row++)
        for (let column = Math.floor(cellX); column <= Math.floor(cellX) + 1; column++) {
          if (row < 0 || column < 0 || row >= CELLS || column >= CELLS) continue
          const weight = strength * (1 - Math.abs(cellX - column)) * (1 - Math.abs(cellY - row))
          const cell = (row * CELLS + column) * ORIENTATIONS
          to[cell + orientation]! += weight * (1 - share)
          to[cell + next]! += weight * share
        }
    }
}

/** Mean ink of each cell, less the mean of all. */
function writeLayout(patch: Float32Array, to: Float32Array): void {
  const side = PATCH_SIDE / LAYOUT
  for (let y = 0; y < PATCH_SIDE; y++)
    for (let x = 0; x < PATCH_SIDE; x++)
      to[Math.floor(y / side) * LAYOUT + Math.floor(x / side)]! += patch[y * PATCH_SIDE + x]!
  const mean = to.reduce((sum, value) => sum + value, 0) / to.length
  for (let i = 0; i < to.length; i++) to[i]! -= mean
}

/** Makes a vector one of length 1; one without any length stays as it is. */
export function normalise(vector: Float32Array): void {
  let squares = 0
  for (const value of vector) squares += value * value
  if (squares === 0) return
  const scale = 1 / Math.sqrt(squares)
  for (let i = 0; i < vector.length; i++) vector[i]! *= scale
}
