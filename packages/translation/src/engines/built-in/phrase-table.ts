import { FIRST_SEED, hashToken, mix, SECOND_SEED } from './hashing.ts'

/** Steps of a stored score: 8 to the unit of natural logarithms. */
export const SCORE_STEPS = 8

/**
 * Phrases by two hashes of their tokens, in the order of the first hash; of the second 16 bits are stored, in two bytes. `offsets` leads into `renderings`: their number,
 * then for each its score (a negative logarithm), the number of its tokens, and their ids in three bytes each.
 */
export type PhraseTableData = {
  firstHashes: Uint32Array
  secondHashes: Uint8Array
  offsets: Uint32Array
  renderings: Uint8Array
  /** Most tokens of a phrase. */
  longest: number
}

export type Rendering = { ids: number[]; score: number }

/** The renderings of phrases. Phrases themselves are not stored, only their hashes of 48 bits. */
export class PhraseTable {
  readonly longest: number

  /** @param idOf ids of the vocabulary for those of the table, where they differ */
  constructor(
    private readonly data: PhraseTableData,
    private readonly idOf: Uint32Array | null = null,
  ) {
    this.longest = data.longest
  }

  /** Renderings of the phrase with these hashes, the best first. */
  find(first: number, second: number): Rendering[] {
    const { firstHashes, secondHashes, offsets, renderings } = this.data
    const isSecond = (row: number) =>
      ((secondHashes[2 * row] as number) | ((secondHashes[2 * row + 1] as number) << 8)) === (second & 0xffff)
    let [low, high] = [0, firstHashes.length]
    while (low < high) {
      const middle = (low + high) >>> 1
      if ((firstHashes[middle] as number) < first) low = middle + 1
      else high = middle
    }
    while (low < firstHashes.length && firstHashes[low] === first && !isSecond(low)) low++
    if (firstHashes[low] !== first || !isSecond(low)) return []
    let at = offsets[low] as number
    const found: Rendering[] = []
    for (let count = renderings[at++] as number; count > 0; count--) {
      const score = -(renderings[at++] as number) / SCORE_STEPS
      const ids: number[] = []
      for (let length = renderings[at++] as number; length > 0; length--, at += 3) {
        const id =
          (renderings[at] as number) | ((renderings[at + 1] as number) << 8) | ((renderings[at + 2] as number) << 16)
        ids.push(this.idOf ? (this.idOf[id] as number) : id)
      }
      found.push({ ids, score })
    }
    return found
  }
}

/** Hashes of a phrase, to which tokens are added one by one. */
export class PhraseHash {
  first = FIRST_SEED
  second = SECOND_SEED

  add(key: string): void {
    this.first = mix(this.first, hashToken(key, FIRST_SEED))
    this.second = mix(this.second, hashToken(key, SECOND_SEED))
  }
}
