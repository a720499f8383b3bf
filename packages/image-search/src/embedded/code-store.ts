import { CODE_WORDS } from '../codes.ts'
import type { CodeTable } from '../scan-codes.ts'

/** The picture of a region that is no more. */
export const NONE = -1

/** Codes of all pictures in memory that grows with them: no object for each of them. */
export function createCodeStore() {
  let words = new Uint32Array(CODE_WORDS * 1024)
  let pictures = new Int32Array(1024)
  let known = new Uint8Array(1024)
  let count = 0
  let pictureCount = 0

  const forget = (picture: number) => {
    for (let region = 0; region < count; region++) if (pictures[region] === picture) pictures[region] = NONE
    pictureCount--
  }

  return {
    /** Takes up the codes of a picture, in place of those that it had before. */
    put(picture: number, codes: Uint8Array): void {
      const regions = codes.length / (CODE_WORDS * 4)
      while (count + regions > pictures.length) {
        pictures = grown(pictures, new Int32Array(pictures.length * 2))
        words = grown(words, new Uint32Array(words.length * 2))
      }
      while (picture >= known.length) known = grown(known, new Uint8Array(known.length * 2))
      if (known[picture]) forget(picture)
      known[picture] = 1
      new Uint8Array(words.buffer).set(codes, count * CODE_WORDS * 4)
      pictures.fill(picture, count, count + regions)
      count += regions
      pictureCount++
    },
    table: (): CodeTable => ({ count, words, pictures }),
    pictureCount: () => pictureCount,
    memoryBytes: () => words.byteLength + pictures.byteLength + known.byteLength,
  }
}

function grown<Numbers extends { set(from: Numbers): void }>(from: Numbers, to: Numbers): Numbers {
  to.set(from)
  return to
}
