import { Bytes, Numbers, shared } from './grow.ts'

/** Distinct texts in the order of their UTF-8 bytes. */
export type Dictionary = { bytes: Uint8Array; starts: Uint32Array }

export const sizeOf = ({ starts }: Dictionary): number => starts.length - 1

/** @param texts distinct, in the order of `compareTexts` */
export function writeDictionary(texts: readonly string[]): Dictionary {
  const bytes = new Bytes()
  const starts = new Numbers(texts.length + 1)
  for (const text of texts) {
    starts.push(bytes.length)
    bytes.text(text)
  }
  starts.push(bytes.length)
  return { bytes: shared(bytes.values, bytes.length), starts: shared(starts.values, starts.length) }
}

const decoder = new TextDecoder()
export function textAt({ bytes, starts }: Dictionary, index: number): string {
  // A view of shared memory cannot be decoded.
  return decoder.decode(bytes.slice(starts[index], starts[index + 1]))
}

/** The first index whose text is not before these bytes. */
export function lowerBound({ bytes, starts }: Dictionary, key: Uint8Array): number {
  let low = 0
  let high = starts.length - 1
  while (low < high) {
    const middle = (low + high) >>> 1
    if (compareBytes(bytes, starts[middle]!, starts[middle + 1]!, key) < 0) low = middle + 1
    else high = middle
  }
  return low
}

/** The indices from the first to before the second have this beginning. */
export function prefixRange(dictionary: Dictionary, beginning: string): readonly [number, number] {
  const key = Buffer.from(beginning)
  const after = Buffer.from(key)
  let end = after.length
  while (end > 0 && after[end - 1] === 255) end--
  if (end === 0) return [0, sizeOf(dictionary)]
  after[end - 1]!++
  return [lowerBound(dictionary, key), lowerBound(dictionary, after.subarray(0, end))]
}

/** -1 where the text is not there. */
export function indexOf(dictionary: Dictionary, text: string): number {
  const key = Buffer.from(text)
  const index = lowerBound(dictionary, key)
  if (index === sizeOf(dictionary)) return -1
  const { bytes, starts } = dictionary
  return compareBytes(bytes, starts[index]!, starts[index + 1]!, key) === 0 ? index : -1
}

function compareBytes(bytes: Uint8Array, start: number, end: number, key: Uint8Array): number {
  const length = Math.min(end - start, key.length)
  for (let index = 0; index < length; index++) {
    const difference = bytes[start + index]! - key[index]!
    if (difference !== 0) return difference
  }
  return end - start - key.length
}

/** The order of UTF-8 bytes, which is that of code points. */
export function compareTexts(left: string, right: string): number {
  const length = Math.min(left.length, right.length)
  for (let index = 0; index < length; index++) {
    const a = left.charCodeAt(index)
    const b = right.charCodeAt(index)
    if (a === b) continue
    // Halves of pairs stand for code points above all others.
    const isHighA = a >= 0xd8_00 && a < 0xe0_00
    const isHighB = b >= 0xd8_00 && b < 0xe0_00
    return isHighA === isHighB ? a - b : isHighA ? 1 : -1
  }
  return left.length - right.length
}
