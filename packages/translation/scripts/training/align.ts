import type { Words } from './corpus.ts'

/** Words of a pair that translate each other: index in the source, index in the target. */
export type Links = [number, number][]

const ROUNDS = 5
const NULL_SHARE = 0.08
const DIAGONAL = 4
const SMOOTHING = 0.01

class Vocabulary {
  readonly ids = new Map<string, number>()

  idOf(word: string): number {
    const known = this.ids.get(word)
    if (known !== undefined) return known
    this.ids.set(word, this.ids.size)
    return this.ids.size - 1
  }
}

/**
 * Aligns the words of pairs as fast_align does (Dyer and others 2013: a reparameterisation of IBM Model 2), in both
 * directions, and joins both by grow-diag-final-and.
 */
export function alignPairs(pairs: { source: Words; target: Words }[]): Links[] {
  const sourceWords = new Vocabulary()
  const targetWords = new Vocabulary()
  const encoded = pairs.map(({ source, target }) => ({
    source: Int32Array.from(source, (word) => sourceWords.idOf(word.join(''))),
    target: Int32Array.from(target, (word) => targetWords.idOf(word.join(''))),
  }))
  const { cells, cellCount, sourceOfCell, targetOfCell } = numberCells(encoded, targetWords.ids.size)
  const forward = estimate(encoded, cells, cellCount, sourceOfCell, sourceWords.ids.size, false)
  const backward = estimate(encoded, cells, cellCount, targetOfCell, targetWords.ids.size, true)
  return encoded.map(({ source, target }, index) => {
    const own = cells[index] as Int32Array
    return symmetrize(
      best(own, forward, source.length, target.length, false),
      best(own, backward, source.length, target.length, true),
      source.length,
      target.length,
    )
  })
}

type Encoded = { source: Int32Array; target: Int32Array }

/** Gives each pair of words that occurs a number, and each sentence pair the matrix of these numbers. */
function numberCells(encoded: Encoded[], targetCount: number) {
  const total = encoded.reduce((sum, { source, target }) => sum + source.length * target.length, 0)
  let capacity = 1 << 16
  while (capacity < total * 0.9) capacity *= 2
  const keys = new Float64Array(capacity).fill(-1)
  const ids = new Int32Array(capacity)
  const sourceOfCell: number[] = []
  const targetOfCell: number[] = []
  let cellCount = 0
  const cells = encoded.map(({ source, target }) => {
    const own = new Int32Array(source.length * target.length)
    for (let i = 0; i < source.length; i++)
      for (let j = 0; j < target.length; j++) {
        const key = (source[i] as number) * targetCount + (target[j] as number)
        let slot = Math.imul(key | 0, 0x9e3779b1) ^ Math.imul((key / 4294967296) | 0, 0x85ebca6b)
        slot = ((slot ^ (slot >>> 15)) >>> 0) & (capacity - 1)
        while (keys[slot] !== -1 && keys[slot] !== key) slot = (slot + 1) & (capacity - 1)
        if (keys[slot] === -1) {
          keys[slot] = key
          ids[slot] = cellCount++
          sourceOfCell.push(source[i] as number)
          targetOfCell.push(target[j] as number)
        }
        own[i * target.length + j] = ids[slot] as number
      }
    return own
  })
  return { cells, cellCount, sourceOfCell: Int32Array.from(sourceOfCell), targetOfCell: Int32Array.from(targetOfCell) }
}

/** Probabilities of the words of one side given those of the other: of the target, or reversed of the source. */
function estimate(
  encoded: Encoded[],
  cells: Int32Array[],
  cellCount: number,
  givenOfCell: Int32Array,
  givenCount: number,
  reversed: boolean,
): Float32Array {
  const probability = new Float32Array(cellCount).fill(1)
  const weights = new Float64Array(1024)
  for (let round = 0; round < ROUNDS; round++) {
    const counts = new Float32Array(cellCount)
    encoded.forEach(({ source, target }, index) => {
      const own = cells[index] as Int32Array
      const givens = reversed ? target.length : source.length
      const made = reversed ? source.length : target.length
      if (givens > weights.length) return
      for (let j = 0; j < made; j++) {
        let sum = 0
        let priors = 0
        for (let i = 0; i < givens; i++) priors += Math.exp(-DIAGONAL * Math.abs(i / givens - j / made))
        for (let i = 0; i < givens; i++) {
          const cell = own[reversed ? j * target.length + i : i * target.length + j] as number
          const prior = Math.exp(-DIAGONAL * Math.abs(i / givens - j / made)) / priors
          sum += weights[i] = (1 - NULL_SHARE) * prior * (probability[cell] as number)
        }
        sum += NULL_SHARE * 1e-4
        for (let i = 0; i < givens; i++)
          counts[own[reversed ? j * target.length + i : i * target.length + j] as number]! +=
            (weights[i] as number) / sum
      }
    })
    const totals = new Float64Array(givenCount)
    for (let cell = 0; cell < cellCount; cell++)
      totals[givenOfCell[cell] as number]! += (counts[cell] as number) + SMOOTHING
    for (let cell = 0; cell < cellCount; cell++)
      probability[cell] = Math.exp(
        digamma((counts[cell] as number) + SMOOTHING) - digamma(totals[givenOfCell[cell] as number] as number),
      )
  }
  return probability
}

function digamma(value: number): number {
  let x = value
  let result = 0
  while (x < 7) result -= 1 / x++
  x -= 0.5
  const inverse = 1 / (x * x)
  return result + Math.log(x) + inverse * (1 / 24 - inverse * (7 / 960 - (inverse * 31) / 8064))
}

/** The most probable link of each word of one side, as `source * targetLength + target`. */
function best(
  own: Int32Array,
  probability: Float32Array,
  sourceLength: number,
  targetLength: number,
  reversed: boolean,
): Set<number> {
  const links = new Set<number>()
  const givens = reversed ? targetLength : sourceLength
  const made = reversed ? sourceLength : targetLength
  for (let j = 0; j < made; j++) {
    let [most, at] = [NULL_SHARE * 1e-4, -1]
    let priors = 0
    for (let i = 0; i < givens; i++) priors += Math.exp(-DIAGONAL * Math.abs(i / givens - j / made))
    for (let i = 0; i < givens; i++) {
      const index = reversed ? j * targetLength + i : i * targetLength + j
      const prior = Math.exp(-DIAGONAL * Math.abs(i / givens - j / made)) / priors
      const weight = (1 - NULL_SHARE) * prior * (probability[own[index] as number] as number)
      if (weight > most) [most, at] = [weight, index]
    }
    if (at >= 0) links.add(at)
  }
  return links
}

/** Grow-diag-final-and: the links both agree on, then neighbours of either, then words that have none yet on both sides. */
function symmetrize(forward: Set<number>, backward: Set<number>, sourceLength: number, targetLength: number): Links {
  const links = new Set([...forward].filter((link) => backward.has(link)))
  const sources = new Uint8Array(sourceLength)
  const targets = new Uint8Array(targetLength)
  const add = (link: number) => {
    links.add(link)
    sources[Math.floor(link / targetLength)] = 1
    targets[link % targetLength] = 1
  }
  for (const link of links) add(link)
  const union = new Set([...forward, ...backward])
  let grows = true
  while (grows) {
    grows = false
    for (const link of links) {
      const [i, j] = [Math.floor(link / targetLength), link % targetLength]
      for (let di = -1; di <= 1; di++)
        for (let dj = -1; dj <= 1; dj++) {
          const [ni, nj] = [i + di, j + dj]
          if (ni < 0 || nj < 0 || ni >= sourceLength || nj >= targetLength) continue
          const near = ni * targetLength + nj
          if (links.has(near) || !union.has(near) || (sources[ni] && targets[nj])) continue
          add(near)
          grows = true
        }
    }
  }
  for (const link of union) if (!sources[Math.floor(link / targetLength)] && !targets[link % targetLength]) add(link)
  return [...links].map((link): [number, number] => [Math.floor(link / targetLength), link % targetLength])
}
